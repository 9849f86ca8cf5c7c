import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { DEFAULT_SAMPLING } from '../../contracts/sampling-policy.ts';
import { compared, counted, stratum } from '../../testing/sampling-builder.ts';
import { isUnreliable, judgeSuite, type SampleOutcome } from './judge-suite.ts';
import type { SampledCell } from './sample.ts';

type Pair = readonly [passed: number, total: number];
const HELD = compared([20, 20], [3, 3]);
/** Few trials show what the outcomes are. */
const POLICY = { ...DEFAULT_SAMPLING, stages: [3, 5, 10, 24], alpha: 0.05 };

const outcomes = (cells: readonly SampledCell[], suite = cells.length): SampleOutcome[] =>
  judgeSuite(cells, POLICY, suite).map(({ outcome }) => outcome);
const alone = (base: Pair, head: Pair): SampleOutcome | undefined => outcomes([compared(base, head)])[0];

describe('one cell', () => {
  test.each<[Pair, Pair, SampleOutcome]>([
    // Clean.
    [[20, 20], [3, 3], 'held'],
    [[20, 20], [24, 24], 'held'],
    [[0, 20], [3, 3], 'improvement'],
    [[14, 20], [3, 3], 'held'],
    [[14, 20], [24, 24], 'improvement'],
    // A rise that is sure and too small: 17 points.
    [[125, 150], [24, 24], 'held'],
    // Significant, and at least 20 points: 19/24 is 21 points below 20/20, and 20/24 is 17.
    [[20, 20], [19, 24], 'regression'],
    [[20, 20], [20, 24], 'soft_regression'],
    [[20, 20], [21, 24], 'held'],
    [[20, 20], [0, 3], 'regression'],
    [[10, 10], [0, 10], 'regression'],
    // Significant, but 19 points: chance does not explain it, and it is not large enough.
    [[100, 100], [21, 26], 'soft_regression'],
    // A drop of exactly 20 points counts as one: 8/10 of 200/200.
    [[200, 200], [20, 25], 'regression'],
    // p = .146 and 15.4 points: too little for a warning of its own.
    [[23, 26], [19, 26], 'flaky'],
    // p = .079 and 20 points, p = .078 and 17 points.
    [[19, 20], [18, 24], 'soft_regression'],
    [[20, 20], [20, 24], 'soft_regression'],
    // 35 points without significance.
    [[5, 5], [15, 24], 'watch'],
    [[5, 5], [17, 24], 'flaky'],
    // A baseline that does not show more than half.
    [[10, 20], [12, 24], 'unreliable_baseline'],
    [[14, 20], [23, 24], 'unreliable_baseline'],
    [[14, 20], [11, 24], 'unreliable_baseline'],
    [[14, 20], [9, 24], 'regression'],
    [[15, 20], [13, 24], 'flaky'],
    [[15, 20], [12, 24], 'soft_regression'],
    [[15, 20], [18, 24], 'flaky'],
    [[19, 24], [19, 24], 'flaky'],
    // An improvement that is not clean.
    [[150, 200], [24, 25], 'improvement'],
    [[19, 20], [23, 24], 'held'],
    // Not decided.
    [[20, 20], [2, 3], 'insufficient_data'],
    [[20, 20], [2, 2], 'insufficient_data'],
    [[20, 20], [0, 0], 'insufficient_data'],
    [[10, 10], [3, 5], 'insufficient_data'],
    [[19, 20], [7, 10], 'insufficient_data'],
  ])('%j against %j: %s', (base, head, expected) => {
    expect(alone(base, head)).toBe(expected);
  });

  test('two disallowed trials are a regression, whatever else passed', () => {
    const cell = { ...compared([20, 20], [22, 24]), sample: counted(22, 24, { disallowed: 2 }) };
    expect(outcomes([cell])).toEqual(['regression']);
    expect(judgeSuite([cell], POLICY, 1)[0]).toMatchObject({ adjusted: null, step: { p: null } });
  });

  test('none passed: trials of one batch that are alike do not explain it', () => {
    const cell = (passed: number): SampledCell => ({
      rule: { kind: 'sequential', base: stratum(5, 5, { correlation: 0.2 }) },
      sample: counted(passed, 30),
    });
    expect(outcomes([cell(0), ...Array<SampledCell>(3).fill(cell(29))])).toEqual([
      'regression',
      'held',
      'held',
      'held',
    ]);
  });

  test('nothing to compare with: met, unmet or undecided, and no p', () => {
    const cell = (passed: number, total: number, base: Pair | null = null): SampledCell => ({
      rule: { kind: 'absolute', cause: 'few', base: base === null ? null : stratum(...base), why: '' },
      sample: counted(passed, total),
    });
    const cells = [cell(3, 3), cell(1, 6), cell(3, 4), cell(0, 0, [3, 3]), cell(5, 10, [3, 3])];
    expect(outcomes(cells)).toEqual(['met', 'unmet', 'insufficient_data', 'insufficient_data', 'unmet']);
    const verdicts = judgeSuite(cells, POLICY, 5);
    expect(verdicts.map(({ adjusted }) => adjusted)).toEqual([null, null, null, null, null]);
    expect(verdicts.map(({ drop }) => drop)).toEqual([null, null, null, null, 0.5]);
  });
});

test.each<[Pair, boolean]>([
  [[0, 5], true],
  [[4, 5], true],
  [[5, 5], false],
  [[14, 20], true],
  [[15, 20], false],
  [[7, 24], true],
  [[11, 25], true],
  [[16, 24], true],
  [[17, 24], false],
  [[26, 26], false],
])('%j is unreliable: %j', ([passed, total], expected) => {
  expect(isUnreliable({ passed, total })).toBe(expected);
});

describe("Holm's correction", () => {
  /** p = .0191 alone. */
  const WORSE = compared([20, 20], [18, 24]);
  /** Tested, and nothing is wrong with it. */
  const UNCLEAN = compared([20, 20], [23, 24]);

  test('is of the cells that were tested', () => {
    expect(outcomes([WORSE])).toEqual(['regression']);
    expect(outcomes([WORSE, UNCLEAN])).toEqual(['regression', 'held']);
    // .0191 × 3 is above .05.
    expect(outcomes([WORSE, UNCLEAN, UNCLEAN])).toEqual(['soft_regression', 'held', 'held']);
  });

  test('is not of those that were clean or not compared', () => {
    const met: SampledCell = { rule: { kind: 'absolute', cause: 'new', base: null, why: '' }, sample: counted(3, 3) };
    const clean = Array.from({ length: 50 }, () => HELD);
    expect(outcomes([WORSE, ...clean, met, met])[0]).toBe('regression');
    expect(outcomes([WORSE], 1000)).toEqual(['regression']);
  });

  test('gives each its own p', () => {
    const verdicts = judgeSuite([WORSE, HELD, UNCLEAN], POLICY, 3);
    expect(verdicts.map(({ step }) => step.p?.toFixed(4) ?? null)).toEqual(['0.0191', null, '0.5455']);
    expect(verdicts.map(({ adjusted }) => adjusted?.toFixed(4) ?? null)).toEqual(['0.0381', null, '0.5455']);
  });

  test('what stopped a cell early is significant among all cells', () => {
    const cells = [compared([20, 20], [0, 3]), ...Array.from({ length: 29 }, () => UNCLEAN)];
    expect(outcomes(cells)[0]).toBe('regression');
  });

  test('a lost cell is red, however many got better', () => {
    const better = Array.from({ length: 20 }, () => compared([100, 200], [24, 24]));
    expect(outcomes([...better, compared([20, 20], [0, 3])])).toEqual([
      ...better.map(() => 'improvement'),
      'regression',
    ]);
  });
});

const pair = (most: number, least: number): fc.Arbitrary<Pair> =>
  fc.integer({ min: least, max: most }).chain((total) => fc.tuple(fc.nat(total), fc.constant(total)));

describe('properties', () => {
  /** Of what the last stage can come to. `unreliable_baseline` depends on the baseline alone: there it stands for all from soft to held. */
  const SEVERITY: readonly SampleOutcome[] = [
    'improvement',
    'held',
    'flaky',
    'unreliable_baseline',
    'watch',
    'soft_regression',
    'regression',
  ];
  const severity = (outcome: SampleOutcome | undefined): number => SEVERITY.indexOf(outcome ?? 'insufficient_data');

  test('more failures are never less severe at the last stage', () => {
    fc.assert(
      fc.property(pair(60, 5), fc.integer({ min: 24, max: 40 }), (base, total) => {
        const found = Array.from({ length: total + 1 }, (_, failed) => severity(alone(base, [total - failed, total])));
        expect(Math.min(...found)).toBeGreaterThanOrEqual(0);
        expect(found).toEqual(found.toSorted((a, b) => a - b));
      }),
      { numRuns: 300 },
    );
  });

  test('the order of the cells changes nothing', () => {
    const cell = fc.tuple(pair(30, 5), pair(24, 0)).map(([base, head]) => compared(base, head));
    const shuffled = fc
      .array(cell, { maxLength: 12 })
      .chain((cells) => fc.tuple(fc.constant(cells), fc.shuffledSubarray(cells, { minLength: cells.length })));
    fc.assert(
      fc.property(shuffled, ([cells, other]) => {
        const before = judgeSuite(cells, POLICY, cells.length);
        const after = judgeSuite(other, POLICY, cells.length);
        expect(other.map((item) => before[cells.indexOf(item)])).toEqual(after);
      }),
    );
  });

  test('red means significant and large', () => {
    const cell = fc.tuple(pair(30, 5), pair(30, 0)).map(([base, head]) => compared(base, head));
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 12 }), (cells) => {
        for (const { outcome, adjusted, drop } of judgeSuite(cells, POLICY, cells.length)) {
          if (outcome !== 'regression') continue;
          expect(adjusted).toBeLessThan(0.05);
          expect(drop).toBeGreaterThanOrEqual(0.2);
        }
      }),
    );
  });
});
