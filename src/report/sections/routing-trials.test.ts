import { describe, expect, test } from 'vitest';

import type { GateResult } from '../contracts/gate-result.ts';
import { routingGate } from '../gates/routing-gate.ts';
import { gateInput } from '../testing/gate-input-builder.ts';
import { countedEntry, suiteSetting, trialsOf, type Suite } from '../testing/sampling-builder.ts';
import { suiteTrials } from './suite-trials.ts';

const gated = (suite: Suite): GateResult => routingGate(gateInput(suiteSetting(suite)));
const PASSES = 'an interval of 21–100 % where it passed';
const FAILS = '0–79 % where it failed';
const CHANCE = 'no drop can be told from chance';
const COUNTS = 'judged by counts: a regression has p < 0.05 and a drop of 20 points or more';

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
    expect(suiteTrials(gated(suite))).toEqual({ line, table: null, notRun: null });
  });
});

test('a result without cells has none', () => {
  expect(suiteTrials({ ...gated({ a: ['pass', ['pass']] }), cells: [] })).toBeNull();
});

test('several trials that are judged one by one', () => {
  const trials = suiteTrials(gated({ a: ['pass', trialsOf(2, 3)], b: ['pass', trialsOf(3, 3)] }));
  expect(trials?.line).toBe('6 counted in 2 cells, each judged by itself');
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
  expect(trials).toEqual({
    line: `39 counted in 6 cells, ${COUNTS}; 1 of 40 trials (3 %) ended in infrastructure errors`,
    table: {
      head: ['passed', 'cells', 'Wilson 95 %', 'smallest drop that shows 4 times in 5'],
      rows: [
        ['0/1', '1', '0–79 %', 'nothing to compare with'],
        ['3/3', '3', '44–100 %', '72–88 points (2 cells), no drop can be told from chance (1 cell)'],
        ['4/5', '1', '38–96 %', '68 points'],
        ['9/24', '1', '21–57 %', '31 points'],
      ],
    },
    notRun: null,
  });
});

test('runs that were told twice are said', () => {
  const result = gated({ a: [countedEntry(20, 20), trialsOf(3, 3)] });
  const cells = result.cells.map((cell) => ({
    ...cell,
    sampling: cell.sampling === null ? null : { ...cell.sampling, repeated: 2 },
  }));
  expect(suiteTrials({ ...result, cells })?.line).toBe(`3 counted in 1 cell, ${COUNTS}; 2 repeated runs left out`);
});

test('cells that did not run are named, a few of them', () => {
  const [first] = gated({ a: [countedEntry(20, 20), trialsOf(3, 3)] }).cells;
  const notRun = (count: number): string | null | undefined => {
    const result = gated({ a: [countedEntry(20, 20), trialsOf(3, 3)] });
    const left = Array.from({ length: count }, (_, index) => ({
      ...(first as GateResult['cells'][number]),
      case_id: `c${index}`,
      delta: 'not_planned' as const,
      sampling: null,
    }));
    return suiteTrials({ ...result, cells: [...result.cells, ...left] })?.notRun;
  };
  expect(notRun(0)).toBeNull();
  expect(notRun(1)).toBe('1 cell: c0/claude');
  expect(notRun(23)).toMatch(/^23 cells: c0\/claude, .*, c19\/claude and 3 more$/);
});
