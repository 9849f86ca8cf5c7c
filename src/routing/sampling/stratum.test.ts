import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fingerprint, HistoryRecord } from '../../contracts/baseline.ts';
import { FINGERPRINT, recordOf } from '../../testing/sampling-builder.ts';
import { newestOf, POOLED_TRIALS, baseStratum } from './stratum.ts';

const A: Partial<Fingerprint> = { client: '2.1', model: 'sonnet' };
const ENVIRONMENT = { client: '2.1', model: 'sonnet' };
const record = (passed: number, total: number, fingerprint: Partial<Fingerprint> = A): HistoryRecord =>
  recordOf(passed, total, { fingerprint });

/** `passed/total batches`, null where there is none. */
function short(history: readonly HistoryRecord[], environment: typeof ENVIRONMENT | null = ENVIRONMENT): string | null {
  const found = baseStratum(history, environment);
  return found === null ? null : `${found.passed}/${found.total} of ${found.batches}`;
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

  test('disallowed trials are added as well', () => {
    const history = [record(3, 3), recordOf(2, 4, { fingerprint: A, disallowed: 2 })];
    expect(baseStratum(history, ENVIRONMENT)).toEqual({
      passed: 5,
      total: 7,
      disallowed: 2,
      fingerprint: { ...FINGERPRINT, ...A },
      batches: 2,
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
