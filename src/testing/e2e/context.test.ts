import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import type { Context } from '../../contracts/generated/context.ts';
import { actOut, loading } from './fake-client.ts';
import { distFile } from './house.ts';
import { linesOf, runBench } from './run-bench.ts';
import { runFile, temporaryFolder } from './run-bundle.ts';

test('the bundle counts the tokens of a model, and says what does not fit', async () => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'task.txt'), 'Say <|endoftext|>.');
  const budget = { max_tokens: 30, reserved_for_system: 0, reserved_for_output: 0 };
  const compose = async (...sections: readonly object[]) => {
    writeFileSync(join(cwd, 'in.json'), JSON.stringify({ model: 'gpt-5', budget, sections }));
    return runFile(distFile('cli.js'), ['context', 'compose', '--input', 'in.json', '--json'], { cwd });
  };
  const fits = await compose(
    { section: 'task_definition', file: 'task.txt' },
    { section: 'other', text: 'hello world' },
  );
  const context = JSON.parse(fits.out) as Context;
  expect([fits.code, context.tokenizer, context.estimated]).toEqual([0, 'o200k', false]);
  expect(context.text).toBe('Say <|endoftext|>.\n\n## other\n\nhello world');
  const exceeded = await compose({ section: 'task_definition', text: 'hello '.repeat(100) });
  expect([exceeded.code, exceeded.err]).toEqual([
    1,
    'context_budget_exceeded: expected at most 30 tokens for gpt-5, found 101; required are task_definition 101\n',
  ]);
});

const GOVERNED = `providers:
  claude:
governance:
  context:
    models:
      small: { max_tokens: 100, reserved_for_system: 0, reserved_for_output: 0, larger: large }
      large: { max_tokens: 200, reserved_for_system: 0, reserved_for_output: 0 }
`;

test('a case with a context gets it behind its prompt; any other prompt comes byte for byte as it stands', async () => {
  const odd = `${actOut('plain')} <|endoftext|> \u00e9\u202e\ud83d\ude00\r\n\t  ## task_definition\n\n\n`;
  const lore = {
    section: 'project_knowledge',
    text: Array.from({ length: 40 }, (_, at) => `Fact ${at}.`).join('\n\n'),
  };
  const bench = runBench({
    script: (outside) =>
      Object.fromEntries(
        ['plain', 'given', 'large', 'full'].map((id) => [id, [{ report: join(outside, 'reports') }, loading(id)]]),
      ),
    config: GOVERNED,
    cases: {
      plain: { prompt: odd },
      given: { context: [lore] },
      large: { context: [{ section: 'current_phase', text: 'x'.repeat(400) }, lore] },
      full: { context: [{ section: 'current_phase', text: 'x'.repeat(4000) }] },
    },
  });
  const ran = await bench.run(['--provider-model', 'claude:small'], { PORTCULLIS_STATE_DIR: bench.outside });
  const reports = new Map(
    linesOf(join(bench.outside, 'reports')).map((line) => {
      const { name, input, args } = JSON.parse(line) as { name: string; input: string; args: readonly string[] };
      return [name, { input, model: args[args.indexOf('--model') + 1] }];
    }),
  );
  expect(reports.get('plain')).toEqual({ input: odd, model: 'small' });
  const given = reports.get('given')?.input ?? '';
  expect(given).toMatch(/^Please act out given\.\n\n## project_knowledge\n\n\[A summary, summary-[0-9a-f]{16}: /);
  expect(reports.get('large')?.model).toBe('large');
  expect(ran.unit('full')).toMatchObject({ status: 'infra_error', infra_reason: 'invalid', attempts: [] });
  expect(ran.unit('full').error).toContain('context_budget_exceeded: expected at most 200 tokens for large, found');
  // Kept in the batch, told in its activity, and in the store of governance.
  const contexts = readdirSync(join(ran.folder, 'context')).map(
    (name) => JSON.parse(readFileSync(join(ran.folder, 'context', name), 'utf8')) as Context,
  );
  const summaries = contexts.flatMap((context) => context.summaries);
  expect(summaries).toHaveLength(2);
  expect(contexts.map(({ text }) => text)).toContain(given);
  const activity = linesOf(join(ran.folder, 'activity.jsonl'));
  for (const { summary_id: id } of summaries) expect(activity.filter((line) => line.includes(id))).toHaveLength(1);
  expect(readdirSync(bench.outside).filter((name) => name.includes('context_summary'))).toHaveLength(2);
});
