import { expect, test } from 'vitest';
import { choose, logChoose, logFactorial } from './choose.ts';
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

test('n! for all that a double can hold', () => {
  let factorial = 1n;
  const errors: number[] = [];
  for (let n = 0; n <= 170; n += 1) {
    if (n > 0) factorial *= BigInt(n);
    errors.push(relativeError(logFactorial(n), Math.log(nearestDouble(factorial, 1n))));
  }
  expect(Math.max(...errors)).toBeLessThan(4e-16);
});

test('published values of ln n!, also in descending order', () => {
  // Abramowitz & Stegun 6.4 (log10 100! = 157.9700036547158) and Stirling's series with its first four terms.
  expect(relativeError(logFactorial(100), 157.9700036547158 * Math.LN10)).toBeLessThan(1e-15);
  for (const n of [1_000_000, 20_000, 10_000, 1000]) {
    const series = 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5) - 1 / (1680 * n ** 7);
    const stirling = (n + 0.5) * Math.log(n) - n + Math.log(2 * Math.PI) / 2 + series;
    expect(relativeError(logFactorial(n), stirling)).toBeLessThan(1e-15);
  }
});

test("logChoose agrees with Pascal's triangle", () => {
  let worst = 0;
  for (let n = 0; n <= 120; n += 1) {
    for (let k = 0; k <= n; k += 1) {
      worst = Math.max(worst, relativeError(Math.exp(logChoose(n, k)), nearestDouble(ways(n, k), 1n)));
    }
  }
  expect(worst).toBeLessThan(5e-13);
});
