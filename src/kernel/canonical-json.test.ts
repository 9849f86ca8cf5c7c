import * as fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { readVectors } from '../testing/read-vectors.ts';
import { canonicalJson, canonicalJsonOfText, prettyJson } from './canonical-json.ts';
import { parseJsonDocument } from './json-document.ts';
import { JsonSyntaxError } from './json-error.ts';
import type { JsonValue, ReadonlyJsonValue } from './json-tree.ts';

interface Expect {
  readonly exit: number;
  readonly sha256?: string;
  readonly canonical?: string;
}

const vectors = readVectors<{ readonly text: string }, Expect>('canonical-json').map((vector) => ({
  ...vector,
  input: { text: vector.input?.text ?? '' },
}));
const accepted = vectors.filter((vector) => vector.expect.exit === 0);
const refused = vectors.filter((vector) => vector.expect.exit !== 0);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('reference vectors', () => {
  const spelt = accepted.filter((vector) => vector.expect.canonical !== undefined);
  // A plain value cannot tell 1.0 from 1, nor hold integers beyond 2^53.
  const plain = accepted.filter((vector) => !vector.tags?.some((tag) => tag === 'float' || tag === 'bigint'));

  test('are all there', () => {
    expect([accepted, refused, spelt, plain].map((list) => list.length)).toEqual([142, 9, 135, 120]);
  });

  test.each(accepted.map((vector) => [vector.id, vector] as const))('%s has the digest', (_id, vector) => {
    expect(sha256(canonicalJsonOfText(vector.input.text))).toBe(vector.expect.sha256);
  });

  test.each(spelt.map((vector) => [vector.id, vector] as const))('%s has the text', (_id, vector) => {
    expect(canonicalJsonOfText(vector.input.text)).toBe(vector.expect.canonical);
  });

  test.each(refused.map((vector) => [vector.id, vector] as const))('%s is refused', (_id, vector) => {
    expect(() => canonicalJsonOfText(vector.input.text)).toThrow(JsonSyntaxError);
  });

  test.each(plain.map((vector) => [vector.id, vector] as const))('%s as a plain value', (_id, vector) => {
    expect(sha256(canonicalJson(parseJsonDocument(vector.input.text).value))).toBe(vector.expect.sha256);
  });
});

/** Arrays inside each other. */
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('canonicalJson', () => {
  test.each<[ReadonlyJsonValue, string]>([
    [{ b: 1, a: [true, null, 'x'] }, '{"a":[true,null,"x"],"b":1}'],
    [{ '\u{10000}': 1, '\u{e000}': 2, '10': 3, '9': 4 }, '{"10":3,"9":4,"\u{e000}":2,"\u{10000}":1}'],
    ['\u0000\u001f\u007f\u2028/\b\t\n\f\r"\\', '"\\u0000\\u001f\u007f\u2028/\\b\\t\\n\\f\\r\\"\\\\"'],
    [-0, '-0.0'],
    [[1, 1.5, 1e-7, 2 ** 53, 1e21], '[1,1.5,1e-7,9007199254740992,1e21]'],
    [[], '[]'],
    [{}, '{}'],
    [Object.assign(Object.create(null) as Record<string, number>, { a: 1 }), '{"a":1}'],
  ])('%j', (value, expected) => {
    expect(canonicalJson(value)).toBe(expected);
  });

  class Instance {
    readonly a = 1;
  }
  const cycle: JsonValue[] = [];
  cycle.push([cycle]);
  test.each<[string, unknown, string]>([
    ['undefined', undefined, 'undefined at ""'],
    ['an undefined member', { a: [{ 'b/c': undefined }] }, 'undefined at "/a/0/b~1c"'],
    // oxlint-disable-next-line no-sparse-arrays -- the hole is the case
    ['a hole', [1, , 2], 'undefined at "/1"'],
    ['NaN', [Number.NaN], 'NaN at "/0"'],
    ['Infinity', [Number.POSITIVE_INFINITY], 'Infinity at "/0"'],
    ['a bigint', { a: 1n }, 'bigint at "/a"'],
    ['a symbol', { a: Symbol('x') }, 'symbol at "/a"'],
    ['a function', { toJSON: () => 1 }, 'function at "/toJSON"'],
    ['a date', { a: new Date(0) }, 'an object that is not plain data at "/a"'],
    ['a map', new Map(), 'an object that is not plain data at ""'],
    ['an instance of a class', new Instance(), 'an object that is not plain data at ""'],
    ['a boxed string', [Object('x')], 'an object that is not plain data at "/0"'],
    ['a high surrogate alone', ['\ud800a'], 'half of a surrogate pair at "/0"'],
    ['a low surrogate alone', ['a\udc00'], 'half of a surrogate pair at "/0"'],
    ['an unpaired surrogate in a key', { '\ud800': 1 }, 'half of a surrogate pair at ""'],
    ['a cycle', cycle, 'more than 127 nested levels'],
  ])('refuses %s', (_name, value, message) => {
    const attempt = (): string => canonicalJson(value as JsonValue);
    expect(attempt).toThrow(TypeError);
    expect(attempt).toThrow(message);
  });

  test('both forms accept 127 nested levels and refuse 128, as the reference does', () => {
    expect(canonicalJsonOfText(nested(127))).toBe(nested(127));
    expect(canonicalJson(parseJsonDocument(nested(127)).value)).toBe(nested(127));
    expect(() => canonicalJsonOfText(nested(128))).toThrow(JsonSyntaxError);
    expect(() => canonicalJson(parseJsonDocument(nested(128)).value)).toThrow(TypeError);
  });

  test('large documents are written whole', () => {
    const numbers = Array.from({ length: 50_000 }, (_, index) => index);
    expect(canonicalJson(numbers)).toBe(JSON.stringify(numbers));
  });
});

describe('canonicalJsonOfText', () => {
  test.each([
    ['[1e400]', 'beyond the range of a double at line 1, column 2'],
    ['["\\udc00\\ud800"]', 'half of a surrogate pair at line 1, column 2'],
    ['{\n"\\ud800":1}', 'half of a surrogate pair at line 2, column 1'],
    ['\ufeff{}', 'byte order mark'],
    ['{"a":1,}', "expected a key in double quotes, found '}' at line 1, column 8"],
  ])('refuses %s', (text, message) => {
    expect(() => canonicalJsonOfText(text)).toThrow(JsonSyntaxError);
    expect(() => canonicalJsonOfText(text)).toThrow(message);
  });

  test('keeps the spelling of integers and the form of floats; of a key that stands twice the last counts', () => {
    const text = '{ "b": [1.0, 12345678901234567890, 1E2], "a": 0, "a": -0 }';
    expect(canonicalJsonOfText(text)).toBe('{"a":-0.0,"b":[1.0,12345678901234567890,100.0]}');
  });

  test('refuses half of a pair that a document may hold', () => {
    const text = '{"a":\n["\\ud800"]}';
    expect(parseJsonDocument(text).value).toEqual({ a: ['\ud800'] });
    expect(() => canonicalJsonOfText(text)).toThrow('half of a surrogate pair at line 2, column 2');
  });

  test('escaped surrogate pairs are one character', () => {
    expect(canonicalJsonOfText('"\\ud83d\\ude00"')).toBe('"\u{1f600}"');
  });
});

/** The same value with the members of every object the other way round. */
function reversed(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, child]) => [key, reversed(child)] as const)
      .toReversed(),
  );
}

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

describe('for any value', () => {
  const jsonValue = fc.jsonValue({ stringUnit: 'binary' }) as fc.Arbitrary<JsonValue>;

  test('says the same as the value', () => {
    fc.assert(
      fc.property(jsonValue, (value) => {
        expect(parseJsonDocument(canonicalJson(value)).value).toEqual(value);
      }),
    );
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(jsonValue, (value) => {
        const canonical = canonicalJson(value);
        expect(canonicalJsonOfText(canonical)).toBe(canonical);
        expect(canonicalJson(parseJsonDocument(canonical).value)).toBe(canonical);
      }),
    );
  });

  test('does not depend on the order of keys, on white space or on escapes', () => {
    fc.assert(
      fc.property(jsonValue, (value) => {
        const canonical = canonicalJson(value);
        expect(canonicalJson(reversed(value))).toBe(canonical);
        const text = JSON.stringify(value);
        expect(canonicalJsonOfText(JSON.stringify(reversed(value), null, '\t'))).toBe(canonicalJsonOfText(text));
        expect(canonicalJson(parseJsonDocument(text).value)).toBe(canonicalJsonOfText(text));
        expect(canonicalJsonOfText(canonical.replaceAll(/[^\0-\x7e]/g, escapeUnit))).toBe(canonical);
      }),
    );
  });
});

describe('pretty JSON', () => {
  /** Arrays inside each other. */
  const lists = (levels: number): JsonValue => (levels === 1 ? [] : [lists(levels - 1)]);

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
    expect(prettyJson(lists(512)).trim()).toMatch(/^\[/);
    expect(() => prettyJson(lists(513))).toThrow('more than 512 nested levels');
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
});
