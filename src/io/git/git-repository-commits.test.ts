import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FixtureRepository, GitFixture } from '../../testing/git-fixture.ts';
import { gitFixture } from '../../testing/git-fixture.ts';
import { gitCommand } from './git-command.ts';
import { GitRepository } from './git-repository.ts';

vi.setConfig({ testTimeout: 60_000 });

const BYTES = Uint8Array.from([0, 0xff, 0xfe, 0xc3, 0x28, 0x0d, 0x0a, 0x0a, 0]);
const TEXT = {
  'plain.txt': 'first\r\n',
  'd/e/f.txt': 'deep',
  'd2/x': 'x',
  'ü/空 白\n*?.md': 'odd',
  '😀': '1',
  豈: '2',
};

let fixture: GitFixture;
let repository: FixtureRepository;
let first: string;
let head: string;
beforeAll(() => {
  fixture = gitFixture();
  repository = fixture.init('repository');
  first = repository.commit('first', { ...TEXT, 'bytes.bin': BYTES, '.gitattributes': '*.txt text eol=crlf\n' });
  symlinkSync('d', join(repository.path, 'link'));
  repository.git('update-index', '--add', '--cacheinfo', `160000,${first},submodule`);
  repository.git('add', 'link');
  repository.git('commit', '--quiet', '-m', 'second');
  head = repository.git('rev-parse', 'HEAD');
});
afterAll(() => fixture.dispose());

async function read(path: string, commit = head, at = repository) {
  return new GitRepository(at.path, gitCommand(at.path, fixture.environment)).readFileAt(commit, path);
}

async function list(commit = head, at = repository) {
  return new GitRepository(at.path, gitCommand(at.path, fixture.environment)).listEntriesAt(commit);
}

it('sees a change of either of two names that are no text, and alike as one', async () => {
  const script = (left: string, right: string): string =>
    `!f() { a=$(echo ${left} | git hash-object -w --stdin); b=$(echo ${right} | git hash-object -w --stdin);
      t=$(printf "100644 blob $a\tz\\376\\000100644 blob $b\tz\\377\\000" | git mktree -z); git commit-tree -m x $t; }; f`;
  const commit = (...bytes: [string, string]) => repository.git('-c', `alias.two=${script(...bytes)}`, 'two');
  const listings = [await list(commit('1', '2')), await list(commit('3', '2')), await list(commit('1', '3'))];
  expect(listings.map((entries) => [...entries.keys()])).toEqual([['z\uFFFD'], ['z\uFFFD'], ['z\uFFFD']]);
  expect(new Set(listings.flatMap((entries) => [...entries.values()])).size).toBe(3);
});

describe('a file of a commit', () => {
  it('reads bytes that are no text', async () => {
    const blob = repository.git('rev-parse', 'HEAD:bytes.bin');
    expect(await read('bytes.bin')).toEqual({ kind: 'found', bytes: BYTES, blob });
  });

  it.each(Object.entries(TEXT).slice(1))('reads %j', async (path, text) => {
    expect(await read(path)).toMatchObject({ kind: 'found', bytes: new TextEncoder().encode(text) });
  });

  it('reads what was committed, not what a checkout makes of it', async () => {
    const answer = await read('plain.txt');
    expect(answer.kind === 'found' && new TextDecoder().decode(answer.bytes)).toBe('first\n');
  });

  it('reads an older commit, not the working copy', async () => {
    const at = fixture.init('older');
    const old = at.commit('old', { file: 'old' });
    at.commit('new', { file: 'new', later: '' });
    expect(await read('file', old, at)).toMatchObject({ bytes: new TextEncoder().encode('old') });
    expect(await read('later', old, at)).toEqual({ kind: 'absent' });
  });

  it.each([
    'none',
    'd/none',
    'none/none',
    'plain.txt/none',
    'PLAIN.TXT',
    'd/e/f',
    '*.txt',
    ':(glob)**/f.txt',
    ':/plain.txt',
  ])('finds nothing at %s', async (path) => {
    expect(await read(path)).toEqual({ kind: 'absent' });
  });

  it.each([
    ['d', '`d` is a directory'],
    ['link', '`link` is a symbolic link, which is not followed'],
    ['link/e/f.txt', '`link/e/f.txt` lies behind `link`, a symbolic link, which is not followed'],
    ['submodule', '`submodule` is a submodule'],
    ['submodule/plain.txt', '`submodule/plain.txt` lies behind `submodule`, a submodule'],
  ])('does not read %s', async (path, reason) => {
    expect(await read(path)).toEqual({ kind: 'unreadable', reason });
  });

  it.each([
    '',
    '/etc/passwd',
    '../x',
    'd/../x',
    './plain.txt',
    'd//e',
    'd/',
    'a\0b',
    'C:/x',
    '\\\\host\\x',
    '\ufffd',
    '\ud800',
  ])('refuses the path %j', async (path) => {
    await expect(read(path)).rejects.toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });

  it.each(['HEAD', 'main', '--help', '', '0123456'])('refuses %j for a commit', async (commit) => {
    await expect(read('plain.txt', commit)).rejects.toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });

  it('calls a commit that is nowhere unreadable', async () => {
    const reason = `commit ${'1'.repeat(40)} is not in this clone: there is no remote named \`origin\` to fetch it from`;
    expect(await read('plain.txt', '1'.repeat(40))).toEqual({ kind: 'unreadable', reason });
  });

  it.each([
    ['tree', 'HEAD:d/e'],
    ['blob', 'HEAD:d/e/f.txt'],
  ])('calls a file unreadable whose %s is lost, and not absent', async (what, name) => {
    const copy = fixture.init(`lost-${what}`);
    // Few objects are stored one by one, so that one can be lost.
    copy.git('fetch', '--quiet', repository.url, 'main');
    const object = repository.git('rev-parse', name);
    rmSync(join(copy.path, '.git/objects', object.slice(0, 2), object.slice(2)));
    expect(await read('d/e/f.txt', head, copy)).toMatchObject({
      kind: 'unreadable',
      reason: expect.stringMatching(/\S/),
    });
    if (what === 'tree') await expect(list(head, copy)).rejects.toThrow(expect.objectContaining({ exitCode: 3 }));
  });
});

describe('a file of a commit in a clone without all of history', () => {
  it('fetches a commit behind the boundary', async () => {
    const server = fixture.serve(repository, 'server');
    const clone = fixture.clone(server, 'shallow', '--depth=1');
    expect(await read('d/e/f.txt', first, clone)).toMatchObject({ kind: 'found' });
    expect(await read('link', first, clone)).toEqual({ kind: 'absent' });
    expect((await list(first, clone)).has('d/e/f.txt')).toBe(true);
  });

  it('fetches what a filter left out, and tells its lack from absence when it cannot', async () => {
    const server = fixture.serve(repository, 'filtering');
    for (const filter of ['blob:none', 'tree:0']) {
      const clone = fixture.clone(server, `without-${filter}`, `--filter=${filter}`, '--no-checkout');
      expect(await read('d/e/f.txt', first, clone)).toMatchObject({ kind: 'found' });
      clone.git('remote', 'set-url', 'origin', `${server.url}-gone`);
      expect(await read('d/e/f.txt', first, clone)).toMatchObject({ kind: 'found' });
      expect(await read('d2/x', first, clone)).toMatchObject({
        kind: 'unreadable',
        reason: expect.stringMatching(/^fatal/),
      });
    }
  });

  it('says why a commit could not be fetched', async () => {
    const clone = fixture.clone(repository, 'gone', '--depth=1');
    clone.git('remote', 'set-url', 'origin', `${repository.url}-gone`);
    const reason = expect.stringMatching(/^commit \w{40} is not in this clone: fatal: /);
    expect(await read('plain.txt', first, clone)).toEqual({ kind: 'unreadable', reason });
    await expect(list(first, clone)).rejects.toThrow(expect.objectContaining({ code: 'not_comparable' }));
  });
});

describe('the entries of a commit', () => {
  it('lists everything tracked', async () => {
    const paths = [...Object.keys(TEXT), '.gitattributes', 'bytes.bin', 'link', 'submodule'];
    expect([...(await list()).keys()].toSorted()).toEqual(paths.toSorted());
    expect((await list()).get('submodule')).toBe(`160000 ${first}`);
  });
});
