import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { compareFolders } from './compare-folders.ts';

let folder: string;
let expected: string;
let actual: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portcullis-compare-'));
  [expected, actual] = [join(folder, 'expected'), join(folder, 'actual')];
  await mkdir(join(expected, 'deep'), { recursive: true });
  for (const file of ['a.js', 'b.js', 'deep/c.js']) await writeFile(join(expected, file), file);
  await cp(expected, actual, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the same files make no difference', async () => {
  expect(await compareFolders(expected, actual)).toEqual([]);
});

test('names each file that differs, is missing or is extra', async () => {
  await writeFile(join(actual, 'deep/c.js'), 'changed');
  await rm(join(actual, 'a.js'));
  await writeFile(join(actual, 'z.js'), '');
  await chmod(join(actual, 'b.js'), 0o755);
  expect(await compareFolders(expected, actual)).toEqual([
    'missing: a.js',
    'differs: b.js',
    'differs: deep/c.js',
    'extra: z.js',
  ]);
});

test('a missing folder misses every file', async () => {
  expect(await compareFolders(expected, join(folder, 'nowhere'))).toHaveLength(3);
});
