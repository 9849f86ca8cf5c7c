import { expect, test } from 'vitest';

import { schemaError } from './schema-error.ts';

test.each([
  [{ type: 'object' }, {}, null],
  [{ required: ['a'] }, {}, "input must have required property 'a'"],
  [{ properties: { a: { enum: [1] } } }, { a: 2 }, 'input/a must be equal to one of the allowed values'],
  // A backtracking engine would take years.
  [{ pattern: '^(a+)+$' }, `${'a'.repeat(10_000)}!`, 'input must match pattern "^(a+)+$"'],
])('by %j %j is %s', async (schema, value, error) => {
  expect(await schemaError('input', schema, value)).toBe(error);
});

test.each([
  [{ type: 'nonsense' }, 'schema is invalid'],
  [{ $ref: 'http://example.com/other.json' }, "can't resolve reference"],
  [{ pattern: '(?=a)' }, 'invalid or unsupported Perl syntax'],
])('%j is no schema', async (schema, why) => {
  await expect(schemaError('output', schema, 'a')).rejects.toThrow(why);
});
