import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJsonDocument } from './json-document.ts';
import { JsonSyntaxError } from './json-error.ts';
import { childPointer } from './json-pointer.ts';
import { parseJsonTree, type JsonValue } from './json-tree.ts';

const key = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '0', '10', 'a/b', '~'),
);
const { json } = fc.letrec<{ json: JsonValue }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(
      fc.constantFrom(null, true, false),
      fc.integer(),
      // JSON.stringify, which writes the texts below, loses the sign of -0.
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
      fc.string({ unit: 'binary' }),
    ),
    fc.array(tie('json'), { maxLength: 4 }),
    // Unlike an object literal, and unlike JSON.parse in Node 24, `fromEntries` keeps every key as it is.
    fc
      .uniqueArray(fc.tuple(key, tie('json')), { maxLength: 4, selector: ([name]) => name })
      .map((members): JsonValue => Object.fromEntries(members)),
  ),
}));
const spaces = fc.array(fc.constantFrom('', '', ' ', '\n', '\r\n', '\t', '\n\n '), { minLength: 1, maxLength: 20 });

interface SpacedText {
  readonly text: string;
  /** JSON pointer → offset of the value, or of the key where it is a member. */
  readonly offsets: ReadonlyMap<string, number>;
}

/** Writes a value with the given white space between the tokens, in turn. */
function writeSpaced(value: JsonValue, gaps: readonly string[]): SpacedText {
  const offsets = new Map<string, number>();
  let text = '';
  let turn = 0;
  const put = (token: string): void => {
    text += token + (gaps[turn % gaps.length] ?? '');
    turn += 1;
  };
  const write = (node: JsonValue, pointer: string): void => {
    if (!offsets.has(pointer)) offsets.set(pointer, text.length);
    if (typeof node !== 'object' || node === null) return put(JSON.stringify(node));
    const list = Array.isArray(node);
    put(list ? '[' : '{');
    Object.entries(node).forEach(([name, child]: [string, JsonValue], index) => {
      if (index > 0) put(',');
      const childAt = childPointer(pointer, name);
      offsets.set(childAt, text.length);
      if (!list) {
        put(JSON.stringify(name));
        put(':');
      }
      write(child, childAt);
    });
    put(list ? ']' : '}');
  };
  put('');
  write(value, '');
  return { text, offsets };
}

/** Arrays and objects in turn; an even number of levels. */
const nested = (levels: number): string => '[{"a":'.repeat(levels / 2) + '1' + '}]'.repeat(levels / 2);

/** The error of a text that must be refused. */
function syntaxErrorOf(text: string, parse: (text: string) => unknown = parseJsonDocument): JsonSyntaxError {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof JsonSyntaxError) return error;
    throw error;
  }
  throw new Error(`not refused: ${text.slice(0, 80)}`);
}

function doesNotThrow(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

/** For JSON.parse, which takes 1e400. */
function refuseInfinity(_key: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(String(value));
  return value;
}

describe('value', () => {
  test('is what was written, for any value and any white space', () => {
    fc.assert(
      fc.property(json, spaces, (value, gaps) => {
        const parsed = parseJsonDocument(writeSpaced(value, gaps).text).value;
        expect(parsed).toEqual(value);
        expect(JSON.stringify(parsed)).toBe(JSON.stringify(value));
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['"\\u0041\\n\\/\\"\\\\\\b\\f\\r\\t"', 'A\n/"\\\b\f\r\t'],
    ['"\\uD83D\\uDE00"', '\u{1f600}'],
    ['"\\uabCD"', '\uabcd'],
    ['"\u2028\u007f"', '\u2028\u007f'],
    ['-0', -0],
    ['1E+2', 100],
    ['1e-400', 0],
    ['12.5e-1', 1.25],
    [' null ', null],
    ['[true,false]', [true, false]],
    ['{"":{}}', { '': {} }],
    ['"\\ud800"', '\ud800'],
  ])('%s', (text, expected) => {
    expect(parseJsonDocument(text).value).toStrictEqual(expected);
  });

  test('escaped keys stay apart, whatever was parsed before', () => {
    // What makes JSON.parse read the later keys as a backslash in Node 24 (nodejs/node#63785).
    expect(JSON.parse('{"x":1,"\\\\":1}')).toEqual({ x: 1, '\\': 1 });
    expect(parseJsonDocument('{"x":1,"\\\\":1}').value).toEqual({ x: 1, '\\': 1 });
    expect(parseJsonDocument('{"x":1,"\\n":1}').value).toEqual({ x: 1, '\n': 1 });
    expect(parseJsonDocument('{"x":1,"\\u0080":1}').value).toEqual({ x: 1, '\u0080': 1 });
  });

  test('millions of escapes in one text are no bug', () => {
    const value = { a: '"'.repeat(5_000_000) };
    expect(parseJsonDocument(JSON.stringify(value)).value).toEqual(value);
  });

  test('keys with a meaning in JavaScript are own properties and change no prototype', () => {
    const { value } = parseJsonDocument('{"__proto__":{"polluted":true},"constructor":1,"toString":2}');
    expect(Object.getOwnPropertyNames(value)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(value).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('refusals', () => {
  test.each([
    ['', 1, 1, 'a value', 'the end of the text'],
    [' \n ', 2, 2, 'a value', 'the end of the text'],
    ['tru', 1, 1, 'a value', "'t'"],
    ['True', 1, 1, 'a value', "'T'"],
    ['NaN', 1, 1, 'a value', "'N'"],
    ["'a'", 1, 1, 'a value', "'''"],
    ['// x\n1', 1, 1, 'a value', "'/'"],
    ['1 2', 1, 3, 'the end of the text', "'2'"],
    ['{}]', 1, 3, 'the end of the text', "']'"],
    ['[1,]', 1, 4, 'a value', "']'"],
    ['[,1]', 1, 2, 'a value', "','"],
    ['[1 2]', 1, 4, "',' or ']'", "'2'"],
    ['[1}', 1, 3, "',' or ']'", "'}'"],
    ['[', 1, 2, 'a value', 'the end of the text'],
    ['{"a":1', 1, 7, "',' or '}'", 'the end of the text'],
    ['{"a":1,}', 1, 8, 'a key in double quotes', "'}'"],
    ['{a:1}', 1, 2, "a key in double quotes or '}'", "'a'"],
    ['{1:1}', 1, 2, "a key in double quotes or '}'", "'1'"],
    ['{"a" 1}', 1, 6, "':'", "'1'"],
    ['{\n  "a": 1,\n  "b": x\n}', 3, 8, 'a value', "'x'"],
    ['01', 1, 2, 'no digit after a leading zero', "'1'"],
    ['-01', 1, 3, 'no digit after a leading zero', "'1'"],
    ['+1', 1, 1, 'a value', "'+'"],
    ['.5', 1, 1, 'a value', "'.'"],
    ['1.', 1, 3, 'a digit', 'the end of the text'],
    ['1.e1', 1, 3, 'a digit', "'e'"],
    ['1e', 1, 3, 'a digit', 'the end of the text'],
    ['1e+', 1, 4, 'a digit', 'the end of the text'],
    ['-', 1, 2, 'a digit', 'the end of the text'],
    ['-a', 1, 2, 'a digit', "'a'"],
    ['0x1', 1, 2, 'the end of the text', "'x'"],
    ['"a', 1, 3, 'the end of the string', 'the end of the text'],
    ['"a\nb"', 1, 3, 'an escape for the control character', 'U+000A'],
    ['"\u001b[2J"', 1, 2, 'an escape for the control character', 'U+001B'],
    ['"\\x41"', 1, 3, 'one of " \\ / b f n r t u after a backslash', "'x'"],
    ['"\\', 1, 3, 'one of " \\ / b f n r t u after a backslash', 'the end of the text'],
    ['"\\u00g0"', 1, 6, 'a hex digit', "'g'"],
    ['"\\u000g"', 1, 7, 'a hex digit', "'g'"],
    ['"\\u000"', 1, 7, 'a hex digit', "'\"'"],
    ['"\\u00', 1, 6, 'a hex digit', 'the end of the text'],
    ['\u00a01', 1, 1, 'a value', 'U+00A0'],
    ['\u{1f600}', 1, 1, 'a value', 'U+1F600'],
    ['1\u2028', 1, 2, 'the end of the text', 'U+2028'],
  ])('%j', (text, line, column, expected, found) => {
    const error = syntaxErrorOf(text);
    expect(error).toMatchObject({ line, column, reason: `expected ${expected}, found ${found}` });
    expect(error.message).toBe(`expected ${expected}, found ${found} at line ${line}, column ${column}`);
  });

  test.each([
    ['\ufeff{}', 'byte order mark', 1, 1],
    ['[1,\n 1e400]', 'beyond the range of a double', 2, 2],
    [`-${'9'.repeat(400)}`, 'beyond the range of a double', 1, 1],
  ])('%j: %s', (text, reason, line, column) => {
    const error = syntaxErrorOf(text);
    expect(error.reason).toContain(reason);
    expect(error).toMatchObject({ line, column });
  });

  test('nesting is accepted up to the limit and refused beyond, 512 in a document', () => {
    expect(parseJsonDocument(nested(512)).lineOf('/0/a/0/a')).toBe(1);
    expect(syntaxErrorOf(nested(514))).toMatchObject({ reason: 'nested deeper than 512 levels', column: 6 * 256 + 1 });
    const indented = JSON.stringify(JSON.parse(nested(514)), null, 2);
    expect(syntaxErrorOf(indented)).toMatchObject({ reason: 'nested deeper than 512 levels', line: 513 });
    const upTo =
      (maxDepth: number) =>
      (text: string): unknown =>
        parseJsonTree(text, { maxDepth }, Number).value;
    expect(upTo(4)(nested(4))).toEqual([{ a: [{ a: 1 }] }]);
    expect(syntaxErrorOf(nested(4), upTo(3)).column).toBe(8);
    expect(syntaxErrorOf('[]', upTo(0)).column).toBe(1);
  });

  test('every prefix of a document is refused with a position inside it', () => {
    fc.assert(
      fc.property(
        json.filter((value) => typeof value === 'object' && value !== null),
        spaces,
        (value, gaps) => {
          const text = writeSpaced(value, gaps).text.trimEnd();
          for (let length = 0; length < text.length; length += 1) {
            const lines = text.slice(0, length).split('\n');
            const { line, column } = syntaxErrorOf(text.slice(0, length));
            expect(line).toBeLessThanOrEqual(lines.length);
            expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? -1) + 1);
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  test('accepts and refuses as JSON.parse does, for texts with one character changed', () => {
    const change = fc.constantFrom(...Array.from('{}[]:,"\\0-+.eEtfn1u \n\0\u00e9\u2028'), '', '\ud800');
    let accepted = 0;
    fc.assert(
      fc.property(json, spaces, fc.nat(), change, (value, gaps, place, character) => {
        const { text } = writeSpaced(value, gaps);
        const at = place % text.length;
        const changed = text.slice(0, at) + character + text.slice(at + 1);
        const native = doesNotThrow(() => JSON.parse(changed, refuseInfinity));
        const ours = doesNotThrow(() => parseJsonDocument(changed));
        expect(ours).toBe(native);
        accepted += Number(native);
      }),
      { numRuns: 2000 },
    );
    // Neither verdict may be so rare that the comparison says nothing.
    expect(accepted).toBeGreaterThan(200);
    expect(accepted).toBeLessThan(1800);
  });
});

describe('stays quick and whole on millions of', () => {
  test.each([
    ['open brackets', '['.repeat(4e6)],
    ['open objects', '{"a":'.repeat(1e6)],
    ['characters without an end', `"${'a'.repeat(4e6)}`],
  ])('%s', (_name, text) => {
    expect(syntaxErrorOf(text).line).toBe(1);
  });

  test.each([
    ['escapes', `"${'\\n'.repeat(2e6)}"`, 1],
    ['digits', `0.${'1'.repeat(4e6)}`, 1],
    ['white space', `${' \n'.repeat(2e6)}1`, 2e6 + 1],
    ['duplicates far down', `${'['.repeat(500)}${'{"a":1,"a":1},'.repeat(1e5)}0${']'.repeat(500)}`, 1],
  ])('%s', (_name, text, line) => {
    expect(parseJsonDocument(text).lineOf('')).toBe(line);
  });
});

describe('duplicateKeys', () => {
  test('names every repetition with its pointer and line; the last one counts', () => {
    const document = parseJsonDocument(
      '{"a":1,\n"a":2,\n"b":[0,{"x/y":1,\n"x/y":\n[],"__proto__":1,\n"__proto__":2}],\n"a":{"a":3}}',
    );
    expect(document.duplicateKeys).toEqual([
      { pointer: '/a', line: 2 },
      { pointer: '/b/1/x~1y', line: 4 },
      { pointer: '/b/1/__proto__', line: 6 },
      { pointer: '/a', line: 7 },
    ]);
    expect(parseJsonDocument('{\n  "a": 1,\n  "a": 1\n}\n').duplicateKeys).toEqual([{ pointer: '/a', line: 3 }]);
    expect(document.lineOf('/a')).toBe(7);
    expect(document.lineOf('/a/a')).toBe(7);
    expect(JSON.stringify(document.value)).toBe('{"a":{"a":3},"b":[0,{"x/y":[],"__proto__":2}]}');
  });

  test('the same key in different objects, or spelt like an inherited one, is no duplicate', () => {
    expect(parseJsonDocument('[{"a":{"a":1}},{"a":1,"toString":1,"constructor":2}]').duplicateKeys).toEqual([]);
  });

  test('differently escaped spellings of one key are duplicates', () => {
    expect(parseJsonDocument('{"a":1,"\\u0061":2}').duplicateKeys).toEqual([{ pointer: '/a', line: 1 }]);
  });
});

describe('lineOf', () => {
  test('agrees with counting line feeds, for any value and any white space', () => {
    fc.assert(
      fc.property(json, spaces, (value, gaps) => {
        const { text, offsets } = writeSpaced(value, gaps);
        const document = parseJsonDocument(text);
        const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
        const found = Array.from(offsets.keys(), (pointer) => [pointer, document.lineOf(pointer)]);
        expect(found).toEqual(Array.from(offsets, ([pointer, offset]) => [pointer, lineAt(offset)]));
      }),
      { numRuns: 500 },
    );
  });

  const document = parseJsonDocument('\n{"a":\n[10,\n{"b":null}],\r\n"":0,\r"c~/d":{},"__proto__":\n1}');
  test.each([
    ['', 2],
    ['/a', 2],
    ['/a/0', 3],
    ['/a/1', 4],
    ['/a/1/b', 4],
    ['/', 5],
    ['/c~0~1d', 5],
    ['/__proto__', 5],
  ])('%j stands on line %d', (pointer, line) => {
    expect(document.lineOf(pointer)).toBe(line);
  });

  test.each(['a', '/b', '/a/2', '/a/-', '/a/01', '/a/0/x', '/a/length', '/toString', '/a/1/b/c', '/c~2', '/x/y'])(
    '%j leads nowhere',
    (pointer) => {
      expect(document.lineOf(pointer)).toBeUndefined();
    },
  );
});
