import { describe, expect, test } from 'vitest';
import { DEFAULT_SAMPLING } from '../../contracts/sampling-policy.ts';
import { compared } from '../../testing/sampling-builder.ts';
import { judgeSuite, type SampleOutcome, type SampleVerdict } from './judge-suite.ts';

type Pair = readonly [passed: number, total: number];

/** What a real suite published of its skills, one measurement each. */
const TALLIES: readonly Pair[] = [
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
];
/** What each comes to where nothing changes. */
const UNCHANGED: readonly SampleOutcome[] = [
  'unreliable_baseline',
  'unreliable_baseline',
  'flaky',
  'flaky',
  'held',
  'held',
  'held',
  'held',
  'flaky',
  'held',
  'held',
  'held',
  'flaky',
  'held',
  'held',
];

function judge(base: Pair, head: Pair, cells = 1): SampleVerdict | undefined {
  return judgeSuite([compared(base, head)], DEFAULT_SAMPLING, cells)[0];
}

/** How many trials a cell gets before it is decided that never passes. */
function trialsUntilDecided(base: Pair, cells: number): string {
  let total = 0;
  for (;;) {
    const verdict = judge(base, [0, total], cells);
    if (verdict?.step.kind !== 'more') return `${verdict?.outcome} after ${total}`;
    total = verdict.step.counted;
  }
}

describe('published tallies as baselines', () => {
  test('a head of the same rate is no red, cell by cell', () => {
    expect(TALLIES.map((tally) => judge(tally, tally)?.outcome)).toEqual(UNCHANGED);
  });

  test('nor in one suite', () => {
    const cells = TALLIES.map((tally) => compared(tally, tally));
    expect(judgeSuite(cells, DEFAULT_SAMPLING, 15).map(({ outcome }) => outcome)).toEqual(UNCHANGED);
  });

  test('a loss of all is red, also of those that hardly passed', () => {
    expect(TALLIES.map((tally) => judge(tally, [0, 30])?.outcome)).toEqual(TALLIES.map(() => 'regression'));
  });

  test('and where all others are as they were', () => {
    for (const lost of TALLIES.keys()) {
      const cells = TALLIES.map((tally, index) => compared(tally, index === lost ? [0, 30] : tally));
      const expected = UNCHANGED.map((outcome, index) => (index === lost ? 'regression' : outcome));
      expect(judgeSuite(cells, DEFAULT_SAMPLING, 15).map(({ outcome }) => outcome)).toEqual(expected);
    }
  });

  test('for as few trials as each baseline allows', () => {
    expect(TALLIES.map((tally) => trialsUntilDecided(tally, 15))).toEqual([
      'regression after 30',
      'regression after 30',
      'regression after 10',
      'regression after 6',
      'regression after 3',
      'regression after 6',
      'regression after 6',
      'regression after 3',
      'regression after 6',
      'regression after 3',
      'regression after 6',
      'regression after 3',
      'regression after 6',
      'regression after 3',
      'regression after 3',
    ]);
  });
});

test.each<[number, SampleOutcome, string]>([
  [19, 'flaky', '0.1457'],
  [20, 'flaky', '0.2327'],
  [22, 'flaky', '0.5000'],
])('one unchanged skill, 23 of 26, measured again: %i of 26 is no red', (passed, outcome, p) => {
  const verdict = judge([23, 26], [passed, 26]);
  expect([verdict?.outcome, verdict?.step.p?.toFixed(4)]).toEqual([outcome, p]);
});

test('nor are the four measurements in one suite', () => {
  const cells = [19, 20, 20, 22].map((passed) => compared([23, 26], [passed, 26]));
  const verdicts = judgeSuite(cells, DEFAULT_SAMPLING, 4);
  expect(verdicts.map(({ outcome }) => outcome)).toEqual(['flaky', 'flaky', 'flaky', 'flaky']);
});
