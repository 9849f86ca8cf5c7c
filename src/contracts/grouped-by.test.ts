import { expect, test } from 'vitest';

import { groupedBy } from './grouped-by.ts';

test('groups and items keep the order of their first appearance, whatever the keys are called', () => {
  const words = ['beta', 'alpha', 'bravo', '__proto__', 'apple'];
  expect([...groupedBy(words, (word) => word[0] ?? '')]).toEqual([
    ['b', ['beta', 'bravo']],
    ['a', ['alpha', 'apple']],
    ['_', ['__proto__']],
  ]);
  expect([...groupedBy(['__proto__', 'constructor'], (word) => word).keys()]).toEqual(['__proto__', 'constructor']);
  expect(groupedBy([], String).size).toBe(0);
});
