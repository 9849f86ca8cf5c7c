import { expect, test } from 'vitest';

import { countContradictions } from './count-contradictions.ts';
import { DELTA_EFFECTS } from './delta-effects.ts';
import type { Delta, GateEffect } from './gate-result.ts';
import { REPORT_BOUNDS } from './report-bounds.ts';

const LIST = REPORT_BOUNDS.list;

/** The pointers, for a list of equal cells. */
function pointersOf(
  cells: readonly [number, Delta, GateEffect],
  counts: Readonly<Record<string, number>>,
  warnings: readonly string[] = [],
): readonly string[] {
  const [length, delta, gate] = cells;
  const items = Array.from({ length }, () => ({ delta, gate }));
  const found = countContradictions({ counts, items, warnings, what: 'cells', effects: DELTA_EFFECTS });
  return found.map(({ pointer }) => pointer);
}

function left(count: number): readonly string[] {
  return [`the report leaves out ${count} cells`];
}

test.each<[string, ...Parameters<typeof pointersOf>]>([
  ['as many as there are', [2, 'held', 'ok'], { held: 2, regression: 0 }],
  ['none of none', [0, 'held', 'ok'], {}],
  ['a full report of which nothing is left out', [LIST, 'held', 'ok'], { held: LIST }],
  ['more of the same, left out', [LIST, 'held', 'ok'], { held: LIST + 3 }, left(3)],
  ['others that are no worse, left out', [LIST, 'held', 'ok'], { held: LIST, improvement: 2 }, left(2)],
  ['such as hold, left out of those that fail', [LIST, 'regression', 'fail'], { regression: LIST, held: 4 }, left(4)],
])('counts that are taken: %s', (_name, cells, counts, warnings) => {
  expect(pointersOf(cells, counts, warnings)).toEqual([]);
});

test.each<[string, string, ...Parameters<typeof pointersOf>]>([
  ['more than there are', '/counts/held', [2, 'held', 'ok'], { held: 3 }],
  ['fewer', '/counts/held', [2, 'held', 'ok'], { held: 1 }],
  ['none', '/counts/held', [2, 'held', 'ok'], {}],
  ['of what is none', '/counts/toString', [2, 'held', 'ok'], { held: 2, toString: 1 }],
  ['more, and nothing left out by its own word', '/counts/held', [LIST, 'held', 'ok'], { held: LIST + 3 }],
  ['more than are left out', '/counts/held', [LIST, 'held', 'ok'], { held: LIST + 3 }, left(2)],
  ['more, though there was room', '/counts/held', [2, 'held', 'ok'], { held: 5 }, left(3)],
  [
    'worse ones that would not have been left out',
    '/counts/regression',
    [LIST, 'held', 'ok'],
    { held: LIST, regression: 3 },
    left(3),
  ],
  ['few of very many that fail', '/counts/regression', [LIST, 'regression', 'fail'], { regression: 3 }],
  ['of what every object has', '/counts/constructor', [LIST, 'held', 'ok'], { held: LIST, constructor: 3 }, left(3)],
])('counts that are refused: %s', (_name, pointer, cells, counts, warnings) => {
  expect(pointersOf(cells, counts, warnings)).toEqual([pointer]);
});
