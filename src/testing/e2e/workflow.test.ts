import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { EventSide } from '../fake-github/event-fields.ts';
import { FAILURES } from '../fake-github/failures.ts';
import { addPull } from '../fake-github/add-pull.ts';
import { runnerEvent } from '../fake-github/runner-event.ts';
import type { MadeTranscript } from '../made-transcript.ts';
import { jobsBench, RUN, type JobOptions, type JobsBench } from './jobs-bench.ts';
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
import type { ActionRan } from './run-bundle.ts';

const ALWAYS = Number.POSITIVE_INFINITY;

/*
 * Whole workflow runs, as the reusable workflow makes them: the bundles of plan, route and gate in processes of their own, over a fake
 * GitHub and a fake artifact service.
 */

const BASE: Files = {
  [CASES]: [caseOf('alpha'), caseOf('beta')],
  [BASELINE]: baselineOf({ alpha: 'pass', beta: 'pass' }),
  [CONFIG]: 'levels: {}\n',
};

interface MatrixJob {
  readonly shard: number;
  readonly agent: string;
}

interface Played {
  readonly planned: ActionRan;
  readonly legs: readonly ActionRan[];
  readonly gate: ActionRan;
  /** Requests that the gate made, without its downloads. */
  readonly requests: number;
}

interface Play extends JobOptions {
  /** The plan of an earlier attempt, whose job is not run again. */
  readonly planned?: ActionRan;
  /** The legs that run; all where nothing is said. */
  readonly only?: (job: MatrixJob) => boolean;
  /** What the runner says of the legs together; what they ended with where nothing is said. */
  readonly route?: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

async function made(head: Files, alpha: MadeTranscript, base: Files = BASE): Promise<JobsBench> {
  const bench = await jobsBench({ base, head: { 'later.md': 'x', ...head } });
  bench.pr.record({ alpha: everyClient(alpha), beta: everyClient(loads('beta')) });
  return bench;
}

async function play(
  bench: JobsBench,
  { planned: before, only = () => true, route, inputs, ...more }: Play = {},
): Promise<Played> {
  const planned = before ?? (await bench.job('plan', {}, more));
  const { outputs } = planned;
  const matrix = (JSON.parse(outputs['matrix'] ?? '{"include":[]}') as { include: MatrixJob[] }).include;
  const legs = await Promise.all(
    matrix.filter(only).map(({ shard, agent }) => {
      const own = { shard: String(shard), agent, 'plan-digest': outputs['plan-digest'] ?? '' };
      return bench.job('route', { ...own, mode: 'replay', transcripts: bench.pr.recordings }, more);
    }),
  );
  const result = route ?? (legs.every(({ code }) => code === 0) ? 'success' : 'failure');
  const needs = {
    plan: { result: planned.code === 0 ? 'success' : 'failure', outputs },
    route: { result, outputs: {} },
  };
  const from = bench.github.requests.length;
  const skips = outputs['has-work'] === 'false' ? 'route' : '';
  const gate = await bench.job('gate', { needs: JSON.stringify(needs), 'allowed-skips': skips, ...inputs }, more);
  const requests = bench.github.requests.slice(from).filter(({ path }) => !path.endsWith('/zip')).length;
  return { planned, legs, gate, requests };
}

function told({ gate }: Played): unknown {
  return [gate.code, gate.outputs['verdict'], gate.outputs['regressions']];
}

function pullFields(bench: JobsBench): { head: EventSide; base: { sha: string } } {
  const { repository } = bench.pr;
  return {
    head: { ref: 'feature', sha: repository.git('rev-parse', 'feature') },
    base: { sha: repository.git('rev-parse', 'main') },
  };
}

function commentsOf({ github }: JobsBench): readonly string[] {
  return [...github.state.comments.values()].map(({ body }) => body);
}

test('all green, within the requests that a gate may make', async () => {
  const bench = await made({}, loads('alpha'));
  // In processes of their own, as the runner starts them.
  const played = await play(bench, { inProcess: false });
  expect(told(played)).toEqual([0, 'pass', '0']);
  expect(played.legs).toHaveLength(3);
  expect(played.requests).toBeLessThanOrEqual(7);
  expect(bench.artifacts()).toEqual([
    'gate-report-a1',
    'routing-claude-1-a1',
    'routing-codex-2-a1',
    'routing-copilot-3-a1',
    'routing-plan-a1',
  ]);
  expect(bench.github.state.comments.size).toBe(0);
});

test('a regression fails, and is told in one comment that the next green run replaces', async () => {
  const bench = await made({}, ignores('alpha-skill'));
  const number = addPull(bench.github.state, pullFields(bench)).number;
  const event = runnerEvent('pull_request', { ...pullFields(bench), number }, bench.github.state);
  const played = await play(bench, { event, inputs: { sarif: 'out/gate.sarif', junit: 'out/gate.xml' } });
  expect(told(played)).toEqual([1, 'fail', '3']);
  expect(played.gate.summary).toContain('❌');
  expect(played.requests).toBeLessThanOrEqual(7);
  // Whoever loads the artifacts of the run finds the file by this name.
  expect(commentsOf(bench)).toEqual([expect.stringContaining('--results routing-claude-1-a1/results.json')]);
  expect(readFileSync(join(bench.workspace, 'out/gate.sarif'), 'utf8')).toContain('"2.1.0"');
  expect(readFileSync(join(bench.workspace, 'out/gate.xml'), 'utf8')).toMatch(/<failure /);

  bench.pr.record({ alpha: everyClient(loads('alpha')) });
  const fixed = await play(bench, { event, attempt: 2 });
  expect(told(fixed)).toEqual([0, 'pass', '0']);
  expect(commentsOf(bench)).toEqual([expect.not.stringContaining('❌')]);
});

test('a leg that was lost is missing, whatever the runner says of it', async () => {
  const bench = await made({}, loads('alpha'));
  const played = await play(bench, { only: ({ agent }) => agent !== 'codex', route: 'success' });
  expect(told(played)).toEqual([1, 'fail', '0']);
  expect(played.gate.summary).toContain('missing');
});

test('failed legs that are run again complete the run', async () => {
  const bench = await made({}, loads('alpha'));
  const first = await play(bench, { only: ({ agent }) => agent !== 'codex', route: 'failure' });
  expect(first.gate.code).toBe(1);
  const second = await play(bench, { planned: first.planned, only: ({ agent }) => agent === 'codex', attempt: 2 });
  expect(told(second)).toEqual([0, 'pass', '0']);
  expect(bench.artifacts()).toContain('routing-codex-2-a2');
});

test('a fork has a token that may only read: the verdict stands, and one line says what could not be written', async () => {
  const bench = await made({}, ignores('alpha-skill'));
  const head = bench.pr.repository.git('rev-parse', 'feature');
  const base = { sha: bench.pr.repository.git('rev-parse', 'main') };
  const fields = { number: 5, head: { ref: 'feature', sha: head, repository: 'fork/r' }, base };
  const event = runnerEvent('pull_request', fields, bench.github.state);
  bench.github.access.permissions = { contents: 'read', actions: 'read', metadata: 'read' };
  const played = await play(bench, { event });
  expect(told(played)).toEqual([1, 'fail', '3']);
  expect(played.gate.annotations.filter((line) => line.includes('left out'))).toEqual([
    "::notice::The comment was left out: the token of a fork's pull request only reads. The action `publish` on `workflow_run` may write.",
  ]);
  expect(bench.github.state.comments.size).toBe(0);
});

test('the merge queue is compared with the base of its group', async () => {
  const bench = await made({}, loads('alpha'));
  const { repository } = bench.pr;
  const fields = {
    headSha: repository.git('rev-parse', 'feature'),
    baseSha: repository.git('merge-base', 'main', 'feature'),
  };
  const event = runnerEvent('merge_group', fields, bench.github.state);
  const played = await play(bench, { event });
  expect(told(played)).toEqual([0, 'pass', '0']);
  expect(played.gate.summary).toContain(fields.baseSha);
});

test('a first adoption is judged by its own entries', async () => {
  const bench = await made(BASE, loads('alpha'), { 'README.md': 'nothing yet' });
  const played = await play(bench);
  expect(told(played)).toEqual([0, 'pass', '0']);
  expect(played.gate.summary).toContain('first_adoption');
});

describe('a pull request that would pass itself', () => {
  test('by a looser baseline is judged by the comparator’s', async () => {
    const loose = { [BASELINE]: baselineOf({ alpha: 'fail', beta: 'pass' }) };
    const played = await play(await made(loose, ignores('alpha-skill')));
    expect(told(played)).toEqual([1, 'fail', '3']);
    expect(played.gate.summary).toContain('loosened');
  });

  test('by another plan than the planning job told of is not judged by it', async () => {
    const bench = await made({}, ignores('alpha-skill'));
    const planned = await bench.job('plan', {});
    const plan = bench.planOf(planned);
    const { store } = bench.github.artifacts;
    const empty = {
      ...plan,
      units: [],
      shards: [],
      selection: { ...plan.selection, changed: { merge_base: 'f'.repeat(40) } },
    };
    store.delete(store.named(RUN, 'routing-plan-a1')?.id ?? 0);
    store.add({ runId: RUN, name: 'routing-plan-a1', files: { 'plan.json': JSON.stringify(empty) } });
    const played = await play(bench, { planned, only: () => false, route: 'success' });
    expect(played.gate.code).not.toBe(0);
    const skipped = await play(bench, {
      planned,
      only: () => false,
      route: 'skipped',
      inputs: { 'allowed-skips': 'route' },
    });
    expect(skipped.gate.code).not.toBe(0);
  });

  test('by results of one shard under the name of another is not compared', async () => {
    const bench = await made({}, ignores('alpha-skill'));
    const { planned } = await play(bench, { only: ({ agent }) => agent !== 'codex', route: 'success' });
    const files = Object.fromEntries(
      Object.entries(bench.filesOf('routing-claude-1-a1')).filter(([path]) => path.endsWith('.json')),
    );
    bench.github.artifacts.store.add({ runId: RUN, name: 'routing-codex-2-a1', files });
    const played = await play(bench, { planned, only: () => false, route: 'success', attempt: 2 });
    expect([played.gate.code, played.gate.outputs['verdict']]).toEqual([3, 'not_comparable']);
    expect(played.gate.annotations.join()).toContain('routing-codex-2-a1/results.json');
  });

  test('by a weaker policy is judged by the comparator’s', async () => {
    const weak = { [CONFIG]: 'levels:\n  warn-only: true\n  regression: "off"\n' };
    const played = await play(await made(weak, ignores('alpha-skill')));
    expect(told(played)).toEqual([1, 'fail', '3']);
  });
});

describe('where the API is down', () => {
  test('for commits, git tells them', async () => {
    const bench = await made({}, loads('alpha'));
    const served = join(bench.pr.fixture.directory, 'served.git');
    execFileSync('git', ['-C', bench.workspace, 'remote', 'set-url', 'origin', `file://${served}`]);
    bench.github.fail({ path: /\/(?:compare|commits|git)\//, times: ALWAYS, ...FAILURES.unavailable });
    expect(told(await play(bench))).toEqual([0, 'pass', '0']);
  });

  test('for everything, nothing reads as a pass', async () => {
    const bench = await made({}, loads('alpha'));
    const { planned } = await play(bench);
    bench.github.fail({ path: /./, times: ALWAYS, ...FAILURES.unavailable });
    const played = await play(bench, { planned, attempt: 2, only: () => false, route: 'success' });
    expect(played.gate.code).toBe(3);
    expect(played.gate.outputs['verdict']).toBe('not_comparable');
  });
});
