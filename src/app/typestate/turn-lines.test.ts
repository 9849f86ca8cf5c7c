import { array, assert, asyncProperty, nat } from 'fast-check';
import { expect, test } from 'vitest';

import { turnLines, type TurnLine } from './turn-lines.ts';

async function linesOf(...chunks: readonly (Buffer | string)[]): Promise<readonly object[]> {
  async function* input(): AsyncGenerator<Buffer> {
    for (const chunk of chunks) yield Buffer.from(chunk);
    await Promise.resolve();
  }
  const lines: object[] = [];
  for await (const line of turnLines(input())) lines.push(plain(line));
  return lines;
}

function plain(read: TurnLine): object {
  return 'error' in read ? { ...read, error: `${read.error.code}: ${read.error.message}` } : read;
}

const turn = (line: number, jsonText: string, id: string | null = null): object => ({
  line,
  id,
  jsonText,
  isCut: false,
});
const refused = (line: number, message: string, id: string | null = null): object => ({
  line,
  id,
  error: expect.stringContaining(`invalid_input: expected ${message}`) as string,
});

test('lines count whatever stands in them, and blank ones are none', async () => {
  const text = '\n{"evidence":1.0}\r\n \t\n{"id":"a","input":{"n":1e2}}\n{"inputText":"x"}\n\n';
  expect(await linesOf(text)).toEqual([turn(2, '{"evidence":1.0}\r'), turn(4, '{"n":1e2}', 'a'), turn(5, 'x')]);
});

test('a line that is none does not end the others', async () => {
  const bytes = Buffer.concat([
    Buffer.from('{"id":"a"}\nno JSON\n'),
    Buffer.from([0xff, 0x0a]),
    Buffer.from('\u00a0\n{"input":1}\n'),
  ]);
  expect(await linesOf(bytes)).toEqual([
    refused(1, 'an object with evidence, input or inputText', 'a'),
    refused(2, 'a JSON object'),
    refused(3, 'UTF-8 text'),
    refused(4, 'a JSON object'),
    turn(5, '1'),
  ]);
});

test('a last line that was cut is told with its number', async () => {
  expect(await linesOf('{"input":1}\n{"input":{"evidence":')).toEqual([turn(1, '1'), refused(2, 'a JSON object')]);
  expect(await linesOf('{"input":1}\n{"input":2}')).toEqual([turn(1, '1'), turn(2, '2')]);
});

test('nothing gives nothing', async () => {
  expect([await linesOf(), await linesOf(''), await linesOf('\n\n')]).toEqual([[], [], []]);
});

test('a line over 16 MiB is told by its length and not kept', async () => {
  const chunk = Buffer.alloc(1 << 20, 'x');
  const long = Array.from({ length: 17 }, () => chunk);
  expect(await linesOf('{"input":1}\n', ...long, '\n{"input":2}\n', ...long)).toEqual([
    turn(1, '1'),
    refused(2, `a line of at most 16 MiB, found one of ${17 << 20} bytes`),
    turn(3, '2'),
    refused(4, `a line of at most 16 MiB, found one of ${17 << 20} bytes`),
  ]);
});

test('a chunk is asked for only when the turns of the one before were taken', async () => {
  let given = 0;
  async function* input(): AsyncGenerator<Buffer> {
    for (; given < 100; given += 1) yield Buffer.from('{"input":1}\n');
    await Promise.resolve();
  }
  const reading = turnLines(input());
  await reading.next();
  await reading.next();
  expect(given).toBe(1);
  await reading.return(undefined);
});

test('any chunking of the same bytes gives the same lines', async () => {
  const bytes = Buffer.from('{"id":"ü€😀","input":"\u2028"}\n\n{"x": "😀"}\r\n{"evidence":{}}\n{"inputText":"e');
  const whole = await linesOf(bytes);
  expect(whole).toHaveLength(4);
  await assert(
    asyncProperty(array(nat(bytes.length), { maxLength: 12 }), async (places) => {
      const ends = [...places.toSorted((left, right) => left - right), bytes.length];
      const chunks = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
      expect(await linesOf(...chunks)).toEqual(whole);
    }),
  );
});
