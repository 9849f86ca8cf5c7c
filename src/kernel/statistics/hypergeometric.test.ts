import { describe, expect, test } from 'vitest';
import { nearestDouble, relativeError, ways } from '../../testing/exact-oracle.ts';
import { hypergeometricAtMost } from './hypergeometric.ts';

interface Urn {
  readonly draws: number;
  readonly successes: number;
  readonly population: number;
}

/** The relative errors of all P(X <= k) of an urn, against the selections counted in whole numbers. */
function errorsOf(urn: Urn): number[] {
  const { draws, successes, population } = urn;
  const all = ways(population, draws);
  let selections = 0n;
  return Array.from({ length: draws + 1 }, (_, k) => {
    selections += ways(successes, k) * ways(population - successes, draws - k);
    const p = hypergeometricAtMost(k, urn);
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

describe('against whole numbers', () => {
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

test('against every selection there is, up to 10 things', () => {
  const wrong: string[] = [];
  for (let population = 0; population <= 10; population += 1) {
    for (let successes = 0; successes <= population; successes += 1) {
      // counts[draws][k]: selections of so many things among which the first `successes` things are k.
      const counts = Array.from({ length: population + 1 }, () => Array.from({ length: population + 1 }, () => 0));
      for (let selection = 0; selection < 2 ** population; selection += 1) {
        const taken = Array.from({ length: population }, (_, place) => (selection >> place) & 1);
        const draws = taken.reduce((sum, bit) => sum + bit, 0);
        const k = taken.slice(0, successes).reduce((sum, bit) => sum + bit, 0);
        const row = counts[draws] ?? [];
        row[k] = (row[k] ?? 0) + 1;
      }
      for (const [draws, row] of counts.entries()) {
        const all = row.reduce((sum, count) => sum + count, 0);
        let atMost = 0;
        for (let k = 0; k <= draws; k += 1) {
          atMost += row[k] ?? 0;
          const p = hypergeometricAtMost(k, { draws, successes, population });
          if (p !== atMost / all) wrong.push(`${k} of ${draws} from ${population} with ${successes}: ${p}`);
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
  expect(relativeError(hypergeometricAtMost(0, urn), product)).toBeLessThan(1e-9);
  expect(hypergeometricAtMost(5000, { draws: 10_000, successes: 10_000, population: 20_000 })).toBeCloseTo(0.5, 1);
  expect(hypergeometricAtMost(9000, { draws: 10_000, successes: 10_000, population: 20_000 })).toBe(1);
  expect(hypergeometricAtMost(1000, { draws: 10_000, successes: 10_000, population: 20_000 })).toBe(0);
});

test('impossible arguments', () => {
  const urn = { draws: 3, successes: 4, population: 10 };
  for (const k of [-1, 4, 0.5, Number.NaN]) expect(() => hypergeometricAtMost(k, urn)).toThrow(RangeError);
  for (const change of [
    { draws: 11 },
    { successes: 11 },
    { population: 3.5 },
    { draws: -1 },
    { successes: Number.NaN },
  ]) {
    expect(() => hypergeometricAtMost(0, { ...urn, ...change })).toThrow(RangeError);
  }
});
