import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { batchedLess, batchLaw } from './batched.ts';
import { binomialMass } from './binomial.ts';
import { fisherLess } from './fisher.ts';

const pair = fc.integer({ min: 1, max: 12 }).chain((total) => fc.nat(total).map((passed) => ({ passed, total })));
const batches = fc.array(pair, { minLength: 1, maxLength: 5 });
const sum = (some: readonly { passed: number; total: number }[], key: 'passed' | 'total'): number =>
  some.reduce((all, one) => all + one[key], 0);

test('the law of a batch is binomial without a correlation, and Pólya’s with one', () => {
  for (const [k, mass] of batchLaw(12, 0.8, 0).entries()) expect(mass).toBeCloseTo(binomialMass(k, 12, 0.8), 12);
  // By hand: of two trials at .5 with a correlation of .2 the second is like the first in .5 + .2 × .5.
  expect(batchLaw(2, 0.5, 0.2).map((mass) => mass.toFixed(9))).toEqual(['0.300000000', '0.400000000', '0.300000000']);
  expect(batchLaw(4, 0.5, 1)).toEqual(batchLaw(4, 0.5, 0.2));
  expect(batchLaw(3, 1, 0.2)).toEqual([0, 0, 0, 1]);
  expect(batchLaw(3, 0, 0.2)).toEqual([1, 0, 0, 0]);
  expect(batchLaw(5000, 0.95, 0.05).reduce((all, mass) => all + mass, 0)).toBeCloseTo(1, 12);
});

test('without a correlation it is Fisher’s test, to the last bit, and near none it is near that', () => {
  fc.assert(
    fc.property(pair, batches, (head, before) => {
      const base = { passed: sum(before, 'passed'), total: sum(before, 'total') };
      const sizes = before.map(({ total }) => total);
      const fisher = fisherLess(head, base);
      expect(batchedLess(head, { ...base, batches: sizes, correlation: 0 })).toBe(fisher);
      expect(batchedLess(head, { ...base, batches: sizes, correlation: 1e-9 })).toBeCloseTo(fisher, 6);
    }),
  );
});

test('it is the share of the weight of no more passes, but never below Fisher’s, by listing what every batch could have shown', () => {
  fc.assert(
    fc.property(
      pair,
      fc.array(pair, { minLength: 1, maxLength: 3 }),
      fc.double({ min: 0.01, max: 0.5, noNaN: true }),
      (head, before, correlation) => {
        const base = { passed: sum(before, 'passed'), total: sum(before, 'total') };
        const passed = head.passed + base.passed;
        const rate = passed / (head.total + base.total);
        fc.pre(rate < 1);
        const weights = [head, ...before].reduce<[first: number, all: number, weight: number][]>(
          (found, { total }, index) =>
            found.flatMap(([first, all, weight]) =>
              batchLaw(total, rate, correlation).map((mass, k): [number, number, number] => [
                index === 0 ? k : first,
                all + k,
                weight * mass,
              ]),
            ),
          [[0, 0, 1]],
        );
        const fitting = weights.filter(([, all]) => all === passed);
        const weight = (some: typeof weights): number => some.reduce((all, one) => all + one[2], 0);
        const share = weight(fitting.filter(([first]) => first <= head.passed)) / weight(fitting);
        const expected = Math.max(share, fisherLess(head, base));
        const sizes = before.map(({ total }) => total);
        expect(batchedLess(head, { ...base, batches: sizes, correlation })).toBeCloseTo(expected, 9);
      },
    ),
    { numRuns: 50 },
  );
});

test('the more alike the trials of a batch are, the less a drop says', () => {
  const base = { passed: 30, total: 30, batches: Array<number>(10).fill(3) };
  const values = [0, 0.02, 0.05, 0.1, 0.3, 1].map((correlation) =>
    batchedLess({ passed: 10, total: 16 }, { ...base, correlation }),
  );
  expect(values).toEqual(values.toSorted((left, right) => left - right));
  expect(values[0]).toBeLessThan(0.001);
  expect(values.at(-1)).toBeGreaterThan(0.01);
});

test('nothing to compare is no drop, and impossible counts are refused', () => {
  const base = { passed: 3, total: 3, batches: [3], correlation: 0.1 };
  expect(batchedLess({ passed: 0, total: 0 }, base)).toBe(1);
  expect(batchedLess({ passed: 3, total: 3 }, base)).toBe(1);
  expect(() => batchedLess({ passed: 4, total: 3 }, base)).toThrow(RangeError);
});
