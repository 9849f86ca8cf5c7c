import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, onTestFinished, test } from 'vitest';

import { unzipInto, type UnzipLimits } from './unzip-into.ts';

const LIMITS: UnzipLimits = { files: 4, bytes: 1000 };

async function unzipped(bytes: Uint8Array, limits = LIMITS): Promise<{ folder: string; files: readonly string[] }> {
  const parent = mkdtempSync(join(tmpdir(), 'portcullis-unzip-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, 'inside');
  const files = (): readonly string[] =>
    readdirSync(parent, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name).slice(parent.length + 1));
  await unzipInto(folder, bytes, 'the artifact a', limits).catch((error: unknown) => {
    // Nothing got out, whatever was refused.
    expect(files().filter((file) => !file.startsWith('inside/'))).toEqual([]);
    throw error;
  });
  return { folder, files: files().toSorted() };
}

function zip(files: Zippable): Uint8Array {
  return zipSync(files, { mtime: '2026-01-01T00:00:00' });
}

/** The same zip with another text in all places of one of the same length. */
function renamed(bytes: Uint8Array, from: string, to: string): Uint8Array {
  return new Uint8Array(Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll(from, to), 'latin1'));
}

test('files come out as they were, below the folder, with the folders they need', async () => {
  const bytes = new Uint8Array([0, 255, 10]);
  const { folder, files } = await unzipped(
    zip({
      'results.json': strToU8('{}'),
      'transcripts/claude/a.2.jsonl': [bytes, { level: 0 }],
      'empty/': new Uint8Array(),
    }),
  );
  expect(files).toEqual(['inside/results.json', 'inside/transcripts/claude/a.2.jsonl']);
  expect(readFileSync(join(folder, 'transcripts/claude/a.2.jsonl'))).toEqual(Buffer.from(bytes));
});

test('at the limits everything comes out', async () => {
  const four = { a: new Uint8Array(250), b: new Uint8Array(250), c: new Uint8Array(250), d: new Uint8Array(250) };
  expect((await unzipped(zip(four))).files).toHaveLength(4);
});

const LINK = (0o120777 << 16) >>> 0;
const PIPE = (0o010666 << 16) >>> 0;

describe('is refused:', () => {
  test.each<[string, Uint8Array, RegExp]>([
    ['no zip', strToU8('<html>'), /found /],
    ['nothing', new Uint8Array(), /found /],
    ['a zip that was cut', zip({ a: new Uint8Array(400) }).slice(0, 60), /found /],
    [
      'one byte too many',
      zip({ a: new Uint8Array(600), b: new Uint8Array(401) }),
      /b: more than 1000 bytes altogether/,
    ],
    [
      'a file too many',
      zip({ a: strToU8(''), b: strToU8(''), c: strToU8(''), d: strToU8(''), e: strToU8('') }),
      /e: one of more than 4 files/,
    ],
    ['a bomb', zip({ bomb: new Uint8Array(50_000_000) }), /bomb: more than 1000 bytes/],
    ['a way up', zip({ '../evil': strToU8('x') }), /\.\.\/evil|invalid relative path/],
    ['a way up from inside', zip({ 'a/../../evil': strToU8('x') }), /invalid relative path/],
    ['an absolute path', zip({ '/tmp/evil': strToU8('x') }), /absolute path/],
    ['a drive', zip({ 'C:/evil': strToU8('x') }), /absolute path|colons/],
    ['a stream of a file', zip({ 'results.json:x': strToU8('x') }), /colons/],
    ['backslashes', zip({ '..\\evil': strToU8('x') }), /invalid characters/],
    ['the folder itself', zip({ './a': strToU8('x') }), /a path with gaps/],
    ['an empty name', zip({ 'a//b': strToU8('x') }), /a path with gaps/],
    ['a line break', zip({ 'a\n::error::b': strToU8('x') }), /a[^\n]::error::b: a path with control characters/],
    ['a path without end', zip({ ['a'.repeat(1025)]: strToU8('x') }), /more than 1024 characters/],
    ['a link', zip({ evil: [strToU8('/etc/passwd'), { os: 3, attrs: LINK }] }), /evil: a link or a device/],
    ['a pipe', zip({ evil: [strToU8(''), { os: 3, attrs: PIPE }] }), /evil: a link or a device/],
    [
      'one name twice',
      renamed(zip({ aaa: strToU8('x'), bbb: strToU8('y') }), 'bbb', 'aaa'),
      /aaa: a second file of that name/,
    ],
  ])('%s', async (_name, bytes, message) => {
    await expect(unzipped(bytes)).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(/^the artifact a: expected a zip of files below one folder, found [^\n]*$/),
    });
    await expect(unzipped(bytes)).rejects.toThrow(message);
  });

  test('a file that is larger than the zip says, before it is written', async () => {
    const bytes = zip({ a: [new Uint8Array(900_000), { level: 9 }] });
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const directory = Buffer.from(bytes).indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    view.setUint32(directory + 24, 10, true);
    await expect(unzipped(bytes)).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining('too many bytes'),
    });
  });

  test('a file in the place of a folder', async () => {
    await expect(unzipped(zip({ a: strToU8('x'), 'a/b': strToU8('y') }))).rejects.toMatchObject({
      code: 'not_written',
    });
  });
});
