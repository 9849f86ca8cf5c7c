import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import type { UnitResult } from '../../contracts/results.ts';
import { codexEnd, codexRuns, codexSays, codexStart } from '../transcripts/codex-lines.ts';
import { house } from './house.ts';
import { temporaryFolder } from './run-bundle.ts';
import { runInProcess } from './run-in-process.ts';

/** Small transcripts made after real reports, and recordings without a label. */
const FOLDER = join(house(), 'cases/field');
const CASES = {
  positive: { case_id: 'c', prompt: 'do it', expected_skill: 'foo' },
  negative: { case_id: 'c', prompt: 'do it', category: 'negative', disallowed_skills: ['foo'] },
};

async function scored(
  cwd: string,
  provider: string,
  file: string,
  item: object,
  ...more: string[]
): Promise<UnitResult> {
  writeFileSync(join(cwd, 'case.json'), JSON.stringify(item));
  const args = ['--case', 'case.json', '--transcript', resolve(FOLDER, file), '--provider', provider, ...more];
  const { out } = await runInProcess(['score', ...args, '--exit-code', '0', '--json'], { cwd });
  return JSON.parse(out) as UnitResult;
}

test.each([
  ['claude', 'c01-claude-auxiliary-result-then-cut.jsonl', 'incomplete'],
  ['copilot', 'c05-copilot-indented-events.json', 'unrecognised'],
  ['claude', 'c10-claude-session-limit-is-error.jsonl', 'rate_limited'],
  ['claude', 'c10-claude-session-limit-no-error.jsonl', 'rate_limited'],
])('%s %s: %s for every case', async (provider, file, reason) => {
  const cwd = temporaryFolder();
  for (const item of Object.values(CASES)) {
    const { status, infra_reason: told } = await scored(cwd, provider, file, item);
    expect([status, told]).toEqual(['infra_error', reason]);
  }
});

test('c19-codex-home-with-default.jsonl: the home counts where nothing else is known', async () => {
  const cwd = temporaryFolder();
  const score = async (item: object, ...more: string[]): Promise<UnitResult> =>
    scored(cwd, 'codex', 'c19-codex-home-with-default.jsonl', item, ...more);
  const asked = { ...CASES.positive, expected_skill: 'review' };
  expect((await score(asked)).status).toBe('pass');
  expect((await score({ ...CASES.negative, disallowed_skills: ['review'] })).status).toBe('fail');
  mkdirSync(join(cwd, '.agents/skills/review'), { recursive: true });
  writeFileSync(join(cwd, '.agents/skills/review/SKILL.md'), '---\nname: review\ndescription: d\n---\n');
  const { missing, token_hits: hits } = await score(asked, '--skills', '.agents/skills');
  expect(missing).toMatchObject([{ token: 'review', reason: 'wrong_source' }]);
  expect(hits['review']).toMatchObject({ path: '$CODEX_HOME/skills/review/SKILL.md', wrong_source: true });
});

test('the block of the installed file is found whatever form its name has', async () => {
  const cwd = temporaryFolder();
  const block = '---\n"name": foo\ndescription: d\n---\n';
  mkdirSync(join(cwd, '.agents/skills/foo'), { recursive: true });
  writeFileSync(join(cwd, '.agents/skills/foo/SKILL.md'), `${block}body\n`);
  const lines = [...codexStart, ...codexRuns('i', 'rg -N "" .agents/skills', block), codexSays('ok'), codexEnd];
  writeFileSync(join(cwd, 't.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const score = async (...more: string[]): Promise<UnitResult> =>
    scored(cwd, 'codex', join(cwd, 't.jsonl'), CASES.negative, ...more);
  expect((await score('--skills', '.agents/skills')).failure_kind).toBe('disallowed_hit');
  expect((await score()).status).toBe('pass');
});

/**
 * What Codex 0.171.0 writes: `cat SKILL.md` in the folder of alpha-skill, which the stream does not tell; `${CODEX_HOME:-…}` for home-skill; a loop
 * over alpha-skill and beta-skill; then `grep`, Python and `printf`.
 */
test.each(['alpha-skill', 'beta-skill', 'home-skill'])('codex-opened-forms.jsonl: %s was loaded', async (skill) => {
  const asked = { ...CASES.positive, expected_skill: skill };
  expect((await scored(temporaryFolder(), 'codex', 'codex-opened-forms.jsonl', asked)).status).toBe('pass');
});

/** What Claude 2.1.332 writes with `--json-schema`: the last call is the answer, and no message follows it. */
test.each([
  ['claude-structured-output.jsonl', [[], []]],
  ['claude-structured-output-alone.jsonl', [[]]],
  // The first call did not fit the schema.
  ['claude-structured-output-corrected.jsonl', [[], []]],
  // Nobody saw what the command beside it gave.
  ['claude-structured-output-beside.jsonl', [['tool.join_incomplete', 'tool.use_missing']]],
])('%s: a structured output is used', async (file, classes) => {
  const cwd = temporaryFolder();
  const turns = await runInProcess(['typestate', 'from-transcript', '--provider', 'claude', join(FOLDER, file)]);
  writeFileSync(join(cwd, 'turns.jsonl'), turns.out);
  const checked = await runInProcess(['typestate', 'check', '--json', 'turns.jsonl'], { cwd });
  const rows = checked.out.trimEnd().split('\n');
  const told = rows.map((row) => (JSON.parse(row) as { output: { failureClasses: string[] } }).output.failureClasses);
  expect(told).toEqual(classes);
  const { status } = await scored(cwd, 'claude', file, { ...CASES.negative, disallowed_skills: ['beta-skill'] });
  expect(status).toBe('pass');
});

test.each([
  ['c08-claude-ids-restart-each-turn.jsonl', 3],
  ['c09-claude-subagent-reuses-id.jsonl', 4],
  ['b31-parallel-results-after-compaction.jsonl', 2],
])('%s: %i turns are accepted', async (file, count) => {
  const turns = await runInProcess(['typestate', 'from-transcript', '--provider', 'claude', join(FOLDER, file)]);
  const lines = join(temporaryFolder(), 'turns.jsonl');
  writeFileSync(lines, turns.out);
  expect([turns.code, turns.out.trimEnd().split('\n').length]).toEqual([0, count]);
  const checked = await runInProcess(['typestate', 'check', '--json', lines]);
  expect([checked.code, checked.err]).toEqual([0, '']);
});

const OTHER = { claude: 'codex', codex: 'claude' };

test.each([
  ['claude', '/foo do it'],
  ['codex', 'Please use $foo here'],
] as const)(
  'a prompt that invokes a skill on %s is refused there by validate, plan and score alike',
  async (agent, prompt) => {
    const cwd = temporaryFolder();
    const item = { ...CASES.positive, prompt };
    writeFileSync(join(cwd, 'case.json'), JSON.stringify(item));
    writeFileSync(join(cwd, 'cases.json'), JSON.stringify([item]));
    mkdirSync(join(cwd, '.github/portcullis'), { recursive: true });
    const transcript = join(house(), 'cases/transcripts/claude-no-skill.jsonl');
    const score = [
      'score',
      '--case',
      'case.json',
      '--transcript',
      transcript,
      '--exit-code',
      '0',
      '--json',
      '--provider',
    ];
    for (const [provider, code] of [
      [agent, 2],
      [OTHER[agent], 0],
      ['copilot', 0],
    ] as const) {
      writeFileSync(join(cwd, '.github/portcullis/config.yml'), `providers:\n  ${provider}:\n`);
      for (const args of [
        ['validate', '--cases', 'cases.json'],
        ['plan', '--cases', 'cases.json'],
        [...score, provider],
      ]) {
        const ran = await runInProcess(args, { cwd });
        expect([
          provider,
          args[0],
          ran.code,
          `${ran.out}${ran.err}`.includes(`on ${agent} it invokes a skill or command without`),
        ]).toEqual([provider, args[0], code, code === 2]);
      }
    }
  },
);
