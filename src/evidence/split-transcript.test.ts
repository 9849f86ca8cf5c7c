import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TranscriptSplitter } from './split-transcript.ts';

/** What came of some bytes, in chunks of the given sizes; each chunk is overwritten after it was pushed. */
function split(
  bytes: Buffer | string,
  sizes: readonly number[] = [],
  options: { arrayForm?: boolean; cap?: number } = {},
): readonly string[] {
  const whole = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
  const lines: string[] = [];
  const splitter = new TranscriptSplitter((line) => {
    lines.push(
      line.kind === 'oversize'
        ? `${line.number}: ${line.bytes} bytes`
        : `${line.number}: ${line.bytes.toString('latin1', line.start, line.end)}`,
    );
  }, options);
  for (let start = 0, turn = 0; start < whole.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? whole.length;
    const chunk = Buffer.from(whole.subarray(start, start + size));
    splitter.push(chunk);
    chunk.fill(0x21);
    start += size;
  }
  splitter.end();
  return lines;
}

const array = { arrayForm: true };

describe('TranscriptSplitter', () => {
  it.each<[what: string, bytes: string, options: { arrayForm?: boolean; cap?: number }, lines: string[]]>([
    ['nothing', '', {}, []],
    ['lines', 'a\nb\n', {}, ['1: a', '2: b']],
    ['a tail', 'a\nb', {}, ['1: a', '2: b']],
    ['empty lines', '\n\na\n', {}, ['1: ', '2: ', '3: a']],
    ['carriage returns', 'a\r\nb\r', {}, ['1: a\r', '2: b\r']],
    ['a line at the cap', 'abcd\ne', { cap: 4 }, ['1: abcd', '2: e']],
    ['a line over the cap', 'abcde\nf', { cap: 4 }, ['1: 5 bytes', '2: f']],
    ['a tail over the cap', 'a\nbcdef', { cap: 4 }, ['1: a', '2: 5 bytes']],
    ['an array that is not looked for', '[{"a":1},{"b":2}]', {}, ['1: [{"a":1},{"b":2}]']],
    ['an array', '[{"a":1},{"b":2}]\n', array, ['1: {"a":1}', '2: {"b":2}', '3: ']],
    ['an array over the cap', '[{"a":1},{"b":2}]', { ...array, cap: 4 }, ['1: {"a":1}', '2: {"b":2}']],
    [
      'a pretty array',
      '[\n  {\n    "a": [1, {}]\n  },\n  {"b": 2}\n]\n',
      array,
      ['1: {\n    "a": [1, {}]\n  }', '2: {"b": 2}', '3: '],
    ],
    ['an array behind a mark', '\u00EF\u00BB\u00BF[{"a":1}]', array, ['1: {"a":1}']],
    ['an array behind noise', 'noise\n[{"a":1}]', array, ['1: noise', '1: {"a":1}']],
    ['brackets in strings', '[{"a":"]}\\"["},{"b":"\\\\"}]', array, ['1: {"a":"]}\\"["}', '2: {"b":"\\\\"}']],
    ['a cut array', '[{"a":1},{"b":"x', array, ['1: {"a":1}', '2: {"b":"x']],
    [
      'an array cut in a string, then lines',
      '[{"a":1},{"b":"x\n{"c":3}\n',
      array,
      ['1: {"a":1}', '2: {"b":"x', '3: {"c":3}'],
    ],
    ['lines behind an array', '[{"a":1}] rest\nnext\n', array, ['1: {"a":1}', '2:  rest', '3: next']],
    ['a bracket and no object', '[1,2]\n[x\n', array, ['1: [1,2]', '2: [x']],
    ['a bracket and a brace', '[{x}]\n{"a":1}\n', array, ['1: [{x}]', '2: {"a":1}']],
    ['a bracket at the end', '[\n \n', array, ['1: [', '2:  ']],
    ['a mark at the end', '\u00EF\u00BB', array, ['1: \u00EF\u00BB']],
    [
      'much white space in a bracket',
      `[${'\n'.repeat(300)}{"a":1}]`,
      array,
      ['1: [', ...Array.from({ length: 299 }, (_, index) => `${index + 2}: `), '301: {"a":1}]'],
    ],
    ['some white space in a bracket', `[${'\n'.repeat(200)}{"a":1}]`, array, ['1: {"a":1}']],
  ])('%s', (_, bytes, options, lines) => {
    expect(split(bytes, [], options)).toEqual(lines);
    for (const sizes of [[1], [2], [3, 1], [7], [64]]) expect(split(bytes, sizes, options)).toEqual(lines);
  });

  it('gives the same lines for any chunking', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '{',
      '}',
      '"',
      '\\',
      '\n',
      '\r\n',
      ' ',
      'a',
      '[{"',
      '{"a":1}',
      ',',
      '\u00EF\u00BB\u00BF',
      'xxxxxxxx',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 60 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
        fc.record({ arrayForm: fc.boolean(), cap: fc.constantFrom(4, 16, 1 << 20) }),
        (pieces, sizes, options) => {
          const bytes = pieces.join('');
          expect(split(bytes, sizes, options)).toEqual(split(bytes, [], options));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('loses no byte of lines', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '\n', '\r', '{', '"'), { maxLength: 40 }), (pieces) => {
        const bytes = pieces.join('');
        const texts = split(bytes, [3]).map((line) => line.replace(/^\d+: /, ''));
        expect(texts.join('\n') + (bytes.endsWith('\n') ? '\n' : '')).toBe(bytes);
      }),
    );
  });

  it('holds lines of megabytes, and counts those over 16 MiB', () => {
    const mib = 1024 * 1024;
    const bytes = Buffer.concat([
      Buffer.alloc(16 * mib, 0x61),
      Buffer.from('\n'),
      Buffer.alloc(17 * mib, 0x62),
      Buffer.from('\nc'),
    ]);
    const lines = split(bytes, [65_536]);
    expect(lines.map((line) => line.slice(0, 20))).toEqual(['1: aaaaaaaaaaaaaaaaa', `2: ${17 * mib} bytes`, '3: c']);
    expect(lines[0]?.length).toBe(3 + 16 * mib);
  });
});
