import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import type { CommitFiles } from '../../contracts/commit-files.ts';
import { FAILURES, type Failure } from '../../testing/fake-github/failures.ts';
import { startFakeGitHub, type FakeGitHub, type FakeGitHubOptions } from '../../testing/fake-github/fake-github.ts';
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

type IsLikely = ((path: string) => boolean) | null;

function filesAt(apiUrl: string, known = new Map<string, Uint8Array>(), isLikely: IsLikely = null): Client {
  const api = new GitHubApi({ apiUrl, token: 'test-token', repository: 'o/r', environment: {} }, { secondMs: 1 });
  const blobs = {
    read: (blob: string) => Promise.resolve(known.get(blob) ?? null),
    ids: () => Promise.resolve(new Set(known.keys())),
  };
  return { api, files: new GitHubFiles(api, blobs, isLikely) };
}

async function fake(
  known?: Map<string, Uint8Array>,
  isLikely?: IsLikely,
  options: FakeGitHubOptions = {},
): Promise<Client & { readonly github: FakeGitHub }> {
  const github = await startFakeGitHub({ repository: repository.path, ...options });
  onTestFinished(() => github.close());
  return { github, ...filesAt(github.url, known, isLikely) };
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

/** As the API cuts a listing that is too long: the folders' own listings are whole. */
async function cutting(): Promise<string> {
  const entries = (tree: string): object[] =>
    repository
      .git('ls-tree', '-z', tree)
      .split('\0')
      .filter((row) => row !== '')
      .map((row) => {
        const [, mode, type, sha, path] = /^(\d+) (\w+) (\w+)\t([^]*)$/.exec(row) ?? [];
        return { path, mode, type, sha };
      });
  return jsonServer((request) => {
    const url = new URL(request.url ?? '', 'http://x');
    if (url.pathname === '/graphql') return { data: null };
    const [, kind, id = ''] = /\/git\/(trees|blobs)\/(\w+)$/.exec(url.pathname) ?? [];
    if (kind === 'blobs') {
      const bytes = execFileSync('git', ['cat-file', 'blob', id], { cwd: repository.path });
      const content = bytes.toString('base64');
      return { content, encoding: 'base64' };
    }
    const truncated = url.searchParams.has('recursive');
    return { sha: id, tree: truncated ? entries(id).slice(0, 1) : entries(id), truncated };
  });
}

describe('a file', () => {
  test.each(PATHS)('%j is what git says it is', async (path) => {
    const { files } = await fake();
    expect(await files.readFileAt(commit, path)).toEqual(await clone.readFileAt(commit, path));
  });

  test.each(PATHS)('%j is the same where the listing was cut', async (path) => {
    const { files } = filesAt(await cutting());
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
    await files.listFilesAt(commit);
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

describe('files that are likely to be read', () => {
  const SOME = ['a.txt', 'empty.txt', 'baselines/b.json', 'cases/routing/ü [x] 😀.json', 'cases/routing/*.json'];
  const isLikely = (path: string): boolean => path !== 'Z.txt';

  /** What was asked for: by GraphQL how many blobs, by REST one. */
  function askedOf({ requests }: FakeGitHub): readonly string[] {
    return requests.map(({ operation, body }) => {
      if (operation !== undefined) return operation.replace('git/get-', '');
      return `graphql ${Object.keys(body['variables'] ?? {}).filter((name) => /^b\d+$/.test(name)).length}`;
    });
  }

  async function expectSame(files: GitHubFiles, paths: readonly string[], at = commit): Promise<void> {
    for (const path of paths) expect(await files.readFileAt(at, path)).toEqual(await clone.readFileAt(at, path));
  }

  test.each(['', '/api/v3'])('come by one question (base path "%s"), and with them who asks', async (basePath) => {
    const { github, api, files } = await fake(undefined, isLikely, { basePath, viewer: 'gate[bot]' });
    await expectSame(files, SOME);
    // Two of them are the same bytes; the binary one comes along in vain.
    expect(askedOf(github)).toEqual(['tree', 'graphql 5']);
    expect(api.use).toEqual({ requests: 2, downloads: 0, viewer: 'gate[bot]' });
  });

  test('are asked for without those that are here', async () => {
    const blob = repository.git('rev-parse', `${commit}:a.txt`);
    const { github, files } = await fake(new Map([[blob, new Uint8Array([97, 13, 10])]]), isLikely);
    await expectSame(files, ['a.txt', 'baselines/b.json']);
    expect(askedOf(github)).toEqual(['tree', 'graphql 4']);
  });

  test('bring the one that is read although it is not likely', async () => {
    const { github, files } = await fake(undefined, () => false);
    await expectSame(files, ['a.txt', 'baselines/b.json']);
    expect(askedOf(github)).toEqual(['tree', 'graphql 1', 'graphql 1']);
  });

  test('of the listing that was cut are asked for too', async () => {
    const { files } = filesAt(await cutting(), undefined, isLikely);
    for (const path of PATHS) {
      expect(await files.readFileAt(commit, path)).toEqual(await clone.readFileAt(commit, path));
    }
  });

  test('come one by one where they are no text', async () => {
    const { github, files } = await fake(undefined, isLikely);
    await expectSame(files, ['bytes.bin', 'a.txt']);
    expect(askedOf(github)).toEqual(['tree', 'graphql 5', 'blob']);
  });

  test('come one by one where GraphQL would tell other bytes, or cut them', async () => {
    const at = repository.commit('odd', {
      'odd/bom.json': '\ufeff{}\n',
      'odd/latin.json': Buffer.from([0x22, 0xe4, 0x22]),
      'odd/large.json': 'x'.repeat(500_001),
    });
    const { github, files } = await fake(undefined, (path) => path.startsWith('odd/'));
    await expectSame(files, ['odd/bom.json', 'odd/latin.json', 'odd/large.json'], at);
    expect(askedOf(github)).toEqual(['tree', 'graphql 2', 'blob', 'blob', 'blob']);
  });

  const blobs = (object: unknown): Failure => ({
    path: /graphql/,
    status: 200,
    body: { data: { repository: Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`b${index}`, object])) } },
  });
  test.each<[string, Failure]>([
    ['fails', { path: /graphql/, ...FAILURES.forbidden }],
    ['is down', { path: /graphql/, ...FAILURES.unavailable }],
    ['is cut off', { path: /graphql/, ...FAILURES.cut }],
    ['is not there', { path: /graphql/, ...FAILURES.notFound }],
    ['answers errors', { path: /graphql/, status: 200, body: { data: null, errors: [{ message: 'no' }] } }],
    ['answers something else', { path: /graphql/, status: 200, body: '<html>' }],
    ['tells other bytes', blobs({ isTruncated: false, text: 'tampered' })],
    ['cuts what it tells', blobs({ isTruncated: true, text: 'a' })],
    ['says not whether it cut', blobs({ text: 'a\r\n' })],
    ['knows no such objects', blobs(null)],
  ])('come one by one where GraphQL %s, which is asked once', async (_name, failure) => {
    const { github, files } = await fake(undefined, isLikely);
    github.fail(failure);
    await expectSame(files, ['a.txt', 'baselines/b.json']);
    expect(askedOf(github)).toEqual(['tree', 'graphql 5', 'blob', 'blob']);
  });
});

describe('the listing', () => {
  const of = (files: CommitFiles): Promise<readonly string[]> => files.listFilesAt(commit);

  test("is git's, in its order", async () => {
    const { files } = await fake();
    expect(await of(files)).toEqual(await clone.listFilesAt(commit));
  });

  test('that was cut tells nothing', async () => {
    const { files } = filesAt(await cutting());
    await expect(of(files)).rejects.toThrow(
      expect.objectContaining({ code: 'not_comparable', message: expect.stringContaining('too many') as string }),
    );
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['no list', { tree: {}, truncated: false }],
    ['not said to be whole', { tree: [] }],
    ['an entry without an id', { tree: [{ path: 'a.txt', mode: '100644' }], truncated: false }],
    ['an entry without a path', { tree: [{ mode: '100644', sha: 'a'.repeat(40) }], truncated: false }],
  ])('that is none (%s) tells nothing', async (_name, data) => {
    const { files } = filesAt(await jsonServer(() => data));
    await expect(of(files)).rejects.toThrow(/is no listing of one/);
    expect(await files.readFileAt(commit, 'a.txt')).toMatchObject({ kind: 'unreadable' });
  });
});
