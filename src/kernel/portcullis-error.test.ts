import { expect, test } from 'vitest';

import { JsonSyntaxError } from './json-error.ts';
import { PortcullisError } from './portcullis-error.ts';

test('errors about input take no stack, and bugs keep theirs', () => {
  const stacks = [new PortcullisError('usage', 'a'), new JsonSyntaxError('b', 1, 1), new Error('c')].map(
    ({ stack = '' }) => stack.split('\n').length > 1,
  );
  expect(stacks).toEqual([false, false, true]);
});
