import { expect, test } from 'vitest';
import { choose } from './choose.ts';
import { nearestDouble, relativeError, ways } from '../../testing/exact-oracle.ts';

test("agrees with Pascal's triangle: exactly where it says so, closely elsewhere", () => {
  const inexact: string[] = [];
  let worst = 0;
  for (let n = 0; n <= 300; n += 1) {
    for (let k = 0; k <= n; k += 1) {
      const expected = nearestDouble(ways(n, k), 1n);
      const small = BigInt(n) * ways(n, k) <= BigInt(Number.MAX_SAFE_INTEGER);
      if (small ? choose(n, k) !== expected : n <= 50) inexact.push(`${n} over ${k}`);
      worst = Math.max(worst, relativeError(choose(n, k), expected));
    }
  }
  expect(inexact).toEqual([]);
  expect(worst).toBeLessThan(1e-14);
});

test('large arguments', () => {
  expect(choose(1_000_000, 2)).toBe(499_999_500_000);
  expect(choose(1_000_000, 999_999)).toBe(1_000_000);
  expect(choose(1_000_000, 500_000)).toBe(Infinity);
});

test('impossible arguments', () => {
  for (const [n, k] of [
    [3, 4],
    [3, -1],
    [3, 1.5],
    [-1, 0],
    [Number.NaN, 0],
    [3, Number.NaN],
  ] as const) {
    expect(() => choose(n, k)).toThrow(RangeError);
  }
});
