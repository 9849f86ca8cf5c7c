import { expect, test, vi } from 'vitest';

import { choiceInput, numberInput } from './inputs.ts';

test.each<[string, string, () => unknown, unknown]>([
  ['the least is taken', '0', () => numberInput('x', { least: 0, most: 9, whole: true }), 0],
  [
    'what is more is not',
    '10',
    () => numberInput('x', { least: 0, most: 9, whole: true }),
    /a whole number from 0 to 9/,
  ],
  ['none is a number above it', '0', () => numberInput('x', { most: 9, whole: true }), /a whole number from 1 to 9/],
  ['nor here', '0', () => numberInput('x', { most: 9, whole: false }), /a number above 0, at most 9/],
  ['a choice', 'b', () => choiceInput('x', ['', 'a', 'b']), 'b'],
  ['none of them', 'c', () => choiceInput('x', ['', 'a', 'b']), /is "c": a or b was expected/],
])('%s', (_, given, read, expected) => {
  vi.stubEnv('INPUT_X', given);
  if (expected instanceof RegExp) expect(read).toThrow(expected);
  else expect(read()).toBe(expected);
  vi.unstubAllEnvs();
});
