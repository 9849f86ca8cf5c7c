import { expect, test } from 'vitest';
import { nearestDouble, relativeError, ways } from './exact-oracle.ts';

test('ways counts', () => {
  expect([0, 1, 2, 3, 4, 5].map((k) => ways(4, k))).toEqual([1n, 4n, 6n, 4n, 1n, 0n]);
  expect(ways(60, 30)).toBe(118264581564861424n);
  expect(ways(4, -1)).toBe(0n);
});

test('nearestDouble rounds once', () => {
  for (let above = 0; above <= 60; above += 1) {
    for (let below = 1; below <= 60; below += 1) {
      expect(nearestDouble(BigInt(above), BigInt(below))).toBe(above / below);
    }
  }
  expect(nearestDouble(3n ** 400n, 3n ** 401n)).toBe(1 / 3);
  expect(nearestDouble(2n ** 53n + 1n, 1n)).toBe(2 ** 53);
  expect(nearestDouble(2n ** 54n + 3n, 1n)).toBe(2 ** 54 + 4);
  expect(nearestDouble(1n, 2n ** 1000n)).toBe(2 ** -1000);
});

test('relativeError', () => {
  expect([relativeError(0, 0), relativeError(1.5, 1), relativeError(1, 0)]).toEqual([0, 0.5, Infinity]);
});
