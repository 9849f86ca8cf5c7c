import { array, assert, asyncProperty, nat } from 'fast-check';
import { expect, test } from 'vitest';

import { inputLines, type InputLine } from './input-lines.ts';

async function linesOf(chunks: readonly Buffer[]): Promise<readonly InputLine[]> {
  async function* input(): AsyncGenerator<Buffer> {
    yield* chunks;
    await Promise.resolve();
  }
  const lines: InputLine[] = [];
  for await (const line of inputLines(input())) lines.push(line);
  return lines;
}

function cut(bytes: Buffer, places: readonly number[]): readonly Buffer[] {
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((left, right) => left - right);
  return [...ends, bytes.length].map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
}

test('lines end at 0x0A alone, whatever else Unicode calls an end of line', async () => {
  const text = '{"a":"\u2028\u2029\u0085"}\r\n\nlast';
  expect(await linesOf([Buffer.from(text)])).toEqual([
    { text: '{"a":"\u2028\u2029\u0085"}\r' },
    { text: '' },
    { text: 'last' },
  ]);
});

test('bytes that are not UTF-8 are a problem of their line alone', async () => {
  const bytes = Buffer.concat([Buffer.from('a\n'), Buffer.from([0xff, 0x0a]), Buffer.from('b')]);
  expect(await linesOf([bytes])).toEqual([{ text: 'a' }, { problem: 'bytes that are not UTF-8' }, { text: 'b' }]);
});

test('any chunking of the same bytes gives the same lines', async () => {
  const bytes = Buffer.from('first ü€😀\n\n{"x": "😀"}\r\nend');
  const whole = await linesOf([bytes]);
  await assert(
    asyncProperty(array(nat(200), { maxLength: 12 }), async (places) => {
      expect(await linesOf(cut(bytes, places))).toEqual(whole);
    }),
  );
});

test('a line over 64 MiB is a problem and is not kept', async () => {
  const chunk = Buffer.alloc(1 << 20, 'x');
  const lines = await linesOf([...Array.from({ length: 65 }, () => chunk), Buffer.from('\nnext\n')]);
  expect(lines).toEqual([{ problem: 'a line over 64 MiB' }, { text: 'next' }]);
});
