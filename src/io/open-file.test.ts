import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { fileChunks, isHandedOver } from './open-file.ts';
import { readExcerpt, readOptionalTextFile, readTextFile } from './read-text-file.ts';

let folder = '';
const at = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portcullis-files-'));
  execFileSync('mkfifo', [at('pipe')]);
  mkdirSync(at('folder'));
  writeFileSync(at('file'), 'text');
  for (const [name, target] of [
    ['link', 'file'],
    ['to-pipe', 'pipe'],
    ['zero', '/dev/zero'],
    ['null', '/dev/null'],
    ['endless', '/proc/self/pagemap'],
  ] as const) {
    symlinkSync(target, at(name));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function bytesOf(path: string, chunkBytes?: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of fileChunks(path, chunkBytes)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

describe('what is no regular file', () => {
  test.each([
    ['pipe', 'a pipe'],
    ['to-pipe', 'a pipe'],
    ['zero', 'a device'],
    ['null', 'a device'],
    ['folder', 'a folder'],
  ])('%s is refused by every reader, and not waited for', async (name, found) => {
    for (const read of [readTextFile, readOptionalTextFile]) {
      await expect(read(at(name), 'the plan')).rejects.toMatchObject({
        code: 'invalid_input',
        message: `${at(name)}: the plan: expected a readable file, found ${found}`,
        help: 'Put a regular file there.',
      });
    }
    await expect(readExcerpt(at(name), 10)).rejects.toThrow(`found ${found}`);
    await expect(bytesOf(at(name))).rejects.toThrow(found);
  });

  test('a link to a file is read', async () => {
    expect(await readTextFile(at('link'), 'the plan')).toBe('text');
    expect((await bytesOf(at('link'))).toString()).toBe('text');
    await expect(bytesOf(at('nowhere'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('sizes', () => {
  test.runIf(process.platform === 'linux')('a file that tells none, though it is endless, ends', async () => {
    await expect(readTextFile(at('endless'), 'the plan')).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await readTextFile('/proc/self/status', 'the plan')).toMatch(/^Name:/);
    expect(await bytesOf(at('endless'))).toHaveLength(0);
  });

  test.each([0, 1, 4096, 4097, 4098, 100_000, 64 * 1024 * 1024])('%i bytes are read whole', async (size) => {
    writeFileSync(at('sized'), 'x');
    truncateSync(at('sized'), size);
    const text = await readTextFile(at('sized'), 'the plan');
    expect([text.length, (await bytesOf(at('sized'))).length]).toEqual([size, size]);
  });

  test('one byte too many is not', async () => {
    truncateSync(at('sized'), 64 * 1024 * 1024 + 1);
    await expect(readTextFile(at('sized'), 'the plan')).rejects.toThrow('expected at most 64 MiB, found 65 MiB');
  });

  test('chunks in the order of the file, none larger than wanted', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    writeFileSync(at('bytes'), bytes);
    const sizes: number[] = [];
    for await (const chunk of fileChunks(at('bytes'), 65_536)) sizes.push(chunk.length);
    expect(Math.max(...sizes)).toBe(65_536);
    const hash = (of: Buffer): string => createHash('sha256').update(of).digest('hex');
    expect(hash(await bytesOf(at('bytes'), 65_536))).toBe(hash(bytes));
  });
});

test.each([
  ['/dev/stdin', true],
  ['/dev/fd/63', true],
  ['/proc/self/fd/0', true],
  ['/proc/1/fd/0', false],
  ['/dev/zero', false],
  ['/dev/fd/../zero', false],
  ['/repository/dev/stdin', false],
])('%s was handed over: %j', (path, expected) => {
  expect(isHandedOver(path)).toBe(expected);
});
