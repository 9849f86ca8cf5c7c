import { expect, test } from 'vitest';

import { asciiLower, optionalText, refSet, trimmed } from './normal-text.ts';

const WHITE_SPACE = /^\p{White_Space}$/u;

test('trimmed takes away exactly what Unicode calls white space', () => {
  for (let unit = 0; unit <= 0xffff; unit += 1) {
    const character = String.fromCharCode(unit);
    const expected = WHITE_SPACE.test(character) ? 'x y' : `${character}x y${character}`;
    if (trimmed(`${character}x y${character}`) !== expected) expect(unit.toString(16)).toBe('trimmed as expected');
  }
  expect([trimmed(''), trimmed(' \u3000\n'), trimmed('a b')]).toEqual(['', '', 'a b']);
});

test('asciiLower changes A to Z only', () => {
  expect(asciiLower('Tool_USE \u0130 \u00c9 \u212a')).toBe('tool_use \u0130 \u00c9 \u212a');
});

test('optional texts and sets of references have no blank ones', () => {
  expect([optionalText(undefined), optionalText(' '), optionalText(' a ')]).toEqual([undefined, undefined, 'a']);
  expect(refSet([' b', '\u{10000}', '\uffee', 'b', ' '])).toEqual(['b', '\uffee', '\u{10000}']);
});
