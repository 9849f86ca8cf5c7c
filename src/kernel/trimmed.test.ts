import { expect, test } from 'vitest';

import { refSet, trimmed } from './trimmed.ts';

const WHITE_SPACE = /^\p{White_Space}$/u;

test('trimmed takes away exactly what Unicode calls white space', () => {
  for (let unit = 0; unit <= 0xffff; unit += 1) {
    const character = String.fromCharCode(unit);
    const expected = WHITE_SPACE.test(character) ? 'x y' : `${character}x y${character}`;
    if (trimmed(`${character}x y${character}`) !== expected) expect(unit.toString(16)).toBe('trimmed as expected');
  }
  expect([trimmed(''), trimmed(' \u3000\n'), trimmed('a b')]).toEqual(['', '', 'a b']);
});

test('sets of references have no blank ones', () => {
  expect(refSet([' b', '\u{10000}', '\uffee', 'b', ' '])).toEqual(['b', '\uffee', '\u{10000}']);
});
