import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { storeTranscript } from './store-transcript.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portcullis-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function stored(content: Buffer, change: (part: string) => string = (part) => part): Promise<Buffer> {
  writeFileSync(join(folder, 'raw'), content);
  const to = join(folder, 'place/of/transcript.jsonl');
  const file = await storeTranscript(join(folder, 'raw'), to, { push: change, end: () => '' });
  const bytes = readFileSync(to);
  expect(file).toEqual({ sha256: digest(bytes), bytes: bytes.length, rawSha256: digest(content) });
  expect(readdirSync(join(folder, 'place/of'))).toEqual(['transcript.jsonl']);
  return bytes;
}

describe('storeTranscript', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['no line feed at the end', Buffer.from('{"a":1}\n{"b"')],
    ['bytes that are no text', Buffer.from([0xff, 0x0a, 0xc3, 0x0a, 0x00, 0xa0, 0x85])],
    ['a line over many parts', Buffer.from(`${'x'.repeat(9_000_000)}\nend\n`)],
    ['many parts', Buffer.from(`${'0123456789abcde\n'.repeat(700_000)}tail`)],
  ])('keeps every byte: %s', async (_name, content) => {
    expect((await stored(content)).equals(content)).toBe(true);
  });

  test('what is held back comes at the end', async () => {
    writeFileSync(join(folder, 'raw'), 'abc');
    await storeTranscript(join(folder, 'raw'), join(folder, 'to'), { push: () => 'a', end: () => 'c' });
    expect(readFileSync(join(folder, 'to'), 'utf8')).toBe('ac');
  });

  test('what is stored is what was made of it', async () => {
    const bytes = await stored(Buffer.from('key: abc\nkey: é\n'), (part) => part.replaceAll('abc', '***'));
    expect(bytes.toString()).toBe('key: ***\nkey: é\n');
  });

  test('a place that cannot be written to is an error that names it', async () => {
    writeFileSync(join(folder, 'raw'), 'x');
    writeFileSync(join(folder, 'file'), 'x');
    await expect(
      storeTranscript(join(folder, 'raw'), join(folder, 'file/transcript'), { push: (part) => part, end: () => '' }),
    ).rejects.toThrow(/file/);
  });
});
