import { describe, expect, test } from 'vitest';

import type { Anchor, HistoryRecord } from '../../contracts/baseline.ts';
import { dayOf, historyRecord } from '../../testing/history-builder.ts';
import { compared, countedEntry } from '../../testing/sampling-builder.ts';
import { entryNotes } from '../effective-entry.ts';
import { driftOf, grownAnchors, reanchored } from './anchor.ts';

const commitOf = (day: number): string => String(day % 10).repeat(40);
const night = (day: number, passed: number, total: number, client = '2.1'): HistoryRecord => ({
  ...historyRecord({ batch: day, passed, total, fingerprint: { client } }),
  commit: commitOf(day),
});
const anchor = (passed: number, total: number, changes: Partial<Anchor> = {}): Anchor => {
  return { client: null, model: null, commit: commitOf(1), until: dayOf(1), passed, total, ...changes };
};
const short = (anchors: readonly Anchor[]): string[] =>
  anchors.map(({ client, commit, passed, total }) => `${client} ${commit.slice(0, 1)} ${passed}/${total}`);

describe('an anchor', () => {
  test('is the first batches of a client and model that come to 30 trials, whatever order they have', () => {
    const nights = Array.from({ length: 15 }, (_, index) => night(index + 1, index < 10 ? 3 : 0, 3));
    const grown = grownAnchors([], nights);
    expect([short(grown), grown[0]?.until]).toEqual([['2.1 1 30/30'], dayOf(10)]);
    expect(grownAnchors([], nights.toReversed())).toEqual(grown);
    expect(grownAnchors(grown, nights)).toEqual(grown);
    expect(grownAnchors(grownAnchors([], nights.slice(0, 4)), nights)).toEqual(grown);
  });

  test('is begun again for another client, and counts no batch without a commit', () => {
    const { commit: _none, ...uncertain } = night(1, 0, 3);
    expect(short(grownAnchors([], [uncertain, night(2, 3, 3), night(3, 1, 2, '2.2')]))).toEqual([
      '2.2 3 1/2',
      '2.1 2 3/3',
    ]);
  });

  test('goes with the fifth client after it', () => {
    const anchors = grownAnchors(
      [],
      [1, 2, 3, 4, 5].map((day) => night(day, 3, 3, `2.${day}`)),
    );
    expect(short(anchors)).toEqual(['2.5 5 3/3', '2.4 4 3/3', '2.3 3 3/3', '2.2 2 3/3']);
  });

  test('is replaced by the newest stratum, with a reason', () => {
    const entry = countedEntry(3, 3, {
      history: [night(3, 2, 3), night(2, 2, 3), night(1, 0, 3, '2.0')],
      anchors: [anchor(30, 30, { client: '2.1' }), anchor(30, 30, { client: '2.0' })],
    });
    const { client, model } = night(3, 2, 3).fingerprint;
    entry.anchors?.forEach((one) => Object.assign(one, { model }));
    const after = reanchored(entry, 'meant so');
    expect(short([after?.before, after?.after].flatMap((one) => one ?? []))).toEqual([
      `${client} 1 30/30`,
      `${client} 2 4/6`,
    ]);
    expect(after?.entry.anchors?.map(({ reason, ...one }) => [...short([one]), reason])).toEqual([
      [`${client} 2 4/6`, 'meant so'],
      ['2.0 1 30/30', undefined],
    ]);
    expect(reanchored(countedEntry(3, 3), 'no commit')).toBeNull();
  });
});

test.each<[string, readonly Anchor[], boolean]>([
  ['the same', [anchor(9, 10)], false],
  ['more trials, while it lacks some', [anchor(20, 30)], false],
  ['one of a client that was counted since', [anchor(9, 10), anchor(1, 3, { client: '2.2' })], false],
  ['such a one with a reason', [anchor(9, 10), anchor(1, 3, { client: '2.2', reason: 'meant so' })], true],
  ['one that nothing was counted for', [anchor(9, 10), anchor(1, 3, { client: '2.3' })], true],
  ['fewer passes', [anchor(8, 10)], true],
  ['fewer failures', [anchor(9, 9)], true],
  ['another commit', [anchor(9, 10, { commit: commitOf(2) })], true],
  ['a reason', [anchor(9, 10, { reason: 'meant so' })], true],
  ['an end that comes with no trial', [anchor(9, 10, { until: dayOf(9) })], true],
  ['none', [], true],
])('the change of an anchor is said: %s', (_name, anchors, said) => {
  const history = [night(1, 3, 3, '2.3')];
  const notes = (before: readonly Anchor[], after: readonly Anchor[]): readonly string[] =>
    entryNotes(
      countedEntry(3, 3, { anchors: [...before], history }),
      countedEntry(3, 3, { anchors: [...after], history: [night(2, 1, 3, '2.2'), ...history] }),
    );
  expect(notes([anchor(9, 10)], anchors)).toEqual(said ? ['anchor_changed'] : []);
  expect(notes([anchor(30, 30)], [anchor(31, 33)])).toEqual(['anchor_changed']);
});

test.each<[string, readonly [number, number], readonly [number, number], readonly [number, number], boolean]>([
  ['small steps', [29, 30], [20, 30], [2, 3], true],
  ['a clean head on a pool that drifted', [30, 30], [19, 30], [3, 3], true],
  ['a drop of less than .2', [100, 100], [81, 100], [3, 3], false],
  ['chance may explain it', [9, 10], [15, 24], [4, 6], false],
  ['no counted trial of the head', [30, 30], [3, 30], [0, 0], false],
])('a drift: %s', (_name, [passed, total], pool, head, isDrift) => {
  const drift = driftOf([anchor(passed, total)], compared(pool, head), 0.2);
  expect(drift).toEqual(isDrift ? expect.stringContaining(`${passed} of ${total} from ${commitOf(1)} on`) : null);
  expect(driftOf([anchor(passed, total, { client: '2.2' })], compared(pool, head), 0.2)).toBeNull();
});
