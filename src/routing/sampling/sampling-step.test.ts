import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SAMPLING, type SamplingPolicy } from '../../contracts/sampling-policy.ts';
import { counted, stratum } from '../../testing/sampling-builder.ts';
import type { Sample, SampledCell } from './sample.ts';
import { isDisallowedConfirmed, meetsShare, samplingStep } from './sampling-step.ts';

type Pair = readonly [passed: number, total: number];

function step(rule: SampledCell['rule'], sample: Sample, cells = 1, policy: Partial<SamplingPolicy> = {}): string {
  const found = samplingStep({ rule, sample }, { ...DEFAULT_SAMPLING, ...policy }, cells);
  return found.kind === 'more' ? `more ${found.counted}` : found.because;
}

const sequential = (base: Pair): SampledCell['rule'] => ({ kind: 'sequential', base: stratum(...base) });
const NEW: SampledCell['rule'] = { kind: 'absolute', cause: 'new', base: null, why: '' };

test.each<[string, Pair, string]>([
  ['nothing yet', [0, 0], 'more 3'],
  ['one pass', [1, 1], 'more 3'],
  ['three of three', [3, 3], 'met'],
  ['one failure', [2, 3], 'more 6'],
  ['two failures', [1, 3], 'more 6'],
  ['none of three', [0, 3], 'more 6'],
  ['part of a stage', [4, 5], 'more 6'],
  ['five of six', [5, 6], 'met'],
  ['four of six', [4, 6], 'more 10'],
  ['two of six can still be twelve of sixteen', [2, 6], 'more 10'],
  ['one of six cannot', [1, 6], 'unmet'],
  ['none of five cannot', [0, 5], 'unmet'],
  ['eight of ten', [8, 10], 'met'],
  ['seven of ten', [7, 10], 'more 15'],
  ['six of ten', [6, 10], 'more 16'],
  ['five of ten', [5, 10], 'unmet'],
  ['twelve are enough before sixteen', [12, 15], 'met'],
  ['twelve of sixteen', [12, 16], 'met'],
  ['eleven of sixteen', [11, 16], 'unmet'],
  // Of more trials than a stage asks for the same share has to pass.
  ['four of four', [4, 4], 'met'],
  ['three of four', [3, 4], 'more 6'],
  ['six of seven', [6, 7], 'met'],
  ['seven of nine', [7, 9], 'more 10'],
  ['the same share of 24', [18, 24], 'met'],
  ['a smaller share of 24', [17, 24], 'unmet'],
])('3 of 3, else 5 of 6, 8 of 10 or 12 of 16: %s', (_name, sample, expected) => {
  expect(step(NEW, counted(...sample))).toBe(expected);
});

test.each<[Pair, SamplingPolicy['new_cases'][0], string]>([
  [[0, 0], { passes: 1, trials: 1 }, 'more 1'],
  [[1, 1], { passes: 1, trials: 1 }, 'met'],
  [[0, 1], { passes: 1, trials: 1 }, 'unmet'],
  [[0, 1], { passes: 1, trials: 3 }, 'more 2'],
  [[2, 3], { passes: 3, trials: 3 }, 'unmet'],
  [[0, 0], { passes: 4, trials: 5 }, 'more 4'],
  [[4, 4], { passes: 4, trials: 5 }, 'met'],
  [[3, 4], { passes: 4, trials: 5 }, 'more 5'],
  [[4, 5], { passes: 4, trials: 5 }, 'met'],
  [[0, 2], { passes: 4, trials: 5 }, 'unmet'],
  [[5, 6], { passes: 4, trials: 5 }, 'met'],
  [[4, 6], { passes: 4, trials: 5 }, 'unmet'],
])('%j of one pair, %j: %s', (sample, pair, expected) => {
  expect(step(NEW, counted(...sample), 1, { new_cases: [pair] })).toBe(expected);
});

test.each<[Pair, boolean]>([
  [[1, 1], true],
  [[1, 2], false],
  [[4, 5], false],
  [[5, 6], true],
  [[8, 9], true],
  [[7, 9], false],
  [[23, 30], true],
  [[22, 30], false],
])('pooled counts of %j show a pass: %j', ([passed, total], expected) => {
  expect(meetsShare({ passed, total }, DEFAULT_SAMPLING.new_cases)).toBe(expected);
});

describe('stage by stage', () => {
  test.each<[string, Pair, Pair, number, string]>([
    ['nothing yet', [20, 20], [0, 0], 1, 'more 3'],
    ['part of the first stage, all failed', [20, 20], [0, 2], 1, 'more 3'],
    ['clean', [20, 20], [3, 3], 1, 'clean'],
    ['clean later', [20, 20], [30, 30], 1, 'clean'],
    ['clean of a bad baseline', [0, 20], [3, 3], 1, 'clean'],
    // After the first stage every unclean cell goes on, whatever its drop.
    ['unclean, a drop of .33', [20, 20], [2, 3], 1, 'more 6'],
    ['unclean, a rise', [10, 20], [2, 3], 1, 'more 6'],
    ['unclean, between two stages', [20, 20], [4, 5], 30, 'more 6'],
    // From six on while the drop exceeds .2.
    ['a drop of .17', [20, 20], [5, 6], 30, 'tested'],
    ['a drop of .33', [20, 20], [4, 6], 30, 'more 10'],
    ['between six and ten, a drop of .29', [20, 20], [5, 7], 30, 'more 10'],
    ['between six and ten, a drop of .13', [20, 20], [7, 8], 30, 'tested'],
    ['a drop of exactly .2', [20, 20], [8, 10], 30, 'tested'],
    ['after ten, a drop of .25', [19, 20], [7, 10], 30, 'more 16'],
    ['after sixteen, a drop of .25', [20, 20], [12, 16], 30, 'more 30'],
    // The last stage is the last.
    ['a drop of .23 at the end', [20, 20], [23, 30], 30, 'tested'],
    ['beyond the end', [20, 20], [24, 32], 30, 'tested'],
    // Before the end only p < alpha / cells stops.
    ['0/3 among one', [10, 10], [0, 3], 1, 'tested'],
    ['0/3 among 5: .0035 < .004', [10, 10], [0, 3], 5, 'tested'],
    ['0/3 among 6: .0035 > .0033', [10, 10], [0, 3], 6, 'more 6'],
    ['0/3 against 20/20 among 30', [20, 20], [0, 3], 30, 'tested'],
    ['0/3 against 20/20 among 90', [20, 20], [0, 3], 90, 'more 6'],
    ['no cells are one', [10, 10], [0, 3], 0, 'tested'],
  ])('%s: %j against %j among %i', (_name, base, sample, cells, expected) => {
    expect(step(sequential(base), counted(...sample), cells)).toBe(expected);
  });

  test('a significant drop stops from the first stage on if it is large enough', () => {
    expect(step(sequential([1000, 1000]), counted(2, 3), 1, { drop: 0.5 })).toBe('more 6');
    expect(step(sequential([1000, 1000]), counted(2, 3), 1)).toBe('tested');
  });

  test('of two stages the second is the last', () => {
    const two = { stages: [2, 8] };
    expect(step(sequential([10, 20]), counted(1, 2), 1, two)).toBe('more 8');
    expect(step(sequential([20, 20]), counted(7, 8), 1, two)).toBe('tested');
  });

  test('what infrastructure ended is a failure for going on, and none for the test', () => {
    const rule = sequential([20, 20]);
    const step6 = samplingStep({ rule, sample: counted(2, 2, { infra: 1 }) }, DEFAULT_SAMPLING, 1);
    expect(step6).toEqual({ kind: 'more', counted: 5, p: 1 });
    expect(step(rule, counted(5, 5, { infra: 1 }))).toBe('tested');
    expect(step(rule, counted(4, 4, { infra: 2 }))).toBe('more 8');
    expect(step(rule, counted(0, 0, { infra: 30 }))).toBe('tested');
    expect(step(NEW, counted(2, 2, { infra: 5 }))).toBe('more 3');
  });

  test('p is given where it was looked at', () => {
    expect(samplingStep({ rule: sequential([20, 20]), sample: counted(3, 3) }, DEFAULT_SAMPLING, 1).p).toBeNull();
    expect(samplingStep({ rule: sequential([20, 20]), sample: counted(2, 2) }, DEFAULT_SAMPLING, 1).p).toBeNull();
    expect(samplingStep({ rule: sequential([20, 20]), sample: counted(2, 3) }, DEFAULT_SAMPLING, 1).p).toBeCloseTo(
      3 / 23,
      12,
    );
  });
});

describe('a disallowed skill', () => {
  test.each<[number, number, number, boolean]>([
    [2, 0, 10, true],
    [3, 0, 20, true],
    [1, 0, 10, false],
    [2, 0, 9, false],
    [2, 1, 20, false],
    [0, 0, 20, false],
  ])('in %i trials, in %i of %i before: %j', (now, before, total, expected) => {
    const base = stratum(total, total, { disallowed: before });
    const sample = counted(0, 2, { disallowed: now });
    expect(isDisallowedConfirmed(base, sample)).toBe(expected);
    // Not even the first stage is waited for.
    expect(step({ kind: 'sequential', base }, sample)).toBe(expected ? 'disallowed' : 'more 3');
  });
});

const anyPair = (most: number, least = 0): fc.Arbitrary<Pair> =>
  fc.integer({ min: least, max: most }).chain((total) => fc.tuple(fc.nat(total), fc.constant(total)));
const anyPolicy = fc
  .record({
    stages: fc
      .uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 6 })
      .map((stages) => stages.toSorted((a, b) => a - b)),
    drop: fc.double({ min: 0, max: 1, noNaN: true }),
    passes: fc.integer({ min: 1, max: 9 }),
    more: fc.nat(5),
  })
  .map(({ stages, drop, passes, more }): SamplingPolicy => ({
    ...DEFAULT_SAMPLING,
    stages,
    drop,
    new_cases: [
      { passes, trials: passes + more },
      { passes: passes + 2, trials: passes + more + 4 },
    ],
  }));

test('whatever its trials come to, a cell asks for more than it has and ends within the last stage', () => {
  const outcomes = fc.array(fc.boolean(), { minLength: 60, maxLength: 60 });
  fc.assert(
    fc.property(anyPolicy, anyPair(60, 1), outcomes, fc.nat(100), fc.boolean(), (policy, base, all, cells, isNew) => {
      const rule = isNew ? NEW : sequential(base);
      const last = (isNew ? policy.new_cases.at(-1)?.trials : policy.stages.at(-1)) ?? 0;
      let total = 0;
      for (;;) {
        const passed = all.slice(0, total).filter(Boolean).length;
        const next = samplingStep({ rule, sample: counted(passed, total) }, policy, cells);
        if (next.kind === 'stop') break;
        expect(next.counted).toBeGreaterThan(total);
        expect(next.counted).toBeLessThanOrEqual(last);
        total = next.counted;
      }
    }),
    { numRuns: 500 },
  );
});
