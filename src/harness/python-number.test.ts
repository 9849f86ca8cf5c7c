import { expect, test } from 'vitest';

import { pythonFloat, rounded } from './python-number.ts';

test.each([
  [1 / 128, '0.007812'],
  [3 / 128, '0.023438'],
  [12345678901 + 1 / 128, '12345678901.007812'],
  [0.0000025, '3e-06'],
  [0.0000015, '2e-06'],
  [0.8000005, '0.800001'],
  [2.675, '2.675'],
  [1e3, '1000.0'],
  [0, '0.0'],
  [1e22, '1e+22'],
])('%d is rounded to %s', (value, text) => {
  expect(pythonFloat(rounded(value))).toBe(text);
});

test.each([
  [1e16, '1e+16'],
  [2 ** 53, '9007199254740992.0'],
  [0.0001, '0.0001'],
  [0.00001234, '1.234e-05'],
  [1e100, '1e+100'],
  [-2.5, '-2.5'],
  [-0, '-0.0'],
  [Number.NaN, 'nan'],
  [Number.NEGATIVE_INFINITY, '-inf'],
])('%d is printed as %s', (value, text) => {
  expect(pythonFloat(value)).toBe(text);
});
