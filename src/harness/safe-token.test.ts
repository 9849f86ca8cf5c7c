import { expect, test } from 'vitest';

import { safeToken } from './safe-token.ts';

test.each([
  ['BD-10', 'bd-10'],
  ['Zoë X', 'zo__x'],
  ['_a.b_-', 'a_b_-'],
  ['\u{10000}é', 'none'],
  ['K\u212a', 'k'],
  ['', 'none'],
])('%j is %s', (text, token) => {
  expect(safeToken(text, 'none')).toBe(token);
});
