import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, onTestFinished, test } from 'vitest';

import type { GateReport } from '../../contracts/gate-report.ts';
import type { GateResult } from '../../contracts/gate-result.ts';
import { flatResult, type FlatResult } from '../flat-result.ts';
import { FAILURES, type Failure } from '../fake-github/failures.ts';
import { startFakeGitHub, type FakeGitHub } from '../fake-github/fake-github.ts';
import { addPull } from '../fake-github/add-pull.ts';
import { runnerEvent, type RunnerEvent } from '../fake-github/runner-event.ts';
import {
  BASELINE,
  baselineOf,
  caseOf,
  CASES,
  CONFIG,
  everyClient,
  ignores,
  pullRequest,
  type Files,
  type PullRequest,
} from './pull-request.ts';
import type { FixtureRepository } from '../git-fixture.ts';
import { action, commandsOf, type ActionRan } from './run-bundle.ts';

const BASE = { [CONFIG]: 'levels: {}\n', [CASES]: [caseOf('alpha')], [BASELINE]: baselineOf({ alpha: 'pass' }) };
const TOKEN = 'ghs_secret';
const DOWN: Failure = { path: /^/, ...FAILURES.forbidden, times: Number.POSITIVE_INFINITY };

interface Setting {
  readonly pr: PullRequest;
  readonly served: FixtureRepository;
  readonly github: FakeGitHub;
  /** One commit, no branch: the merge of the pull request into its base, fetched by its ref. */
  readonly workspace: string;
  readonly left: string;
  readonly base: string;
  /** Of main. */
  readonly tip: string;
  readonly head: string;
  readonly merge: string;
}

interface Checkout {
  readonly origin?: boolean;
  readonly main?: Files;
  readonly later?: Files;
}

/**
 * A pull request that breaks a skill and loosens its baseline, as `actions/checkout` brings it, with results of its merge.
 *
 * @param later what main becomes after that merge was made
 */
async function checkedOut({ origin = true, main = BASE, later }: Checkout = {}): Promise<Setting> {
  const pr = pullRequest(main);
  const { repository, fixture } = pr;
  const head = pr.commit({ [CASES]: BASE[CASES], [BASELINE]: baselineOf({ alpha: 'fail' }) });
  const [left, base] = [repository.git('merge-base', 'main', 'feature'), repository.git('rev-parse', 'main')];
  repository.git('checkout', '--quiet', '--detach', 'main');
  repository.git('merge', '--quiet', '--no-ff', '-m', 'Merge feature into main', 'feature');
  const merge = repository.git('rev-parse', 'HEAD');
  repository.git('checkout', '--quiet', 'main');
  const tip = later === undefined ? base : pr.commit(later);
  repository.git('checkout', '--quiet', 'feature');
  const served = fixture.serve(repository, 'served.git');
  served.git('fetch', '--quiet', repository.url, `${merge}:refs/pull/1/merge`);
  const clone = fixture.init('workspace');
  const ref = 'refs/remotes/pull/1/merge';
  clone.git('remote', 'add', 'origin', served.url);
  clone.git('fetch', '--quiet', '--no-tags', '--depth=1', 'origin', `+refs/pull/1/merge:${ref}`);
  clone.git('checkout', '--quiet', '--force', ref);
  if (!origin) clone.git('remote', 'set-url', 'origin', join(fixture.directory, 'gone.git'));
  pr.record({ alpha: everyClient(ignores('alpha-skill')) });
  const flags = ['--transcripts', pr.recordings, '--artifacts-root', pr.artifacts];
  const replayed = await pr.run(['replay', ...flags], { cwd: clone.path });
  expect(replayed.code).toBe(0);
  const github = await startFakeGitHub({ repository: served.path, token: TOKEN });
  onTestFinished(() => github.close());
  return { pr, served, github, workspace: clone.path, left, base, tip, head, merge };
}

function pullEvent({ base, head, merge }: Setting): RunnerEvent {
  const fields = { head: { ref: 'feature', sha: head }, base: { sha: base }, mergeSha: merge };
  return runnerEvent('pull_request', fields);
}

async function gated(
  at: Setting,
  event: RunnerEvent,
  inputs: Record<string, string> = { token: TOKEN },
): Promise<ActionRan & { readonly result: FlatResult | null }> {
  const ran = await action('gate', {
    inputs: { results: at.pr.artifacts, comment: 'off', ...inputs },
    cwd: at.workspace,
    event,
    github: at.github,
  });
  for (const text of [ran.out, ran.err, ran.summary, JSON.stringify(ran.outputs)]) expect(text).not.toContain(TOKEN);
  expect(ran.err).toBe('');
  expect(commandsOf(ran.out).filter((line) => !/^::(?:error|warning|debug|add-mask)(?: [^:]*)?::/.test(line))).toEqual(
    [],
  );
  const file = ran.outputs['report'];
  const report = file === undefined ? null : (JSON.parse(readFileSync(file, 'utf8')) as GateReport);
  return { ...ran, result: (report?.result ?? null) === null ? null : flatResult(report?.result as GateResult) };
}

const LOOSENED = Array.from({ length: 3 }, () => ['regression', ['loosened']]);

function expectCaught({ code, result }: Awaited<ReturnType<typeof gated>>): void {
  expect(code).toBe(1);
  expect(result?.cells.map((cell) => [cell.delta, cell.notes])).toEqual(LOOSENED);
}

describe('a pull request as actions/checkout brings it', () => {
  test('is judged by the API alone, and every commit is said', async () => {
    const at = await checkedOut({ origin: false });
    const ran = await gated(at, pullEvent(at));
    expectCaught(ran);
    const blob = at.pr.repository.git('rev-parse', `${at.left}:${BASELINE}`);
    expect(ran.result?.comparator).toMatchObject({
      event: 'pull_request',
      source: 'api',
      base_tip: at.base,
      merge_base: at.left,
      head_sha: at.head,
      tested_sha: at.merge,
    });
    expect(ran.result?.place?.blob).toBe(blob);
    for (const said of [at.base, at.left, at.head, at.merge, blob]) expect(ran.summary).toContain(`\`${said}\``);
    for (const said of [at.base, at.left, at.head, at.merge, blob]) expect(ran.out).toContain(said.slice(0, 12));
    expect(at.github.requests.length).toBeLessThanOrEqual(3);
  });

  test('and its comment cost few requests', async () => {
    const at = await checkedOut({ origin: false });
    addPull(at.github.state, { number: 1, head: { ref: 'feature', sha: at.head }, base: { sha: at.base } });
    const ran = await gated(at, pullEvent(at), { token: TOKEN, comment: 'auto' });
    expectCaught(ran);
    const [comment] = [...at.github.state.comments.values()];
    expect([comment?.issue, ran.outputs['comment-url']]).toEqual([1, expect.stringContaining(`-${comment?.id}`)]);
    expect(at.github.requests.length).toBeLessThanOrEqual(5);
  });

  test.each<[string, Record<string, string>, Failure | null]>([
    ['without a token', {}, null],
    ['where the API is down', { token: TOKEN }, DOWN],
  ])('is judged by git %s', async (_name, inputs, failing) => {
    const at = await checkedOut();
    if (failing !== null) at.github.fail(failing);
    const ran = await gated(at, pullEvent(at), inputs);
    expectCaught(ran);
    expect(ran.result?.comparator).toMatchObject({ source: 'git', merge_base: at.left, head_sha: at.head });
    expect(at.github.requests).toHaveLength(failing === null ? 0 : 1);
  });

  test('is not comparable where neither can tell', async () => {
    const at = await checkedOut({ origin: false });
    at.github.fail(DOWN);
    const ran = await gated(at, pullEvent(at));
    expect([ran.code, ran.outputs['verdict'], ran.result]).toEqual([3, 'not_comparable', null]);
    expect(ran.annotations).toHaveLength(1);
    expect(ran.annotations[0]).toMatch(/^::error::the merge base of .* is not known: by the API: .*403.*; by git: /);
    expect(ran.summary).toMatch(/^# ⚠️ The gate could not decide\n\nthe merge base of/);
  });

  test('is compared with the parent of its merge where that is asked for', async () => {
    const at = await checkedOut({ origin: false });
    const ran = await gated(at, pullEvent(at), { token: TOKEN, 'compare-with': 'merge-parent' });
    expectCaught(ran);
    expect(ran.result?.comparator.merge_base).toBe(at.base);
  });

  test('is compared with the base that is named, by the API too', async () => {
    const at = await checkedOut({ origin: false });
    const ran = await gated(at, pullEvent(at), { token: TOKEN, 'base-ref': 'main' });
    expectCaught(ran);
    expect(ran.result?.comparator).toMatchObject({ source: 'api', merge_base: at.base, head_sha: at.merge });
  });
});

test('a merge group is compared with its base', async () => {
  const at = await checkedOut({ origin: false });
  const event = runnerEvent('merge_group', { baseSha: at.base, headSha: at.merge });
  const ran = await gated(at, event);
  expectCaught(ran);
  expect(ran.result?.comparator).toMatchObject({ event: 'merge_group', source: null, merge_base: at.base });
  expect(ran.summary).toContain(`| commit | \`${at.base}\` |`);
});

test.each([
  ['as usual', 'feature', false, 'before'],
  ['of a new branch', 'feature', null, 'merge base'],
  ['by force', 'feature', true, 'merge base'],
  ['of the default branch by force', 'main', true, 'before'],
])('a push %s', async (_name, ref, forced, expected) => {
  const at = await checkedOut({ origin: false });
  // The branch was where its own baseline expects the failure already.
  const [before, base] = expected === 'before' ? [at.left, null] : [at.head, 'refs/heads/main'];
  const fields = { ref, before: forced === null ? null : before, after: at.merge, forced: forced === true };
  const ran = await gated(at, runnerEvent('push', fields));
  expectCaught(ran);
  expect(ran.result?.comparator).toMatchObject({
    merge_base: expected === 'before' ? at.left : at.base,
    base_ref: base,
  });
});

/* A check belongs to a commit and not to a base: green against a branch of the author's it would be green against main, too. */
describe('a base that an author chose', () => {
  const onto = (at: Setting, ref: string, sha: string): RunnerEvent =>
    runnerEvent('pull_request', { head: { ref: 'feature', sha: at.head }, base: { ref, sha } });

  test('is not what a pull request is compared with', async () => {
    const at = await checkedOut();
    at.served.git('update-ref', 'refs/heads/lax', at.head);
    const ran = await gated(at, onto(at, 'lax', at.head));
    expectCaught(ran);
    expect(ran.result?.comparator).toMatchObject({
      base_ref: 'refs/heads/main',
      base_tip: at.base,
      merge_base: at.left,
    });
    const warning = 'the base refs/heads/lax is neither the default branch nor named under "branches"';
    expect(ran.result?.warnings.join('\n')).toContain(warning);
    expect(ran.summary).toContain('| base | `refs/heads/main` |');
  });

  test('nor a merge group', async () => {
    const at = await checkedOut();
    const fields = { baseRef: 'lax', baseSha: at.head, headSha: at.merge };
    const ran = await gated(at, runnerEvent('merge_group', fields));
    expectCaught(ran);
    expect(ran.result?.comparator).toMatchObject({ base_ref: 'refs/heads/main', merge_base: at.base });
  });

  test('is, where the default branch names it', async () => {
    const at = await checkedOut({ later: { [CONFIG]: 'branches: release/*\n' } });
    at.served.git('update-ref', 'refs/heads/release/1', at.head);
    const ran = await gated(at, onto(at, 'release/1', at.head));
    // Its baseline expects failures, and failures there are.
    expect([ran.code, ran.result?.counts['held']]).toEqual([0, 3]);
    expect(ran.result?.comparator).toMatchObject({ base_ref: 'refs/heads/release/1', merge_base: at.head });
    // Three for whether the head, which is not checked out, or the default branch asks for required checks.
    expect(at.github.requests.length).toBeLessThanOrEqual(8);
  });

  test('is no way to adopt anew what the default branch has: its tip is compared with', async () => {
    const at = await checkedOut({ main: { 'README.md': 'no gate yet' }, later: BASE });
    for (const base of ['old', 'main']) {
      const ran = await gated(at, onto(at, base, at.left));
      expectCaught(ran);
      expect(ran.result?.comparator).toMatchObject({ base_ref: 'refs/heads/main', merge_base: at.tip });
    }
  });
});

test('a schedule is compared with what it tests itself', async () => {
  const at = await checkedOut({ origin: false });
  const ran = await gated(at, runnerEvent('schedule', { sha: at.merge }));
  // The merge expects failures, and failures there are.
  expect([ran.code, ran.result?.counts['held']]).toEqual([0, 3]);
  expect(ran.result?.comparator.merge_base).toBe(at.merge);
  expect(at.github.requests).toHaveLength(0);
});

test.each<[string, string, object, RegExp]>([
  [
    'a run that ended',
    'workflow_run',
    { workflow_run: { id: 1, run_number: 1, event: 'push', head_sha: 'a'.repeat(40) } },
    /another run/,
  ],
  ['another event', 'issue_comment', {}, /on the event issue_comment/],
  ['a payload without what it needs', 'pull_request', {}, /\/pull_request: expected a value/],
  ['a payload with a hostile commit', 'push', { before: '--upload-pack=x', after: '' }, /\/before: expected a text/],
])('%s: exit code 2 and one annotation', async (_name, name, payload, message) => {
  const at = await checkedOut();
  const ran = await gated(at, {
    ...pullEvent(at),
    name: name as RunnerEvent['name'],
    payload: payload as RunnerEvent['payload'],
  });
  expect(ran.code).toBe(2);
  expect(ran.annotations).toHaveLength(1);
  expect(ran.annotations[0]).toMatch(message);
});
