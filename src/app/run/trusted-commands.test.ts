import { expect, test } from 'vitest';

import { isHeadTrusted } from './trusted-commands.ts';

type Report = NonNullable<Parameters<typeof isHeadTrusted>[0]>['report'];

function report(event: string | null, baseline: Report['baseline_outcome'], config: Report['config_outcome']): Report {
  return {
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
    baseline_path: 'baselines/provider-baseline.json',
    baseline_blob: null,
    baseline_outcome: baseline,
    config_outcome: config,
  };
}

test.each<[boolean, string | null, Report['baseline_outcome'], Report['config_outcome']]>([
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
  expect(isHeadTrusted({ report: report(...of) })).toBe(expected);
});

test('where nothing is compared with, somebody runs it for themselves', () => {
  expect(isHeadTrusted(null)).toBe(true);
});
