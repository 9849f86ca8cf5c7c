import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { FAILURES } from '../../testing/fake-github/failures.ts';
import { startFakeGitHub, type FakeGitHub } from '../../testing/fake-github/fake-github.ts';
import { gitFixture, type FixtureRepository, type GitFixture } from '../../testing/git-fixture.ts';
import { jsonServer } from '../../testing/json-server.ts';
import { GitHubApi } from './github-api.ts';
import { compareCommits, defaultBranch, tipOfBranch } from './github-commits.ts';

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

function apiAt(apiUrl: string, token = 'test-token'): GitHubApi {
  return new GitHubApi({ apiUrl, token, repository: 'o/r', environment: {} }, { secondMs: 1 });
}

async function fake(): Promise<{ github: FakeGitHub; api: GitHubApi }> {
  const github = await startFakeGitHub({ repository: repository.path });
  onTestFinished(() => github.close());
  return { github, api: apiAt(github.url) };
}

describe('compare', () => {
  test('tells the merge base and the tip in one request', async () => {
    const { api } = await fake();
    expect(await compareCommits(api, tip, head)).toEqual({ kind: 'done', mergeBase: left, baseTip: tip });
    expect(api.requests).toBe(1);
  });

  test.each(['main', 'feature/x'])('takes the branch %s', async (branch) => {
    const { api } = await fake();
    const expected = { kind: 'done', mergeBase: repository.git('merge-base', branch, head) };
    expect(await compareCommits(api, branch, head)).toMatchObject(expected);
  });

  test('of more commits and files than one page has is asked for one', async () => {
    repository.git('checkout', '--quiet', '-b', 'large', left);
    repository.commit('many', Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`many/${index}`, 'x'])));
    const large = repository.commit('one more');
    repository.git('checkout', '--quiet', 'main');
    const { github, api } = await fake();
    expect(await compareCommits(api, tip, large)).toEqual({ kind: 'done', mergeBase: left, baseTip: tip });
    expect(github.requests.map(({ path }) => path)).toEqual([`/repos/o/r/compare/${tip}...${large}?per_page=1`]);
  });

  test('of histories without a common commit says so', async () => {
    const { api } = await fake();
    expect(await compareCommits(api, 'main', repository.git('rev-parse', 'island'))).toEqual({ kind: 'unrelated' });
  });

  test.each([
    ['a commit that the server does not know', 'f'.repeat(40), null, 'not_found', /404 Not Found/],
    ['a token that may not', null, FAILURES.forbidden, 'forbidden', /403 Resource not accessible by integration/],
    ['a server that fails', null, { ...FAILURES.unavailable, times: 9 }, 'unreachable', /503/],
  ])('of %s cannot tell', async (_name, base, failure, kind, reason) => {
    const { github, api } = await fake();
    if (failure !== null) github.fail({ path: /\/compare\//, ...failure });
    const compared = await compareCommits(api, base ?? tip, head);
    expect(compared).toMatchObject({ kind, reason: expect.stringMatching(reason) as string });
  });
});

test('the tip of a branch is told by its whole name', async () => {
  repository.git('tag', 'v1', left);
  const { api } = await fake();
  expect(await tipOfBranch(api, 'main')).toEqual({ kind: 'done', value: tip });
  expect(await tipOfBranch(api, 'feature/x')).toEqual({ kind: 'done', value: head });
  expect(await tipOfBranch(api, 'v1')).toMatchObject({ kind: 'not_found' });
});

test('the default branch', async () => {
  const { api } = await fake();
  expect(await defaultBranch(api)).toEqual({ kind: 'done', value: 'main' });
});

describe('an answer that is none', () => {
  const SHA = 'a'.repeat(40);
  test.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['a text', 'x'],
    ['nothing of it', {}],
    ['no commits', { merge_base_commit: null, base_commit: {}, object: null, default_branch: '' }],
    [
      'short ids',
      {
        merge_base_commit: { sha: 'abc' },
        base_commit: { sha: SHA },
        object: { sha: 'abc', type: 'commit' },
        default_branch: 7,
      },
    ],
    [
      'options for ids',
      {
        merge_base_commit: { sha: SHA },
        base_commit: { sha: '--upload-pack=x' },
        object: { sha: SHA, type: 'tag' },
        default_branch: null,
      },
    ],
  ])('%s is said and never believed', async (_name, data) => {
    const api = apiAt(await jsonServer(() => data));
    for (const told of [
      await compareCommits(api, 'main', head),
      await tipOfBranch(api, 'main'),
      await defaultBranch(api),
    ]) {
      expect(told).toMatchObject({
        kind: 'unexpected',
        reason: expect.stringMatching(/^the server's answer lacks /) as string,
      });
    }
  });
});
