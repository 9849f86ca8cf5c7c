import { expect, test } from 'vitest';

import type { Baseline, HistoryRecord } from '../../contracts/baseline.ts';
import { baselineOf } from '../../testing/gate-input-builder.ts';
import { recordOf } from '../../testing/sampling-builder.ts';
import { batchCorrelation } from './batch-correlation.ts';

/** A cell for each list of nights of three trials: how many passed. */
function nights(cells: readonly (readonly number[])[], changes: Partial<HistoryRecord> = {}): Baseline {
  return baselineOf(
    Object.fromEntries(
      cells.map((passed, index) => {
        const history = passed.map((count, number) => recordOf(count, 3, { number, ...changes }));
        return [`c${index}`, { claude: { expected_status: 'pass', history } }];
      }),
    ),
  );
}

test('nights that are all or nothing are wholly alike, and those that share their failures not at all', () => {
  expect(
    batchCorrelation(
      nights([
        [3, 0, 3],
        [3, 3, 0],
      ]),
    ),
  ).toEqual({ estimate: 1, low: 1, high: 1 });
  expect(
    batchCorrelation(
      nights([
        [2, 2, 2],
        [1, 1, 1],
      ]),
    )?.estimate,
  ).toBe(0);
});

test('by hand: of pairs in a night 2 of 9 differ, of pairs of two nights 11 of 27', () => {
  // 3, 2 and 0 of 3: 5 passes and 4 failures are 20 pairs that differ, 2 of them in the second night.
  const one = batchCorrelation(nights([[3, 2, 0]]));
  expect(one).toEqual({ estimate: expect.closeTo(0.6667, 4), low: 0, high: 1 });
  const apart = batchCorrelation(
    nights([
      [3, 2, 0],
      [3, 3, 3],
      [3, 3, 2],
      [2, 3, 3],
    ]),
  );
  expect(apart?.estimate).toBeGreaterThan(0.3);
  expect(apart?.low).toBeLessThan(apart?.estimate ?? 0);
});

test.each<[string, Baseline]>([
  ['no history', baselineOf({ a: { claude: 'pass' } })],
  ['one night each', nights([[2], [3]])],
  [
    'no failure',
    nights([
      [3, 3],
      [3, 3],
    ]),
  ],
])('%s tells nothing', (_name, baseline) => {
  expect(batchCorrelation(baseline)).toBeNull();
});

test('nights of another client or skill are another stratum', () => {
  const history = [recordOf(3, 3, { number: 1 }), recordOf(0, 3, { number: 2, fingerprint: { client: '9' } })];
  expect(batchCorrelation(baselineOf({ a: { claude: { expected_status: 'pass', history } } }))).toBeNull();
});
