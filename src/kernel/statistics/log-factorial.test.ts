import { expect, test } from 'vitest';
import { nearestDouble, relativeError, ways } from '../../testing/exact-oracle.ts';
import { logChoose, logFactorial } from './log-factorial.ts';

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

test('impossible arguments', () => {
  for (const n of [-1, 0.5, Number.NaN, Infinity, 1_000_001]) expect(() => logFactorial(n)).toThrow(RangeError);
  expect(() => logChoose(3, 4)).toThrow('k must be a whole number from 0 to 3, not 4');
  expect(() => logChoose(-1, 0)).toThrow(RangeError);
  expect(() => logChoose(Number.NaN, 0)).toThrow(RangeError);
});
