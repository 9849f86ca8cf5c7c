import { expect, test } from 'vitest';

import { asciiLower, optionalText } from './normal-text.ts';

test('asciiLower changes A to Z only', () => {
  expect(asciiLower('Tool_USE \u0130 \u00c9 \u212a')).toBe('tool_use \u0130 \u00c9 \u212a');
});

test('optional texts are never blank', () => {
  expect([optionalText(undefined), optionalText(' '), optionalText(' a ')]).toEqual([undefined, undefined, 'a']);
});
