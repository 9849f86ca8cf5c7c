import { describe, expect, test } from 'vitest';

import { FAILURES } from '../../testing/fake-github/failures.ts';
import type { FakeGitHub } from '../../testing/fake-github/fake-github.ts';
import { githubForTest } from '../../testing/fake-github/github-for-test.ts';
import { addPull } from '../../testing/fake-github/add-pull.ts';
import type { PullSide } from '../../testing/fake-github/pull-record.ts';
import { GitHubApi } from './github-api.ts';
import { openPullsWithHead } from './github-pulls.ts';

const HEAD = { sha: 'a'.repeat(40), repository: 'fork/r', branch: 'feature' };
const OTHER = 'c'.repeat(40);

interface Setting {
  readonly github: FakeGitHub;
  readonly api: GitHubApi;
  readonly add: (number: number, head: Partial<PullSide>, state?: 'open' | 'closed') => void;
}

async function pullsOf(): Promise<Setting> {
  const github = await githubForTest();
  const access = { apiUrl: github.url, token: 'test-token', repository: 'o/r', environment: {} };
  const add: Setting['add'] = (number, head, state = 'open') => {
    const side = { ref: 'feature', sha: HEAD.sha, repository: 'fork/r', ...head };
    addPull(github.state, { number, state, head: side, base: { sha: 'b'.repeat(40) } });
  };
  return { github, api: new GitHubApi(access, { secondMs: 1 }), add };
}

describe('the open pull requests with a head', () => {
  test.each<[string, Partial<PullSide>, 'open' | 'closed', readonly number[]]>([
    ['are those of commit and repository', {}, 'open', [1]],
    ['are not those of another commit of the branch', { sha: OTHER }, 'open', []],
    ['are not those of another repository of that owner', { repository: 'fork/other' }, 'open', []],
    ['are not those of another fork', { repository: 'mallory/r' }, 'open', []],
    ['are not those of this repository', { repository: 'o/r' }, 'open', []],
    ['are not those of a fork that is gone', { repository: null }, 'open', []],
    ['are not closed', {}, 'closed', []],
    ['may write the repository otherwise', { repository: 'Fork/R' }, 'open', [1]],
  ])('%s', async (_name, head, state, expected) => {
    const { api, add } = await pullsOf();
    add(1, head, state);
    const branch = head.repository === 'Fork/R' ? null : HEAD.branch;
    expect(await openPullsWithHead(api, { ...HEAD, branch })).toEqual({ kind: 'done', value: expected });
  });

  test('are all told where there are several', async () => {
    const { api, add } = await pullsOf();
    add(1, {});
    add(2, {});
    expect(await openPullsWithHead(api, HEAD)).toEqual({ kind: 'done', value: [2, 1] });
  });

  test('are found in one request among many others', async () => {
    const { github, api, add } = await pullsOf();
    for (let number = 2; number <= 250; number += 1) add(number, { ref: `other-${number}`, sha: OTHER });
    add(1, {});
    expect(await openPullsWithHead(api, HEAD)).toEqual({ kind: 'done', value: [1] });
    expect(github.requests.map(({ path }) => path)).toEqual([
      '/repos/o/r/pulls?state=open&head=fork%3Afeature&page=1&per_page=100',
    ]);
  });

  test('are looked for on all pages where the branch is not known', async () => {
    const { github, api, add } = await pullsOf();
    add(1, {});
    for (let number = 2; number <= 250; number += 1) add(number, { ref: `other-${number}`, sha: OTHER });
    expect(await openPullsWithHead(api, { ...HEAD, branch: null })).toEqual({ kind: 'done', value: [1] });
    expect(github.requests).toHaveLength(3);
  });

  test('are not known where the token may not read them', async () => {
    const { github, api } = await pullsOf();
    github.fail({ path: /pulls/, ...FAILURES.forbidden });
    const failed = { kind: 'forbidden', permission: 'pull-requests: read' };
    expect(await openPullsWithHead(api, HEAD)).toMatchObject(failed);
  });
});
