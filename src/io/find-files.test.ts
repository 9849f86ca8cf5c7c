import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { repositoryRoot } from './find-files.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portcullis-find-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a repository has a folder .git with HEAD, or a file .git; an empty folder is none', () => {
  const [empty, linked, below] = [join(folder, 'empty'), join(folder, 'linked'), join(folder, 'below')];
  for (const path of [join(empty, '.git'), linked, join(below, 'a/b')]) mkdirSync(path, { recursive: true });
  writeFileSync(join(linked, '.git'), 'gitdir: elsewhere\n');
  // Above the folder something else may stand, but not it.
  expect([empty, below].map((path) => repositoryRoot(path) === path)).toEqual([false, false]);
  expect(repositoryRoot(linked)).toBe(linked);
  mkdirSync(join(below, '.git'));
  writeFileSync(join(below, '.git/HEAD'), 'ref: refs/heads/main\n');
  expect([below, join(below, 'a/b')].map(repositoryRoot)).toEqual([below, below]);
});
