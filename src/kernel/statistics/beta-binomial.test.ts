import { expect, test } from 'vitest';
import { betaBinomialAtMost, betaBinomialMass } from './beta-binomial.ts';
import { nearestDouble, relativeError, ways } from '../../testing/exact-oracle.ts';

/**
 * With whole alpha and beta the distribution counts paths: C(k+a-1, k) C(n-k+b-1, n-k) / C(n+a+b-1, n) (Pólya's urn).
 */
function worstErrorAt(n: number, alpha: number, beta: number): number {
  const all = ways(n + alpha + beta - 1, n);
  let atMost = 0n;
  let worst = 0;
  for (let k = 0; k <= n; k += 1) {
    const paths = ways(k + alpha - 1, k) * ways(n - k + beta - 1, n - k);
    atMost += paths;
    worst = Math.max(
      worst,
      relativeError(betaBinomialMass(k, n, alpha, beta), nearestDouble(paths, all)),
      relativeError(betaBinomialAtMost(k, n, alpha, beta), nearestDouble(atMost, all)),
    );
  }
  return worst;
}

test('whole alpha and beta up to 10, all n up to 30, against whole numbers', () => {
  let worst = 0;
  for (let n = 0; n <= 30; n += 1) {
    for (let alpha = 1; alpha <= 10; alpha += 1) {
      for (let beta = 1; beta <= 10; beta += 1) worst = Math.max(worst, worstErrorAt(n, alpha, beta));
    }
  }
  expect(worst).toBeLessThan(5e-13);
});

test('pooled bases and many trials', () => {
  for (const [n, alpha, beta] of [
    [8, 21, 1],
    [30, 200, 3],
    [100, 50, 50],
    [300, 2, 400],
  ] as const) {
    expect(worstErrorAt(n, alpha, beta)).toBeLessThan(5e-12);
  }
});

test('a small step of the urn by hand: the mass as a product of chances, for any alpha and beta', () => {
  const wrong: string[] = [];
  for (const alpha of [0.01, 0.5, 1, 2.75, 40.5]) {
    for (const beta of [0.02, 0.5, 1, 3.25, 17.5]) {
      for (let n = 0; n <= 12; n += 1) {
        for (let k = 0; k <= n; k += 1) {
          let chance = Number(ways(n, k));
          for (let i = 0; i < k; i += 1) chance *= (alpha + i) / (alpha + beta + i);
          for (let i = 0; i < n - k; i += 1) chance *= (beta + i) / (alpha + beta + k + i);
          const error = relativeError(betaBinomialMass(k, n, alpha, beta), chance);
          if (error > 5e-13) wrong.push(`${k} of ${n} under Beta(${alpha}, ${beta}): ${error}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('a uniform prior makes all numbers of passes equally likely; Jeffreys’ has two peaks', () => {
  for (let k = 0; k <= 19; k += 1) expect(betaBinomialMass(k, 19, 1, 1)).toBeCloseTo(1 / 20, 14);
  // C(2k, k) C(2(n-k), n-k) / 4^n, the arcsine law.
  const arcsine = nearestDouble(ways(6, 3) * ways(14, 7), 4n ** 10n);
  expect(relativeError(betaBinomialMass(3, 10, 0.5, 0.5), arcsine)).toBeLessThan(1e-13);
  expect(betaBinomialAtMost(4, 9, 0.5, 0.5)).toBeCloseTo(0.5, 14);
  expect(betaBinomialAtMost(9, 9, 0.5, 0.5)).toBe(1);
  expect(betaBinomialMass(0, 0, 0.5, 0.5)).toBe(1);
  expect(betaBinomialMass(1, 2, 1_000_000, 1_000_000)).toBeCloseTo(0.5, 6);
});

test('what is at most k grows with k, to exactly 1', () => {
  const wrong: string[] = [];
  for (const [alpha, beta] of [
    [0.5, 0.5],
    [1, 1],
    [30, 0.01],
    [2.75, 40.5],
  ] as const) {
    for (let n = 0; n <= 60; n += 1) {
      const sums = Array.from({ length: n + 1 }, (_, k) => betaBinomialAtMost(k, n, alpha, beta));
      const isRising = sums.every((sum, k) => sum >= (sums[k - 1] ?? 0) && sum <= 1);
      if (!isRising || sums[n] !== 1) wrong.push(`${n} under Beta(${alpha}, ${beta})`);
    }
  }
  expect(wrong).toEqual([]);
});

test('impossible arguments', () => {
  for (const f of [betaBinomialMass, betaBinomialAtMost]) {
    for (const [k, n, alpha, beta] of [
      [4, 3, 1, 1],
      [-1, 3, 1, 1],
      [0.5, 3, 1, 1],
      [1, Number.NaN, 1, 1],
      [1, 3, 0, 1],
      [1, 3, 1, -1],
      [1, 3, Number.NaN, 1],
      [1, 3, 1, Infinity],
    ] as const) {
      expect(() => f(k, n, alpha, beta)).toThrow(RangeError);
    }
  }
});
