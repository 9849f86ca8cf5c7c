import { describe, expect, test } from 'vitest';
import { nearestDouble, relativeError, ways } from '../../testing/exact-oracle.ts';
import type { Counts } from './counts.ts';
import { fisherLess } from './fisher.ts';

/** The other side of the test. */
const fisherGreater = (head: Counts, base: Counts): number => fisherLess(base, head);

const counts = (passed: number, total: number) => ({ passed, total });

test('all tables of up to 30 against up to 30 trials, against whole numbers', () => {
  let tables = 0;
  let worst = 0;
  const inexact: string[] = [];
  for (let heads = 0; heads <= 30; heads += 1) {
    for (let bases = 0; bases <= 30; bases += 1) {
      for (let passes = 0; passes <= heads + bases; passes += 1) {
        const all = ways(heads + bases, passes);
        let below = 0n;
        for (let k = Math.max(0, passes - bases); k <= Math.min(heads, passes); k += 1) {
          const mass = ways(heads, k) * ways(bases, passes - k);
          const [head, base] = [counts(k, heads), counts(passes - k, bases)];
          const error = Math.max(
            relativeError(fisherLess(head, base), nearestDouble(below + mass, all)),
            relativeError(fisherGreater(head, base), nearestDouble(all - below, all)),
          );
          if (error > 0 && heads + bases <= 50) inexact.push(`${k}/${heads} against ${passes - k}/${bases}`);
          worst = Math.max(worst, error);
          below += mass;
          tables += 1;
        }
      }
    }
  }
  expect(tables).toBe(496 ** 2);
  expect(inexact).toEqual([]);
  expect(worst).toBeLessThan(1e-14);
});

describe('published values', () => {
  test("Fisher's lady tasting tea: all four cups right is 1/70, three of four or better 17/70", () => {
    expect(fisherGreater(counts(4, 4), counts(0, 4))).toBe(1 / 70);
    expect(fisherLess(counts(0, 4), counts(4, 4))).toBe(1 / 70);
    expect(fisherGreater(counts(3, 4), counts(1, 4))).toBe(17 / 70);
  });

  test("Fisher's twins of criminals: 2 of 17 convicted against 10 of 13", () => {
    // Fisher 1935, "The Logic of Inductive Inference": 1 + 102 + 2992 in 6,653,325.
    expect(fisherLess(counts(2, 17), counts(10, 13))).toBe(3095 / 6_653_325);
  });

  // agent-evals 5.2: a base that passes n of n, a head that passes k of n.
  test.each([
    [2, 3, 0.5],
    [1, 3, 0.2],
    [0, 3, 0.05],
    [1, 4, 0.071],
    [0, 4, 0.014],
    [3, 5, 0.222],
    [2, 5, 0.083],
    [1, 5, 0.024],
    [0, 5, 0.004],
    [2, 6, 0.03],
    [4, 8, 0.0385],
    [6, 10, 0.043],
  ])('%d/%d against as many passes as trials: %d', (k, n, p) => {
    expect(fisherLess(counts(k, n), counts(n, n))).toBeCloseTo(p, p === 0.0385 ? 4 : 3);
  });

  // agent-evals 5.2: a pooled base.
  test.each([
    [2, 3, 20, 0.13],
    [1, 3, 20, 0.012],
    [0, 3, 20, 0.0006],
    [2, 4, 20, 0.022],
    [3, 5, 20, 0.033],
    [0, 1, 20, 0.048],
    [1, 3, 19, 0.034],
    [2, 5, 19, 0.016],
  ])('%d/%d against %d/20: %d', (k, n, base, p) => {
    expect(fisherLess(counts(k, n), counts(base, 20))).toBeCloseTo(p, p === 0.0006 ? 4 : 3);
  });
});

test('what equals a level of significance is not below it', () => {
  expect(fisherLess(counts(0, 3), counts(3, 3))).toBe(0.05);
  expect(fisherLess(counts(0, 1), counts(19, 19))).toBe(0.05);
  expect(fisherLess(counts(0, 1), counts(99, 99))).toBe(0.01);
  // One failure in all, among the 50 of 1000 trials that are head's.
  expect(fisherLess(counts(49, 50), counts(950, 950))).toBe(0.05);
});

test('small p-values keep their precision', () => {
  const pairs = [
    [fisherLess(counts(0, 24), counts(30, 30)), nearestDouble(1n, ways(54, 24))],
    [fisherGreater(counts(30, 30), counts(0, 24)), nearestDouble(1n, ways(54, 24))],
    [fisherLess(counts(0, 300), counts(300, 300)), nearestDouble(1n, ways(600, 300))],
  ] as const;
  for (const [actual, expected] of pairs) expect(relativeError(actual, expected)).toBeLessThan(2e-13);
});

test('no trials on either side prove nothing', () => {
  for (const f of [fisherLess, fisherGreater]) {
    expect(f(counts(0, 0), counts(3, 5))).toBe(1);
    expect(f(counts(3, 5), counts(0, 0))).toBe(1);
    expect(f(counts(0, 0), counts(0, 0))).toBe(1);
  }
});

test('impossible counts', () => {
  for (const f of [fisherLess, fisherGreater]) {
    for (const bad of [counts(4, 3), counts(-1, 3), counts(0.5, 3), counts(0, Number.NaN)]) {
      expect(() => f(bad, counts(1, 1))).toThrow(RangeError);
      expect(() => f(counts(1, 1), bad)).toThrow(RangeError);
    }
    expect(() => f(counts(1, 1_000_001), counts(1, 1))).toThrow('at most 1000000 trials, found 1 of 1000001');
  }
});

interface Urn {
  readonly draws: number;
  readonly successes: number;
  readonly population: number;
}

/** P(X <= k) of an urn, as a table of trials: head's are the draws, and the successes are passes. */
function atMost(k: number, { draws, successes, population }: Urn): number {
  return fisherLess(counts(k, draws), counts(successes - k, population - draws));
}

/** Every k that the urn allows. */
function possibleSuccesses({ draws, successes, population }: Urn): readonly number[] {
  const lowest = Math.max(0, draws + successes - population);
  return Array.from({ length: Math.min(draws, successes) - lowest + 1 }, (_, i) => lowest + i);
}

/** The relative errors of all P(X <= k) of an urn, against the selections counted in whole numbers. */
function errorsOf(urn: Urn): number[] {
  const { draws, successes, population } = urn;
  const all = ways(population, draws);
  let selections = 0n;
  return possibleSuccesses(urn).map((k) => {
    selections += ways(successes, k) * ways(population - successes, draws - k);
    const p = atMost(k, urn);
    return p > 1 ? Infinity : relativeError(p, nearestDouble(selections, all));
  });
}

function worstOf(population: number): number {
  let worst = 0;
  for (let draws = 0; draws <= population; draws += 1) {
    for (let successes = 0; successes <= population; successes += 1) {
      for (const error of errorsOf({ draws, successes, population })) worst = Math.max(worst, error);
    }
  }
  return worst;
}

describe('the tail of an urn against whole numbers', () => {
  test('all urns of up to 30 things: to the last bit', () => {
    for (let population = 0; population <= 30; population += 1) expect(worstOf(population)).toBe(0);
  });

  test('all urns of 50, 57 and 75 things: exact, and then within a few roundings', () => {
    expect(worstOf(50)).toBe(0);
    expect(worstOf(57)).toBeLessThan(1e-14);
    expect(worstOf(75)).toBeLessThan(1e-14);
  });

  test.each([
    { draws: 150, successes: 200, population: 400 },
    { draws: 350, successes: 60, population: 400 },
    { draws: 60, successes: 350, population: 400 },
    { draws: 300, successes: 380, population: 400 },
    // More selections than a double can count.
    { draws: 500, successes: 600, population: 1200 },
    { draws: 900, successes: 500, population: 1200 },
    { draws: 400, successes: 1000, population: 1300 },
    { draws: 900, successes: 1000, population: 1300 },
  ])('every tail of $draws from $population with $successes', (urn) => {
    expect(Math.max(...errorsOf(urn))).toBeLessThan(5e-12);
  });
});

test('an urn against every selection there is, up to 10 things', () => {
  const wrong: string[] = [];
  for (let population = 0; population <= 10; population += 1) {
    for (let successes = 0; successes <= population; successes += 1) {
      // rows[draws][k]: selections of so many things among which the first `successes` things are k.
      const rows = Array.from({ length: population + 1 }, () => Array.from({ length: population + 1 }, () => 0));
      for (let selection = 0; selection < 2 ** population; selection += 1) {
        const taken = Array.from({ length: population }, (_, place) => (selection >> place) & 1);
        const draws = taken.reduce((sum, bit) => sum + bit, 0);
        const k = taken.slice(0, successes).reduce((sum, bit) => sum + bit, 0);
        const row = rows[draws] ?? [];
        row[k] = (row[k] ?? 0) + 1;
      }
      for (const [draws, row] of rows.entries()) {
        const all = row.reduce((sum, count) => sum + count, 0);
        let selections = 0;
        for (const k of possibleSuccesses({ draws, successes, population })) {
          selections += row[k] ?? 0;
          const p = atMost(k, { draws, successes, population });
          if (p !== selections / all) wrong.push(`${k} of ${draws} from ${population} with ${successes}: ${p}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('large populations', () => {
  // Nothing of a margin m among d of N: C(N - m, d) / C(N, d), here as a product of d fractions.
  let product = 1;
  for (let i = 0; i < 300; i += 1) product *= (19_500 - i) / (20_000 - i);
  const urn = { draws: 300, successes: 500, population: 20_000 };
  expect(relativeError(atMost(0, urn), product)).toBeLessThan(1e-9);
  expect(atMost(5000, { draws: 10_000, successes: 10_000, population: 20_000 })).toBeCloseTo(0.5, 1);
  expect(atMost(9000, { draws: 10_000, successes: 10_000, population: 20_000 })).toBe(1);
  expect(atMost(1000, { draws: 10_000, successes: 10_000, population: 20_000 })).toBe(0);
});
