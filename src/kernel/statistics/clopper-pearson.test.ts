import { describe, expect, test } from 'vitest';
import { clopperPearsonInterval } from './clopper-pearson.ts';
import { binaryFraction, ways } from '../../testing/exact-oracle.ts';

/** Whether P(X >= k) of n trials is below a / b, where p is the very double: in whole numbers, without any rounding. */
function isAtLeastBelow(k: number, n: number, p: number, [a, b]: readonly [bigint, bigint]): boolean {
  const { m, e } = binaryFraction(p);
  const fails = 2n ** BigInt(e) - m;
  let tail = 0n;
  for (let i = k; i <= n; i += 1) tail += ways(n, i) * m ** BigInt(i) * fails ** BigInt(n - i);
  return tail * b < a << BigInt(e * n);
}

describe('published values', () => {
  test.each([
    [10, 10, 0.6915, 1],
    [0, 10, 0, 0.3085],
    [1, 10, 0.0025, 0.445],
    [5, 10, 0.1871, 0.8129],
    // Newcombe 1998, table I, the "exact" method.
    [81, 263, 0.2527, 0.3676],
    [15, 148, 0.0578, 0.1617],
    [0, 20, 0, 0.1684],
    [1, 29, 0.0009, 0.1776],
  ])('%d/%d at 95%%: %d to %d', (passed, total, low, high) => {
    const interval = clopperPearsonInterval({ passed, total });
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('closed forms where nothing or everything passed', () => {
    for (let total = 1; total <= 100; total += 1) {
      const { low, high } = clopperPearsonInterval({ passed: total, total });
      expect(low).toBeCloseTo(0.025 ** (1 / total), 13);
      expect(high).toBe(1);
    }
  });
});

test('both ends solve the equations of the tails, for all n up to 30', () => {
  const wrong: string[] = [];
  const nudge = 1e-13;
  for (const [confidence, tail] of [
    [0.95, [1n, 40n]],
    [0.5, [1n, 4n]],
  ] as const) {
    for (let total = 1; total <= 30; total += 1) {
      for (let passed = 0; passed <= total; passed += 1) {
        const { low, high } = clopperPearsonInterval({ passed, total }, confidence);
        const name = `${passed}/${total}: ${low} to ${high}`;
        if (passed === 0 ? low !== 0 : !isAtLeastBelow(passed, total, low * (1 - nudge), tail)) wrong.push(name);
        if (passed > 0 && isAtLeastBelow(passed, total, low * (1 + nudge), tail)) wrong.push(name);
        // As many fails or more, under the rate of fails; 1 - high is exact from one half upwards.
        const fails = total - passed;
        if (passed === total && high !== 1) wrong.push(name);
        if (fails > 0 && isAtLeastBelow(fails, total, 1 - high * (1 - nudge), tail)) wrong.push(name);
        if (fails > 0 && !isAtLeastBelow(fails, total, 1 - high * (1 + nudge), tail)) wrong.push(name);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('10,000 trials', () => {
  const { low, high } = clopperPearsonInterval({ passed: 9, total: 10_000 });
  // Half the chi-square quantiles of Garwood's Poisson limits (4.1154 and 17.0848 for 9), over n, as a check of scale.
  expect(low * 10_000).toBeCloseTo(4.1154, 2);
  expect(high * 10_000).toBeCloseTo(17.0848, 1);
});

test('no trials', () => {
  expect(clopperPearsonInterval({ passed: 0, total: 0 })).toEqual({ low: 0, high: 1 });
});

test('impossible arguments', () => {
  expect(() => clopperPearsonInterval({ passed: 2, total: 1 })).toThrow(RangeError);
  for (const confidence of [0, 1, -0.5, 95, Number.NaN]) {
    expect(() => clopperPearsonInterval({ passed: 1, total: 1 }, confidence)).toThrow(RangeError);
  }
});
