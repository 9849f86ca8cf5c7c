import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { UnitResult } from '../../contracts/results.ts';
import { observed, unitResult, type HitName } from '../../testing/unit-result-builder.ts';
import { independentTrials, isPassed, sampleOf, type Sample } from './sample.ts';

const PASS = unitResult();
const FAIL = unitResult({ status: 'fail' });
const INFRA = unitResult({ status: 'infra_error' });
const LATE = unitResult({ timed_out: true });
const LATE_FAIL = unitResult({ status: 'fail', timed_out: true });
const LATE_INFRA = unitResult({ status: 'infra_error', timed_out: true });
const disallowing = (hit: HitName, gating = ['other']): UnitResult =>
  unitResult({ status: 'fail', gating_hits: gating, token_hits: { other: hit } });

test.each<[string, readonly UnitResult[], boolean, Partial<Sample>]>([
  ['nothing', [], false, {}],
  ['passes and failures', [PASS, FAIL, PASS], false, { passed: 2, total: 3 }],
  ['infrastructure errors are no trials', [PASS, INFRA, INFRA], false, { passed: 1, total: 1, infra: 2 }],
  ['infrastructure errors only', [INFRA], false, { infra: 1 }],
  ['late ones failed', [LATE, LATE_FAIL, PASS], false, { passed: 1, total: 3 }],
  ['late ones where that is allowed', [LATE, LATE_FAIL, PASS], true, { passed: 2, total: 3 }],
  ['a late infrastructure error is none either', [LATE_INFRA], false, { infra: 1 }],
  ['a disallowed skill that was loaded', [disallowing('loaded'), PASS], false, { passed: 1, total: 2, disallowed: 1 }],
  [
    'one that was only read, tried or named',
    [disallowing('read'), disallowing('failed'), disallowing('named')],
    false,
    { total: 3 },
  ],
  ['a hit that does not gate', [unitResult({ token_hits: { other: 'loaded' } })], false, { passed: 1, total: 1 }],
  [
    'a gating hit without evidence',
    [unitResult({ status: 'fail', gating_hits: ['constructor'] })],
    false,
    { total: 1 },
  ],
])('%s', (_name, trials, allowTimeout, expected) => {
  expect(sampleOf(trials, allowTimeout)).toEqual({ passed: 0, total: 0, disallowed: 0, infra: 0, ...expected });
});

test('several disallowed skills in one trial are one trial', () => {
  const both = unitResult({ status: 'fail', gating_hits: ['a', 'b'], token_hits: { a: 'loaded', b: 'loaded' } });
  expect(sampleOf([both], false).disallowed).toBe(1);
});

test.each([
  [PASS, false, true],
  [PASS, true, true],
  [LATE, false, false],
  [LATE, true, true],
  [FAIL, true, false],
  [LATE_FAIL, true, false],
  [INFRA, true, false],
])('isPassed %#', (unit, allowTimeout, expected) => {
  expect(isPassed(unit, allowTimeout)).toBe(expected);
});

interface Run {
  readonly status?: UnitResult['status'];
  readonly late?: boolean;
  readonly session?: string;
  readonly bytes?: string;
  readonly length?: number;
  readonly content?: string;
  readonly disallowed?: boolean;
}

function units(runs: readonly Run[]): UnitResult[] {
  return runs.map(({ status = 'pass', late = false, session, bytes, length = 9, content, disallowed = false }, index) =>
    unitResult({
      trial: index + 1,
      status,
      timed_out: late,
      ...(disallowed ? { gating_hits: ['other'], token_hits: { other: 'loaded' } } : {}),
      observed: observed({ session_id: session ?? null, content_digest: content ?? null }),
      transcript: bytes === undefined ? null : { path: `t${index}`, sha256: bytes, bytes: length },
    }),
  );
}

/** The trials that count, how many were left out, how many are alike. */
function short(runs: readonly Run[]): [trials: number[], repeated: number, alike: number] {
  const { units: kept, repeated, alike } = independentTrials(units(runs));
  return [kept.map(({ trial }) => trial), repeated, alike];
}

describe('trials of one run count once', () => {
  test.each<[string, readonly Run[], readonly number[], number]>([
    ['none', [], [], 0],
    ['nothing is known of them', [{}, {}, {}], [1, 2, 3], 0],
    [
      'other sessions and bytes',
      [
        { session: 'a', bytes: 'x' },
        { session: 'b', bytes: 'y' },
      ],
      [1, 2],
      0,
    ],
    ['one session', [{ session: 'a' }, { session: 'a' }, { session: 'b' }], [1, 3], 1],
    ['the same bytes', [{ bytes: 'x' }, { bytes: 'x' }], [1], 1],
    [
      'the same bytes under another session',
      [
        { session: 'a', bytes: 'x' },
        { session: 'b', bytes: 'x' },
      ],
      [1],
      1,
    ],
    [
      'two that wrote nothing',
      [
        { bytes: 'e', length: 0 },
        { bytes: 'e', length: 0 },
      ],
      [1, 2],
      0,
    ],
    [
      'a chain',
      [
        { session: 'a', bytes: 'x' },
        { session: 'b', bytes: 'y' },
        { session: 'a', bytes: 'y' },
      ],
      [1],
      2,
    ],
    [
      'a chain in another order',
      [
        { session: 'a', bytes: 'y' },
        { session: 'a', bytes: 'x' },
        { session: 'b', bytes: 'y' },
      ],
      [1],
      2,
    ],
  ])('%s', (_name, runs, kept, repeated) => {
    expect(short(runs)).toEqual([kept, repeated, 0]);
  });

  test.each<[string, readonly Run[], number]>([
    ['a failure before a pass', [{ status: 'pass' }, { status: 'fail' }], 2],
    ['a failure first', [{ status: 'fail' }, { status: 'pass' }], 1],
    ['a pass before an infrastructure error', [{ status: 'infra_error' }, { status: 'pass' }], 2],
    ['a late pass before one in time', [{ status: 'pass' }, { status: 'pass', late: true }], 2],
    ['any failure before a late pass', [{ status: 'pass', late: true }, { status: 'fail' }], 2],
    [
      'a disallowed skill before another failure',
      [
        { status: 'fail', late: true },
        { status: 'fail', disallowed: true },
      ],
      2,
    ],
    ['the first of two that are as bad', [{ status: 'fail' }, { status: 'fail' }], 1],
  ])('the worst counts: %s', (_name, runs, kept) => {
    expect(short(runs.map((run) => ({ ...run, session: 's' })))).toEqual([[kept], 1, 0]);
  });
});

describe('trials that read alike', () => {
  test.each<[string, readonly Run[], number]>([
    ['other words', [{ content: 'x' }, { content: 'y' }], 0],
    ['two of three', [{ content: 'x' }, { content: 'y' }, { content: 'x' }], 2],
    ['two pairs', [{ content: 'x' }, { content: 'y' }, { content: 'x' }, { content: 'y' }], 4],
    ['nothing is known', [{}, {}], 0],
  ])('count, and are counted: %s', (_name, runs, alike) => {
    expect(short(runs)).toEqual([runs.map((_, index) => index + 1), 0, alike]);
  });

  test('those that do not count anyhow are not alike as well', () => {
    expect(
      short([
        { session: 'a', content: 'x' },
        { session: 'a', content: 'x' },
      ]),
    ).toEqual([[1], 1, 0]);
  });
});

const anyRun = fc.record({
  status: fc.constantFrom('pass' as const, 'fail' as const, 'infra_error' as const),
  late: fc.boolean(),
  session: fc.constantFrom('a', 'b', 'c'),
  bytes: fc.constantFrom('x', 'y', 'z', 'w'),
});

test('a copy of any trial changes no count, wherever it stands', () => {
  const verdicts = (list: readonly UnitResult[]): string[] =>
    independentTrials(list)
      .units.map(({ status, timed_out: late }) => `${status} ${late}`)
      .sort();
  fc.assert(
    fc.property(fc.array(anyRun, { minLength: 1, maxLength: 8 }), fc.nat(), fc.nat(), (runs, which, where) => {
      const copy = runs[which % runs.length];
      const more = runs.toSpliced(where % (runs.length + 1), 0, copy ?? ({} as (typeof runs)[number]));
      expect(verdicts(units(more))).toEqual(verdicts(units(runs)));
    }),
  );
});

test('the order of the trials changes no count', () => {
  const counts = (list: readonly UnitResult[]): string[] =>
    independentTrials(list)
      .units.map(({ status, timed_out: late }) => `${status} ${late}`)
      .sort();
  const shuffled = fc
    .array(anyRun, { maxLength: 8 })
    .chain((runs) => fc.tuple(fc.constant(runs), fc.shuffledSubarray(runs, { minLength: runs.length })));
  fc.assert(
    fc.property(shuffled, ([runs, other]) => {
      expect(counts(units(other))).toEqual(counts(units(runs)));
    }),
  );
});
