import { describe, expect, test } from 'vitest';

import { changed, CLEAN_EVENTS, CLEAN_WORKFLOW, factsOf, workflowFrom } from '../../testing/diagnose-workflow.ts';
import { diagnose } from '../diagnose.ts';
import type { RepositoryFacts } from './repository.ts';

async function foundIn(texts: readonly string[], changes: Partial<RepositoryFacts>): Promise<readonly string[]> {
  const workflows = await Promise.all(
    texts.map((text, index) => workflowFrom(text, `.github/workflows/w${index}.yml`)),
  );
  const findings = diagnose(factsOf(workflows, { isPartial: false, ...changes }));
  return findings.map(({ rule, level, file, line }) => `${level} ${rule} ${file}:${line}`);
}

test('a repository in which everything is in its place', async () => {
  expect(await foundIn([CLEAN_WORKFLOW], {})).toEqual([]);
});

test.each([
  ['no workflow', [], ['error no-gate .github/workflows:1']],
  [
    'none with a gate',
    ['on: push\njobs: { a: { steps: [{ run: npm test }] } }\n'],
    ['error no-gate .github/workflows:1'],
  ],
  [
    'a gate by night only',
    [changed([`on:\n${CLEAN_EVENTS}`, 'on: { schedule: [{ cron: 0 0 * * * }] }\n'])],
    ['error no-gate .github/workflows/w0.yml:2'],
  ],
])('no-gate: %s', async (_, texts, expected) => {
  expect(await foundIn(texts, {})).toEqual(expected);
  expect(await foundIn(texts, { isPartial: true })).toEqual([]);
});

describe('gate-open-to-pull-request', () => {
  const owners = (text: string): Partial<RepositoryFacts> => ({ codeOwners: { file: '.github/CODEOWNERS', text } });
  const note = 'note gate-open-to-pull-request .github/workflows/w0.yml:3';

  test.each([
    ['everything has owners', owners('* @o/all'), []],
    ['each place has', owners('/.github/ @o\n/baselines/ @o\n/cases/ @o'), []],
    ['no file', { codeOwners: null }, [note]],
    ['the workflows are left out', owners('* @o\n/.github/workflows/'), [note]],
    ['the configuration is left out', owners('* @o\n/.github/portcullis/'), [note]],
    ['the baselines are left out', owners('/.github/ @o\n/cases/ @o'), [note]],
    ['the cases are left out', owners('/.github/ @o\n/baselines/ @o'), [note]],
    ['CODEOWNERS itself is left out', owners('* @o\n/.github/CODEOWNERS'), [note]],
  ])('%s', async (_, changes, expected) => {
    expect(await foundIn([CLEAN_WORKFLOW], changes)).toEqual(expected);
  });

  test('what several gates share is told once', async () => {
    const shared = owners('/.github/ @o');
    const other = CLEAN_WORKFLOW.replace('concurrency:', '# another\nconcurrency:');
    expect(await foundIn([CLEAN_WORKFLOW, other], shared)).toEqual([note]);
  });

  test("a workflow of the base branch is not the pull request's", async () => {
    const text = changed(['  pull_request: {', '  push: {']);
    expect(await foundIn([text], { codeOwners: null })).toEqual([]);
  });
});
