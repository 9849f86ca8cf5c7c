import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { FAILURES } from '../../testing/fake-github/failures.ts';
import { type FakeGitHub, startFakeGitHub } from '../../testing/fake-github/fake-github.ts';
import { githubForTest } from '../../testing/fake-github/github-for-test.ts';
import { type FixtureRepository, gitFixture, type GitFixture } from '../../testing/git-fixture.ts';
import { jsonServer } from '../../testing/json-server.ts';
import { GitHubApi } from './github-api.ts';
import { GitHubCommits } from './github-commits.ts';
import { GitHubPulls } from './github-pulls.ts';

let fixture: GitFixture;
let repository: FixtureRepository;
let left: string;
let head: string;
let tip: string;

beforeAll(() => {
  fixture = gitFixture();
  repository = fixture.init('repository');
  left = repository.commit('one');
  repository.branch('feature/x');
  head = repository.commit('two');
  repository.git('checkout', '--quiet', 'main');
  tip = repository.commit('three');
  repository.git('checkout', '--quiet', '--orphan', 'island');
  repository.commit('alone');
  repository.git('checkout', '--quiet', 'main');
});
afterAll(() => fixture.dispose());

function commitsAt(apiUrl: string, token = 'test-token'): { api: GitHubApi; commits: GitHubCommits } {
  const api = new GitHubApi({ apiUrl, token, repository: 'o/r', environment: {} }, { secondMs: 1 });
  return { api, commits: new GitHubCommits(api) };
}

async function fake(): Promise<{ github: FakeGitHub; api: GitHubApi; commits: GitHubCommits }> {
  const github = await startFakeGitHub({ repository: repository.path });
  onTestFinished(() => github.close());
  return { github, ...commitsAt(github.url) };
}

describe('compare', () => {
  test('tells the merge base and the tip in one request', async () => {
    const { api, commits } = await fake();
    expect(await commits.compare(tip, head)).toEqual({ kind: 'done', mergeBase: left, baseTip: tip });
    expect(api.requests).toBe(1);
  });

  test.each(['main', 'feature/x'])('takes the branch %s', async (branch) => {
    const { commits } = await fake();
    const expected = { kind: 'done', mergeBase: repository.git('merge-base', branch, head) };
    expect(await commits.compare(branch, head)).toMatchObject(expected);
  });

  test('of more commits and files than one page has is asked for one', async () => {
    repository.git('checkout', '--quiet', '-b', 'large', left);
    repository.commit('many', Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`many/${index}`, 'x'])));
    const large = repository.commit('one more');
    repository.git('checkout', '--quiet', 'main');
    const { github, commits } = await fake();
    expect(await commits.compare(tip, large)).toEqual({ kind: 'done', mergeBase: left, baseTip: tip });
    expect(github.requests.map(({ path }) => path)).toEqual([`/repos/o/r/compare/${tip}...${large}?per_page=1`]);
  });

  test('of histories without a common commit says so', async () => {
    const { commits } = await fake();
    expect(await commits.compare('main', repository.git('rev-parse', 'island'))).toEqual({ kind: 'unrelated' });
  });

  test.each([
    ['a commit that the server does not know', 'f'.repeat(40), null, 'not_found', /404 Not Found/],
    ['a token that may not', null, FAILURES.forbidden, 'forbidden', /403 Resource not accessible by integration/],
    ['a server that fails', null, { ...FAILURES.unavailable, times: 9 }, 'unreachable', /503/],
  ])('of %s cannot tell', async (_name, base, failure, kind, reason) => {
    const { github, commits } = await fake();
    if (failure !== null) github.fail({ path: /\/compare\//, ...failure });
    const compared = await commits.compare(base ?? tip, head);
    expect(compared).toMatchObject({ kind, reason: expect.stringMatching(reason) as string });
  });
});

describe('the parents of a commit', () => {
  test.each([
    ['a root', () => left, () => []],
    ['a commit', () => tip, () => [left]],
  ])('of %s', async (_name, commit, parents) => {
    const { commits } = await fake();
    expect(await commits.parentsOf(commit())).toEqual({ kind: 'done', value: parents() });
  });

  test('of a merge stand in its order', async () => {
    repository.branch('merged', 'main');
    const merge = repository.merge('feature/x');
    const { commits } = await fake();
    expect(await commits.parentsOf(merge)).toEqual({ kind: 'done', value: [tip, head] });
    expect(await commits.parentsOf('f'.repeat(40))).toMatchObject({ kind: 'not_found' });
  });
});

test('the tip of a branch is told by its whole name', async () => {
  repository.git('tag', 'v1', left);
  const { commits } = await fake();
  expect(await commits.branchTip('main')).toEqual({ kind: 'done', value: tip });
  expect(await commits.branchTip('feature/x')).toEqual({ kind: 'done', value: head });
  expect(await commits.branchTip('v1')).toMatchObject({ kind: 'not_found' });
});

test('the default branch', async () => {
  const { commits } = await fake();
  expect(await commits.defaultBranch()).toEqual({ kind: 'done', value: 'main' });
});

describe('an answer that is none', () => {
  const SHA = 'a'.repeat(40);
  test.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['a text', 'x'],
    ['nothing of it', {}],
    ['no commits', { merge_base_commit: null, base_commit: {}, parents: {}, object: null, default_branch: '' }],
    [
      'short ids',
      {
        merge_base_commit: { sha: 'abc' },
        base_commit: { sha: SHA },
        parents: [{ sha: SHA }, { sha: 'abc' }],
        object: { sha: 'abc', type: 'commit' },
        default_branch: 7,
      },
    ],
    [
      'options for ids',
      {
        merge_base_commit: { sha: SHA },
        base_commit: { sha: '--upload-pack=x' },
        parents: [{ sha: '-' }],
        object: { sha: SHA, type: 'tag' },
        default_branch: null,
      },
    ],
  ])('%s is said and never believed', async (_name, data) => {
    const { commits } = commitsAt(await jsonServer(() => data));
    for (const told of [
      await commits.compare('main', head),
      await commits.parentsOf(SHA),
      await commits.branchTip('main'),
      await commits.defaultBranch(),
    ]) {
      expect(told).toMatchObject({
        kind: 'unexpected',
        reason: expect.stringMatching(/^the server's answer lacks /) as string,
      });
    }
  });
});

const SHA = 'a'.repeat(40);

function apiAt(apiUrl: string): GitHubApi {
  return new GitHubApi({ apiUrl, token: 'test-token', repository: 'o/r', environment: {} }, { secondMs: 1 });
}

/** `main` and a branch that left it. */
async function setting(): Promise<{ repository: FixtureRepository; branches: GitHubCommits; left: string }> {
  const fixture = gitFixture();
  onTestFinished(() => fixture.dispose());
  const repository = fixture.init('repository');
  const left = repository.commit('one', { 'kept.txt': 'kept', 'old name.txt': 'long enough to be found again\n' });
  repository.branch('deep/branch');
  repository.git('mv', 'old name.txt', 'new name.txt');
  repository.commit('two', { 'dir/b.json': '1' });
  repository.git('checkout', '--quiet', 'main');
  repository.commit('three');
  const github = await githubForTest({ repository: repository.path });
  return { repository, branches: new GitHubCommits(apiAt(github.url)), left };
}

describe('branches', () => {
  test('say where they stand, and what they changed since they left', async () => {
    const { repository, branches } = await setting();
    const [commit, tree] = ['deep/branch', 'deep/branch^{tree}'].map((name) => repository.git('rev-parse', name));
    expect(await branches.branch('deep/branch')).toEqual({ kind: 'done', value: { commit, tree, message: 'two' } });
    expect(await branches.branch('deep')).toEqual({ kind: 'done', value: null });
    const changed = await branches.changedSince('main', 'deep/branch');
    expect(changed.kind === 'done' ? changed.value.toSorted() : changed).toEqual([
      'dir/b.json',
      'new name.txt',
      'old name.txt',
    ]);
    expect(await branches.changedSince('deep/branch', 'deep/branch')).toEqual({ kind: 'done', value: [] });
  });

  test('get one file, and are moved on only', async () => {
    const { repository, branches, left } = await setting();
    const made = await branches.commitFile({
      baseTree: repository.git('rev-parse', 'main^{tree}'),
      path: 'dir/b.json',
      content: '{"é": "\u{1f600}"}\n',
      parents: [repository.git('rev-parse', 'main')],
      message: 'made',
    });
    const commit = made.kind === 'done' ? made.value : '';
    expect(repository.git('diff', '--name-status', 'main', commit)).toBe('A\tdir/b.json');
    expect(repository.git('show', `${commit}:dir/b.json`)).toBe('{"é": "\u{1f600}"}');
    expect(await branches.createBranch('new/one', commit)).toEqual({ kind: 'done', value: null });
    expect(repository.git('rev-parse', 'new/one')).toBe(commit);
    expect(await branches.createBranch('new/one', commit)).toMatchObject({ kind: 'refused', status: 422 });
    expect(await branches.advanceBranch('new/one', left)).toMatchObject({ kind: 'refused', status: 422 });
    expect(await branches.advanceBranch('deep/branch', commit)).toMatchObject({ kind: 'refused', status: 422 });
    expect(repository.git('rev-parse', 'new/one')).toBe(commit);
  });
});

test.each<[string, unknown, (api: GitHubApi) => Promise<unknown>]>([
  ['a branch', { object: { type: 'tag', sha: SHA } }, (api) => new GitHubCommits(api).branch('b')],
  ['a commit', { object: { type: 'commit', sha: SHA }, tree: {} }, (api) => new GitHubCommits(api).branch('b')],
  ['a comparison', { files: 'none' }, (api) => new GitHubCommits(api).changedSince('a', 'b')],
  ['a file of one', { files: [{ filename: 1 }] }, (api) => new GitHubCommits(api).changedSince('a', 'b')],
  ['a list', {}, (api) => new GitHubPulls(api).openOne('b', 'main')],
  ['a pull request', [{ head: { ref: 'b' }, number: '1' }], (api) => new GitHubPulls(api).openOne('b', 'main')],
  [
    'its address',
    { number: 1, title: 't', body: null, html_url: 'javascript:x' },
    (api) => new GitHubPulls(api).update(1, { title: 't', body: 'b' }),
  ],
])('an answer that is not what GitHub says of %s is refused', async (_name, answer, ask) => {
  const url = await jsonServer(() => answer);
  const failure = {
    kind: 'unexpected',
    status: null,
    permission: null,
    reason: expect.stringMatching(/^the server's answer lacks /),
  };
  expect(await ask(apiAt(url))).toEqual(failure);
});

test('a pull request of another branch is not taken, where a server filters nothing', async () => {
  const url = await jsonServer(() => [
    { head: { ref: 'other' }, number: 1, title: '', body: '', html_url: 'https://x' },
  ]);
  expect(await new GitHubPulls(apiAt(url)).openOne('b', 'main')).toEqual({ kind: 'done', value: null });
});
