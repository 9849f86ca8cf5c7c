import { symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import type { CommitEntries, CommitFiles } from '../../contracts/commit-files.ts';
import { FAILURES } from '../../testing/fake-github/failures.ts';
import { startFakeGitHub, type FakeGitHub } from '../../testing/fake-github/fake-github.ts';
import { gitFixture, type FixtureRepository, type GitFixture } from '../../testing/git-fixture.ts';
import { jsonServer } from '../../testing/json-server.ts';
import { openGitRepository, type GitRepository } from '../git/git-repository.ts';
import { GitHubApi } from './github-api.ts';
import { GitHubFiles } from './github-files.ts';

let fixture: GitFixture;
let repository: FixtureRepository;
let clone: GitRepository;
let commit: string;

beforeAll(async () => {
  fixture = gitFixture();
  repository = fixture.init('repository');
  repository.commit('files', {
    'a.txt': 'a\r\n',
    'empty.txt': '',
    'bytes.bin': new Uint8Array([0, 0xff, 0xfe, 10, 0x80]),
    'baselines/b.json': '{}\n',
    'cases/routing/ü [x] 😀.json': '[]\n',
    'cases/routing/*.json': '[]\n',
    'Z.txt': '',
  });
  symlinkSync('a.txt', join(repository.path, 'link.txt'));
  symlinkSync('baselines', join(repository.path, 'linked'));
  const sub = `160000,${'1'.repeat(40)},module`;
  repository.git('update-index', '--add', '--cacheinfo', sub);
  repository.git('add', 'link.txt', 'linked');
  repository.git('commit', '--quiet', '-m', 'links');
  commit = repository.git('rev-parse', 'HEAD');
  const opened = await openGitRepository(repository.path, fixture.environment);
  if (opened === null) throw new Error('no repository');
  clone = opened;
});
afterAll(() => fixture.dispose());

interface Client {
  readonly api: GitHubApi;
  readonly files: GitHubFiles;
}

function filesAt(apiUrl: string, known = new Map<string, Uint8Array>()): Client {
  const api = new GitHubApi({ apiUrl, token: 'test-token', repository: 'o/r', environment: {} }, { secondMs: 1 });
  return { api, files: new GitHubFiles(api, (blob) => Promise.resolve(known.get(blob) ?? null)) };
}

async function fake(known?: Map<string, Uint8Array>): Promise<Client & { readonly github: FakeGitHub }> {
  const github = await startFakeGitHub({ repository: repository.path });
  onTestFinished(() => github.close());
  return { github, ...filesAt(github.url, known) };
}

const PATHS = [
  'a.txt',
  'empty.txt',
  'bytes.bin',
  'baselines/b.json',
  'cases/routing/ü [x] 😀.json',
  'cases/routing/*.json',
  'nowhere',
  'baselines/nowhere.json',
  'nowhere/b.json',
  'a.txt/b',
  'A.txt',
  'baselines',
  'link.txt',
  'linked',
  'linked/b.json',
  'module',
  'module/x',
];

describe('a file', () => {
  test.each(PATHS)('%j is what git says it is', async (path) => {
    const { files } = await fake();
    expect(await files.readFileAt(commit, path)).toEqual(await clone.readFileAt(commit, path));
  });

  test.each(['/a.txt', '../a.txt', 'a//b', '', 'C:\\x'])('%j is refused', async (path) => {
    const { files } = await fake();
    await expect(files.readFileAt(commit, path)).rejects.toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });

  test.each(['main', 'abc', '-x'])('at %j, which is no full id, is refused', async (at) => {
    const { files } = await fake();
    await expect(files.readFileAt(at, 'a.txt')).rejects.toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });

  test('costs one request, and one for all listings; what is known already, none', async () => {
    const blob = repository.git('rev-parse', `${commit}:a.txt`);
    const { api, files } = await fake(new Map([[blob, Buffer.from('a\r\n')]]));
    await files.listEntriesAt(commit);
    await files.readFileAt(commit, 'nowhere');
    expect(api.requests).toBe(1);
    expect(await files.readFileAt(commit, 'a.txt')).toEqual({ kind: 'found', bytes: Buffer.from('a\r\n'), blob });
    expect(api.requests).toBe(1);
    await files.readFileAt(commit, 'baselines/b.json');
    expect(api.requests).toBe(2);
  });

  test('that is known with other bytes is asked for', async () => {
    const blob = repository.git('rev-parse', `${commit}:a.txt`);
    const { api, files } = await fake(new Map([[blob, Buffer.from('tampered')]]));
    expect(await files.readFileAt(commit, 'a.txt')).toEqual({
      kind: 'found',
      bytes: new Uint8Array([97, 13, 10]),
      blob,
    });
    expect(api.requests).toBe(2);
  });

  test('with other bytes than its blob is unreadable', async () => {
    const { github, files } = await fake();
    const content = Buffer.from('tampered').toString('base64');
    github.fail({ path: /\/git\/blobs\//, status: 200, body: { content, encoding: 'base64' } });
    const read = await files.readFileAt(commit, 'a.txt');
    expect(read).toMatchObject({ kind: 'unreadable', reason: expect.stringMatching(/holds other bytes$/) as string });
  });

  test.each([
    ['the listing', /\/git\/trees\//, FAILURES.forbidden, /403 Resource not accessible/],
    ['the blob', /\/git\/blobs\//, FAILURES.notFound, /404 Not Found/],
    ['the blob, for ever', /\/git\/blobs\//, { ...FAILURES.cut, times: 9 }, /./],
  ])('is unreadable where %s cannot be had, and never absent', async (_name, path, failure, reason) => {
    const { github, files } = await fake();
    github.fail({ path, ...failure });
    const read = await files.readFileAt(commit, 'a.txt');
    expect(read).toMatchObject({ kind: 'unreadable', reason: expect.stringMatching(reason) as string });
  });

  test('at a commit that the server does not know is unreadable', async () => {
    const { files } = await fake();
    expect(await files.readFileAt('f'.repeat(40), 'a.txt')).toMatchObject({ kind: 'unreadable' });
  });
});

describe('the listing', () => {
  const of = (files: CommitFiles): Promise<CommitEntries> => files.listEntriesAt(commit);

  test("is git's", async () => {
    const { files } = await fake();
    expect(await of(files)).toEqual(await clone.listEntriesAt(commit));
  });

  test('that was cut tells nothing, also not that a file is absent', async () => {
    const { api, files } = filesAt(await jsonServer(() => ({ tree: [], truncated: true })));
    await expect(of(files)).rejects.toThrow(
      expect.objectContaining({ code: 'not_comparable', message: expect.stringContaining('too many') as string }),
    );
    expect(await files.readFileAt(commit, 'a.txt')).toMatchObject({ kind: 'unreadable' });
    expect(await files.isKnown(commit, 'a.txt')).toBe(false);
    const besideClone = new GitHubFiles(api, undefined, clone);
    expect(await besideClone.readFileAt(commit, 'a.txt')).toEqual(await clone.readFileAt(commit, 'a.txt'));
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['no list', { tree: {}, truncated: false }],
    ['not said to be whole', { tree: [] }],
    ['an entry without an id', { tree: [{ path: 'a.txt', mode: '100644' }], truncated: false }],
    ['an entry without a path', { tree: [{ mode: '100644', sha: 'a'.repeat(40) }], truncated: false }],
  ])('that is none (%s) tells nothing', async (_name, data) => {
    const { files } = filesAt(await jsonServer(() => data));
    await expect(of(files)).rejects.toThrow(/lacks the listing of the tree/);
    expect(await files.readFileAt(commit, 'a.txt')).toMatchObject({ kind: 'unreadable' });
  });
});
