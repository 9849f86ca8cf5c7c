import { join } from 'node:path';

import { expect, test } from 'vitest';

import type { UnitResult } from '../../contracts/results.ts';
import { house } from './house.ts';
import { temporaryFolder } from './run-bundle.ts';
import { runInProcess } from './run-in-process.ts';
import { writeFileSync } from 'node:fs';

/** Small transcripts made after real reports; what they have to give stands in the name of the report. */
const FOLDER = join(house(), 'cases/field');
const CASES = {
  positive: { case_id: 'c', prompt: 'do it', expected_skill: 'foo' },
  negative: { case_id: 'c', prompt: 'do it', category: 'negative', disallowed_skills: ['foo'] },
};

test.each([
  ['claude', 'c01-claude-auxiliary-result-then-cut.jsonl', 'incomplete'],
  ['claude', 'c10-claude-session-limit-is-error.jsonl', 'rate_limited'],
  ['claude', 'c10-claude-session-limit-no-error.jsonl', 'rate_limited'],
])('%s %s: %s for every case', async (provider, file, reason) => {
  const cwd = temporaryFolder();
  for (const item of Object.values(CASES)) {
    writeFileSync(join(cwd, 'case.json'), JSON.stringify(item));
    const args = [
      '--case',
      'case.json',
      '--transcript',
      join(FOLDER, file),
      '--provider',
      provider,
      '--exit-code',
      '0',
    ];
    const { out } = await runInProcess(['score', ...args, '--json'], { cwd });
    const { status, infra_reason: told } = JSON.parse(out) as UnitResult;
    expect([status, told]).toEqual(['infra_error', reason]);
  }
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
