import { expect, test } from 'vitest';

import { counted } from '../contracts/counted.ts';
import type { Tally } from '../contracts/routing-detail.ts';
import {
  countsText,
  detectableText,
  intervalText,
  percentText,
  pointsText,
  pValueText,
  rateDropOf,
  tallyText,
} from './statistics-text.ts';

const tally = (passed: number, total: number, low = 0, high = 1): Tally => ({ passed, total, low, high });

test.each([
  [counted(0, 'trial'), '0 trials'],
  [counted(1, 'trial'), '1 trial'],
  [counted(24, 'trial'), '24 trials'],
  [percentText(0.0345), '3 %'],
  [percentText(1), '100 %'],
  [intervalText(tally(9, 24, 0.21241, 0.57297)), '21–57 %'],
  [intervalText(tally(20, 20, 0.838875, 1)), '84–100 %'],
  [countsText(tally(9, 24)), '9/24'],
  [tallyText(tally(0, 1, 0, 0.7935)), '0/1 (0–79 %)'],
  [pointsText(0.625), '63 points'],
  [pointsText(0.01), '1 point'],
  [pointsText(0), '0 points'],
  [pointsText(-0.001), '0 points'],
  [pointsText(-0.75), '−75 points'],
  [pValueText(1), '1.0'],
  [pValueText(0.2), '0.20'],
  [pValueText(0.049999), '0.050'],
  [pValueText(0.00001234), '0.000012'],
  [pValueText(1.234e-9), '1.2e-9'],
])('%s', (text, expected) => {
  expect(text).toBe(expected);
});

test('a drop is one of rates, and none where a side has no trials', () => {
  expect(rateDropOf(tally(1, 4), tally(3, 4))).toBe(0.5);
  expect(rateDropOf(tally(3, 4), tally(1, 4))).toBe(-0.5);
  expect([rateDropOf(tally(1, 4), null), rateDropOf(tally(0, 0), tally(1, 1))]).toEqual([null, null]);
  expect(rateDropOf(tally(1, 1), tally(0, 0))).toBeNull();
});

test.each<[string, (number | null | 'no base')[], string]>([
  ['one drop', [0.34], '34 points'],
  ['a drop is rounded up', [0.3401], '35 points'],
  ['a whole number stays what it is', [0.1 + 0.2], '30 points'],
  ['a range', [0.4, 0.34, 0.36], '34–40 points'],
  ['equal drops', [0.34, 0.34], '34 points'],
  ['a single point', [0.01], '1 point'],
  ['none', [null, null], 'too few trials to detect a drop'],
  ['no comparison', ['no base'], 'nothing to compare with'],
  [
    'all of them',
    [null, 0.5, 'no base', 0.25, 'no base'],
    '25–50 points (2 cells), too few trials to detect a drop (1 cell), nothing to compare with (2 cells)',
  ],
])('the smallest drop: %s', (_name, cells, expected) => {
  const sampled = cells.map((drop) => ({
    base: drop === 'no base' ? null : tally(20, 20),
    detectable_drop: drop === 'no base' ? null : drop,
  }));
  expect(detectableText(sampled)).toBe(expected);
});
