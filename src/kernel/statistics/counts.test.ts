import { expect, test } from 'vitest';
import { checkCounts } from './counts.ts';

test('possible counts', () => {
  for (const [passed, total] of [
    [0, 0],
    [0, 3],
    [3, 3],
    [1_000_000, 1_000_000],
  ] as const) {
    expect(() => checkCounts({ passed, total })).not.toThrow();
  }
});

test.each([
  [4, 3, 'passed must be a whole number from 0 to 3, not 4'],
  [-1, 3, 'passed must be a whole number from 0 to 3, not -1'],
  [0.5, 3, 'passed must be a whole number from 0 to 3, not 0.5'],
  [Number.NaN, 3, 'passed must be a whole number from 0 to 3, not NaN'],
  [0, -1, 'total must be a whole number from 0 to 1000000, not -1'],
  [0, 1.5, 'total must be a whole number from 0 to 1000000, not 1.5'],
  [0, Infinity, 'total must be a whole number from 0 to 1000000, not Infinity'],
])('%d of %d is impossible', (passed, total, message) => {
  expect(() => checkCounts({ passed, total })).toThrow(new RangeError(message));
});
