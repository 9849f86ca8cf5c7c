import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { gitFixture } from '../../testing/git-fixture.ts';
import { openGitRepository, type GitRepository } from './git-repository.ts';
import { writeTreeSnapshot } from './tree-snapshot.ts';

const fixture = gitFixture();
afterAll(() => {
  for (const folder of readdirSync(fixture.directory)) makeWritable(join(fixture.directory, folder));
  fixture.dispose();
});

function makeWritable(path: string): void {
  if (!lstatSync(path).isDirectory()) return;
  chmodSync(path, 0o700);
  for (const name of readdirSync(path)) makeWritable(join(path, name));
}

/** Nothing behind links. */
function entriesIn(folder: string, inside = ''): readonly string[] {
  return readdirSync(join(folder, inside)).flatMap((name) => {
    const path = join(inside, name);
    return [path, ...(lstatSync(join(folder, path)).isDirectory() ? entriesIn(folder, path) : [])];
  });
}

async function opened(path: string): Promise<GitRepository> {
  const repository = await openGitRepository(path, fixture.environment);
  if (repository === null) throw new Error(`${path} is no repository`);
  return repository;
}

let count = 0;

async function snapshot(path: string, commit: string, limits?: { files: number; bytes: number }): Promise<string> {
  count += 1;
  const folder = join(fixture.directory, `tree-${count}`);
  mkdirSync(folder);
  await writeTreeSnapshot(await opened(path), commit, folder, limits);
  return folder;
}

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 1\n`;
const BYTES = Buffer.from([0, 255, 10, 10, 13, 0]);

/** What a checkout or an archive would change or leave out, and links of all kinds. */
const FILES = {
  '.gitattributes': '* text eol=crlf ident filter=shout\nhidden.txt export-ignore\nold.txt export-subst\n',
  'tools/agent.mjs': '#!/usr/bin/env node\n',
  'tools/lib.mjs': 'export const one = 1; // $Id$\n',
  'hidden.txt': 'not archived\n',
  'old.txt': '$Format:%H$\n',
  'deep/er/data.bin': BYTES,
  'deep/er/large.bin': new Uint8Array(300_000).fill(7),
  'empty.txt': '',
  'model.bin': POINTER,
};
const LINKS = {
  'inside.mjs': 'tools/agent.mjs',
  'to-folder': 'deep/er',
  'deep/up': '..',
  absolute: '/etc/passwd',
  climbs: '../../outside',
  // Inside as a text, and outside where it leads: `deep/up` is the top.
  through: 'deep/up/../outside',
  'to-absolute': 'absolute',
  nowhere: 'tools/none.mjs',
  itself: 'itself',
  'to-pointer': 'model.bin',
};

const repository = fixture.init('source');
repository.git('config', 'filter.shout.smudge', 'tr a-z A-Z');
for (const [path, target] of Object.entries(LINKS)) {
  mkdirSync(dirname(join(repository.path, path)), { recursive: true });
  symlinkSync(target, join(repository.path, path));
}
writeFileSync(join(fixture.directory, 'outside'), 'outside');
mkdirSync(join(repository.path, 'tools'));
writeFileSync(join(repository.path, 'tools/agent.mjs'), '');
chmodSync(join(repository.path, 'tools/agent.mjs'), 0o755);
repository.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},vendor/module`);
const commit = repository.commit('tree', FILES);

test('holds the bytes and modes of the commit, whatever attributes and filters say', async () => {
  const folder = await snapshot(repository.path, commit);
  const { 'model.bin': _, ...kept } = FILES;
  const found = Object.keys(kept).map((path) => [path, readFileSync(join(folder, path)).toString('base64')]);
  expect(found).toEqual(Object.entries(kept).map(([path, content]) => [path, Buffer.from(content).toString('base64')]));
  const modeOf = (path: string): number => lstatSync(join(folder, path)).mode & 0o777;
  expect([modeOf('tools/agent.mjs'), modeOf('tools/lib.mjs'), modeOf('tools'), modeOf('.')]).toEqual([
    0o555, 0o444, 0o555, 0o555,
  ]);
});

test('has links only where they stay inside, and neither submodules nor pointers of LFS', async () => {
  const folder = await snapshot(repository.path, commit);
  const found = entriesIn(folder);
  const links = found.filter((path) => lstatSync(join(folder, path)).isSymbolicLink());
  expect(links.toSorted()).toEqual(['deep/up', 'inside.mjs', 'to-folder']);
  expect(readlinkSync(join(folder, 'inside.mjs'))).toBe('tools/agent.mjs');
  expect(found.filter((path) => /vendor|model/.test(path))).toEqual([]);
});

test.each([
  [{ files: 18, bytes: 1_000_000 }, 'expected at most 18 files, found more'],
  [{ files: 100, bytes: 300_000 }, 'expected at most 300000 bytes, found more'],
])('a tree over %j is refused', async (limits, message) => {
  await expect(snapshot(repository.path, commit, limits)).rejects.toMatchObject({
    code: 'invalid_input',
    message: expect.stringContaining(message) as string,
  });
});

test('a shallow clone fetches the commit, and a commit that cannot be had is refused', async () => {
  const later = repository.commit('later');
  const served = fixture.serve(repository, 'served.git');
  const clone = fixture.init('shallow');
  clone.git('remote', 'add', 'origin', served.url);
  clone.git('fetch', '--quiet', '--depth=1', 'origin', later);
  const folder = await snapshot(clone.path, commit);
  expect(readFileSync(join(folder, 'tools/lib.mjs'), 'utf8')).toBe(FILES['tools/lib.mjs']);
  await expect(snapshot(clone.path, 'f'.repeat(40))).rejects.toMatchObject({ code: 'not_comparable' });
});

test('an object that is gone is said with its path', async () => {
  const copy = fixture.init('damaged');
  cpSync(join(repository.path, '.git'), join(copy.path, '.git'), { recursive: true });
  const id = copy.git('rev-parse', `${commit}:tools/lib.mjs`);
  rmSync(join(copy.path, '.git/objects', id.slice(0, 2), id.slice(2)));
  const message = expect.stringContaining('expected the object of tools/lib.mjs, found none') as string;
  await expect(snapshot(copy.path, commit)).rejects.toMatchObject({ code: 'not_comparable', message });
});
