import { describe, expect, test } from 'vitest';

import { addRun } from '../../testing/fake-github/add-run.ts';
import { FAILURES } from '../../testing/fake-github/failures.ts';
import type { FakeGitHub } from '../../testing/fake-github/fake-github.ts';
import { githubForTest } from '../../testing/fake-github/github-for-test.ts';
import { jsonServer } from '../../testing/json-server.ts';
import { checkRunsOf, jobsOf, runsOf } from './github-check-evidence.ts';
import { GitHubApi } from './github-api.ts';

const SHA = 'a'.repeat(40);

async function checksOf(): Promise<{ github: FakeGitHub; api: GitHubApi }> {
  const github = await githubForTest();
  const access = { apiUrl: github.url, token: 'test-token', repository: 'o/r', environment: {} };
  return { github, api: new GitHubApi(access, { secondMs: 1 }) };
}

function jobs(count: number, attempt = 1) {
  return Array.from({ length: count }, (_, index) => ({ name: `job ${index}`, attempt }));
}

test('check runs, runs and jobs are read with what decides, also those of earlier attempts', async () => {
  const { github, api } = await checksOf();
  const run = addRun(github.state, {
    headSha: SHA,
    attempt: 2,
    conclusion: 'success',
    jobs: [
      { name: 'test', attempt: 1, conclusion: 'failure' },
      { name: 'test', attempt: 2, conclusion: null, runner: 'r2' },
    ],
  });
  const [first, second] = run.jobs.map(({ id }) => id);
  const same = { name: 'test', headSha: SHA, app: 'github-actions', suite: run.suiteId };
  expect(await checkRunsOf(api, SHA)).toEqual({
    kind: 'done',
    value: [
      { ...same, id: first, status: 'completed', conclusion: 'failure' },
      { ...same, id: second, status: 'in_progress', conclusion: null },
    ],
  });
  const { id, suiteId: suite, path, event } = run;
  expect(await runsOf(api, SHA)).toEqual({
    kind: 'done',
    value: [{ id, suite, path, event, attempt: 2, status: 'completed' }],
  });
  const ran = { headSha: SHA, attempt: 1, status: 'completed', runner: 'GitHub Actions 1' };
  expect(await jobsOf(api, id)).toEqual({
    kind: 'done',
    value: [
      { ...ran, id: first, checkRun: first },
      { ...ran, id: second, checkRun: second, attempt: 2, status: 'in_progress', runner: 'r2' },
    ],
  });
  expect(github.requests).toHaveLength(3);
});

describe('lists of several pages', () => {
  test('take one request for each hundred', async () => {
    const { github, api } = await checksOf();
    addRun(github.state, { id: 5, headSha: SHA, jobs: jobs(250) });
    expect(await jobsOf(api, 5)).toMatchObject({ value: { length: 250 } });
    expect(await checkRunsOf(api, SHA)).toMatchObject({ value: { length: 250 } });
    expect(github.requests).toHaveLength(6);
  });

  test.each([
    [0, 2, 'done'],
    [1, 4, 'done'],
    [3, 8, 'done'],
    [4, 8, 'unexpected'],
  ])('that change %i times before the second page take %i requests: %s', async (changes, requests, kind) => {
    const { github, api } = await checksOf();
    addRun(github.state, { headSha: SHA, jobs: jobs(120) });
    let left = changes;
    const before = (): void => {
      if (github.requests.length % 2 === 0 || left === 0) return;
      left -= 1;
      addRun(github.state, { headSha: SHA, jobs: jobs(1) });
    };
    github.fail({ path: /check-runs/, times: Infinity, before });
    const answer = await checkRunsOf(api, SHA);
    expect([answer.kind, github.requests.length]).toEqual([kind, requests]);
    if (answer.kind === 'done') expect(answer.value).toHaveLength(120 + changes);
  });
});

test.each([
  ['checks: read', checkRunsOf, SHA],
  ['actions: read', runsOf, SHA],
  ['actions: read', jobsOf, 5],
] as const)('a refusal names the permission %s', async (permission, list, of) => {
  const { github, api } = await checksOf();
  addRun(github.state, { id: 5, headSha: SHA });
  github.fail({ path: /./, ...FAILURES.forbidden });
  expect(await (list as (api: GitHubApi, of: unknown) => Promise<object>)(api, of)).toMatchObject({
    kind: 'forbidden',
    permission,
  });
});

const CHECK_RUN = { id: 1, name: 'test', head_sha: SHA, status: 'completed', conclusion: 'success' };

test.each([
  [{ ...CHECK_RUN, id: '1' }],
  [{ ...CHECK_RUN, id: 2 ** 60 }],
  [{ ...CHECK_RUN, name: null }],
  [{ ...CHECK_RUN, head_sha: 'main' }],
  [{ ...CHECK_RUN, status: undefined }],
  [null],
])('a list with %j is not used', async (item) => {
  const url = await jsonServer(() => ({ total_count: 1, check_runs: [item] }));
  const api = new GitHubApi({ apiUrl: url, token: 't', repository: 'o/r', environment: {} });
  expect(await checkRunsOf(api, SHA)).toMatchObject({ kind: 'unexpected' });
});
