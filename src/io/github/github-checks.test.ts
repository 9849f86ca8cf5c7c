import { describe, expect, test } from 'vitest';

import { FAILURES, type Failure } from '../../testing/fake-github/failures.ts';
import type { FakeGitHub } from '../../testing/fake-github/fake-github.ts';
import { githubForTest } from '../../testing/fake-github/github-for-test.ts';
import { GitHubApi } from './github-api.ts';
import type { CheckAnnotation } from '../../contracts/check-run-report.ts';
import { createCheckRun, type CheckRun } from './github-checks.ts';

async function checksOf(): Promise<{ github: FakeGitHub; api: GitHubApi }> {
  const github = await githubForTest();
  const access = { apiUrl: github.url, token: 'test-token', repository: 'o/r', environment: {} };
  return { github, api: new GitHubApi(access, { secondMs: 1 }) };
}

function runWith(count: number, more: Partial<CheckRun> = {}): CheckRun {
  const annotations = Array.from({ length: count }, (_, index): CheckAnnotation => {
    const line = index + 1;
    return { path: 'a.json', start_line: line, end_line: line, annotation_level: 'failure', message: 'm', title: 't' };
  });
  const texts = { title: '3 regressions', summary: 'All of them.', text: null };
  return {
    name: 'skills',
    headSha: 'a'.repeat(40),
    conclusion: 'failure',
    detailsUrl: null,
    ...texts,
    annotations,
    ...more,
  };
}

describe('a check run', () => {
  test.each([
    [0, 1],
    [50, 1],
    [51, 2],
    [101, 3],
  ])('with %i annotations takes %i requests and shows each once, in order', async (count, requests) => {
    const { github, api } = await checksOf();
    const made = await createCheckRun(api, runWith(count));
    const [run] = [...github.state.checkRuns.values()];
    expect(made).toEqual({ kind: 'done', value: `http://github.localhost/o/r/runs/${run?.id}` });
    expect(run).toMatchObject({ name: 'skills', status: 'completed', conclusion: 'failure', title: '3 regressions' });
    expect(run?.annotations.map(({ start_line: line }) => line)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
    expect(github.requests).toHaveLength(requests);
  });

  test('has the text and the link that it is given', async () => {
    const { github, api } = await checksOf();
    await createCheckRun(
      api,
      runWith(0, { text: 'more', detailsUrl: 'https://example.com/run', conclusion: 'success' }),
    );
    expect([...github.state.checkRuns.values()]).toMatchObject([
      { text: 'more', detailsUrl: 'https://example.com/run', conclusion: 'success' },
    ]);
  });

  test.each<[string, Omit<Failure, 'path'>, string]>([
    ['403', FAILURES.forbidden, 'forbidden'],
    ['404', FAILURES.notFound, 'not_found'],
    ['422', FAILURES.invalid, 'refused'],
    ['5xx', FAILURES.unavailable, 'unreachable'],
  ])('tells what it needs after %s', async (_name, failure, kind) => {
    const { github, api } = await checksOf();
    github.fail({ path: /check-runs/, ...failure });
    expect(await createCheckRun(api, runWith(1))).toMatchObject({ kind, permission: 'checks: write' });
  });

  test('stands where further annotations fail, and says how many are missing', async () => {
    const { github, api } = await checksOf();
    github.fail({ method: 'PATCH', path: /check-runs/, after: 1, ...FAILURES.invalid });
    const made = await createCheckRun(api, runWith(170));
    expect(made).toMatchObject({ kind: 'refused' });
    expect(made).toMatchObject({
      reason: expect.stringMatching(/^70 of its 170 annotations: PATCH .* 422 /) as string,
    });
    expect([...github.state.checkRuns.values()][0]?.annotations).toHaveLength(100);
  });
});
