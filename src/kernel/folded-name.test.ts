import { expect, test } from 'vitest';

import { foldedName } from './folded-name.ts';

test.each([
  ['Alpha-SKILL', 'alpha-skill', true],
  ['re\u0301sume\u0301', 'r\u00e9sum\u00e9', true],
  ['\u0130stanbul', 'i\u0307stanbul', false],
  ['\u00c9cole', '\u00e9cole', false],
])('%s and %s', (left, right, isSame) => {
  expect(foldedName(left) === foldedName(right)).toBe(isSame);
});
