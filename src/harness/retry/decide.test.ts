import { expect, test } from 'vitest';

import { classifyFailure } from './classify.ts';
import { backoffMs } from './decide.ts';

test('a run of letters without a colon costs what it is long', () => {
  const output = 'a_'.repeat(1_000_000);
  expect(classifyFailure({ stdout: output, stderr: '', witness: undefined }).processClasses).toEqual([]);
});

test.each([
  ['none', [0, 0, 0]],
  ['fixed_short', [2000, 2000, 2000]],
  ['exponential_short', [2000, 6000, 6000]],
  ['exponential_long', [10_000, 30_000, 30_000]],
] as const)('%s waits', (backoffClass, expected) => {
  const waits = (random: number): number[] =>
    [1, 2, 3].map((attempt) => backoffMs({ ruleId: 'a', backoffClass, attempt }, random));
  expect(waits(0.5)).toEqual(expected);
  expect(waits(0)).toEqual(expected.map((ms) => ms * 0.75));
});

test('a class of waiting that is none is refused', () => {
  expect(() => backoffMs({ ruleId: 'a', backoffClass: 'toString', attempt: 1 }, 0)).toThrow(
    'a.backoffClass: expected one of none, fixed_short, exponential_short, exponential_long, found "toString"',
  );
});
