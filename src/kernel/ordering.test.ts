import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { compareCodePoints, sortByCodePoints, sortedUnique } from './ordering.ts';

/** The definition, slowly: the lists of code points, element by element; a list stands before its extensions. */
function compareSlowly(a: string, b: string): number {
  const left = Array.from(a, (character) => character.codePointAt(0) ?? -1);
  const right = Array.from(b, (character) => character.codePointAt(0) ?? -1);
  const different = left.findIndex((point, index) => point !== right[index]);
  if (different === -1) return Math.sign(left.length - right.length);
  return Math.sign((left[different] ?? -1) - (right[different] ?? -1));
}

/** Few units, chosen around the surrogates, so that common prefixes and split pairs are frequent. */
const trickyText = fc
  .array(fc.constantFrom('a', '\u{e000}', '\u{ffff}', '\ud7ff', '\ud800', '\udbff', '\udc00', '\udfff'), {
    maxLength: 5,
  })
  .map((units) => units.join(''));

describe('compareCodePoints', () => {
  test.each([
    ['', 'a'],
    ['a', 'aa'],
    ['Z', 'a'],
    ['10', '9'],
    ['e\u0301', '\u00e9'],
    ['\u{e000}', '\u{10000}'],
    ['\u{ffff}', '\u{1f600}'],
    ['\u{1f600}', '\u{1f601}'],
    ['\u{1f600}', '\u{1f600}a'],
    ['\ud83d', '\u{1f600}'],
    ['\ud83d\u{ffff}', '\u{1f600}'],
  ])('%j stands before %j', (lower, higher) => {
    expect(compareCodePoints(lower, higher)).toBeLessThan(0);
    expect(compareCodePoints(higher, lower)).toBeGreaterThan(0);
    expect(compareCodePoints(lower, lower)).toBe(0);
  });

  test('agrees with the comparison of code point lists', () => {
    fc.assert(
      fc.property(trickyText, trickyText, (a, b) => {
        expect(Math.sign(compareCodePoints(a, b))).toBe(compareSlowly(a, b));
      }),
      { numRuns: 2000 },
    );
  });

  test('agrees with the byte order of UTF-8', () => {
    const text = fc.string({ unit: 'binary', maxLength: 4 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Math.sign(compareCodePoints(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
    );
  });
});

test('sortByCodePoints sorts as compareCodePoints compares, with surrogates and without', () => {
  const plain = fc.string({ maxLength: 3 });
  fc.assert(
    fc.property(fc.oneof(fc.array(trickyText), fc.array(plain), fc.array(fc.oneof(plain, trickyText))), (texts) => {
      expect(sortByCodePoints([...texts])).toEqual(texts.toSorted(compareCodePoints));
    }),
  );
});

describe('sortedUnique', () => {
  test('sorts by code point, drops duplicates and leaves its input alone', () => {
    const input = ['b', '\u{10000}', '\u{e000}', 'a', 'b'];
    expect(sortedUnique(input)).toEqual(['a', 'b', '\u{e000}', '\u{10000}']);
    expect(input).toEqual(['b', '\u{10000}', '\u{e000}', 'a', 'b']);
  });

  test('takes any iterable', () => {
    expect(sortedUnique(new Set(['y', 'x']))).toEqual(['x', 'y']);
    expect(sortedUnique([])).toEqual([]);
  });
});
