import { expect, test } from 'vitest';
import { checkCounts, rateDrop } from './counts.ts';

test('possible counts', () => {
  for (const [passed, total] of [
    [0, 0],
    [0, 3],
    [3, 3],
    [1_000_000, 1_000_000],
  ] as const) {
    expect(() => checkCounts({ passed, total })).not.toThrow();
  }
});

test.each([
  [4, 3],
  [-1, 3],
  [0.5, 3],
  [Number.NaN, 3],
  [0, -1],
  [0, 1.5],
  [0, Infinity],
  [0, 1_000_001],
])('%d of %d is impossible', (passed, total) => {
  const message = `expected counts of at most 1000000 trials, found ${passed} of ${total}`;
  expect(() => checkCounts({ passed, total })).toThrow(new RangeError(message));
});

test('the drop of a rate is the double nearest to the drop', () => {
  expect(rateDrop({ passed: 4, total: 5 }, { passed: 20, total: 20 })).toBe(0.2);
  expect(rateDrop({ passed: 7, total: 10 }, { passed: 8, total: 8 })).toBe(0.3);
  expect(rateDrop({ passed: 3, total: 3 }, { passed: 1, total: 2 })).toBe(-0.5);
  expect(rateDrop({ passed: 2, total: 6 }, { passed: 1, total: 3 })).toBe(0);
});

test('no drop of impossible counts, nor without trials', () => {
  const some = { passed: 1, total: 1 };
  for (const bad of [
    { passed: 2, total: 1 },
    { passed: 0, total: 0 },
  ]) {
    expect(() => rateDrop(bad, some)).toThrow(RangeError);
    expect(() => rateDrop(some, bad)).toThrow(RangeError);
  }
});
