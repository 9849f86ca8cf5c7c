import { expect, test } from 'vitest';
import { lastWhere } from './last-where.ts';

test('finds the last double, to the last bit', () => {
  const root = lastWhere((x) => x * x <= 2, { low: 0, high: 2 });
  expect(root * root).toBeLessThanOrEqual(2);
  expect((root + Number.EPSILON) ** 2).toBeGreaterThan(2);
  expect(lastWhere((x) => x <= 1e-7, { low: 0, high: 1 })).toBe(1e-7);
});

test('finds the last whole number', () => {
  for (let high = 0; high <= 20; high += 1) {
    for (let last = 0; last <= high; last += 1) {
      expect(lastWhere((x) => x <= last, { low: 0, high, middle: Math.floor })).toBe(last);
    }
  }
});

test('asks at the ends', () => {
  expect(lastWhere(() => true, { low: 0, high: 1 })).toBe(1);
  expect(lastWhere((x) => x <= 0, { low: 0, high: 1 })).toBe(0);
});
