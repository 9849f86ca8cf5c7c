import { expect, test } from 'vitest';

import { seededRandom } from './seeded-random.ts';

function numbers(seed: number, count: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, random);
}

test("is the Mersenne twister: the numbers that Matsumoto and Nishimura's generator gives first for 5489", () => {
  const published = [3499211612, 581869302, 3890346734, 3586334585, 545404204, 4161255391];
  const expected = [0, 2, 4].map((at) => {
    const [upper = 0, lower = 0] = published.slice(at, at + 2);
    return ((upper % 2 ** 26) * 2 ** 27 + (lower % 2 ** 27)) / 2 ** 53;
  });
  expect(numbers(5489, 3)).toEqual(expected);
});

test('the same seed gives the same numbers, its neighbour gives others from the first one on', () => {
  expect(numbers(1, 50)).toEqual(numbers(1, 50));
  const [first = 0, second = 0] = [numbers(1, 1)[0], numbers(2, 1)[0]];
  expect(Math.abs(first - second)).toBeGreaterThan(0.01);
});

test('numbers from 0 up to 1, evenly', () => {
  const drawn = numbers(0, 100_000);
  expect(drawn.every((number) => number >= 0 && number < 1)).toBe(true);
  const tenths = drawn.reduce(
    (counts, number) => {
      const tenth = Math.floor(number * 10);
      return counts.with(tenth, (counts[tenth] ?? 0) + 1);
    },
    Array.from({ length: 10 }, () => 0),
  );
  // Five standard errors of a binomial count of 100,000 at .1.
  for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(475);
});
