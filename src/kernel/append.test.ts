import { expect, test } from 'vitest';

import { append } from './append.ts';

test('a list takes more items than a call takes arguments', () => {
  const list: number[] = [];
  append(list, Array<number>(500_000).fill(1));
  expect(list).toHaveLength(500_000);
});
