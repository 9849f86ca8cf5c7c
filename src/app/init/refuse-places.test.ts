import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { refusePlaces } from './refuse-places.ts';

const PATHS = ['.github/portcullis/config.yml', 'baselines/b.json'];

let outside: string;
let root: string;

beforeEach(() => {
  outside = realpathSync(mkdtempSync(join(tmpdir(), 'portcullis-places-')));
  root = join(outside, 'repository');
  mkdirSync(root);
});
afterEach(() => rmSync(outside, { recursive: true, force: true }));

function file(path: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
}

function link(target: string, path: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  symlinkSync(target, join(root, path));
}

describe('taken', () => {
  test.each<[string, () => void]>([
    ['an empty repository', () => undefined],
    ['folders that are there', () => file('.github/portcullis/other.yml')],
  ])('%s', async (_name, arrange) => {
    arrange();
    await expect(refusePlaces(root, PATHS)).resolves.toBeUndefined();
  });

  test('a repository that is reached by a link', async () => {
    symlinkSync(root, join(outside, 'link'));
    file('baselines/other.json');
    await expect(refusePlaces(join(outside, 'link'), PATHS)).resolves.toBeUndefined();
  });
});

describe('refused', () => {
  test.each<[string, () => void, string]>([
    ['a file in place of a folder', () => file('baselines'), 'baselines: expected a folder of the repository'],
    ['a file in place of a deeper folder', () => file('.github/portcullis'), '.github/portcullis: expected a folder'],
    [
      'a link to a file',
      () => {
        file('data');
        link('data', 'baselines');
      },
      'baselines: expected a folder',
    ],
    [
      'a link to a folder inside, behind which git tracks nothing',
      () => {
        file('data/x');
        link('data', 'baselines');
      },
      'baselines: expected a folder of the repository for baselines/b.json, found a file or a link',
    ],
    ['a link that leads out', () => link(outside, '.github'), '.github: expected a folder'],
    ['a link that leads out from below', () => link('../..', '.github/portcullis'), '.github/portcullis: expected'],
    ['a link to nothing', () => link('nowhere', 'baselines'), 'baselines: expected a folder'],
    ['a link to itself', () => link('baselines', 'baselines'), 'baselines: expected a folder'],
    ['a file that is there', () => file('baselines/b.json'), 'found baselines/b.json'],
    ['a folder in place of a file', () => file('baselines/b.json/x'), 'found baselines/b.json'],
    ['a link in place of a file', () => link('nowhere', 'baselines/b.json'), 'found baselines/b.json'],
  ])('%s', async (_name, arrange, said) => {
    arrange();
    await expect(refusePlaces(root, PATHS)).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringContaining(said),
      help: expect.stringContaining('Nothing was written'),
    });
  });
});
