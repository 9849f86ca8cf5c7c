import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { readOptionalRepositoryFile, readRepositoryFile, refuseLinks } from './repository-file.ts';

let outside = '';
let root = '';

beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'portcullis-links-'));
  root = join(outside, 'repository');
  mkdirSync(join(root, 'a/b'), { recursive: true });
  writeFileSync(join(root, 'a/b/file'), 'inside');
  writeFileSync(join(outside, 'secret'), 'a secret');
  symlinkSync('file', join(root, 'a/b/link'));
  symlinkSync('nowhere', join(root, 'a/b/dead'));
  symlinkSync('a', join(root, 'linked'));
  symlinkSync('..', join(root, 'up'));
  symlinkSync(join(outside, 'secret'), join(outside, 'other'));
  symlinkSync(root, join(outside, 'top'));
});
afterAll(() => rmSync(outside, { recursive: true, force: true }));

test.each([
  ['a/b/link', 'a symbolic link'],
  ['a/b/dead', 'a symbolic link'],
  ['a/../a/b/link', 'a symbolic link'],
  ['linked/b/file', 'a symbolic link at linked'],
  ['linked/b/link', 'a symbolic link at linked'],
  ['linked/b/nothing', 'a symbolic link at linked'],
  ['up/secret', 'a symbolic link at up'],
])('%s is refused', async (path, found) => {
  for (const given of [path, join(root, path)]) {
    for (const read of [readRepositoryFile, readOptionalRepositoryFile, refuseLinks]) {
      await expect(read(root, given, 'the baseline')).rejects.toMatchObject({
        code: 'invalid_input',
        exitCode: 2,
        message: `${path.replace('a/../', '')}: the baseline: expected the file itself, found ${found}`,
        help: 'Commits are read without following links: put the file itself there.',
      });
    }
  }
});

test('files themselves are read, and what lies outside of the repository, behind links or not', async () => {
  expect(await readRepositoryFile(root, 'a/b/file', 'the baseline')).toBe('inside');
  expect(await readRepositoryFile(join(outside, 'top'), 'a/b/file', 'the baseline')).toBe('inside');
  expect(await readRepositoryFile(root, '../secret', 'the baseline')).toBe('a secret');
  expect(await readOptionalRepositoryFile(root, join(outside, 'other'), 'the baseline')).toBe('a secret');
});

test('what is not there', async () => {
  expect(await readOptionalRepositoryFile(root, 'a/nothing/x', 'the baseline')).toBeUndefined();
  expect(await readOptionalRepositoryFile(root, 'a/b/file/x', 'the baseline')).toBeUndefined();
  await expect(readRepositoryFile(root, 'a/x', 'the baseline')).rejects.toMatchObject({ code: 'not_found' });
  await expect(refuseLinks(root, 'a/x', 'the baseline')).resolves.toBeUndefined();
  await expect(refuseLinks(root, '.', 'the baseline')).resolves.toBeUndefined();
});
