import { describe, expect, test } from 'vitest';

import type { Cell, CellSampling, Delta, Rollup, RoutingDetail } from '../../contracts/routing-detail.ts';
import { decideRouting } from '../../gates/routing/decide.ts';
import { gateInput } from '../../testing/gate-input-builder.ts';
import { countedEntry, suiteSetting, trialsOf, type Suite } from '../../testing/sampling-builder.ts';
import { cellTrials, rollupTables, suiteTrials, trialsOfCells } from './routing-trials.ts';

const gated = (suite: Suite): RoutingDetail => decideRouting(gateInput(suiteSetting(suite))).detail;
const PASSES = 'an interval of 21–100 % where it passed';
const FAILS = '0–79 % where it failed';
const CHANCE = 'too few trials to detect a drop';
const COUNTS = 'judged by counts: a regression has p < 0.02 and a drop of 20 points or more';

describe('one trial for each cell is one line', () => {
  test.each<[string, Suite, string]>([
    ['all pass', { a: ['pass', ['pass']], b: ['pass', ['pass']] }, `2, one for each cell: ${PASSES}; ${CHANCE}`],
    [
      'some fail',
      { a: ['pass', ['fail']], b: ['pass', ['pass']] },
      `2, one for each cell: ${PASSES}, ${FAILS}; ${CHANCE}`,
    ],
    ['all fail', { a: ['fail', ['fail']] }, `1, one for each cell: an interval of ${FAILS}; ${CHANCE}`],
    [
      'some do not count',
      { a: ['pass', ['pass']], b: ['pass', ['infra_error']], c: ['pass', [null]] },
      `1, one for each of 1 cell: ${PASSES}; ${CHANCE}; 1 of 3 trials (33 %) ended in infrastructure errors`,
    ],
    [
      'none counts',
      { b: ['pass', ['infra_error']] },
      'none was counted; 1 of 1 trial (100 %) ended in infrastructure errors',
    ],
    ['nothing ran', { b: ['pass', [null]] }, 'none was counted'],
  ])('%s', (_name, suite, line) => {
    expect(suiteTrials(gated(suite))).toEqual([{ title: 'Trials', lines: [line] }]);
  });
});

test('a result without cells has none', () => {
  expect(suiteTrials({ ...gated({ a: ['pass', ['pass']] }), cells: [] })).toEqual([]);
});

test('several trials that are judged one by one', () => {
  const [trials] = suiteTrials(gated({ a: ['pass', trialsOf(2, 3)], b: ['pass', trialsOf(3, 3)] }));
  expect(trials?.lines).toEqual(['6 counted in 2 cells, each judged by itself']);
  expect(trials?.table?.rows).toEqual([
    ['3/3', '1', '44–100 %', 'nothing to compare with'],
    ['2/3', '1', '21–94 %', 'nothing to compare with'],
  ]);
});

test('counted trials: every result of counting with its cells, interval and smallest drop', () => {
  const trials = suiteTrials(
    gated({
      a: [countedEntry(20, 20), trialsOf(3, 3)],
      b: [countedEntry(19, 20), trialsOf(3, 3)],
      c: [countedEntry(5, 20), trialsOf(3, 3)],
      d: [countedEntry(20, 20), trialsOf(9, 24)],
      e: ['fail', trialsOf(0, 1)],
      f: [countedEntry(20, 20), [...trialsOf(4, 5), 'infra_error']],
    }),
  );
  expect(trials).toEqual([
    {
      title: 'Trials',
      lines: [`39 counted in 6 cells, ${COUNTS}; 1 of 40 trials (3 %) ended in infrastructure errors`],
      table: {
        head: ['passed', 'cells', 'Wilson 95 %', 'smallest drop that shows 4 times in 5'],
        rows: [
          ['0/1', '1', '0–79 %', 'nothing to compare with'],
          ['3/3', '3', '44–100 %', '88–93 points (2 cells), too few trials to detect a drop (1 cell)'],
          ['4/5', '1', '38–96 %', '68 points'],
          ['9/24', '1', '21–57 %', '36 points'],
        ],
      },
    },
  ]);
});

test('runs that were told twice are said', () => {
  const result = gated({ a: [countedEntry(20, 20), trialsOf(3, 3)] });
  const cells = result.cells.map((cell) => ({
    ...cell,
    sampling: cell.sampling === null ? null : { ...cell.sampling, repeated: 2 },
  }));
  expect(suiteTrials({ ...result, cells })[0]?.lines).toEqual([
    `3 counted in 1 cell, ${COUNTS}; 2 repeated runs left out`,
  ]);
});

test('cells that did not run are named, a few of them', () => {
  const [first] = gated({ a: [countedEntry(20, 20), trialsOf(3, 3)] }).cells;
  const notRun = (count: number): string | undefined => {
    const result = gated({ a: [countedEntry(20, 20), trialsOf(3, 3)] });
    const left = Array.from({ length: count }, (_, index) => ({
      ...(first as Cell),
      case_id: `c${index}`,
      delta: 'not_planned' as const,
      sampling: null,
    }));
    return suiteTrials({ ...result, cells: [...result.cells, ...left] }).find(({ title }) => title === 'Not run')
      ?.lines?.[0];
  };
  expect(notRun(0)).toBeUndefined();
  expect(notRun(1)).toBe('1 cell: c0/claude');
  expect(notRun(23)).toMatch(/^23 cells: c0\/claude, .*, c19\/claude and 3 more$/);
});

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
const PASSED = '9/24 passed (Wilson 95 %: 21–57 %), 20/20 at the merge base (84–100 %)';
const SHOWS = '24 trials show drops of 27 points or more';
const P = 'p = 0.0000057, 0.000028 among all tested cells';

test.each<[Delta, Partial<CellSampling>, string | null]>([
  // What the reason says is not said again.
  ['regression', {}, `${PASSED}; ${SHOWS}`],
  ['soft_regression', {}, `${PASSED}; ${SHOWS}`],
  ['watch', {}, `${PASSED}; ${SHOWS}`],
  ['flaky', {}, `${PASSED}, drop 63 points; ${SHOWS}`],
  ['held', {}, `${PASSED}, drop 63 points; ${SHOWS}`],
  ['unreliable_baseline', {}, `${PASSED}, drop 63 points, ${P}; ${SHOWS}`],
  ['insufficient_data', { infra: 2 }, `${PASSED}, drop 63 points, ${P}; ${SHOWS}`],
  ['unreliable_baseline', { adjusted_p_value: 0.0000057 }, `${PASSED}, drop 63 points, p = 0.0000057; ${SHOWS}`],
  ['improvement', { drop: -0.4, p_value: null, adjusted_p_value: null }, `${PASSED}; ${SHOWS}`],
  // A disallowed skill needs no test, and neither does a cell that has to pass so many times.
  ['regression', { p_value: null, adjusted_p_value: null }, `${PASSED}, drop 63 points; ${SHOWS}`],
  [
    'improvement',
    { rule: 'absolute', drop: -0.4, p_value: null, adjusted_p_value: null },
    `${PASSED}, rise 40 points; ${SHOWS}`,
  ],
  // What was left out.
  [
    'regression',
    { infra: 1, repeated: 2 },
    `${PASSED}, 1 infrastructure error not counted, 2 repeated runs left out; ${SHOWS}`,
  ],
  // What can be shown.
  ['regression', { detectable_drop: null }, `${PASSED}; too few trials to detect a drop`],
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
    '1/1 passed (Wilson 95 %: 21–100 %), 20/20 at the merge base (84–100 %), drop 0 points; 1 trial shows drops of 90 points or more',
  ],
  ['regression', { rule: 'single', head: { passed: 0, total: 1, low: 0, high: 0.79 } }, null],
  ['infra', { head: { passed: 0, total: 0, low: 0, high: 1 } }, null],
])('%s with %j', (delta, changes, text) => {
  expect(cellTrials({ delta, trials: [], sampling: { ...SAMPLING, ...changes } })).toBe(text);
});

test('a cell without a result has no trials', () => {
  expect(cellTrials({ delta: 'missing_result', trials: [], sampling: null })).toBeNull();
});

test('trials without a result are told', () => {
  const trial = { trial: 1, unit_run_id: null, status: null, timed_out: false };
  const text = cellTrials({
    delta: 'missing_result',
    trials: [trial, { ...trial, status: 'pass' }],
    sampling: SAMPLING,
  });
  expect(text).toBe(`${PASSED}, drop 63 points, ${P}, 1 trial without a result; ${SHOWS}`);
});

test('a table has a row for each cell of which the matrix does not say all, the worst first', () => {
  const detail = gated({ alpha: [countedEntry(20, 20), trialsOf(3, 3)], beta: ['pass', ['pass']] });
  const [first, second] = detail.cells as [Cell, Cell];
  const nothing = { base: null, p_value: null, adjusted_p_value: null, drop: null, detectable_drop: null };
  const cells: Cell[] = [
    { ...first, delta: 'flaky', gate: 'warn', sampling: { ...SAMPLING, ...nothing } },
    { ...second, delta: 'held', sampling: { ...SAMPLING, head: { passed: 1, total: 1, low: 0.21, high: 1 } } },
    { ...first, case_id: 'gamma', delta: 'regression', gate: 'fail', sampling: { ...SAMPLING, drop: 0.1 } },
    { ...first, case_id: 'delta', delta: 'regression', gate: 'fail', sampling: SAMPLING },
  ];
  expect(trialsOfCells({ ...detail, cells })).toEqual([
    {
      title: 'Trials of each cell',
      noun: 'cell',
      terminalRows: 0,
      table: {
        head: ['case', 'client', 'passed', 'merge base', 'drop', 'p', 'p among all', 'smallest drop that shows'],
        rows: [
          ['delta', 'claude', '9/24 (21–57 %)', '20/20 (84–100 %)', '63 points', '0.0000057', '0.000028', '27 points'],
          ['gamma', 'claude', '9/24 (21–57 %)', '20/20 (84–100 %)', '10 points', '0.0000057', '0.000028', '27 points'],
          ['alpha', 'claude', '9/24 (21–57 %)', '–', '–', '–', '–', 'nothing to compare with'],
        ],
      },
    },
  ]);
  expect(trialsOfCells(gated({ a: ['pass', ['pass']] }))).toEqual([]);
});

const SUITE = gated({
  alpha: [countedEntry(20, 20), trialsOf(3, 3)],
  beta: [countedEntry(20, 20), trialsOf(9, 24)],
  gamma: ['pass', trialsOf(5, 5)],
  delta: [countedEntry(5, 20), trialsOf(5, 5)],
});

test('providers and skills, the worst drop first, and last what cannot be compared', () => {
  const head = (name: string): string[] => [name, 'cells', 'passed', 'merge base', 'drop'];
  expect(rollupTables(SUITE).map(({ title, table }) => ({ title, ...table }))).toEqual([
    {
      title: 'Roll-ups, which decide nothing',
      head: head('provider'),
      rows: [['claude', '4', '22/37 (43–74 %)', '–', '–']],
    },
    {
      title: null,
      head: head('skill'),
      rows: [
        ['beta-skill', '1', '9/24 (21–57 %)', '20/20 (84–100 %)', '63 points'],
        ['alpha-skill', '1', '3/3 (44–100 %)', '20/20 (84–100 %)', '0 points'],
        ['delta-skill', '1', '5/5 (57–100 %)', '5/20 (11–47 %)', '−75 points'],
        ['gamma-skill', '1', '5/5 (57–100 %)', '–', '–'],
      ],
    },
  ]);
});

test('there are none where each cell has one trial, or none has a skill', () => {
  expect(rollupTables(gated({ alpha: ['pass', ['pass']] }))).toEqual([]);
  expect(rollupTables({ ...SUITE, rollups: { ...SUITE.rollups, skills: [] } })).toHaveLength(1);
});

test('a long name is cut', () => {
  const rollup = { ...(SUITE.rollups.skills[0] as Rollup), name: 'x'.repeat(500) };
  const [, skills] = rollupTables({ ...SUITE, rollups: { ...SUITE.rollups, skills: [rollup] } });
  expect(skills?.table?.rows[0]?.[0]).toBe(`${'x'.repeat(80)}…`);
});
