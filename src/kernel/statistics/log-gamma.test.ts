import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { relativeError } from '../../testing/exact-oracle.ts';
import { logFactorial } from './log-factorial.ts';
import { logGamma } from './log-gamma.ts';

/** Relative, but not finer than 1e-13 where the logarithm passes 0. */
const error = (actual: number, expected: number): number =>
  Math.abs(actual - expected) / Math.max(0.1, Math.abs(expected));

test('whole numbers: Gamma(n) = (n - 1)!', () => {
  const errors = [0, Math.abs(logGamma(1)), Math.abs(logGamma(2))];
  for (let n = 3; n <= 2000; n += 1) errors.push(relativeError(logGamma(n), logFactorial(n - 1)));
  expect(Math.max(...errors)).toBeLessThan(1e-13);
});

test('halves: Gamma(n + 1/2) = (2n)! sqrt(pi) / (4^n n!)', () => {
  let worst = 0;
  for (let n = 0; n <= 500; n += 1) {
    const expected = logFactorial(2 * n) - logFactorial(n) - n * Math.log(4) + Math.log(Math.PI) / 2;
    worst = Math.max(worst, error(logGamma(n + 0.5), expected));
  }
  expect(worst).toBeLessThan(1e-12);
});

test('published values', () => {
  for (const [x, expected] of [
    [0.25, 1.2880225246980774],
    [1 / 3, 0.985420646927767],
    // The minimum.
    [1.4616321449683622, -0.12148629053584961],
    [1e-300, 300 * Math.LN10],
    [Math.E, 0.4494617418200676],
  ] as const) {
    expect(error(logGamma(x), expected)).toBeLessThan(1e-12);
  }
});

test('recurrence, reflection and duplication', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 2000, noNaN: true }), (x) => {
      expect(error(logGamma(x + 1), logGamma(x) + Math.log(x))).toBeLessThan(1e-12);
      const doubled = logGamma(x) + logGamma(x + 0.5) + (2 * x - 1) * Math.LN2 - Math.log(Math.PI) / 2;
      expect(error(logGamma(2 * x), doubled)).toBeLessThan(1e-12);
    }),
    { numRuns: 1000 },
  );
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), (x) => {
      const reflected = Math.log(Math.PI / Math.sin(Math.PI * x));
      expect(error(logGamma(x) + logGamma(1 - x), reflected)).toBeLessThan(1e-12);
    }),
    { numRuns: 1000 },
  );
});

test('impossible arguments', () => {
  for (const x of [0, -0.5, Infinity, Number.NaN]) expect(() => logGamma(x)).toThrow(RangeError);
});
