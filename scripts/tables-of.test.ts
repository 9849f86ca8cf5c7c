import { expect, test } from 'vitest';

import { tablesOf } from './tables-of.ts';

test('the tables of a text, numbers as numbers and percentages as shares', () => {
  const text =
    'before\n\n| way | ms | red | budget |\n| --- | ---: | ---: | ---: |\n| `a` | 1.50 | 12.5 % | ≤ 3 |\n| b, 2 | -4 | | |\n\nbetween\n\n| of |\n| ---: |\n| 7 |';
  expect(tablesOf(text)).toEqual([
    [
      { way: '`a`', ms: 1.5, red: 0.125, budget: '≤ 3' },
      { way: 'b, 2', ms: -4, red: '', budget: '' },
    ],
    [{ of: 7 }],
  ]);
});
