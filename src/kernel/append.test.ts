import { expect, test } from 'vitest';

import { append, largest } from './append.ts';

test('a list takes more items than a call takes arguments', () => {
  const list: number[] = [];
  append(list, Array<number>(500_000).fill(1));
  expect(list).toHaveLength(500_000);
});

test('the largest of more counts than a call takes arguments, and of none', () => {
  expect([largest([...Array<number>(500_000).fill(1), 3]), largest([])]).toEqual([3, 0]);
});
