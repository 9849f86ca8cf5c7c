import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { holmAdjusted } from './holm.ts';

/** Every list of a length over some values. */
function lists(length: number, values: readonly number[]): number[][] {
  if (length === 0) return [[]];
  return lists(length - 1, values).flatMap((list) => values.map((value) => [...list, value]));
}

/**
 * Closed testing (Marcus, Peritz & Gabriel 1976) with Bonferroni's test of each set, of which Holm's is the short cut.
 */
function closedTesting(pValues: readonly number[]): number[] {
  return pValues.map((_, index) => {
    let worst = 0;
    for (let set = 0; set < 2 ** pValues.length; set += 1) {
      const members = pValues.filter((__, other) => Math.floor(set / 2 ** other) % 2 === 1);
      if (Math.floor(set / 2 ** index) % 2 === 0) continue;
      worst = Math.max(worst, Math.min(1, members.length * Math.min(...members)));
    }
    return worst;
  });
}

/** The procedure as Holm gives it: the places of the hypotheses that are rejected at a level. */
function rejected(pValues: readonly number[], level: number): Set<number> {
  const left = new Map(pValues.entries());
  const places = new Set<number>();
  while (left.size > 0) {
    const smallest = Math.min(...left.values());
    if (left.size * smallest > level) break;
    const place = pValues.findIndex((p, index) => p === smallest && left.has(index));
    left.delete(place);
    places.add(place);
  }
  return places;
}

const GRID = [0, 0.01, 0.0125, 0.02, 0.04, 0.3, 0.5, 1];

test('every list of up to 4 values is what closed testing and the procedure say', () => {
  const wrong: string[] = [];
  for (const list of [0, 1, 2, 3, 4].flatMap((length) => lists(length, GRID))) {
    const adjusted = holmAdjusted(list);
    if (adjusted.join(' ') !== closedTesting(list).join(' ')) wrong.push(`${list.join(' ')}: ${adjusted.join(' ')}`);
    for (const level of [0.05, 0.1, 0.9]) {
      const places = rejected(list, level);
      if (!adjusted.every((p, index) => p <= level === places.has(index))) wrong.push(`${list.join(' ')} at ${level}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('longer lists too', () => {
  const list = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 });
  fc.assert(
    fc.property(list, (pValues) => {
      expect(holmAdjusted(pValues)).toEqual(closedTesting(pValues));
    }),
  );
});

test('a worked example, and an empty list', () => {
  // R's p.adjust(c(0.01, 0.04, 0.03, 0.005), 'holm').
  const adjusted = holmAdjusted([0.01, 0.04, 0.03, 0.005]);
  for (const [index, p] of [0.03, 0.06, 0.06, 0.02].entries()) expect(adjusted[index]).toBeCloseTo(p, 15);
  expect(holmAdjusted([])).toEqual([]);
});
