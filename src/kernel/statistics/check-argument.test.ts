import { expect, test } from 'vitest';
import { checkArgument } from './check-argument.ts';

test.each([
  ['count', [0, 1, 7, 1_000_000], [-1, 0.5, 1_000_001, Number.NaN, Infinity]],
  ['probability', [0, 5e-324, 0.5, 1], [-5e-324, 1.0000000000000002, Number.NaN, -Infinity]],
  ['positive', [5e-324, 0.5, 1_000_000], [0, -1, Infinity, Number.NaN]],
] as const)('a %s may be %j, not %j', (kind, good, bad) => {
  for (const value of good) expect(() => checkArgument('x', value, kind)).not.toThrow();
  for (const value of bad) expect(() => checkArgument('x', value, kind)).toThrow(RangeError);
});

test('the message names the argument, what it must be and what it is', () => {
  expect(() => checkArgument('k', 7, 'count', 5)).toThrow('k must be a whole number from 0 to 5, not 7');
  expect(() => checkArgument('p', Number.NaN, 'probability')).toThrow('p must be a number from 0 to 1, not NaN');
  expect(() => checkArgument('alpha', 0, 'positive')).toThrow('alpha must be a positive number up to 1000000, not 0');
});
