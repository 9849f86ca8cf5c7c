import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { HistoryRecord } from '../../contracts/baseline.ts';
import { parseBaseline } from '../../contracts/baseline.ts';
import type { UnitResult } from '../../contracts/results.ts';
import { dayOf, fingerprint, historyRecord } from '../../testing/history-builder.ts';
import { observed, unitId, unitResult } from '../../testing/unit-result-builder.ts';
import { KEPT_STRATA, poolHistory, type CellBatch } from './pool-history.ts';
import { POOLED_TRIALS } from './stratum.ts';

type Change = Partial<UnitResult> | UnitResult['status'];

/** The batch with that number: trials from 1 on. */
function batchOf(number: number, trials: readonly Change[], skillSetDigest: string | null = null): CellBatch {
  return {
    batch: unitId(number),
    at: dayOf(number),
    commit: null,
    trials: trials.map((change, index) => ({
      unit: unitResult({ trial: index + 1, ...(typeof change === 'string' ? { status: change } : change) }),
      skillSetDigest,
    })),
  };
}

function tally(number: number, passed: number, total: number): CellBatch {
  return batchOf(number, [
    ...Array.from({ length: total - passed }, () => 'fail' as const),
    ...Array.from({ length: passed }, () => 'pass' as const),
  ]);
}

const client = (version: string, status: UnitResult['status'] = 'pass'): Change => ({
  status,
  client: { name: 'claude', version, model: null },
});
const session = (id: string, status: UnitResult['status'] = 'pass'): Change => ({
  status,
  observed: observed({ session_id: id }),
});

describe('one record per batch', () => {
  test('with the counts of its trials', () => {
    const { history, strata, alreadyPooled, keptOut } = poolHistory([], [tally(3, 22, 24)], false);
    expect(history).toEqual([historyRecord({ batch: 3, passed: 22, total: 24 })]);
    expect(strata).toEqual([
      {
        fingerprint: fingerprint(),
        added: { passed: 22, total: 24 },
        stratum: { passed: 22, total: 24 },
        new_stratum: true,
      },
    ]);
    expect([alreadyPooled, keptOut]).toEqual([[], []]);
  });

  test.each<[string, readonly Change[], boolean, Partial<HistoryRecord> | null]>([
    ['no trials', [], false, null],
    ['infrastructure errors alone', ['infra_error', 'infra_error'], false, null],
    ['infrastructure errors among others', ['infra_error', 'pass', 'fail'], false, { passed: 1, total: 2, infra: 1 }],
    ['a late pass', ['pass', { timed_out: true }], false, { passed: 1, total: 2 }],
    ['a late pass that is allowed', ['pass', { timed_out: true }], true, { passed: 2, total: 2 }],
    ['a run that is there twice', [session('a'), session('a'), session('b')], false, { passed: 2, total: 2 }],
    ['a run that is there twice, as the worse', [session('a', 'fail'), session('a')], false, { passed: 0, total: 1 }],
    [
      'a disallowed skill that was called for certain',
      [{ ...unitResult({ status: 'fail', gating_hits: ['x'], token_hits: { x: 'loaded' } }), trial: 1 }, 'pass'],
      false,
      { passed: 1, total: 2, disallowed: 1 },
    ],
    ['how long they took on average', [{ duration_ms: 2000 }, { duration_ms: 5150 }, 'pass'], false, { seconds: 3.6 }],
    [
      'patch versions',
      [client('2.1.3'), client('2.1.40')],
      false,
      { total: 2, fingerprint: fingerprint({ client: '2.1' }) },
    ],
  ])('%s', (_name, trials, allowTimeout, record) => {
    const { history } = poolHistory([], [batchOf(1, trials)], allowTimeout);
    expect(history).toEqual(record === null ? [] : [expect.objectContaining({ ...record, batch: unitId(1) })]);
  });

  test('the newest stands first, whatever the order', () => {
    const { history } = poolHistory(
      [historyRecord({ batch: 2, passed: 1, total: 1 })],
      [tally(1, 1, 2), tally(3, 3, 3)],
      false,
    );
    expect(history.map(({ batch }) => batch)).toEqual([3, 2, 1].map(unitId));
    expect(poolHistory([], [tally(3, 3, 3), tally(2, 1, 1), tally(1, 1, 2)], false).history).toEqual(history);
  });

  test('a batch that stands there already is not added again', () => {
    const before = [historyRecord({ batch: 2, passed: 1, total: 1 })];
    const again = poolHistory(before, [tally(2, 5, 6)], false);
    expect(again).toEqual({
      history: before,
      added: [],
      strata: [],
      carried: [],
      alreadyPooled: [unitId(2)],
      keptOut: [],
    });
    expect(again.history).toBe(before);
  });

  test('a run that a batch has again is counted in the older one', () => {
    const batches = [batchOf(2, [session('a'), session('b')]), batchOf(1, [session('a')])];
    const { history, keptOut } = poolHistory([], batches, false);
    expect(history.map(({ batch, total }) => [batch, total])).toEqual([
      [unitId(2), 1],
      [unitId(1), 1],
    ]);
    expect(keptOut).toEqual([{ batch: unitId(2), trials: 1, why: 'repeated' }]);
    const later = poolHistory([historyRecord({ batch: 1, passed: 1, total: 1 })], batches, false);
    expect(later.history[0]).toMatchObject({ batch: unitId(2), total: 1 });
  });

  test('a batch whose trials had several clients is left out', () => {
    const { history, strata, keptOut } = poolHistory(
      [],
      [batchOf(1, [client('2.1.3'), client('2.2.0', 'fail'), client('2.1.3')])],
      false,
    );
    expect([history, strata]).toEqual([[], []]);
    expect(keptOut).toEqual([{ batch: unitId(1), trials: 3, why: 'mixed_fingerprints' }]);
  });

  test('what is not counted does not make it mixed', () => {
    const { history } = poolHistory([], [batchOf(1, [client('2.1.3'), client('2.2.0', 'infra_error')])], false);
    expect(history).toMatchObject([{ passed: 1, total: 1 }]);
  });
});

describe('strata', () => {
  test.each<[string, CellBatch]>([
    ['client', batchOf(2, [client('2.2.0')])],
    ['model', batchOf(2, [{ client: { name: 'claude', version: null, model: 'opus' } }])],
    ['case', batchOf(2, [{ case_digest: `sha256:${'1'.repeat(64)}` }])],
    ['skills', batchOf(2, ['pass'], `sha256:${'2'.repeat(64)}`)],
  ])('another %s begins a new one', (_name, batch) => {
    const { history, strata } = poolHistory([historyRecord({ batch: 1, passed: 20, total: 24 })], [batch], false);
    expect(history.map(({ total }) => total)).toEqual([1, 24]);
    expect(strata).toMatchObject([{ added: { total: 1 }, stratum: { passed: 1, total: 1 }, new_stratum: true }]);
  });

  test('what comes back goes on where it was', () => {
    const before = [
      historyRecord({ batch: 2, passed: 1, total: 2, fingerprint: { client: '2.2' } }),
      historyRecord({ batch: 1, passed: 20, total: 24 }),
    ];
    const { strata } = poolHistory(before, [tally(3, 3, 3)], false);
    expect(strata).toMatchObject([{ added: { total: 3 }, stratum: { passed: 23, total: 27 }, new_stratum: false }]);
  });

  test('several grow at once; the newest is told first', () => {
    const { strata } = poolHistory(
      [],
      [tally(1, 1, 1), batchOf(2, [client('2.2.0')]), tally(3, 2, 2), batchOf(4, [client('2.3.0')])],
      false,
    );
    expect(strata.map((stratum) => [stratum.fingerprint.client, stratum.stratum.total])).toEqual([
      ['2.3', 1],
      [null, 3],
      ['2.2', 1],
    ]);
  });

  test(`the newest ${KEPT_STRATA} are kept`, () => {
    const batches = [1, 2, 3, 4, 5, 6].map((number) => batchOf(number, [client(`2.${number}.0`)]));
    const { history, keptOut } = poolHistory([], batches, false);
    expect(history.map((record) => record.fingerprint.client)).toEqual(['2.6', '2.5', '2.4', '2.3']);
    expect(keptOut).toEqual([1, 2].map((number) => ({ batch: unitId(number), trials: 1, why: 'not_among_newest' })));
  });
});

describe(`at most ${POOLED_TRIALS} trials of a stratum`, () => {
  test('of one batch those with the highest numbers', () => {
    const { history, keptOut } = poolHistory([], [tally(1, 30, 48)], false);
    expect(history).toMatchObject([{ passed: 30, total: 30 }]);
    expect(keptOut).toEqual([{ batch: unitId(1), trials: 18, why: 'not_among_newest' }]);
  });

  test('of several batches those that fit whole', () => {
    const before = [10, 9, 8].map((batch) => historyRecord({ batch, passed: 10, total: 10 }));
    const { history, strata } = poolHistory(before, [tally(11, 4, 5)], false);
    expect(history.map(({ batch }) => batch)).toEqual([11, 10, 9].map(unitId));
    expect(strata).toMatchObject([{ added: { passed: 4, total: 5 }, stratum: { passed: 24, total: 25 } }]);
  });

  test('what is older than those is not taken', () => {
    const before = [10, 9, 8].map((batch) => historyRecord({ batch, passed: 10, total: 10 }));
    const { history, strata, keptOut } = poolHistory(before, [tally(7, 1, 1)], false);
    expect([history, strata]).toEqual([before, []]);
    expect(keptOut).toEqual([{ batch: unitId(7), trials: 1, why: 'not_among_newest' }]);
  });

  test('another stratum has its own', () => {
    const before = [historyRecord({ batch: 1, passed: 30, total: 30, fingerprint: { client: '2.1' } })];
    const { history } = poolHistory(before, [tally(2, 30, 30)], false);
    expect(history).toHaveLength(2);
  });

  // The tallies that a real suite of skills published (issue 5).
  test.each([
    [7, 24],
    [11, 25],
    [17, 24],
    [21, 24],
    [24, 24],
    [22, 24],
    [22, 24],
    [24, 24],
    [23, 26],
    [26, 26],
    [23, 24],
    [24, 24],
    [19, 24],
    [26, 26],
    [48, 48],
  ])('%i of %i is pooled', (passed, total) => {
    const kept = Math.min(total, POOLED_TRIALS);
    const { history, keptOut } = poolHistory([], [tally(1, passed, total)], false);
    expect(history).toEqual([historyRecord({ batch: 1, passed: Math.min(passed, kept), total: kept })]);
    expect(keptOut).toEqual(total > kept ? [{ batch: unitId(1), trials: total - kept, why: 'not_among_newest' }] : []);
    // Night by night instead of all at once: as many whole nights as fit.
    const nights = Array.from({ length: total }, (_, night) => ({
      ...tally(night + 1, night < total - passed ? 0 : 1, 1),
      at: new Date(Date.UTC(2026, 0, night + 1)).toISOString(),
    }));
    let byNight: readonly HistoryRecord[] = [];
    for (const night of nights) byNight = poolHistory(byNight, [night], false).history;
    const sum = (field: 'passed' | 'total'): number => byNight.reduce((all, record) => all + record[field], 0);
    expect([sum('passed'), sum('total')]).toEqual([Math.min(passed, kept), kept]);
  });
});

/** Batches of many nights, with so many versions of the client. */
const someNights = (versions: number): fc.Arbitrary<CellBatch[]> =>
  fc
    .array(
      fc.record({
        statuses: fc.array(fc.constantFrom('pass', 'fail', 'infra_error'), { maxLength: 40 }),
        version: fc.nat(versions - 1),
      }),
      { maxLength: 28, size: 'max' },
    )
    .map((nights) =>
      nights.map(({ statuses, version }, index) =>
        batchOf(
          index + 1,
          statuses.map((status) => client(`2.${version}.0`, status)),
        ),
      ),
    );

describe('however batches are pooled', () => {
  test('the history is bounded, one that a baseline may hold, and the same when they are pooled again', () => {
    fc.assert(
      fc.property(someNights(7), fc.nat(27), (nights, cut) => {
        const { history } = poolHistory([], nights, false);
        const first = poolHistory([], nights.slice(0, cut), false).history;
        expect(poolHistory(first, nights.toReversed(), false).history).toEqual(history);
        expect(poolHistory(history, nights, false)).toMatchObject({ history, strata: [] });
        const clients = new Set(history.map((record) => record.fingerprint.client));
        expect(clients.size).toBeLessThanOrEqual(KEPT_STRATA);
        for (const each of clients) {
          const own = history.filter((record) => record.fingerprint.client === each);
          expect(own.reduce((sum, { total }) => sum + total, 0)).toBeLessThanOrEqual(POOLED_TRIALS);
        }
        const text = JSON.stringify({ a: { claude: { expected_status: 'pass', history } } });
        expect(() => parseBaseline(text, 'b.json')).not.toThrow();
      }),
    );
  });

  test('one after the other comes to the same, as long as no stratum has to go', () => {
    fc.assert(
      fc.property(someNights(KEPT_STRATA), (nights) => {
        let byNight: readonly HistoryRecord[] = [];
        for (const night of nights) byNight = poolHistory(byNight, [night], false).history;
        expect(byNight).toEqual(poolHistory([], nights, false).history);
      }),
    );
  });
});
