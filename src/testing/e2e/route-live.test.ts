import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';

import { describe, expect, test } from 'vitest';

import type { Results } from '../../contracts/results.ts';
import { runnerEvent } from '../fake-github/runner-event.ts';
import { actOut, IDLE, loading, writeFakeClient, type Script } from './fake-client.ts';
import { jobsBench, type JobsBench, type JobsRequest } from './jobs-bench.ts';
import { BASELINE, baselineOf, CASES, CONFIG, type Files } from './pull-request.ts';
import { commandsOf, type ActionRan } from './run-bundle.ts';
import { eventually } from './run-bench.ts';

const KEY = 'a-key-that-nobody-may-see';
const OWN = 'a-token-of-the-gateway';
const ONE = 'providers:\n  claude:\n';

function cases(...ids: readonly string[]): Files {
  return { [CASES]: ids.map((id) => ({ case_id: id, prompt: actOut(id), expected_skill: `${id}-skill` })) };
}

async function bench(request: Partial<JobsRequest> & Required<Pick<JobsRequest, 'script'>>): Promise<JobsBench> {
  const base = {
    ...cases('alpha', 'beta'),
    [BASELINE]: baselineOf({ alpha: 'pass', beta: 'pass' }, ['claude']),
    [CONFIG]: ONE,
  };
  return jobsBench({ base, head: { 'later.md': 'x' }, ...request });
}

async function routed(made: JobsBench, inputs: Record<string, string> = {}, more = {}): Promise<ActionRan> {
  const planned = await made.job('plan', {}, more);
  expect([planned.code, planned.annotations]).toEqual([0, []]);
  return made.job('route', { shard: '1', ...inputs }, { env: { ANTHROPIC_API_KEY: KEY, GATEWAY_TOKEN: OWN }, ...more });
}

function resultsOf(made: JobsBench, artifact: string): Results {
  return JSON.parse(made.filesOf(artifact)['results.json'] ?? 'null') as Results;
}

describe('a live job', () => {
  test('masks its keys first, prints nothing that is a command, and lets the gate decide', async () => {
    const shout = { print: '::error::owned by the agent\n##[error]owned\n::set-output name=x::y\n' };
    const script = (): Script => ({
      alpha: [{ tell: 'ANTHROPIC_API_KEY' }, shout, loading('alpha')],
      beta: [{ complain: `::error::${KEY}\n` }, IDLE],
    });
    const made = await bench({ script });
    const ran = await routed(made);
    expect([ran.code, ran.err, ran.annotations]).toEqual([0, '', []]);
    expect(ran.outputs).toMatchObject({ artifact: 'routing-claude-1-a1', status: 'complete' });
    const lines = ran.out.split('\n');
    const masked = lines.indexOf(`::add-mask::${KEY}`);
    expect(masked).toBeGreaterThanOrEqual(0);
    expect(masked).toBeLessThan(lines.findIndex((line) => line.includes('-> running')));
    expect(lines.filter((line) => line.includes(KEY))).toEqual([`::add-mask::${KEY}`]);
    expect(commandsOf(ran.out).filter((line) => !/^::(?:add-mask|debug)::/.test(line))).toEqual([]);
    const files = made.filesOf('routing-claude-1-a1');
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['transcripts/claude/alpha.jsonl', 'results.json', 'plan.json']),
    );
    for (const text of [...Object.values(files), ran.summary]) expect(text).not.toContain(KEY);
    expect(resultsOf(made, 'routing-claude-1-a1').summary).toMatchObject({ pass: 1, fail: 1 });
    expect(ran.summary).toContain('| beta | 0 | 1 | 0 | missing\\_required |');
  });

  test('ends with 3 where no unit came to a verdict, and says why once', async () => {
    const made = await bench({ script: () => ({ alpha: [loading('alpha')] }) });
    const ran = await routed(made, {}, { env: {} });
    expect([ran.code, ran.outputs['status']]).toEqual([3, 'no_verdict']);
    expect(ran.annotations).toEqual([
      expect.stringMatching(
        /^::error title=Portcullis%3A not_started::claude, shard 1: 2 units: not_started: .*ANTHROPIC_API_KEY/,
      ),
      expect.stringMatching(/^::error::claude, shard 1: expected a verdict on one unit at least, found 2 not_started/),
    ]);
    expect(resultsOf(made, 'routing-claude-1-a1').summary).toMatchObject({ infra_error: 2 });
  });
});

describe('whose commands are run', () => {
  const report = (outside: string): Script => ({
    alpha: [{ report: join(outside, 'seen') }, loading('alpha')],
    beta: [loading('beta')],
  });
  const seen = (made: JobsBench): Record<string, string> => {
    const [line = '{}'] = readFileSync(join(made.pr.fixture.directory, 'outside/seen'), 'utf8').split('\n');
    return (JSON.parse(line) as { env: Record<string, string> }).env;
  };
  const evil = 'providers:\n  claude:\n    path: ./evil.sh\n    environment: [GATEWAY_TOKEN]\n';
  const evilFiles = { [CONFIG]: evil, 'evil.sh': '#!/bin/sh\necho evil > evil-was-here\n' };

  test('those of the comparator, not those of the pull request', async () => {
    const made = await bench({ script: report, head: evilFiles });
    const ran = await routed(made);
    expect([ran.code, ran.outputs['status']]).toEqual([0, 'complete']);
    expect(seen(made)['GATEWAY_TOKEN']).toBeUndefined();
    expect(ran.summary).toMatch(
      /agents were started as the comparator .* says; the head's providers\\?\.claude\\?\.path/,
    );
    expect(existsSync(join(made.workspace, 'evil-was-here'))).toBe(false);
  });

  test('what the comparator hands on is handed on, and masked', async () => {
    const base = { ...cases('alpha', 'beta'), [BASELINE]: baselineOf({}, ['claude']) };
    const config = 'providers:\n  claude:\n    environment: [GATEWAY_TOKEN]\n';
    const made = await bench({ script: report, base: { ...base, [CONFIG]: config }, head: { [CONFIG]: ONE } });
    const ran = await routed(made);
    expect(ran.code).toBe(0);
    expect(seen(made)['GATEWAY_TOKEN']).toBe(OWN);
    expect(ran.out.split('\n').filter((line) => line.includes(OWN))).toEqual([`::add-mask::${OWN}`]);
  });

  const mine = 'providers:\n  mine:\n    command: [mine]\n    reader: claude\n    version: []\n';
  const none = { ...cases('alpha', 'beta') };

  test.each<[string, Files, Files, boolean]>([
    ['is refused where a gate is there already', { ...none, [BASELINE]: {}, [CONFIG]: ONE }, { [CONFIG]: mine }, false],
    ['is refused where the comparator goes by the defaults', { ...none, [BASELINE]: {} }, { [CONFIG]: mine }, false],
    ['runs before the first gate', none, { [CONFIG]: mine }, true],
    ['runs where the comparator has it', { ...none, [BASELINE]: {}, [CONFIG]: mine }, { 'a.md': 'a' }, true],
  ])('a command %s', async (_name, base, head, runs) => {
    const made = await bench({ script: report, base, head });
    writeFakeClient(join(made.bin, 'mine'), report(join(made.pr.fixture.directory, 'outside')));
    const ran = await routed(made);
    expect([ran.code, ran.outputs['status']]).toEqual(runs ? [0, 'complete'] : [3, 'no_verdict']);
    expect(existsSync(join(made.pr.fixture.directory, 'outside/seen'))).toBe(runs);
    if (!runs)
      expect(ran.annotations[0]).toContain('providers.mine.command: expected a command that the comparator has');
  });

  test('a new command runs where somebody starts the run by hand', async () => {
    const made = await bench({
      script: report,
      base: { ...none, [BASELINE]: {}, [CONFIG]: ONE },
      head: { [CONFIG]: mine },
    });
    writeFakeClient(join(made.bin, 'mine'), report(join(made.pr.fixture.directory, 'outside')));
    const sha = made.pr.repository.git('rev-parse', 'feature');
    const event = runnerEvent('workflow_dispatch', { ref: 'feature', sha });
    const ran = await routed(made, {}, { event });
    expect([ran.code, ran.outputs['status']]).toEqual([0, 'complete']);
  });

  test('a program in the repository runs as the comparator has it, or not at all', async () => {
    const local = 'providers:\n  mine:\n    command: [./agent.sh]\n    reader: claude\n    version: []\n';
    const base = { ...none, [BASELINE]: {}, [CONFIG]: local, 'agent.sh': '#!/bin/sh\nexec mine\n' };
    const made = await bench({ script: report, base, head: { 'agent.sh': '#!/bin/sh\necho evil > ../evil\n' } });
    const ran = await routed(made);
    expect([ran.code, ran.outputs['status']]).toEqual([3, 'no_verdict']);
    expect(ran.annotations[0]).toMatch(
      /agent\.sh: expected the program of mine as the comparator .* has it, found another one/,
    );
  });
});

test('what a cancelled job leaves is uploaded by the step after it', async () => {
  const script = (outside: string): Script => ({
    alpha: [loading('alpha')],
    beta: [{ note: '+', file: join(outside, 'hangs') }, { hang: true }],
  });
  const made = await bench({ script });
  const hangs = join(made.pr.fixture.directory, 'outside/hangs');
  const interrupt = (child: ChildProcess): void => {
    void eventually(() => existsSync(hangs)).then(() => child.kill('SIGINT'));
  };
  const inputs = { 'max-parallel': '1' };
  const ran = await routed(made, inputs, { onStart: interrupt, env: { ANTHROPIC_API_KEY: KEY } });
  expect([ran.code, ran.annotations]).toEqual([
    3,
    [expect.stringMatching(/^::error::claude, shard 1: the run was interrupted/)],
  ]);
  expect(made.artifacts()).toEqual(['routing-plan-a1']);

  const state = Object.fromEntries(Object.entries(ran.state).map(([name, value]) => [`STATE_${name}`, value]));
  const post = await made.job('route', { shard: '1' }, { env: state });
  expect([post.code, post.annotations]).toEqual([0, [expect.stringContaining('uploaded as routing-claude-1-a1')]]);
  expect(made.artifacts()).toEqual(['routing-claude-1-a1', 'routing-plan-a1']);
  const files = Object.keys(made.filesOf('routing-claude-1-a1'));
  expect(files).toEqual(expect.arrayContaining(['plan.json', 'run.json', 'transcripts/claude/alpha.jsonl']));
  expect(files).not.toContain('results.json');

  // Nothing was begun: nothing is there, and somebody has to know.
  const nothing = await made.job('route', {}, { env: { ...state, STATE_folder: join(made.workspace, 'none') } });
  expect([nothing.code, nothing.annotations.at(-1)]).toEqual([2, expect.stringContaining('expected files in')]);
  // Where the main step tried, it has said what came of it.
  const tried = await made.job('route', {}, { env: { ...state, STATE_tried: 'true' } });
  expect([tried.code, tried.out]).toEqual([0, '']);
});
