import { expect, test } from 'vitest';

import type { Cell, CellSampling, Delta } from '../contracts/gate-result.ts';
import { trialsTable, trialsText } from './trials-text.ts';

const SAMPLING: CellSampling = {
  rule: 'sequential',
  head: { passed: 9, total: 24, low: 0.21241, high: 0.57297 },
  base: { passed: 20, total: 20, low: 0.838875, high: 1 },
  p_value: 0.0000057,
  adjusted_p_value: 0.000028,
  drop: 0.625,
  detectable_drop: 0.264,
  wanted: null,
  infra: 0,
  repeated: 0,
};
const COUNTS = '9/24 passed (Wilson 95 %: 21–57 %), 20/20 at the comparator (84–100 %)';
const SHOWS = '24 trials show drops of 27 points or more';
const P = 'p = 0.0000057, 0.000028 among all tested cells';

test.each<[Delta, Partial<CellSampling>, string | null]>([
  // What the reason says is not said again.
  ['regression', {}, `${COUNTS}; ${SHOWS}`],
  ['soft_regression', {}, `${COUNTS}; ${SHOWS}`],
  ['watch', {}, `${COUNTS}; ${SHOWS}`],
  ['flaky', {}, `${COUNTS}, drop 63 points; ${SHOWS}`],
  ['held', {}, `${COUNTS}, drop 63 points; ${SHOWS}`],
  ['unreliable_baseline', {}, `${COUNTS}, drop 63 points, ${P}; ${SHOWS}`],
  ['insufficient_data', { infra: 2 }, `${COUNTS}, drop 63 points, ${P}; ${SHOWS}`],
  ['unreliable_baseline', { adjusted_p_value: 0.0000057 }, `${COUNTS}, drop 63 points, p = 0.0000057; ${SHOWS}`],
  ['improvement', { drop: -0.4, p_value: null, adjusted_p_value: null }, `${COUNTS}; ${SHOWS}`],
  // A disallowed skill needs no test, and neither does a cell that has to pass so many times.
  ['regression', { p_value: null, adjusted_p_value: null }, `${COUNTS}, drop 63 points; ${SHOWS}`],
  [
    'improvement',
    { rule: 'absolute', drop: -0.4, p_value: null, adjusted_p_value: null },
    `${COUNTS}, rise 40 points; ${SHOWS}`,
  ],
  // What was left out.
  [
    'regression',
    { infra: 1, repeated: 2 },
    `${COUNTS}, 1 infrastructure error not counted, 2 repeated runs left out; ${SHOWS}`,
  ],
  // What can be shown.
  ['regression', { detectable_drop: null }, `${COUNTS}; no drop can be told from chance by 24 trials`],
  [
    'new',
    { rule: 'absolute', base: null, p_value: null, drop: null, detectable_drop: null },
    '9/24 passed (Wilson 95 %: 21–57 %); nothing to compare with',
  ],
  [
    'regression',
    { rule: 'single', base: null, p_value: null, drop: null, detectable_drop: null },
    '9/24 passed (Wilson 95 %: 21–57 %); nothing to compare with',
  ],
  [
    'insufficient_data',
    { head: { passed: 1, total: 1, low: 0.206549, high: 1 }, p_value: null, drop: 0, detectable_drop: 0.9 },
    '1/1 passed (Wilson 95 %: 21–100 %), 20/20 at the comparator (84–100 %), drop 0 points; 1 trial shows drops of 90 points or more',
  ],
  ['regression', { rule: 'single', head: { passed: 0, total: 1, low: 0, high: 0.79 } }, null],
  ['infra', { head: { passed: 0, total: 0, low: 0, high: 1 } }, null],
])('%s with %j', (delta, changes, text) => {
  expect(trialsText({ delta, trials: [], sampling: { ...SAMPLING, ...changes } })).toBe(text);
});

test('a cell without a result has no trials', () => {
  expect(trialsText({ delta: 'missing_result', trials: [], sampling: null })).toBeNull();
});

test('trials without a result are told', () => {
  const trial = { trial: 1, unit_run_id: null, status: null, timed_out: false };
  const text = trialsText({
    delta: 'missing_result',
    trials: [trial, { ...trial, status: 'pass' }],
    sampling: SAMPLING,
  });
  expect(text).toBe(`${COUNTS}, drop 63 points, ${P}, 1 trial without a result; ${SHOWS}`);
});

test('a table has a row for each cell', () => {
  const cell = (changes: Partial<CellSampling>): Cell & { sampling: CellSampling } =>
    ({ case_id: 'alpha', agent: 'codex', sampling: { ...SAMPLING, ...changes } }) as Cell & { sampling: CellSampling };
  const nothing = { base: null, p_value: null, adjusted_p_value: null, drop: null, detectable_drop: null };
  expect(trialsTable([cell({}), cell(nothing)])).toEqual({
    head: ['case', 'client', 'passed', 'comparator', 'drop', 'p', 'p among all', 'smallest drop that shows'],
    rows: [
      ['alpha', 'codex', '9/24 (21–57 %)', '20/20 (84–100 %)', '63 points', '0.0000057', '0.000028', '27 points'],
      ['alpha', 'codex', '9/24 (21–57 %)', '–', '–', '–', '–', 'nothing to compare with'],
    ],
  });
});
