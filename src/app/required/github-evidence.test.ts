import { describe, expect, test } from 'vitest';

import type { GithubBinding } from '../../contracts/required-policy.ts';
import { addRun, type MadeRun } from '../../testing/fake-github/add-run.ts';
import { FAILURES } from '../../testing/fake-github/failures.ts';
import type { FakeGitHub } from '../../testing/fake-github/fake-github.ts';
import { githubForTest } from '../../testing/fake-github/github-for-test.ts';
import { githubEvidence, type GitHubChecks } from './github-evidence.ts';

const SHA = 'a'.repeat(40);
const CI = '.github/workflows/ci.yml';

function binding(name: string): GithubBinding {
  const events = ['pull_request', 'merge_group', 'push'];
  return { name, app: 'github-actions', workflow: CI, events, accept: ['success'], changedWorkflow: 'fail' };
}

const SHORT: Readonly<Record<string, string>> = {
  'checks/list-for-ref': 'checks',
  'actions/list-workflow-runs-for-repo': 'runs',
  'actions/list-jobs-for-workflow-run': 'jobs',
};

/** Asks for `test` and `lint`; what GitHub says of them, and the requests that it took. */
async function looked(github: FakeGitHub, more: Partial<GitHubChecks> = {}) {
  const said: string[] = [];
  const checks = new Map(['test', 'lint'].map((name) => [name, binding(name)]));
  const records = await githubEvidence({
    access: { apiUrl: github.url, token: 'test-token', repository: 'o/r', environment: {} },
    headSha: SHA,
    checks,
    named: [...checks.values()],
    own: null,
    waitMinutes: 0,
    changedFile: () => Promise.resolve(null),
    say: (line) => said.push(line),
    minuteMs: 1,
    ...more,
  });
  const asked = github.requests.map(({ operation = '' }) => SHORT[operation] ?? operation).join(' ');
  return { records, asked, said, classes: Object.fromEntries([...records].map(([id, record]) => [id, record.class])) };
}

function ci(github: FakeGitHub, more: Partial<MadeRun> = {}) {
  const jobs = [{ name: 'test' }, { name: 'lint' }];
  return addRun(github.state, { id: 5, headSha: SHA, path: CI, conclusion: 'success', jobs, ...more });
}

const GREEN = { test: null, lint: null };

describe('requests', () => {
  test('are two, and one for each run that decides', async () => {
    const github = await githubForTest();
    ci(github);
    ci(github, { id: 6 });
    ci(github, { id: 7, event: 'push' });
    ci(github, { id: 8, path: '.github/workflows/other.yml' });
    expect(await looked(github)).toMatchObject({ classes: GREEN, asked: 'checks runs jobs jobs' });
    expect(github.requests.map(({ path }) => /runs\/(\d+)\/jobs/.exec(path)?.[1]).slice(2)).toEqual(['7', '6']);
  });

  test('are one more where a newer check run was made by the API, whatever time it says', async () => {
    const github = await githubForTest();
    ci(github, { jobs: [{ name: 'test', conclusion: 'failure' }, { name: 'lint' }] });
    ci(github, { id: 6, jobs: [] });
    const forged = { name: 'test', headSha: SHA, status: 'completed', conclusion: 'success', detailsUrl: null };
    const { state } = github;
    const made = {
      ...forged,
      id: 99_999,
      app: 'github-actions',
      suiteId: state.runs.get(6)?.suiteId ?? 0,
      externalId: '',
    };
    const text = { title: null, summary: null, text: null, annotations: [] };
    state.checkRuns.set(made.id, {
      ...made,
      ...text,
      startedAt: '2030-01-01T00:00:00Z',
      completedAt: '2030-01-01T00:00:00Z',
    });
    const found = await looked(github);
    expect(found).toMatchObject({ classes: { test: 'check.failed', lint: null }, asked: 'checks runs jobs jobs' });
    const seen = found.records.get('test')?.checkRuns.map(({ checkRun, misfit }) => [checkRun.id === made.id, misfit]);
    expect(seen).toEqual([
      [true, 'check.no_job'],
      [false, null],
    ]);
  });

  test('are none for jobs where nothing may fit', async () => {
    const github = await githubForTest();
    expect(await looked(github)).toMatchObject({ classes: { test: 'check.missing' }, asked: 'checks runs' });
  });
});

describe('a check that is open', () => {
  /** What the run is, each time that the check runs are listed. */
  async function over(listings: readonly Partial<MadeRun>[], more: Partial<GitHubChecks>) {
    const github = await githubForTest();
    for (const listing of listings) {
      github.fail({ path: /check-runs/, before: () => ci(github, { suiteId: 50, ...listing }) });
    }
    return looked(github, more);
  }
  const jobs = (conclusion: 'success' | null, attempt = 1) => [
    { id: 1, name: 'test', attempt: 1 },
    { id: 10 + attempt, name: 'lint', conclusion, attempt },
  ];
  const going = { conclusion: null, jobs: jobs(null) };
  const gone = { jobs: jobs('success') };
  // `lint` runs again, and `test`, which may be replaced by that, does not yet.
  const again = { conclusion: null, attempt: 2, jobs: [...jobs('success'), { id: 12, name: 'lint', attempt: 2 }] };

  test.each<[string, readonly Partial<MadeRun>[], number, object, string]>([
    ['is pending without minutes', [going], 0, { test: null, lint: 'check.pending' }, 'checks runs jobs'],
    ['is waited for', [going, going, gone], 2, GREEN, 'checks checks checks runs jobs'],
    [
      'is no longer waited for than was asked',
      [going, going],
      1,
      { test: null, lint: 'check.pending' },
      'checks checks runs jobs',
    ],
    ['is waited for until it comes', [{ jobs: [] }, gone], 5, GREEN, 'checks checks runs jobs'],
    [
      'is missing when it does not come',
      [{ jobs: [] }, { jobs: [] }],
      1,
      { test: 'check.missing' },
      'checks checks runs',
    ],
    [
      'is waited for in a run that goes on, looking at what changed',
      [again, again, { ...again, conclusion: 'success' }],
      2,
      GREEN,
      'checks runs jobs checks checks runs jobs',
    ],
    ['ends the waiting', [gone], 9, GREEN, 'checks runs jobs'],
  ])('%s', async (_name, listings, waitMinutes, classes, asked) => {
    const found = await over(listings, { waitMinutes });
    expect(found).toMatchObject({ classes, asked });
    expect(found.said).toHaveLength(asked.split('checks').length - 2);
  });

  test('is an error at once where it is the job that looks', async () => {
    const own = { run: 5, workflow: CI, runner: 'GitHub Actions 1' };
    const found = over([going], { own, waitMinutes: 60 });
    await expect(found).rejects.toThrow('found "lint" of .github/workflows/ci.yml, which is the job that looks for it');
    await expect(found).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('is pending where another job of our own run goes on', async () => {
    const own = { run: 5, workflow: CI, runner: 'GitHub Actions 2' };
    expect(await over([going], { own })).toMatchObject({ classes: { test: null, lint: 'check.pending' } });
  });
});

describe('jobs that ran again between two requests', () => {
  const attempts = (most: number, conclusion: 'success' | 'failure') =>
    Array.from({ length: most }, (_, at) => [
      { id: 10 + at, name: 'test', attempt: at + 1, conclusion: at === 0 ? ('success' as const) : conclusion },
      { id: 20 + at, name: 'lint', attempt: at + 1 },
    ]).flat();

  test.each<[string, number, 'success' | 'failure', string | null, string]>([
    ['and failed', 1, 'failure', 'check.failed', 'checks runs jobs '.repeat(2)],
    ['and passed', 1, 'success', null, 'checks runs jobs '.repeat(2)],
    ['three times', 3, 'failure', 'check.failed', 'checks runs jobs '.repeat(4)],
    ['each time that they are read', 4, 'success', 'check.unanswered', 'checks runs jobs '.repeat(4)],
  ])('%s', async (_, times, conclusion, expected, asked) => {
    const github = await githubForTest();
    ci(github, { suiteId: 50, jobs: attempts(1, conclusion) });
    for (let at = 2; at <= times + 1; at += 1) {
      const again = { suiteId: 50, attempt: at, jobs: attempts(at, conclusion) };
      github.fail({ path: /jobs/, before: () => ci(github, again) });
    }
    expect(await looked(github)).toMatchObject({ classes: { test: expected }, asked: asked.trim() });
  });
});

test('a workflow that is changed fails its checks, or is said', async () => {
  const github = await githubForTest();
  ci(github);
  const warned = { ...binding('lint'), changedWorkflow: 'warn' as const };
  const checks = new Map([
    ['test', binding('test')],
    ['lint', warned],
  ]);
  const { classes, records } = await looked(github, { checks, changedFile: (workflow) => Promise.resolve(workflow) });
  expect(classes).toEqual({ test: 'check.workflow_changed', lint: null });
  expect(records.get('lint')).toMatchObject({ changedFile: CI, message: expect.stringContaining('success') as string });
});

test.each([
  ['check-runs', 'checks: read'],
  ['actions/runs$', 'actions: read'],
  ['jobs', 'actions: read'],
])('without the right to read %s nothing is known, and the permission is named', async (path, permission) => {
  const github = await githubForTest();
  ci(github);
  github.fail({ path: new RegExp(path), ...FAILURES.forbidden });
  const { classes, records } = await looked(github, { waitMinutes: 3 });
  expect(classes).toEqual({ test: 'check.unanswered', lint: 'check.unanswered' });
  expect(records.get('test')?.message).toContain(
    `403 Resource not accessible by integration (the token needs the permission "${permission}")`,
  );
});

test('without a token GitHub is not asked, and the permissions are named', async () => {
  const { asked, records } = await looked(await githubForTest(), { access: null });
  expect([asked, records.get('lint')?.class]).toEqual(['', 'check.unanswered']);
  expect(records.get('lint')?.message).toContain('"checks: read" and "actions: read"');
});
