import { expect, test } from 'vitest';

import { JsonSyntaxError } from './json-error.ts';
import { jsonMemberText, jsonMemberTexts } from './json-member-text.ts';

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

test.each<[string, Record<string, string> | undefined]>([
  ['{"a":1.0,"c":3,"b":{"a":2}}', { a: '1.0', b: '{"a":2}' }],
  ['{"b":1,"b":"x"}', { b: '"x"' }],
  ['{"__proto__":{"a":1}}', {}],
  ['{}', {}],
  ['[{"a":1}]', undefined],
  ['1', undefined],
])('several names: %s', (text, expected) => {
  const found = jsonMemberTexts(text, new Set(['a', 'b']));
  expect(found && Object.fromEntries(found)).toEqual(expected);
});
