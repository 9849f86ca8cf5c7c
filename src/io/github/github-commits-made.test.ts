import { describe, expect, onTestFinished, test } from 'vitest';

import { githubForTest } from '../../testing/fake-github/github-for-test.ts';
import { gitFixture, type FixtureRepository } from '../../testing/git-fixture.ts';
import { jsonServer } from '../../testing/json-server.ts';
import { GitHubApi } from './github-api.ts';
import { advanceBranch, changedSince, commitFiles, createBranch, findBranch } from './github-commits.ts';
import { findOpenPull, updatePull } from './github-pulls.ts';

const SHA = 'a'.repeat(40);

function apiAt(apiUrl: string): GitHubApi {
  return new GitHubApi({ apiUrl, token: 'test-token', repository: 'o/r', environment: {} }, { secondMs: 1 });
}

/** `main` and a branch that left it. */
async function setting(): Promise<{ repository: FixtureRepository; api: GitHubApi; left: string }> {
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
  return { repository, api: apiAt(github.url), left };
}

describe('branches', () => {
  test('say where they stand, and what they changed since they left', async () => {
    const { repository, api } = await setting();
    const [commit, tree] = ['deep/branch', 'deep/branch^{tree}'].map((name) => repository.git('rev-parse', name));
    expect(await findBranch(api, 'deep/branch')).toEqual({ kind: 'done', value: { commit, tree, message: 'two' } });
    expect(await findBranch(api, 'deep')).toEqual({ kind: 'done', value: null });
    const changed = await changedSince(api, 'main', 'deep/branch');
    expect(changed.kind === 'done' ? changed.value.toSorted() : changed).toEqual([
      'dir/b.json',
      'new name.txt',
      'old name.txt',
    ]);
    expect(await changedSince(api, 'deep/branch', 'deep/branch')).toEqual({ kind: 'done', value: [] });
  });

  test('get some files, and are moved on only', async () => {
    const { repository, api, left } = await setting();
    const made = await commitFiles(api, {
      baseTree: repository.git('rev-parse', 'main^{tree}'),
      files: [
        { path: 'dir/b.json', content: '{"é": "\u{1f600}"}\n' },
        { path: 'c.json', content: '{}\n' },
      ],
      parents: [repository.git('rev-parse', 'main')],
      message: 'made',
    });
    const commit = made.kind === 'done' ? made.value : '';
    expect(repository.git('diff', '--name-status', 'main', commit)).toBe('A\tc.json\nA\tdir/b.json');
    expect(repository.git('show', `${commit}:dir/b.json`)).toBe('{"é": "\u{1f600}"}');
    expect(await createBranch(api, 'new/one', commit)).toEqual({ kind: 'done', value: null });
    expect(repository.git('rev-parse', 'new/one')).toBe(commit);
    expect(await createBranch(api, 'new/one', commit)).toMatchObject({ kind: 'refused', status: 422 });
    expect(await advanceBranch(api, 'new/one', left)).toMatchObject({ kind: 'refused', status: 422 });
    expect(await advanceBranch(api, 'deep/branch', commit)).toMatchObject({ kind: 'refused', status: 422 });
    expect(repository.git('rev-parse', 'new/one')).toBe(commit);
  });
});

test.each<[string, unknown, (api: GitHubApi) => Promise<unknown>]>([
  ['a branch', { object: { type: 'tag', sha: SHA } }, (api) => findBranch(api, 'b')],
  ['a commit', { object: { type: 'commit', sha: SHA }, tree: {} }, (api) => findBranch(api, 'b')],
  ['a comparison', { files: 'none' }, (api) => changedSince(api, 'a', 'b')],
  ['a file of one', { files: [{ filename: 1 }] }, (api) => changedSince(api, 'a', 'b')],
  ['a list', {}, (api) => findOpenPull(api, 'b', 'main')],
  ['a pull request', [{ head: { ref: 'b' }, number: '1' }], (api) => findOpenPull(api, 'b', 'main')],
  [
    'its address',
    { number: 1, title: 't', body: null, html_url: 'javascript:x' },
    (api) => updatePull(api, 1, { title: 't', body: 'b' }),
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
  expect(await findOpenPull(apiAt(url), 'b', 'main')).toEqual({ kind: 'done', value: null });
});
