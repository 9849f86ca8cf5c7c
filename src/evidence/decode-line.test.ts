import { describe, expect, it } from 'vitest';
import { decodeLine } from './decode-line.ts';

function decoded(line: string | Buffer): unknown {
  const bytes = typeof line === 'string' ? Buffer.from(line, 'utf8') : line;
  const padded = Buffer.concat([Buffer.from('xx'), bytes, Buffer.from('yy')]);
  return decodeLine({ bytes: padded, start: 2, end: 2 + bytes.length });
}

describe('decodeLine', () => {
  it.each<[what: string, line: string, value: unknown, lossy: boolean]>([
    ['an object', '{"a":1}', { a: 1 }, false],
    ['a carriage return', '{"a":1}\r', { a: 1 }, false],
    ['a mark', '\uFEFF{"a":1}', { a: 1 }, false],
    ['white space', '  {"a":1}  ', { a: 1 }, false],
    ['colours around it', '\u001B[32m{"a":1}\u001B[0m', { a: 1 }, false],
    ['colours behind it', '{"a":1}\u001B[0m', { a: 1 }, false],
    ['a spinner', '\u001B[2K\u001B[1G{"a":1}', { a: 1 }, false],
    ['a title', '\u001B]0;title\u0007{"a":1}', { a: 1 }, false],
    ['NUL bytes around it', '\0\0{"a":1}\0', { a: 1 }, false],
    ['a NUL byte in a string', '{"a":"x\0y"}', { a: 'x\uFFFDy' }, true],
    ['a tab in a string', '{"a":"x\ty"}', { a: 'x y' }, true],
    ['colours in a string', '{"a":"\u001B[1mx\u001B[0m"}', { a: 'x' }, false],
    ['a replacement character of its own', '{"a":"\uFFFD"}', { a: '\uFFFD' }, false],
    ['a pair of surrogates', '{"a":"\\ud83d\\ude00"}', { a: '😀' }, false],
    ['a lone high surrogate', '{"a":"\\ud83d"}', { a: '\uFFFD' }, true],
    ['a lone low surrogate', '{"a":"\\uDE00!"}', { a: '\uFFFD!' }, true],
    ['two high surrogates and a low one', '{"a":"\\ud83d\\ud83d\\ude00"}', { a: '\uFFFD😀' }, true],
    ['a lone surrogate in a key', '{"\\ud83d":1}', { '\uFFFD': 1 }, true],
    ['a surrogate that is text', '{"a":"\\\\ud83d"}', { a: '\\ud83d' }, false],
    ['deep nesting', `{"a":${'['.repeat(50_000)}"\\ud83d"${']'.repeat(50_000)}}`, expect.anything(), true],
  ])('JSON with %s', (_, line, value, lossy) => {
    expect(decoded(line)).toMatchObject({ kind: 'json', lossy });
    if (line.length < 1000) expect(decoded(line)).toMatchObject({ value });
  });

  it.each<[line: string, kind: string, text: string | undefined]>([
    ['', 'blank', undefined],
    [' \t\r', 'blank', undefined],
    ['\u001B[0m', 'blank', undefined],
    ['\0', 'blank', undefined],
    ['\uFEFF', 'blank', undefined],
    ['(node:1) Warning: x', 'noise', '(node:1) Warning: x'],
    ['\u001B[31mred\u001B[0m', 'noise', 'red'],
    ['noise {"type":"assistant"}', 'noise', 'noise {"type":"assistant"}'],
    ['⠋{"type":"assistant"}', 'noise', '⠋{"type":"assistant"}'],
    ['[1,2]', 'noise', '[1,2]'],
    ['"text"', 'noise', '"text"'],
    ['null', 'noise', 'null'],
    ['{', 'noise', '{'],
    ['{ not json }', 'noise', '{ not json }'],
    ['{"type":"assistant","mess', 'damaged', '{"type":"assistant","mess'],
    ['{ "a": 1} trailing', 'damaged', '{ "a": 1} trailing'],
    ['{"a":1}{"b":2}', 'damaged', '{"a":1}{"b":2}'],
  ])('%j is %s', (line, kind, text) => {
    expect(decoded(line)).toMatchObject(text === undefined ? { kind } : { kind, text, lossy: false });
  });

  it('replaces bytes that are not UTF-8, and says so', () => {
    const line = Buffer.concat([Buffer.from('{"a":"x'), Buffer.from([0xff, 0xc3]), Buffer.from('y"}')]);
    expect(decoded(line)).toMatchObject({ kind: 'json', value: { a: 'x\uFFFD\uFFFDy' }, lossy: true });
    expect(decoded(Buffer.from([0xff, 0x61]))).toMatchObject({ kind: 'noise', text: '\uFFFDa', lossy: true });
  });
});
