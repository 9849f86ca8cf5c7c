import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Fingerprint, HistoryRecord } from '../../contracts/baseline.ts';
import { FINGERPRINT, recordOf } from '../../testing/sampling-builder.ts';
import { unitResult } from '../../testing/unit-result-builder.ts';
import {
  baseStratum,
  environmentOf,
  environmentText,
  fingerprintOf,
  newestOf,
  POOLED_TRIALS,
  sameEnvironment,
  sameFingerprint,
} from './stratum.ts';

const A: Partial<Fingerprint> = { client: '2.1', model: 'sonnet' };
const ENVIRONMENT = { client: '2.1', model: 'sonnet' };
const record = (passed: number, total: number, fingerprint: Partial<Fingerprint> = A): HistoryRecord =>
  recordOf(passed, total, { fingerprint });

/** `passed/total batches`, null where there is none. */
function short(history: readonly HistoryRecord[], environment: typeof ENVIRONMENT | null = ENVIRONMENT): string | null {
  const found = baseStratum(history, environment);
  return found === null ? null : `${found.passed}/${found.total} of ${found.batches.length}`;
}

describe('the stratum that a head is compared with', () => {
  test.each<[string, readonly HistoryRecord[], string | null]>([
    ['no history', [], null],
    ['one batch', [record(3, 3)], '3/3 of 1'],
    ['batches of one fingerprint are added', [record(3, 3), record(4, 5), record(0, 1)], '7/9 of 3'],
    ['another client', [record(3, 3, { client: '2.0', model: 'sonnet' })], null],
    ['another model', [record(3, 3, { client: '2.1', model: 'opus' })], null],
    ['a model that is not known', [record(3, 3, { client: '2.1', model: null })], null],
    [
      'a newer batch of another client is passed over',
      [record(0, 9, { client: '2.2', model: 'sonnet' }), record(5, 5)],
      '5/5 of 1',
    ],
    [
      'another case is never added: the newest counts that has enough',
      [
        record(2, 3, { ...A, case_digest: 'sha256:new' }),
        record(9, 9),
        record(5, 6, { ...A, case_digest: 'sha256:old' }),
      ],
      '9/9 of 1',
    ],
    [
      'other skills are never added: the newest count that have enough',
      [record(4, 5, { ...A, skill_set_digest: 'sha256:new' }), record(9, 9)],
      '4/5 of 1',
    ],
    [
      'where none has enough, the newest',
      [record(2, 3, { ...A, skill_set_digest: 'sha256:new' }), record(4, 4)],
      '2/3 of 1',
    ],
    [
      'batches of another fingerprint may lie between',
      [record(3, 3), record(0, 9, { ...A, case_digest: 'sha256:x' }), record(4, 4)],
      '7/7 of 2',
    ],
  ])('%s', (_name, history, expected) => {
    expect(short(history)).toBe(expected);
  });

  test('an environment that is not known yet takes the newest of all', () => {
    expect(short([record(2, 5, { client: '9' }), record(5, 5)], null)).toBe('2/5 of 1');
    expect(short([record(2, 2, { client: '9' }), record(5, 5)], null)).toBe('5/5 of 1');
    expect(short([], null)).toBeNull();
  });

  test('disallowed trials are added as well, and infrastructure errors of the records that count them', () => {
    const history = [record(3, 3), recordOf(2, 4, { fingerprint: A, disallowed: 2, infra: 1 })];
    expect(baseStratum(history, ENVIRONMENT)).toEqual({
      passed: 5,
      total: 7,
      disallowed: 2,
      reached: { passed: 4, total: 5 },
      fingerprint: { ...FINGERPRINT, ...A },
      batches: [3, 4],
    });
  });
});

describe(`at most ${POOLED_TRIALS} trials`, () => {
  const fingerprint = { ...FINGERPRINT, ...A };
  test.each<[string, readonly number[], readonly number[]]>([
    ['all that fit', [10, 10, 10], [10, 10, 10]],
    ['one more does not', [10, 10, 10, 1], [10, 10, 10]],
    ['none after the first that does not fit', [20, 11, 5], [20]],
    ['the newest always', [48, 3], [48]],
    ['the newest always, however large', [100_000], [100_000]],
  ])('%s', (_name, totals, kept) => {
    const history = totals.map((total) => record(total, total));
    expect(newestOf(history, fingerprint).map(({ total }) => total)).toEqual(kept);
  });

  test('batches of other fingerprints take no place', () => {
    const history = [record(15, 15), record(100, 100, { client: 'other' }), record(15, 15)];
    expect(newestOf(history, fingerprint)).toHaveLength(2);
  });

  test('is never exceeded but by a single batch', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 }), (totals) => {
        const kept = newestOf(
          totals.map((total) => record(0, total)),
          fingerprint,
        );
        const sum = kept.reduce((all, { total }) => all + total, 0);
        expect(kept.length === 1 || sum <= POOLED_TRIALS).toBe(true);
        expect(kept.map(({ total }) => total)).toEqual(totals.slice(0, kept.length));
      }),
    );
  });
});

const unit = (version: string | null, model: string | null = null): ReturnType<typeof unitResult> =>
  unitResult({ client: { name: 'claude', version, model } });

test.each<[string | null, string | null]>([
  ['2.1.332', '2.1'],
  ['2.1', '2.1'],
  ['2.10.0-beta.1', '2.10'],
  [' 2.1.3 ', '2.1'],
  ['0.98.0', '0.98'],
  // Another form is not guessed at: it is its own version.
  ['2', '2'],
  ['v2.1.3', 'v2.1.3'],
  ['nightly', 'nightly'],
  ['', ''],
  [null, null],
])('the client version %j counts as %j', (version, expected) => {
  expect(environmentOf(unit(version))).toEqual({ client: expected, model: null });
});

test('a fingerprint holds client, model, case and skills, and nothing else of a unit', () => {
  const skills = `sha256:${'5'.repeat(64)}`;
  expect(fingerprintOf(unit('2.1.3', 'sonnet'), skills)).toEqual({
    client: '2.1',
    model: 'sonnet',
    case_digest: `sha256:${'0'.repeat(64)}`,
    skill_set_digest: skills,
  });
  expect(fingerprintOf(unitResult(), null)).toEqual(FINGERPRINT);
});

describe('two fingerprints', () => {
  const one = { client: '2.1', model: 'sonnet', case_digest: 'sha256:a', skill_set_digest: 'sha256:b' };
  test.each<[Partial<typeof one>, boolean, boolean]>([
    [{}, true, true],
    [{ client: '2.2' }, false, false],
    [{ model: 'opus' }, false, false],
    [{ case_digest: 'sha256:x' }, true, false],
    [{ skill_set_digest: 'sha256:x' }, true, false],
  ])('that differ in %j: same environment %j, same fingerprint %j', (changes, environment, fingerprint) => {
    expect(sameEnvironment(one, { ...one, ...changes })).toBe(environment);
    expect(sameFingerprint(one, { ...one, ...changes })).toBe(fingerprint);
  });

  test('what is not known is like nothing else that is known', () => {
    expect(sameEnvironment({ client: null, model: null }, { client: null, model: null })).toBe(true);
    expect(sameEnvironment({ client: '2.1', model: null }, { client: '2.1', model: 'sonnet' })).toBe(false);
    expect(sameEnvironment({ client: null, model: 'sonnet' }, { client: '2.1', model: 'sonnet' })).toBe(false);
  });
});

test.each([
  [{ client: '2.1', model: 'sonnet' }, 'client 2.1, model sonnet'],
  [{ client: null, model: 'sonnet' }, 'client of unknown version, model sonnet'],
  [{ client: '2.1', model: null }, 'client 2.1, unknown model'],
])('%j reads %j', (environment, text) => {
  expect(environmentText(environment)).toBe(text);
});
