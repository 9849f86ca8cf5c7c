import { expect, test } from 'vitest';

import { nearestDouble, relativeError, ways } from '../../testing/exact-oracle.ts';
import { fisherLess } from './fisher.ts';
import { stratifiedLess, type Stratum } from './stratified.ts';

type Pair = readonly [head: readonly [number, number], base: readonly [number, number]];

const strata = (...pairs: readonly Pair[]): readonly Stratum[] =>
  pairs.map(([head, base]) => ({
    head: { passed: head[0], total: head[1] },
    base: { passed: base[0], total: base[1] },
  }));

/** The same in whole numbers: every way to give each stratum's passes to its sides. */
function oracle(all: readonly Stratum[]): number {
  let sums = new Map<number, bigint>([[0, 1n]]);
  for (const { head, base } of all) {
    const next = new Map<number, bigint>();
    for (let k = 0; k <= head.total; k += 1) {
      const mass = ways(head.total, k) * ways(base.total, head.passed + base.passed - k);
      for (const [sum, count] of sums) next.set(sum + k, (next.get(sum + k) ?? 0n) + count * mass);
    }
    sums = next;
  }
  const passed = all.reduce((sum, { head }) => sum + head.passed, 0);
  const total = (limit: number): bigint => [...sums].reduce((sum, [k, count]) => (k <= limit ? sum + count : sum), 0n);
  return nearestDouble(total(passed), total(Infinity));
}

test.each<[string, number, readonly Stratum[]]>([
  ['none', 1, strata()],
  [
    'one without trials of the head',
    1,
    strata([
      [0, 0],
      [3, 3],
    ]),
  ],
  [
    'what equals a level',
    0.05,
    strata([
      [0, 3],
      [3, 3],
    ]),
  ],
  [
    'likewise, in another case than the one that held',
    0.05,
    strata(
      [
        [3, 3],
        [3, 3],
      ],
      [
        [0, 3],
        [3, 3],
      ],
    ),
  ],
  [
    'two that fell',
    0.0025,
    strata(
      [
        [0, 3],
        [3, 3],
      ],
      [
        [0, 3],
        [3, 3],
      ],
    ),
  ],
  [
    'one fell, one rose: nothing in all',
    oracle(
      strata(
        [
          [0, 3],
          [3, 3],
        ],
        [
          [3, 3],
          [0, 3],
        ],
      ),
    ),
    strata(
      [
        [0, 3],
        [3, 3],
      ],
      [
        [3, 3],
        [0, 3],
      ],
    ),
  ],
  [
    'an easy case repeated, the drop of the other stays',
    0.05,
    strata(
      [
        [90, 90],
        [3, 3],
      ],
      [
        [0, 3],
        [3, 3],
      ],
    ),
  ],
  [
    'a hard case repeated is no drop',
    1,
    strata(
      [
        [0, 90],
        [0, 3],
      ],
      [
        [3, 3],
        [3, 3],
      ],
    ),
  ],
])('%s', (_, p, all) => {
  expect(stratifiedLess(all)).toBe(Number(p.toPrecision(10)));
});

test('many small strata, against whole numbers', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const all = Array.from({ length: 1 + (seed % 5) }, (_, place): Stratum => {
      const [heads, bases] = [1 + ((seed + place) % 4), 1 + ((seed * 7 + place) % 6)];
      const [head, base] = [(seed * 3 + place) % (heads + 1), (seed * 5 + place * 2) % (bases + 1)];
      return { head: { passed: head, total: heads }, base: { passed: base, total: bases } };
    });
    expect(relativeError(stratifiedLess(all), oracle(all))).toBeLessThan(1e-9);
  }
});

test('large ones: one is Fisher’s test, and many take no time', () => {
  const [one] = strata([
    [900, 1000],
    [93_000, 100_000],
  ]);
  if (one === undefined) throw new Error('none');
  expect(relativeError(stratifiedLess([one]), fisherLess(one.head, one.base))).toBeLessThan(1e-8);
  const many = Array.from({ length: 300 }, () => one);
  expect(stratifiedLess(many)).toBeLessThan(1e-6);
  expect(() =>
    stratifiedLess(
      strata([
        [4, 3],
        [1, 1],
      ]),
    ),
  ).toThrow(RangeError);
});
