import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { parseGateReport } from '../../contracts/gate-report.ts';
import { GATE_DOCUMENTS } from '../../gates/documents.ts';
import { verdictsOf } from '../flat-result.ts';
import type { Results } from '../../contracts/results.ts';
import type { ArtifactRecord } from '../fake-github/artifact-store.ts';
import { FAILURES, type Failure } from '../fake-github/failures.ts';
import { runnerEvent } from '../fake-github/runner-event.ts';
import type { MadeTranscript } from '../made-transcript.ts';
import {
  BASELINE,
  baselineOf,
  caseOf,
  CASES,
  CONFIG,
  everyClient,
  ignores,
  loads,
  type Files,
} from './pull-request.ts';
import { RUN_ID, TOKEN, workflowJobs, type GateOptions, type GateRan, type WorkflowJobs } from './workflow-jobs.ts';

const BASE: Files = {
  [CONFIG]: 'levels: {}\n',
  [CASES]: [caseOf('alpha'), caseOf('beta')],
  [BASELINE]: baselineOf({ alpha: 'pass', beta: 'pass' }),
};
const CHANGE: Files = { 'README.md': 'A change.\n' };
const AGENTS = ['claude', 'codex', 'copilot'];
const ALWAYS = Number.POSITIVE_INFINITY;

interface Made {
  readonly base?: Files;
  readonly change?: Files;
  readonly alpha?: MadeTranscript;
  readonly origin?: boolean;
  readonly permissions?: Record<string, 'read'>;
}

const already = new Map<string, readonly ArtifactRecord[]>();

/** A run whose jobs all ended well, with what alpha's agents wrote. */
async function ran({
  base = BASE,
  change = CHANGE,
  alpha = loads('alpha'),
  ...options
}: Made = {}): Promise<WorkflowJobs> {
  const jobs = await workflowJobs(base, change, options);
  jobs.pr.record({ alpha: everyClient(alpha), beta: everyClient(loads('beta')) });
  // Commits are the same wherever the history is made, so that what was planned and run once will do for each test.
  const key = JSON.stringify([base, change, alpha]);
  const { store } = jobs.github.artifacts;
  for (const { name, content } of already.get(key) ?? []) {
    store.add({ runId: RUN_ID, name, ...(content === null ? {} : { content }) });
  }
  if (already.has(key)) return jobs;
  await jobs.plan();
  await jobs.route();
  already.set(key, store.list(RUN_ID));
  return jobs;
}

/** Requests by what they were for: downloads, and all others. */
function requestsOf({ github }: WorkflowJobs): { downloads: number; others: number } {
  const downloads = github.requests.filter(({ operation }) => operation === 'actions/download-artifact').length;
  return { downloads, others: github.requests.length - downloads };
}

function told({ report, code, outputs }: GateRan): unknown {
  return [code, outputs['verdict'], report.result === null ? undefined : verdictsOf(report.result)];
}

const HOLDS = [0, 'pass', { jobs: 'pass', routing: 'pass' }];

/** No unit of any plan. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('a run whose jobs all succeeded', () => {
  test('holds, in few requests, and leaves its report as an artifact', async () => {
    const jobs = await ran();
    const gated = await jobs.gate({ upload: true });
    expect(told(gated)).toEqual(HOLDS);
    expect(gated.result?.counts).toMatchObject({ held: 6 });
    expect(gated.result?.gates[0]).toMatchObject({
      gate: 'jobs',
      verdict: 'pass',
      detail: { legs: [{ job: 'plan' }, { job: 'route' }] },
    });
    expect(gated.annotations).toEqual([]);
    // The merge base, its tree, the list of artifacts: what the reports are published with comes on top, and 7 are the limit.
    expect(requestsOf(jobs)).toEqual({ downloads: 4, others: 3 });
    const uploaded = jobs.github.artifacts.store.named(RUN_ID, 'gate-report-a1');
    const files = unzipSync(uploaded?.content ?? new Uint8Array());
    expect(Object.keys(files)).toEqual(['gate-report.json']);
    const text = Buffer.from(files['gate-report.json'] ?? []).toString('utf8');
    expect(parseGateReport(text, 'gate-report.json', GATE_DOCUMENTS)).toEqual(gated.report);
    expect(gated.report.run).toMatchObject({ run_id: RUN_ID, run_attempt: 1, pull_number: 1, repository: 'o/r' });
    for (const said of [gated.out, gated.err, gated.summary, text]) expect(said).not.toContain(TOKEN);
  });

  test('judged twice in one attempt leaves the later report', async () => {
    const jobs = await ran();
    await jobs.gate({ upload: true });
    const { store } = jobs.github.artifacts;
    const first = store.named(RUN_ID, 'gate-report-a1');
    const again = await jobs.gate({ upload: true });
    expect(told(again)).toEqual(HOLDS);
    expect(again.annotations).toEqual([]);
    expect(store.named(RUN_ID, 'gate-report-a1')?.id).toBeGreaterThan(first?.id ?? Infinity);
    expect(store.list(RUN_ID).filter(({ name }) => name.startsWith('gate-report'))).toHaveLength(1);
  });

  test('fails where a skill regressed', async () => {
    const jobs = await ran({ alpha: ignores('alpha-skill') });
    const gated = await jobs.gate();
    expect(told(gated)).toEqual([1, 'fail', { jobs: 'pass', routing: 'fail' }]);
    expect(gated.deltas).toMatchObject({ 'alpha/claude': 'regression', 'beta/claude': 'held' });
  });

  test('fails where a shard left no artifact although its job says that it succeeded', async () => {
    const jobs = await workflowJobs(BASE, CHANGE);
    jobs.pr.record({ alpha: everyClient(loads('alpha')), beta: everyClient(loads('beta')) });
    const names = await jobs.plan();
    await jobs.route(1, ['claude', 'copilot']);
    const gated = await jobs.gate();
    expect(told(gated)).toEqual([1, 'fail', { jobs: 'pass', routing: 'fail' }]);
    expect(gated.deltas).toMatchObject({
      'alpha/codex': 'missing_result',
      'beta/codex': 'missing_result',
      'beta/claude': 'held',
    });
    expect(gated.result?.warnings.join('\n')).toContain(`1 shard: uploaded no results: ${names.get('codex')}`);
  });

  test('is a fork with a token that may only read', async () => {
    const jobs = await ran({ permissions: { contents: 'read', actions: 'read' } });
    expect(told(await jobs.gate())).toEqual(HOLDS);
  });
});

describe('a job that did not succeed fails the gate although all results hold', () => {
  test('failed, cancelled, skipped and unknown ones, each with its reason', async () => {
    const jobs = await ran();
    const results = { route: 'failure', lint: 'cancelled', docs: 'skipped', odd: 'green', plan: 'success' };
    const gated = await jobs.gate({ jobs: results });
    expect(told(gated)).toEqual([1, 'fail', { jobs: 'fail', routing: 'pass' }]);
    expect(gated.result?.counts).toMatchObject({ held: 6 });
    expect(gated.annotations).toEqual([
      expect.stringMatching(
        /^::error title=Portcullis%3A leg::docs \(skipped\): was skipped, so that nothing was looked at/,
      ),
      expect.stringMatching(/::lint \(cancelled\): was cancelled/),
      expect.stringMatching(/::odd \(green\): has no known result/),
      expect.stringMatching(/::route \(failure\): failed; that it left results does not make them complete/),
      expect.stringMatching(
        /^::error::Jobs that the gate needs did not succeed: docs \(skipped\), lint \(cancelled\), odd \(green\), route \(failure\)%0A/,
      ),
    ]);
    expect(gated.summary).toMatch(/^# The gates ❌ fail\n\n- Jobs gate ❌ fails: 4 jobs did not succeed/);
    expect(gated.summary).toContain('### ❌ route \\(failure\\): leg\n\nfailed; ');
    expect(gated.out).toMatch(/^FAIL {2}4 jobs did not succeed, 1 job succeeded; 6 held$/m);
  });

  test('a skip that is allowed holds', async () => {
    const jobs = await ran();
    const options = { jobs: { plan: 'success', route: 'success', docs: 'skipped' } };
    expect((await jobs.gate({ ...options, inputs: { 'allowed-skips': 'docs, route' } })).code).toBe(0);
    expect((await jobs.gate({ ...options, inputs: { 'allowed-skips': 'route' } })).code).toBe(1);
  });

  test('and what it did not leave is missing', async () => {
    const jobs = await workflowJobs(BASE, CHANGE);
    jobs.pr.record({ alpha: everyClient(loads('alpha')), beta: everyClient(loads('beta')) });
    await jobs.plan();
    await jobs.route(1, ['claude', 'copilot']);
    const gated = await jobs.gate({ jobs: { plan: 'success', route: 'failure' } });
    expect(told(gated)).toEqual([1, 'fail', { jobs: 'fail', routing: 'fail' }]);
    expect(gated.deltas).toMatchObject({ 'alpha/codex': 'missing_result' });
  });

  test('where nothing was planned at all, that is a failure and no lack of data', async () => {
    const jobs = await workflowJobs(BASE, CHANGE);
    const gated = await jobs.gate({ jobs: { plan: 'failure', route: 'skipped' } });
    expect([gated.code, gated.report.stopped]).toEqual([
      1,
      expect.objectContaining({
        code: 'gate_failed',
        message: expect.stringMatching(
          /^Jobs that the gate needs did not succeed: plan \(failure\), route \(skipped\)\. Beyond that: .*expected one called routing-plan-a<attempt>, found none among 0$/,
        ),
      }),
    ]);
    const green = await jobs.gate();
    expect([green.code, green.outputs['verdict'], green.report.stopped?.code]).toEqual([
      3,
      'not_comparable',
      'not_comparable',
    ]);
  });
});

describe('where nothing has to run', () => {
  test('the plan alone holds, if the skip is allowed', async () => {
    const skill = '---\nname: alpha-skill\ndescription: Use it.\n---\n';
    const base = { ...BASE, [CONFIG]: 'skills: .claude/skills\n', '.claude/skills/alpha-skill/SKILL.md': skill };
    const jobs = await workflowJobs(base, CHANGE, { origin: true });
    await jobs.plan(1, '--changed', '--base-ref', jobs.commits.base);
    const skipped: GateOptions = { jobs: { plan: 'success', route: 'skipped' } };
    const gated = await jobs.gate({ ...skipped, inputs: { 'allowed-skips': 'route' } });
    expect(told(gated)).toEqual(HOLDS);
    expect(gated.result?.warnings).toContain('nothing had to run: what was changed touches no case');
    expect((await jobs.gate(skipped)).code).toBe(1);
  });
});

describe('a later attempt', () => {
  test('of the jobs that failed: newer results win, the others stay', async () => {
    const jobs = await workflowJobs(BASE, CHANGE);
    jobs.pr.record({ alpha: everyClient(loads('alpha')), beta: everyClient(loads('beta')) });
    jobs.pr.record({ alpha: { codex: ignores('alpha-skill') } });
    await jobs.plan();
    await jobs.route();
    expect((await jobs.gate()).deltas).toMatchObject({ 'alpha/codex': 'regression' });
    jobs.pr.record({ alpha: { codex: loads('alpha') } });
    await jobs.route(2, ['codex']);
    const again = await jobs.gate({ attempt: 2, upload: true });
    expect(told(again)).toEqual(HOLDS);
    expect(jobs.github.artifacts.store.named(RUN_ID, 'gate-report-a2')).toBeDefined();
    expect(requestsOf(jobs).downloads).toBe(9);
  });

  test('of all jobs, where trials are counted: those of the attempt before still count', async () => {
    const counts = { batch: NOBODY, at: '2026-01-01T02:00:00Z', passed: 30, total: 30, disallowed: 0 };
    const fingerprint = { client: null, model: null, case_digest: `sha256:${'0'.repeat(64)}`, skill_set_digest: null };
    const entry = { expected_status: 'pass', history: [{ ...counts, fingerprint }] };
    const cells = Object.fromEntries(AGENTS.map((agent) => [agent, entry]));
    const base = {
      ...BASE,
      [CONFIG]: 'sampling:\n  stages: [1, 30]\n  go_on_below: []\n',
      [BASELINE]: { alpha: cells, beta: cells },
    };
    const jobs = await ran({ base, alpha: ignores('alpha-skill') });
    jobs.pr.record({ alpha: everyClient(loads('alpha')) });
    await jobs.plan(2);
    await jobs.route(2);
    const gated = await jobs.gate({ attempt: 2 });
    // The recordings are of one session, which counts once, as the worse of the two.
    expect(gated.result?.cells.find(({ case_id: id }) => id === 'alpha')?.reason).toContain(
      '0 of 1 passed (0 of 1 in attempt 1)',
    );
    expect([gated.code, gated.deltas['alpha/claude']]).toEqual([3, 'insufficient_data']);
  });

  test('of all jobs: what another plan left is not taken for what this one lost', async () => {
    const jobs = await ran();
    const names = await jobs.plan(2);
    await jobs.route(2, ['claude', 'copilot']);
    const gated = await jobs.gate({ attempt: 2 });
    expect([gated.code, gated.deltas['alpha/codex'], gated.deltas['alpha/claude']]).toEqual([
      1,
      'missing_result',
      'held',
    ]);
    expect(gated.result?.warnings.join('\n')).toContain(`uploaded no results: ${names.get('codex')}`);
  });

  test('that is none yet counts for nothing', async () => {
    const jobs = await ran();
    const names = await jobs.plan(8);
    jobs.upload(`${names.get('codex')}-a9`, { 'results.json': '{}' }, 9);
    expect(told(await jobs.gate())).toEqual(HOLDS);
  });
});

describe('by event', () => {
  test('a merge group is compared with its base', async () => {
    const jobs = await ran();
    const { base, merge } = jobs.commits;
    const gated = await jobs.gate({ event: runnerEvent('merge_group', { baseSha: base, headSha: merge }) });
    expect(told(gated)).toEqual(HOLDS);
    expect(gated.result?.comparator).toMatchObject({ event: 'merge_group', merge_base: base });
  });

  test.each([
    ['first', null, false],
    ['forced', 'left', true],
    ['usual', 'left', false],
  ] as const)('a %s push', async (name, before, forced) => {
    const jobs = await ran();
    const { left, base, merge } = jobs.commits;
    const fields = { ref: 'feature', before: before === null ? null : left, after: merge, forced };
    const gated = await jobs.gate({ event: runnerEvent('push', fields) });
    expect(told(gated)).toEqual(HOLDS);
    expect(gated.result?.comparator.merge_base).toBe(name === 'usual' ? left : base);
  });
});

describe('policy is the base branch’s', () => {
  const WEAK = 'levels:\n  regression: off\n  warn-only: true\n';

  test('a first adoption is judged by its own entries', async () => {
    const jobs = await ran({ base: { 'README.md': 'No gate yet.\n' }, change: { ...BASE, [CONFIG]: WEAK } });
    const gated = await jobs.gate();
    expect(told(gated)).toEqual(HOLDS);
    expect(gated.result?.place?.outcome).toBe('first_adoption');
    expect(gated.result?.counts).toMatchObject({ new: 6 });
  });

  test.each<[string, Files]>([
    ['a baseline that the pull request loosens', { [BASELINE]: baselineOf({ alpha: 'fail', beta: 'pass' }) }],
    ['a policy that the pull request weakens', { [CONFIG]: WEAK }],
  ])('%s does not help', async (_name, change) => {
    const jobs = await ran({ change, alpha: ignores('alpha-skill') });
    const gated = await jobs.gate();
    expect(told(gated)).toEqual([1, 'fail', { jobs: 'pass', routing: 'fail' }]);
    expect([gated.result?.warn_only, gated.deltas['alpha/claude']]).toEqual([false, 'regression']);
  });

  test('a gate that may only warn says that it fails, and ends with 0', async () => {
    const base = { ...BASE, [CONFIG]: 'levels:\n  warn-only: true\n' };
    const jobs = await ran({ base, change: { [CONFIG]: 'levels: {}\n' }, alpha: ignores('alpha-skill') });
    const gated = await jobs.gate({ jobs: { plan: 'success', route: 'failure' } });
    expect(told(gated)).toEqual([0, 'fail', { jobs: 'fail', routing: 'fail' }]);
    expect([gated.result?.warn_only, gated.outputs['regressions']]).toEqual([true, '3']);
    expect(gated.summary).toMatch(/^# The gates ❌ fail \(warn only\)\n/);
    expect(gated.out).toMatch(/^FAIL \(warn only\) {2}/m);
  });

  test('a gate that may only warn and cannot decide still ends with 3', async () => {
    const base = { [CASES]: BASE[CASES] ?? '', [CONFIG]: 'levels:\n  warn-only: true\n' };
    const jobs = await ran({ base, change: BASE });
    const gated = await jobs.gate();
    expect([gated.code, gated.outputs['verdict'], gated.result]).toEqual([3, 'not_comparable', null]);
    expect(gated.report.stopped?.message).toContain('is configured, but has no baseline');
  });
});

describe('GitHub fails', () => {
  const DOWN: Failure = { path: /^/, ...FAILURES.unavailable, times: ALWAYS };
  const FORBIDDEN: Failure = { path: /^/, ...FAILURES.forbidden, times: ALWAYS };

  test('for commits: git tells, and artifacts still come by the API', async () => {
    const jobs = await ran({ origin: true });
    jobs.github.fail({ ...FORBIDDEN, path: /\/(?:compare|git)\// });
    const gated = await jobs.gate();
    expect(told(gated)).toEqual(HOLDS);
    expect(gated.result?.comparator.source).toBe('git');
    expect(requestsOf(jobs).others).toBeLessThanOrEqual(7);
  });

  test.each<[string, Failure, RegExp]>([
    ['lists', { ...FORBIDDEN, path: /\/artifacts/ }, /the artifacts of run 7 cannot be listed: .*403.*actions: read/],
    [
      'lists of a run that is not there',
      { ...FORBIDDEN, ...FAILURES.notFound, path: /\/artifacts/ },
      /run 7 cannot be listed: .*404/,
    ],
    ['artifacts', { ...FORBIDDEN, path: /\/zip$/ }, /artifacts\/\d+\/zip: 403 .*actions: read/],
  ])('for %s: not comparable, and the remedy', async (_name, failure, message) => {
    const jobs = await ran();
    jobs.github.fail(failure);
    const gated = await jobs.gate();
    expect([gated.code, gated.outputs['verdict'], gated.report.stopped?.message]).toEqual([
      3,
      'not_comparable',
      expect.stringMatching(message),
    ]);
    expect(gated.report.stopped?.help).toContain('"results"');
  });

  test('altogether: not comparable; with the artifacts as folders git and they will do', async () => {
    const jobs = await ran({ origin: true });
    jobs.github.fail({ ...DOWN, ...FAILURES.forbidden });
    expect((await jobs.gate()).code).toBe(3);
    const gated = await jobs.gate({ inputs: { results: jobs.downloaded() } });
    expect(told(gated)).toEqual(HOLDS);
  });

  test('without a token or a run there is a way around, and it is told', async () => {
    const jobs = await ran();
    const noToken = await jobs.gate({ inputs: { token: '' } });
    expect([noToken.code, noToken.report.stopped?.message]).toEqual([2, expect.stringContaining('without a token')]);
    const noRun = await jobs.gate({ without: ['GITHUB_RUN_ID'] });
    expect([noRun.code, noRun.report.stopped?.message]).toEqual([
      2,
      expect.stringContaining('GITHUB_RUN_ID: expected'),
    ]);
  });
});

describe('artifacts that are not what they should be', () => {
  test('expired ones are told', async () => {
    const jobs = await ran();
    const [name = ''] = (await jobs.plan(2)).values();
    jobs.github.artifacts.store.add({ runId: RUN_ID, name: `${name}-a2`, expired: true });
    await jobs.route(2, AGENTS.slice(1));
    const gated = await jobs.gate({ attempt: 2 });
    expect([gated.code, gated.deltas['alpha/claude']]).toEqual([1, 'missing_result']);
    expect(gated.result?.warnings.join('\n')).toContain(`1 shard: has expired: ${name}-a2`);
    jobs.github.artifacts.store.add({ runId: RUN_ID, name: 'routing-plan-a3', expired: true });
    const planless = await jobs.gate({ attempt: 3 });
    expect([planless.code, planless.report.stopped?.message]).toEqual([3, 'the artifact routing-plan-a3 has expired']);
  });

  test('a zip that leads out of its folder is refused', async () => {
    const jobs = await ran();
    jobs.upload('routing-plan-a2', { '../../evil.json': '{}' }, 2);
    const gated = await jobs.gate({ attempt: 2 });
    expect([gated.code, gated.report.stopped?.message]).toEqual([
      2,
      expect.stringMatching(
        /^the artifact routing-plan-a2: expected a zip of files below one folder, found invalid relative path/,
      ),
    ]);
  });

  test('what stops a gate is called as the run calls it, wherever it was loaded to', async () => {
    const jobs = await ran({});
    const [claude = ''] = jobs.github.artifacts.store
      .list(RUN_ID)
      .map(({ name }) => name)
      .filter((name) => name !== 'routing-plan-a1')
      .toSorted();
    const files = unzipSync(jobs.github.artifacts.store.named(RUN_ID, claude)?.content ?? new Uint8Array());
    const results = JSON.parse(Buffer.from(files['results.json'] ?? []).toString('utf8')) as Results;
    const changes: readonly [Partial<Results>, RegExp][] = [
      [{ commit: 'f'.repeat(40) }, /^[^/]+\/results\.json: expected results of the commit /],
      [{ case_set_digest: `sha256:${'f'.repeat(64)}` }, /^[^/]+\/results\.json: expected results of the case set /],
      [
        { results: results.results.map((row) => ({ ...row, unit_run_id: NOBODY })) },
        /^[^/]+\/results\.json: alpha\/claude, trial 1.*expected the unit id of the plan/,
      ],
    ];
    for (const [change, message] of changes) {
      jobs.upload(claude, { ...files, 'results.json': JSON.stringify({ ...results, ...change }) });
      const stopped = await jobs.gate();
      expect(stopped.report.stopped?.message).toMatch(message);
      expect(`${stopped.out}${stopped.summary}`).not.toContain('portcullis-artifacts-');
    }
    const lost = await workflowJobs(BASE, CHANGE);
    await lost.plan();
    const none = await lost.gate();
    expect(none.report.stopped?.message).toMatch(/^routing-plan-a1\/plan\.json: expected results of the 6 units /);
  });

  test('one of another shard, or with a verdict that its facts do not give, decides nothing, and is named', async () => {
    const jobs = await ran({ alpha: ignores('alpha-skill') });
    const files = (name: string): Record<string, Uint8Array> =>
      unzipSync(jobs.github.artifacts.store.named(RUN_ID, name)?.content ?? new Uint8Array());
    const [claude = '', codex = ''] = jobs.github.artifacts.store
      .list(RUN_ID)
      .map(({ name }) => name)
      .filter((name) => name !== 'routing-plan-a1')
      .toSorted();
    const results = Buffer.from(files(claude)['results.json'] ?? []).toString('utf8');
    const said = {
      status: 'pass',
      failure_kind: null,
      failure_category: null,
      missing: [],
      error: null,
    };
    const forged = JSON.parse(results) as Results;
    const rows = forged.results.map((row) => ({ ...row, ...said }));
    jobs.upload(claude, { ...files(claude), 'results.json': JSON.stringify({ ...forged, results: rows }) });
    const judged = await jobs.gate();
    expect([judged.code, judged.outputs['verdict']]).toEqual([1, 'fail']);
    expect(judged.report.result?.warnings).toContainEqual(
      expect.stringMatching(
        `${claude}/results\\.json: alpha/claude, trial 1 \\(.*\\): fail \\(missing_required, assertion\\), not pass`,
      ),
    );
    jobs.upload(claude, files(codex));
    const misnamed = await jobs.gate();
    expect([misnamed.code, misnamed.report.stopped?.message]).toEqual([
      3,
      `${claude}/results.json: expected the results that the artifact is called after, found those of shard 2, attempt 1`,
    ]);
  });

  test('another plan than the job that plans told, in the artifacts or beside each results file, decides nothing', async () => {
    const jobs = await ran();
    const outputs = { 'plan-digest': `sha256:${'0'.repeat(64)}` };
    const needs = JSON.stringify({
      plan: { result: 'success', outputs },
      route: { result: 'success', outputs: {} },
    });
    const folder = jobs.downloaded();
    const message = expect.stringMatching(
      /^the plan of this run: expected plan-digest sha256:0{64}, which the job that plans told, found sha256:/,
    );
    for (const inputs of [{ needs }, { needs, results: folder }]) {
      const gated = await jobs.gate({ inputs });
      expect([gated.code, gated.report.stopped?.message]).toEqual([3, message]);
    }
    rmSync(join(folder, 'routing-plan-a1'), { recursive: true });
    const beside = await jobs.gate({ inputs: { needs, results: folder } });
    expect([beside.code, beside.report.stopped?.message]).toEqual([3, message]);
  });

  test('results of another plan count for nothing, and an artifact without results is told', async () => {
    const jobs = await ran();
    const names = await jobs.plan(2);
    jobs.upload(`${names.get('claude')}-a2`, { 'run.log': 'killed' }, 2);
    await jobs.route(2, ['copilot']);
    const gated = await jobs.gate({ attempt: 2 });
    expect(gated.result?.warnings.join('\n')).toContain(`1 artifact has no results.json: ${names.get('claude')}-a2`);
    expect(gated.deltas['alpha/claude']).toBe('missing_result');

    const first = jobs.github.artifacts.store.named(RUN_ID, `${names.get('codex')}-a1`);
    jobs.upload(`${names.get('codex')}-a2`, unzipSync(first?.content ?? new Uint8Array()), 2);
    const foreign = await jobs.gate({ attempt: 2 });
    expect([foreign.code, foreign.deltas['alpha/codex']]).toEqual([1, 'missing_result']);
    expect(foreign.result?.warnings.join('\n')).toContain('of an earlier attempt');
  });
});

test('on an Enterprise Server artifacts come as folders, and one warning says what to do with the report', async () => {
  const jobs = await ran();
  const env = { GITHUB_SERVER_URL: 'https://github.example.com' };
  const gated = await jobs.gate({ inputs: { results: jobs.downloaded() }, env, upload: true });
  expect(told(gated)).toEqual(HOLDS);
  expect(requestsOf(jobs).downloads).toBe(0);
  expect(gated.annotations).toEqual([
    expect.stringMatching(/^::warning::The report was not uploaded: .*actions\/upload-artifact/),
  ]);
});
