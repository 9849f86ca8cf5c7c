import { expect, test } from 'vitest';

import { remembered } from './remembered.ts';

test('a text is asked once, also where the answer is nothing much, and of many texts each gets its own answer', () => {
  const asked: string[] = [];
  const length = remembered((text) => {
    asked.push(text);
    return text.length;
  });
  expect([length(''), length('ab'), length('ab'), length('')]).toEqual([0, 2, 2, 0]);
  expect(asked).toEqual(['', 'ab']);
  const texts = Array.from({ length: 500 }, (_, index) => 'x'.repeat(index));
  expect(texts.map(length)).toEqual(texts.map((text) => text.length));
});
