import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, canonicalJsonOfText } from './canonical-json.ts';
import type { JsonValue } from './json-value.ts';
import { prettyJson } from './pretty-json.ts';

/** Arrays inside each other. */
const nested = (levels: number): JsonValue => (levels === 1 ? [] : [nested(levels - 1)]);

const indents = (text: string): string[] => text.split('\n').map((line) => ' '.repeat(line.search(/\S|$/)));

test('sorts keys by code point, indents by two spaces and ends in a newline', () => {
  const value = { b: [], '\u{10000}': {}, '\u{e000}': [1, { '9': null, '10': 0.5 }], a: 'x\ny' };
  expect(prettyJson(value)).toBe(`{
  "a": "x\\ny",
  "b": [],
  "\u{e000}": [
    1,
    {
      "10": 0.5,
      "9": null
    }
  ],
  "\u{10000}": {}
}
`);
});

test.each<[JsonValue, string]>([
  [null, 'null\n'],
  [[], '[]\n'],
  ['\ud800', '"\\ud800"\n'],
])('%j', (value, expected) => {
  expect(prettyJson(value)).toBe(expected);
});

test('refuses what is not JSON data', () => {
  expect(() => prettyJson({ a: Number.NaN })).toThrow('NaN at "/a"');
  expect(() => prettyJson({ a: undefined } as unknown as JsonValue)).toThrow(TypeError);
});

test('nests as deep as the parser reads, not deeper', () => {
  expect(prettyJson(nested(512)).trim()).toMatch(/^\[/);
  expect(() => prettyJson(nested(513))).toThrow('more than 512 nested levels');
});

test('is laid out like JSON.stringify and has the canonical form of its value', () => {
  const jsonValue = fc.jsonValue({ stringUnit: 'binary' }) as fc.Arbitrary<JsonValue>;
  fc.assert(
    fc.property(jsonValue, (value) => {
      const pretty = prettyJson(value);
      expect(canonicalJsonOfText(pretty)).toBe(canonicalJson(value));
      // Line by line the same shape; order of keys and spelling of numbers aside.
      expect(indents(pretty).sort()).toEqual(indents(`${JSON.stringify(value, null, 2)}\n`).sort());
    }),
  );
});
