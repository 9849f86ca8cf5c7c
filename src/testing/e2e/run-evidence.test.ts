import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { IDLE, loading, transcript, type Act, type Script } from './fake-client.ts';
import { runBench, type BenchRun } from './run-bench.ts';

/** A line of Claude's own log, in the unit's home. */
function logged(skill: string): Act {
  const call = { type: 'tool_use', id: 't', name: 'Skill', input: { skill } };
  const line = { type: 'assistant', message: { role: 'assistant', content: [call] } };
  return { note: JSON.stringify(line), file: '.claude/projects/p/session.jsonl' };
}

describe('log fallback', () => {
  const script = (): Script => ({
    strict: [logged('strict-skill'), IDLE],
    lenient: [logged('lenient-skill'), IDLE],
    shown: [logged('shown-skill'), loading('shown')],
  });
  const cases = { lenient: { expected_skill_min_tier: 2 } };
  const run = (...flags: string[]): Promise<BenchRun> => runBench({ script, cases }).run(flags);
  const statuses = (ran: BenchRun): readonly string[] =>
    ['strict', 'lenient', 'shown'].map((id) => ran.unit(id).status);

  test('one unit at a time: it counts, at tier 2 at most', async () => {
    const ran = await run('--max-parallel', '1');
    expect(statuses(ran)).toEqual(['fail', 'pass', 'pass']);
    const missing = { token: 'strict-skill', reason: 'wrong_source', best_tier: 2, required_tier: 1 };
    expect(ran.unit('strict').missing).toEqual([missing]);
    expect(ran.unit('lenient').token_hits['lenient-skill']).toMatchObject({ tier: 2, source_kind: 'log_fallback' });
    // What the client's output shows goes first.
    expect(ran.unit('shown').token_hits['shown-skill']).toMatchObject({ tier: 1, source_kind: 'cli_output' });
    expect(ran.unit('shown').log_fallback).toMatchObject({
      counts: true,
      files: 1,
      hits: { 'shown-skill': { tier: 2 } },
    });
  });

  test('several at a time: not looked at, with --enable-log-scan for diagnostics only', async () => {
    const ran = await run();
    expect(statuses(ran)).toEqual(['fail', 'fail', 'pass']);
    expect(ran.unit('lenient').log_fallback).toBeNull();
    const looked = await run('--enable-log-scan');
    expect(statuses(looked)).toEqual(['fail', 'fail', 'pass']);
    expect(looked.unit('lenient').token_hits).not.toHaveProperty('lenient-skill');
    // Each unit's own log and no other one's.
    expect(looked.unit('lenient').log_fallback).toMatchObject({ counts: false, files: 1 });
    expect(Object.keys(looked.unit('lenient').log_fallback?.hits ?? {})).toEqual(['lenient-skill']);
  });

  test('the flags decide it otherwise', async () => {
    const allowed = await run('--enable-log-scan', '--allow-log-fallback-pass');
    expect(statuses(allowed)).toEqual(['fail', 'pass', 'pass']);
    const disabled = await run('--max-parallel', '1', '--disable-log-scan');
    expect([statuses(disabled), disabled.unit('lenient').log_fallback]).toEqual([['fail', 'fail', 'pass'], null]);
    const both = await run('--enable-log-scan', '--disable-log-scan');
    expect(both.code).toBe(2);
  });
});

describe('contamination', () => {
  const seen = (path: string): Act => ({
    print: transcript('claude', {
      steps: [{ run: 'pwd', output: path }, { load: 'foreign-skill' }, { load: 'own-skill' }, { say: 'Done.' }],
    }),
  });

  test("another unit's folder in a transcript", async () => {
    const bench = runBench({
      script: () => ({ foreign: [seen(`/tmp/pc-1/pcu-${'0a'.repeat(16)}/w`)], own: [seen('/tmp/pc-1/{mark}/w')] }),
    });
    const ran = await bench.run([]);
    expect(ran.unit('own').status).toBe('pass');
    expect(ran.unit('foreign')).toMatchObject({ status: 'infra_error', infra_reason: 'contaminated' });
    expect(ran.unit('foreign').error).toContain(`pcu-${'0a'.repeat(16)}`);
  });

  test('two units of one session, which one at a time is enough for', async () => {
    const session = '5a5a5a5a-1111-4222-8333-444444444444';
    const same = (id: string): Act => {
      const act = loading(id);
      return { print: 'print' in act ? act.print.replaceAll('{unit}', session) : '' };
    };
    const bench = runBench({
      script: () => ({ first: [same('first')], second: [same('second')], third: [loading('third')] }),
    });
    const ran = await bench.run(['--max-parallel', '1']);
    for (const id of ['first', 'second']) {
      expect(ran.unit(id)).toMatchObject({ status: 'infra_error', infra_reason: 'contaminated' });
      expect(ran.unit(id).termination?.reason).toBe('policy_violation');
    }
    expect(ran.unit('third').status).toBe('pass');
    expect(ran.results?.summary).toEqual({ total: 3, pass: 1, fail: 0, infra_error: 2 });
  });
});

describe('the model', () => {
  const script = (): Script => ({ one: [loading('one')] });

  test.each([
    [['--provider-model', 'claude:sonnet'], undefined, 'pass'],
    [['--provider-model', 'claude:claude-sonnet-4-5-20250929'], undefined, 'pass'],
    [['--provider-model', 'claude:claude-opus-4-1'], undefined, 'infra_error'],
    [[], 'providers:\n  claude:\n    model: opus\n', 'infra_error'],
    [['--provider-model', 'claude:sonnet'], 'providers:\n  claude:\n    model: opus\n', 'pass'],
  ] as const)('%j, configured %j: %s', async (flags, config, status) => {
    const bench = runBench({ script, ...(config === undefined ? {} : { config }) });
    const ran = await bench.run(flags);
    expect(ran.unit('one')).toMatchObject({
      status,
      client: { name: 'claude', version: '2.1.332', model: 'claude-sonnet-4-5' },
    });
    if (status === 'infra_error') {
      expect(ran.unit('one').infra_reason).toBe('invalid');
      expect(ran.unit('one').error).toMatch(/^the model \S*opus\S* was asked for, and claude-sonnet-4-5 answered$/);
    }
  });
});

describe('a provider of the configuration', () => {
  const config = `providers:
  claude:
  fourth:
    command: [fourth, --model, "{model}"]
    reader: claude
    model: sonnet
    skills_folder: .fourth/skills
  fifth:
    command: [fifth, "{prompt}"]
    version: []
`;

  test("with a known client's reader, and with the text rules", async () => {
    const bench = runBench({
      script: () => ({ one: [loading('one')], two: [loading('two')] }),
      cases: { two: { expected_skill: undefined, disallowed_skills: ['two-skill'] } },
      config,
      others: () => ({
        fourth: { one: [loading('one')], two: [IDLE] },
        fifth: {
          one: [{ print: '● skill(one-skill)\n\nDone.\n' }],
          two: [{ print: '● skill(two-skill)\n\nDone.\n' }],
        },
      }),
    });
    const ran = await bench.run([]);
    const told = ['claude', 'fourth', 'fifth'].map((agent) => ['one', 'two'].map((id) => ran.unit(id, agent).status));
    expect(told).toEqual([
      ['pass', 'fail'],
      ['pass', 'pass'],
      ['pass', 'fail'],
    ]);
    expect(ran.unit('one', 'fifth').transcript?.path).toMatch(/transcripts\/fifth\/one\.txt$/);
    expect(ran.unit('one', 'fourth').client).toMatchObject({ name: 'fourth', model: 'claude-sonnet-4-5' });

    const args = ['replay', '--transcripts', join(ran.folder, 'transcripts'), '--json'];
    const again = JSON.parse((await bench.pr.run(args)).out) as NonNullable<BenchRun['results']>;
    const verdicts = (results: BenchRun['results']): unknown =>
      results?.results.map((unit) => [unit.case_id, unit.agent, unit.status, unit.missing]);
    expect(verdicts(again)).toEqual(verdicts(ran.results));
  });
});
