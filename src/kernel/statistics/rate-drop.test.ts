import { expect, test } from 'vitest';
import { rateDrop } from './rate-drop.ts';

test('is the double nearest to the drop', () => {
  expect(rateDrop({ passed: 4, total: 5 }, { passed: 20, total: 20 })).toBe(0.2);
  expect(rateDrop({ passed: 7, total: 10 }, { passed: 8, total: 8 })).toBe(0.3);
  expect(rateDrop({ passed: 3, total: 3 }, { passed: 1, total: 2 })).toBe(-0.5);
  expect(rateDrop({ passed: 2, total: 6 }, { passed: 1, total: 3 })).toBe(0);
});

test('impossible counts, and no trials', () => {
  const some = { passed: 1, total: 1 };
  for (const bad of [
    { passed: 2, total: 1 },
    { passed: 0, total: 0 },
  ]) {
    expect(() => rateDrop(bad, some)).toThrow(RangeError);
    expect(() => rateDrop(some, bad)).toThrow(RangeError);
  }
});
