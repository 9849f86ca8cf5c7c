import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalNumber, canonicalNumberSpelling } from './json-number.ts';

describe('canonicalNumberSpelling', () => {
  test.each([
    ['0', '0'],
    ['-0', '-0.0'],
    ['-0.0', '-0.0'],
    ['0e5', '0.0'],
    ['1.0', '1.0'],
    ['1E3', '1000.0'],
    ['1e+3', '1000.0'],
    ['-2.50', '-2.5'],
    ['9007199254740993', '9007199254740993'],
    ['18446744073709551615', '18446744073709551615'],
    ['18446744073709551616', '1.8446744073709552e19'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['-9223372036854775809', '-9.223372036854776e18'],
    ['1e15', '1000000000000000.0'],
    ['9999999999999998.0', '9999999999999998.0'],
    ['1e16', '1e16'],
    ['123456789012345680.0', '1.2345678901234568e17'],
    ['1.25e22', '1.25e22'],
    ['0.1', '0.1'],
    ['1e-5', '0.00001'],
    ['0.000012', '0.000012'],
    ['1e-6', '1e-6'],
    ['0.0000012', '1.2e-6'],
    ['5e-324', '5e-324'],
    ['1e-400', '0.0'],
    ['1.7976931348623157e308', '1.7976931348623157e308'],
  ])('%s is spelt %s', (spelling, expected) => {
    expect(canonicalNumberSpelling(spelling)).toBe(expected);
  });

  test('keeps every integer of the range digit for digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 64n - 1n }), (integer) => {
        expect(canonicalNumberSpelling(String(integer))).toBe(String(integer));
      }),
    );
  });

  test('a float reads back as the same double and stays a float', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const spelling = canonicalNumberSpelling((Object.is(value, -0) ? '-' : '') + value.toExponential());
        expect(Number(spelling)).toBe(value);
        expect(spelling).toMatch(/[.e]/);
        expect(canonicalNumberSpelling(spelling)).toBe(spelling);
      }),
    );
  });
});

describe('canonicalNumber', () => {
  test.each([
    [0, '0'],
    [-0, '-0.0'],
    [1, '1'],
    [0.5, '0.5'],
    [-7, '-7'],
    [1e15, '1000000000000000'],
    [2 ** 53, '9007199254740992'],
    [2 ** 63, '9223372036854776000'],
    [-(2 ** 63), '-9.223372036854776e18'],
    [2 ** 64, '1.8446744073709552e19'],
    [1e21, '1e21'],
    [1e-7, '1e-7'],
  ])('%d is spelt %s', (value, expected) => {
    expect(canonicalNumber(value)).toBe(expected);
  });

  test('is the canonical form of what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.maxSafeInteger()), (value) => {
        expect(canonicalNumber(value + 0)).toBe(canonicalNumberSpelling(JSON.stringify(value + 0)));
      }),
    );
  });

  test('is a fixed point of the rule for spellings', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const spelling = canonicalNumber(value);
        expect(Number(spelling)).toBe(value);
        expect(canonicalNumberSpelling(spelling)).toBe(spelling);
      }),
    );
  });
});
