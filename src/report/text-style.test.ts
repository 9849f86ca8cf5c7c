import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dangersIn, HOSTILE_TEXTS } from '../testing/hostile-text.ts';
import { clip, PLAIN, safeText } from './text-style.ts';

describe('safeText', () => {
  test.each([
    ['plain text, ünïcode, 日本語 and 😀', 'plain text, ünïcode, 日本語 and 😀'],
    ['two\nlines\r\nand\ttabs', 'two lines and tabs'],
    ['\u001b[31mred\u001b[0m', ' [31mred [0m'],
    ['\u009b31m', ' 31m'],
    ['a\u2028\u2029b', 'a b'],
    ['abc\u202edef', 'abcdef'],
    ['a\u200b\u00ad\ufeff\u{e0041}b', 'ab'],
    ['a\ud83db', 'ab'],
    ['\udc00\ud83d', ''],
    ['##[group]x', '## [group]x'],
    ['###[group]x', '### [group]x'],
    ['##\u200b[group]x', '## [group]x'],
    ['', ''],
  ])('%j', (text, safe) => {
    expect(safeText(text)).toBe(safe);
  });

  test.each(HOSTILE_TEXTS)('of %s is one line without dangers', (_name, text) => {
    expect(dangersIn(`why: ${safeText(text)}`)).toEqual([]);
    expect(safeText(text)).not.toContain('\n');
  });

  test('of anything is one line without dangers, and stays what it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const safe = safeText(text);
        expect(dangersIn(`x ${safe}`)).toEqual([]);
        expect(safeText(safe)).toBe(safe);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('clip', () => {
  test.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc…'],
    ['', 0, ''],
    ['a😀b', 2, 'a…'],
    ['a😀b', 3, 'a😀…'],
  ])('%j to %i', (text, limit, clipped) => {
    expect(clip(text, limit)).toBe(clipped);
  });
});

test('PLAIN changes nothing', () => {
  expect(Object.values(PLAIN).map((paint) => (paint as (text: string) => string)('x'))).toEqual([
    'x',
    'x',
    'x',
    'x',
    'x',
    'x',
  ]);
});
