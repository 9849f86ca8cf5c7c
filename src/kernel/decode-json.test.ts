import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { canonicalJson } from './canonical-json.ts';
import { decodeJson } from './decode-json.ts';
import { decodeNatively, UNFIT } from './decode-natively.ts';
import { JsonShapeError } from './json-error.ts';
import { anyJson, defaulted, list, number, optional, record, text, truth, where, type Decoded } from './json-shape.ts';

const point = record({ name: text, on: defaulted(truth, false) });
const shape = record({
  points: defaulted(list(point), []),
  any: optional(anyJson),
  must: optional(record({ be: anyJson })),
  amount: optional(number),
});
const decode = (json: string): Decoded<typeof shape> => decodeJson(json, shape);

const EMPTY = { points: [], any: undefined, must: undefined, amount: undefined };

test.each<[string, object]>([
  ['{}', EMPTY],
  [' {"any":null,"must":null} ', EMPTY],
  ['{"must":{"be":null}}', { ...EMPTY, must: { be: null } }],
  [
    '{"points":[{"on":true,"name":"a"},{"name":"b"}]}',
    {
      ...EMPTY,
      points: [
        { name: 'a', on: true },
        { name: 'b', on: false },
      ],
    },
  ],
  ['{"amount":-2.50e1}', { ...EMPTY, amount: -25 }],
  ['{"any":[null,true,"x",7,[],{}]}', { ...EMPTY, any: [null, true, 'x', 7, [], {}] }],
  ['{"x":[{"points":1}],"any":{"points":1,"points":2}}', { ...EMPTY, any: { points: 2 } }],
  ['{"any":{"__proto__":{"x":1}}}', { ...EMPTY, any: JSON.parse('{"__proto__":{"x":1}}') as object }],
])('%s', (json, expected) => {
  expect(decode(json)).toEqual(expected);
});

test('numbers keep the spelling that their digest needs', () => {
  expect(canonicalJson(decode('{"any":[1.0,9007199254740993,1e2]}').any ?? null)).toBe('[1.0,9007199254740993,100.0]');
});

test.each<[string, string]>([
  ['[]', 'expected an object, found a list at line 1'],
  ['{"points":{}}', 'points: expected a list, found an object'],
  ['{"points":[{"name":"a"},\n{"name":1}]}', 'points[1].name: expected a text, found a number at line 2'],
  ['{"points":[{"on":true}]}', 'points[0]: expected name, found no such member'],
  ['{"points":[null]}', 'points[0]: expected an object, found null'],
  ['{"points":[],"points":[]}', 'points: expected the key once, found it again'],
  ['{"must":{"be":1e999}}', 'must.be: a number beyond the range of a double'],
  ['{"amount":1e999}', 'amount: a number beyond the range of a double'],
  ['{"amount":"1"}', 'amount: expected a number, found a text'],
  ['{"any":{"\\ud800":1}}', 'any: a key with half of a surrogate pair'],
])('refuses %s', (json, message) => {
  expect(() => decode(json)).toThrow(JsonShapeError);
  expect(() => decode(json)).toThrow(message);
});

test('what is passed over may be anything, at any depth', () => {
  const levels = 200_000;
  expect(decode(`{"x":${'['.repeat(levels)}1e999,"\\ud800"${']'.repeat(levels)}}`)).toEqual(EMPTY);
});

test('what is made of a value stands in its place, and one of which nothing is made is refused', () => {
  const short = where(list(where(text, 'a name', (name) => name || undefined)), 'at most two', (names) =>
    names.length > 2 ? undefined : new Set(names),
  );
  expect(decodeJson('["a","b"]', short)).toEqual(new Set(['a', 'b']));
  expect(() => decodeJson('["a",\n""]', short)).toThrow('[1]: expected a name, found another text at line 2');
  expect(() => decodeJson('["a","b","c"]', short)).toThrow('expected at most two, found another list at line 1');
});

describe('by JSON.parse', () => {
  const inner = record({ a: text, b: optional(anyJson), c: defaulted(list(truth), []) });
  const tree = record({
    a: optional(text),
    b: list(inner),
    c: optional(number),
    d: defaulted(inner, { a: 'x', b: 1, c: [] }),
  });
  /** Texts of members, so that keys may be doubled and numbers spelt in any way. */
  const { value } = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(
        'null',
        'true',
        '1',
        '1.0',
        '1e400',
        '-0',
        '"a"',
        '":"',
        '"\\u0061"',
        String.raw`"\n\\"`,
        String.raw`"\":\" :"`,
        '"\\ud800"',
        '[]',
        '[true]',
      ),
      fc.array(tie('value'), { maxLength: 2 }).map((items) => `[${items.join()}]`),
      fc
        .array(
          fc.tuple(
            fc.constantFrom('a":', 'b" :', 'c":', 'c":', '__proto__":', '0"\n:', 'c\\n":', 'a\\"b":'),
            tie('value'),
          ),
          {
            maxLength: 4,
          },
        )
        .map((members) => `{${members.map((member) => `"${member.join('')}`).join()}}`),
    ),
  }));

  test('gives what the scanner gives, and nothing that it refuses', () => {
    let count = 0;
    fc.assert(
      fc.property(value, value, (b, c) => {
        const given = `{"a":"x","b":[{"a":"x","b":${b}},{"a":"y","c":[true],"e":${c}}],"e":${c}}`;
        const native = decodeNatively(given, tree);
        if (native === UNFIT) return;
        count += 1;
        // A character by its number is left to the scanner.
        expect(native).toEqual(decodeJson(given.replace('{', '{"z":"\\u0041",'), tree));
      }),
      { numRuns: 2000 },
    );
    expect(count).toBeGreaterThan(100);
  });

  test.each([
    '{"b":[],"b":[]}',
    '{"b":[],"b" :[]}',
    '{"b":[],"z"\n:1,"b":[]}',
    '{"b":[],"e":{"x":1,"x":2}}',
    '{"b":[],"e":"\\ud800"}',
    String.raw`{"b":[],"e":{"\\":1}}`,
    String.raw`{"b":[],"e":{"\n\"x" :1}}`,
    '{"b":[{"a":"x","b":1.0}]}',
    `{"b":[],"e":${'['.repeat(200)}${']'.repeat(200)}}`,
  ])('is left to the scanner: %.40s', (given) => {
    expect(decodeNatively(given, tree)).toBe(UNFIT);
  });

  test('escapes in values are no hindrance', () => {
    const given = String.raw`{"a":"1\n2\t\"3\" \\","b":[]}`;
    expect(decodeNatively(given, tree)).toEqual({ a: '1\n2\t"3" \\', b: [], d: { a: 'x', b: 1, c: [] } });
  });
});
