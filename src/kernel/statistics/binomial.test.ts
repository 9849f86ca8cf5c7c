import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { binomialAtLeast, binomialAtMost, binomialMass } from './binomial.ts';
import { nearestDouble, relativeError, ways } from '../../testing/exact-oracle.ts';

/** The masses for p = a / b as whole numbers over b^n. */
function exactMasses(n: number, a: bigint, b: bigint): bigint[] {
  return Array.from({ length: n + 1 }, (_, k) => ways(n, k) * a ** BigInt(k) * (b - a) ** BigInt(n - k));
}

function worstErrorAt(n: number, a: bigint, b: bigint): number {
  const p = nearestDouble(a, b);
  const whole = b ** BigInt(n);
  let below = 0n;
  let worst = 0;
  for (const [k, mass] of exactMasses(n, a, b).entries()) {
    worst = Math.max(
      worst,
      relativeError(binomialMass(k, n, p), nearestDouble(mass, whole)),
      relativeError(binomialAtLeast(k, n, p), nearestDouble(whole - below, whole)),
      relativeError(binomialAtMost(k, n, p), nearestDouble(below + mass, whole)),
    );
    below += mass;
  }
  return worst;
}

describe('against whole numbers', () => {
  test('all n up to 30, all k, all p in steps of 1/20, 0 and 1 among them', () => {
    const errors: number[] = [];
    for (let n = 0; n <= 30; n += 1) for (let a = 0n; a <= 20n; a += 1n) errors.push(worstErrorAt(n, a, 20n));
    expect(errors).toHaveLength(31 * 21);
    expect(Math.max(...errors)).toBeLessThan(2e-13);
  });

  test('rare and nearly certain passes', () => {
    expect(worstErrorAt(12, 1n, 2n ** 60n)).toBeLessThan(2e-13);
    expect(worstErrorAt(12, 2n ** 50n - 1n, 2n ** 50n)).toBeLessThan(2e-13);
    expect(relativeError(binomialAtLeast(1, 10, 1e-20), 1e-19)).toBeLessThan(2e-13);
    // The complement of a small p is rounded; its logarithm must not be of the rounded one.
    expect(relativeError(binomialMass(0, 1_000_000, 1e-10), 1 - 1e-4 + 5e-9 - 1.666e-13)).toBeLessThan(1e-14);
  });

  test('300 trials', () => {
    expect(worstErrorAt(300, 1n, 2n)).toBeLessThan(2e-12);
    expect(worstErrorAt(300, 19n, 20n)).toBeLessThan(2e-12);
  });

  test('10,000 trials: a tail of few terms, and the middle', () => {
    const n = 10_000;
    let tail = 0n;
    let count = 1n;
    for (let k = 0; k <= 40; k += 1) {
      tail += count * 99n ** BigInt(n - k);
      count = (count * BigInt(n - k)) / BigInt(k + 1);
    }
    const expected = nearestDouble(tail, 100n ** BigInt(n));
    expect(expected).toBeLessThan(1e-11);
    expect(relativeError(binomialAtMost(40, n, 0.01), expected)).toBeLessThan(1e-10);
    expect(relativeError(binomialAtLeast(n - 40, n, 0.99), expected)).toBeLessThan(1e-10);
    // By symmetry the middle mass is what both halves share.
    expect(binomialAtMost(5000, n, 0.5)).toBeCloseTo(0.5 + binomialMass(5000, n, 0.5) / 2, 11);
    expect(binomialAtMost(n, n, 0.3)).toBe(1);
  });
});

test('published values', () => {
  // 9 or more heads in 10 throws of a coin.
  expect(binomialAtLeast(9, 10, 0.5)).toBeCloseTo(11 / 1024, 14);
  // agent-evals 5.2: how often a suite of cells that each pass with .95 has a failed one.
  for (const [n, red] of [
    [10, 0.401],
    [30, 0.785],
    [90, 0.99],
  ] as const) {
    expect(1 - binomialAtLeast(n, n, 0.95)).toBeCloseTo(red, 3);
  }
});

test('certain and impossible passes, and no trials', () => {
  expect([0, 1, 3].map((k) => binomialMass(k, 3, 0))).toEqual([1, 0, 0]);
  expect([0, 1, 3].map((k) => binomialMass(k, 3, 1))).toEqual([0, 0, 1]);
  expect([0, 1, 3].map((k) => binomialAtMost(k, 3, 0))).toEqual([1, 1, 1]);
  expect([0, 2, 3].map((k) => binomialAtMost(k, 3, 1))).toEqual([0, 0, 1]);
  expect([0, 1, 3].map((k) => binomialAtLeast(k, 3, 0))).toEqual([1, 0, 0]);
  expect([0, 1, 3].map((k) => binomialAtLeast(k, 3, 1))).toEqual([1, 1, 1]);
  for (const f of [binomialMass, binomialAtMost, binomialAtLeast]) expect(f(0, 0, 0.3)).toBe(1);
});

test('the tails add up, mirror each other and fall as p grows', () => {
  const request = fc
    .tuple(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .chain(([n, p]) => fc.tuple(fc.integer({ min: 0, max: n - 1 }), fc.constant(n), fc.constant(p)));
  fc.assert(
    fc.property(request, fc.double({ min: 0, max: 1, noNaN: true }), ([k, n, p], other) => {
      const atMost = binomialAtMost(k, n, p);
      expect(atMost).toBeGreaterThanOrEqual(0);
      expect(atMost).toBeLessThanOrEqual(1 + 1e-10);
      expect(atMost + binomialAtLeast(k + 1, n, p)).toBeCloseTo(1, 10);
      expect(binomialAtLeast(n - k, n, 1 - p)).toBeCloseTo(atMost, 9);
      const [low, high] = p < other ? [p, other] : [other, p];
      expect(binomialAtMost(k, n, low)).toBeGreaterThanOrEqual(binomialAtMost(k, n, high) - 1e-10);
    }),
    { numRuns: 300 },
  );
});
