import { expect, test } from 'vitest';

import { jsonMemberText } from './json-member-text.ts';
import { JsonSyntaxError } from './json-syntax-error.ts';

test.each<[string, string | undefined]>([
  ['{"a":1.0}', '1.0'],
  ['{"a" : 1e400 }', '1e400'],
  ['{"b":2,"a":{"a":[1,{"a":2}]},"c":3}', '{"a":[1,{"a":2}]}'],
  ['{"b":{"a":1},"a":"x\\ud800"}', '"x\\ud800"'],
  ['{"a":1,"a":[ ],"b":1}', '[ ]'],
  [String.raw`{"\u0061":null}`, 'null'],
  ['{"b":{"a":1}}', undefined],
  ['{"b":[{"a":1}]}', undefined],
  ['{}', undefined],
  ['[1,{"a":2}]', undefined],
  ['"a"', undefined],
])('%s', (text, expected) => {
  expect(jsonMemberText(text, 'a')).toBe(expected);
});

test('refuses what is no JSON', () => {
  expect(() => jsonMemberText('{"a":1,}', 'a')).toThrow(JsonSyntaxError);
});
