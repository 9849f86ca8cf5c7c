import { expect, test } from 'vitest';

import { isHeadTrusted } from './trusted-commands.ts';

type Compared = NonNullable<Parameters<typeof isHeadTrusted>[0]>;
type Commits = Compared['commits'];
type Outcome = Compared['place']['outcome'];

function comparedWith(event: string | null, outcome: Outcome, config: Commits['config_outcome']): Compared {
  const commits: Commits = {
    kind: 'git',
    event,
    source: null,
    base_ref: null,
    base_tip: null,
    merge_base: 'a'.repeat(40),
    head_sha: null,
    tested_sha: null,
    alternatives: [],
    steps: [],
    config_outcome: config,
  };
  return { commits, place: { path: 'baselines/provider-baseline.json', blob: null, outcome } };
}

test.each<[boolean, string | null, Outcome, Commits['config_outcome']]>([
  [true, 'pull_request', 'first_adoption', 'default'],
  [true, 'workflow_dispatch', 'found', 'found'],
  [false, 'pull_request', 'found', 'found'],
  // A baseline at the default place, and no configuration: a gate is there already.
  [false, 'pull_request', 'found', 'default'],
  [false, 'merge_group', 'found', 'found'],
  [false, 'push', 'found', 'found'],
  [false, 'schedule', 'found', 'found'],
  [false, null, 'found', 'found'],
])('trusted: %s (event %s, baseline %s, configuration %s)', (expected, ...of) => {
  expect(isHeadTrusted(comparedWith(...of))).toBe(expected);
});

test('a file that is compared with is the working tree’s own', () => {
  const compared = comparedWith(null, 'found', 'found');
  expect(isHeadTrusted({ ...compared, commits: { ...compared.commits, kind: 'file' } })).toBe(true);
});

test('where nothing is compared with, somebody runs it for themselves', () => {
  expect(isHeadTrusted(null)).toBe(true);
});
