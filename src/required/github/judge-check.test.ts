import { describe, expect, test } from 'vitest';

import type { SeenCheckRun, SeenJob, SeenRun } from '../../contracts/check-evidence.ts';
import type { GithubBinding } from '../../contracts/required-policy.ts';
import { judgeCheck } from './judge-check.ts';
import { ownBinding, ownRunToAsk, runsToAsk, workflowFile, type SeenOnGitHub } from './place-check-run.ts';

const HEAD = 'a'.repeat(40);
const OTHER = 'b'.repeat(40);
const CI = '.github/workflows/ci.yml';
const BINDING: GithubBinding = {
  name: 'test',
  app: 'github-actions',
  workflow: CI,
  events: ['pull_request', 'merge_group', 'push'],
  accept: ['success'],
  changedWorkflow: 'fail',
};

/** A check run with the run and the job behind it: its id is the job's, its suite the run's. */
interface Made extends Partial<SeenCheckRun> {
  readonly run?: Partial<SeenRun> | null;
  /** Undefined where its run's jobs were not asked for; null where they name another check run. */
  readonly job?: Partial<SeenJob> | null | 'unasked';
}

function seen(made: readonly Made[], more: Partial<SeenOnGitHub> = {}): SeenOnGitHub {
  const checkRuns: SeenCheckRun[] = [];
  const runs = new Map<number, SeenRun>();
  const jobs = new Map<number, SeenJob[]>();
  made.forEach(({ run = {}, job = {}, ...checkRun }, index) => {
    const id = checkRun.id ?? index + 1;
    const runId = run?.id ?? 100 + index;
    const defaults = { name: 'test', headSha: HEAD, app: 'github-actions', status: 'completed', conclusion: 'success' };
    checkRuns.push({ ...defaults, suite: runId, ...checkRun, id });
    if (run === null) return;
    runs.set(runId, {
      suite: runId,
      path: CI,
      event: 'pull_request',
      attempt: 1,
      status: 'completed',
      ...run,
      id: runId,
    });
    if (job === 'unasked') return;
    const own = { id, checkRun: job === null ? -id : id, headSha: HEAD, attempt: 1, status: 'completed', runner: 'r1' };
    jobs.set(runId, [...(jobs.get(runId) ?? []), { ...own, ...job }]);
  });
  return { repository: 'o/r', headSha: HEAD, checkRuns, runs: [...runs.values()], jobs, own: null, ...more };
}

const classIn = (all: SeenOnGitHub, binding: Partial<GithubBinding> = {}, changed: string | null = null) =>
  judgeCheck('test', { ...BINDING, ...binding }, all, changed).class;

const RED: Made = { conclusion: 'failure' };
const PUSH = { event: 'push' };

describe('the class of a check', () => {
  test.each<[string, readonly Made[], string | null, Partial<GithubBinding>?, Partial<SeenOnGitHub>?]>([
    ['one that fits and succeeded', [{}], null],
    ['none', [], 'check.missing'],
    ['none of that name', [{ name: 'test (20)' }], 'check.missing'],
    ['none, while a run of the workflow goes on', [{ name: 'x', run: { status: 'queued' } }], 'check.pending'],
    ['none, while one of another goes on', [{ name: 'x', run: { path: 'x.yml', status: 'queued' } }], 'check.missing'],
    ['another app', [{ app: 'evil' }], 'check.wrong_app'],
    ['no app', [{ app: null, run: null }], 'check.wrong_app'],
    ['another workflow', [{ run: { path: '.github/workflows/evil.yml' } }], 'check.wrong_workflow'],
    ['no run of its suite', [{ run: null }], 'check.wrong_workflow'],
    ['no suite, beside a run without one', [{ suite: null, run: { suite: null } }], 'check.wrong_workflow'],
    ['a dispatch', [{ run: { event: 'workflow_dispatch' } }], 'check.wrong_event'],
    ['made by the API in a suite of the workflow', [{ job: null }], 'check.no_job'],
    ['another commit', [{ headSha: OTHER }], 'check.wrong_sha'],
    ['a job of another commit', [{ job: { headSha: OTHER } }], 'check.wrong_sha'],
    // Where none fits, the first of these that the newest has.
    ['app before workflow', [{ app: 'evil', run: { path: 'x' } }], 'check.wrong_app'],
    ['workflow before event', [{ run: { path: 'x', event: 'issues' } }], 'check.wrong_workflow'],
    ['event before job', [{ run: { event: 'issues' }, job: null }], 'check.wrong_event'],
    ['job before commit', [{ headSha: OTHER, job: null }], 'check.no_job'],
    ['the newest, when all are wrong', [{ job: null }, { app: 'evil' }], 'check.wrong_app'],
    ['the one that fits, when a newer one is forged', [RED, { job: null, run: { id: 100 } }], 'check.failed'],
    ['the same of a forged one in another app', [{}, { app: 'evil', conclusion: 'failure' }], null],
    // Of one that fits.
    ['not completed', [{ status: 'in_progress', conclusion: null }], 'check.pending'],
    ['waiting for an approval', [{ status: 'waiting', conclusion: null }], 'check.pending'],
    ['run again, this job not yet', [{ run: { attempt: 2, status: 'in_progress' } }], 'check.pending'],
    ['run again, and this job is done', [{ run: { attempt: 2, status: 'in_progress' }, job: { attempt: 2 } }], null],
    ['run again, and ended without this job', [{ run: { attempt: 2 } }], null],
    [
      'run again in our own run',
      [{ run: { attempt: 2, status: 'in_progress' } }],
      null,
      {},
      { own: { run: 100, workflow: 'x', runner: 'x' } },
    ],
    ['failed', [RED], 'check.failed'],
    ['cancelled', [{ conclusion: 'cancelled' }], 'check.cancelled'],
    ['timed out', [{ conclusion: 'timed_out' }], 'check.timed_out'],
    ['skipped', [{ conclusion: 'skipped' }], 'check.skipped'],
    ['neutral', [{ conclusion: 'neutral' }], 'check.neutral'],
    ['asks for an action', [{ conclusion: 'action_required' }], 'check.action_required'],
    ['stale', [{ conclusion: 'stale' }], 'check.failed'],
    ['a conclusion that objects have', [{ conclusion: 'constructor' }], 'check.failed'],
    ['no conclusion', [{ conclusion: null }], 'check.failed'],
    ['neutral is accepted', [{ conclusion: 'neutral' }], null, { accept: ['success', 'neutral'] }],
    ['success is not accepted', [{}], 'check.failed', { accept: ['skipped'] }],
    // The newest of each event, by id; the worst of these.
    ['red, then green', [RED, {}], null],
    ['red and green in one attempt', [{ ...RED, run: { id: 100 } }, { run: { id: 100 } }], 'check.failed'],
    [
      'red, and green when run again',
      [
        { ...RED, run: { id: 100 } },
        { run: { id: 100, attempt: 2 }, job: { attempt: 2 } },
      ],
      null,
    ],
    ['green, then red', [{}, RED], 'check.failed'],
    ['green, then red, told the other way round', [{ id: 9, conclusion: 'failure' }, { id: 8 }], 'check.failed'],
    ['green on push, red on the pull request', [RED, { run: PUSH }], 'check.failed'],
    ['red on push, pending on the pull request', [{ ...RED, run: PUSH }, { status: 'queued' }], 'check.failed'],
    ['green on push, pending on the pull request', [{ run: PUSH }, { status: 'queued' }], 'check.pending'],
    ['red by a dispatch beside a green pull request', [{}, { ...RED, run: { event: 'workflow_dispatch' } }], null],
    ['skipped and cancelled', [{ conclusion: 'skipped' }, { conclusion: 'cancelled', run: PUSH }], 'check.cancelled'],
    // Other apps have neither workflow, event nor job.
    [
      'another app that is asked for',
      [{ app: 'ci-app', run: null }],
      null,
      { app: 'ci-app', workflow: null, events: [] },
    ],
    [
      'its commit',
      [{ app: 'ci-app', headSha: OTHER, run: null }],
      'check.wrong_sha',
      { app: 'ci-app', workflow: null, events: [] },
    ],
    [
      'its newest',
      [
        { app: 'ci-app', run: null },
        { ...RED, app: 'ci-app', run: null },
      ],
      'check.failed',
      { app: 'ci-app', workflow: null, events: [] },
    ],
    ['none of its own', [], 'check.missing', { app: 'ci-app', workflow: null, events: [] }],
  ])('%s', (_name, made, expected, binding = {}, more = {}) => {
    expect(classIn(seen(made, more), binding)).toBe(expected);
  });

  test.each<[Made, GithubBinding['changedWorkflow'], string | null]>([
    [{}, 'fail', 'check.workflow_changed'],
    [{ status: 'queued' }, 'fail', 'check.workflow_changed'],
    [RED, 'fail', 'check.workflow_changed'],
    [{ job: null }, 'fail', 'check.no_job'],
    [{}, 'warn', null],
    [RED, 'warn', 'check.failed'],
  ])('of %j in a changed workflow that has to %s', (made, changedWorkflow, expected) => {
    const judged = judgeCheck('test', { ...BINDING, changedWorkflow }, seen([made]), '.github/actions/x/action.yml');
    expect(judged.class).toBe(expected);
    expect(judged.changedFile).toBe(made.job === null ? null : '.github/actions/x/action.yml');
  });
});

test.each([
  ['.github/workflows/ci.yml', CI],
  ['.github/workflows/ci.yml@main', CI],
  ['.github/workflows/ci.yml@refs/heads/main', CI],
  ['o/r/.github/workflows/ci.yml@refs/pull/1/merge', CI],
  ['O/R/.github/workflows/ci.yml', CI],
  ['x/r/.github/workflows/ci.yml@main', 'x/r/.github/workflows/ci.yml'],
  ['o/rx/.github/workflows/ci.yml', 'o/rx/.github/workflows/ci.yml'],
  // A file `ci.yml@x.yml`, without a ref and with one; a ref that looks so has the same path.
  ['.github/workflows/ci.yml@x.yml', null],
  ['.github/workflows/ci.yml@x.YAML', null],
  ['.github/workflows/ci.yml@x.yml@main', null],
  ['', ''],
])('the workflow of a run at %s is %s', (path, expected) => {
  expect(workflowFile({ path }, 'o/r')).toBe(expected);
});

describe('whose jobs are asked for', () => {
  const unasked = { job: 'unasked' } as const;

  test.each<[string, readonly Made[], readonly number[]]>([
    ['the run of one that may fit', [unasked], [100]],
    [
      'none that cannot fit',
      [
        { ...unasked, app: 'x' },
        { ...unasked, run: { path: 'x' } },
        { ...unasked, run: { event: 'issues' } },
        { ...unasked, name: 'x' },
      ],
      [],
    ],
    ['the newest run of each event', [unasked, unasked, { ...unasked, run: PUSH }], [102, 101]],
    ['no older one where the newest fits', [unasked, {}], []],
    ['the next one where the newest is forged', [unasked, unasked, { job: null }], [101]],
    [
      'each run once',
      [
        { ...unasked, run: { id: 5 } },
        { ...unasked, name: 'lint', run: { id: 5 } },
      ],
      [5],
    ],
  ])('%s', (_name, made, expected) => {
    expect(runsToAsk([BINDING, { ...BINDING, name: 'lint' }], seen(made))).toEqual(expected);
  });
});

describe('the job that looks', () => {
  const own = { run: 100, workflow: CI, runner: 'r1' };
  const going = { status: 'in_progress', conclusion: null, run: { status: 'in_progress' } } as const;
  const ours: Made = { ...going, job: { status: 'in_progress' } };

  test.each<[string, Made, SeenOnGitHub['own'], boolean]>([
    ['in our run, in progress, on our runner', ours, own, true],
    ['outside of a workflow', ours, null, false],
    ['in another run', ours, { ...own, run: 7 }, false],
    ['on another runner', ours, { ...own, runner: 'r2' }, false],
    ['queued', { ...going, job: { status: 'queued' } }, own, false],
    ['of another name', { ...ours, name: 'gate' }, own, false],
    ['of another workflow', ours, { ...own, workflow: '.github/workflows/gate.yml' }, false],
  ])('%s', (_name, made, job, expected) => {
    expect(ownBinding([BINDING], seen([made], { own: job })) !== null).toBe(expected);
  });

  test.each<[string, Made, Partial<typeof own>, number | null]>([
    ['a check of our workflow that goes on', { ...going, job: 'unasked' }, {}, 100],
    ['one that has ended', { job: 'unasked' }, {}, null],
    ['one of another name', { ...going, name: 'x', job: 'unasked' }, {}, null],
    ['one of another workflow', { ...going, job: 'unasked' }, { workflow: 'x' }, null],
  ])('is looked for where there is %s', (_name, made, more, expected) => {
    expect(ownRunToAsk([BINDING], seen([made], { own: { ...own, ...more } }))).toBe(expected);
  });
});
