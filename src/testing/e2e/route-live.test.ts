import { execFileSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

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
const LOCK = '.github/portcullis/clients-lock.json';
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
    expect(masked).toBeLessThan(lines.findIndex((line) => line.includes(' at a time')));
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
      /agents were started as the merge base .* says; the head's providers\\?\.claude\\?\.path/,
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
    ['is refused where the merge base goes by the defaults', { ...none, [BASELINE]: {} }, { [CONFIG]: mine }, false],
    ['runs before the first gate', none, { [CONFIG]: mine }, true],
    ['runs where the merge base has it', { ...none, [BASELINE]: {}, [CONFIG]: mine }, { 'a.md': 'a' }, true],
  ])('a command %s', async (_name, base, head, runs) => {
    const made = await bench({ script: report, base, head });
    writeFakeClient(join(made.bin, 'mine'), report(join(made.pr.fixture.directory, 'outside')));
    const ran = await routed(made);
    expect([ran.code, ran.outputs['status']]).toEqual(runs ? [0, 'complete'] : [3, 'no_verdict']);
    expect(existsSync(join(made.pr.fixture.directory, 'outside/seen'))).toBe(runs);
    if (!runs)
      expect(ran.annotations[0]).toContain('providers.mine.command: expected a command that the merge base has');
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

  describe('programs of the repository', () => {
    const agent = '. "$(dirname "$0")/lib.sh"\n';
    const local = 'providers:\n  mine:\n    command: [sh, ./tools/agent.sh]\n    reader: claude\n    version: []\n';
    const base = { ...none, [BASELINE]: {}, [CONFIG]: local, 'tools/agent.sh': agent, 'tools/lib.sh': 'exec mine\n' };
    const head = { 'tools/lib.sh': 'echo "$GATEWAY_TOKEN" > evil\n' };

    async function programBench(): Promise<JobsBench> {
      const made = await bench({ script: report, base, head });
      writeFakeClient(join(made.bin, 'mine'), report(join(made.pr.fixture.directory, 'outside')));
      return made;
    }

    test('run from the merge base’s tree, with their modules', async () => {
      const made = await programBench();
      const served = join(made.pr.fixture.directory, 'served.git');
      execFileSync('git', ['remote', 'set-url', 'origin', pathToFileURL(served).href], { cwd: made.workspace });
      // What a step before put on PATH is the head's as well.
      const own = join(made.workspace, 'bin');
      writeFakeClient(join(own, 'mine'), { alpha: [IDLE], beta: [IDLE] });
      const PATH = [own, made.bin, dirname(process.execPath), '/usr/bin', '/bin'].join(':');
      const ran = await routed(made, {}, { env: { PATH } });
      expect([ran.code, ran.outputs['status']]).toEqual([0, 'complete']);
      expect(resultsOf(made, 'routing-mine-1-a1').summary).toMatchObject({ pass: 2 });
      expect(seen(made)['PATH']).not.toContain(made.workspace);
      expect(ran.summary.replaceAll('\\', '')).toMatch(
        /agents were started as .*; the head's tools\/lib.sh did not count/,
      );
    });

    test('are not started where their tree cannot be had', async () => {
      const ran = await routed(await programBench());
      expect([ran.code, ran.outputs['status']]).toEqual([3, 'no_verdict']);
      expect(ran.annotations[0]).toMatch(/2 units: not_started: .*commit [0-9a-f]{40} is not in this clone/);
    });
  });

  test('a client’s version is the head’s, and the report says where it differs', async () => {
    // As the transcripts of the fake client say it, Portcullis pins 2.1.332.
    const locked = { '@anthropic-ai/claude-code': { version: '9.9.9', integrity: `sha512-${'A'.repeat(86)}==` } };
    const lock = { schema: 1, clients: { claude: { pinned: '9.9.9', versions: { '9.9.9': locked } } } };
    const base = { ...none, [BASELINE]: baselineOf({ alpha: 'pass', beta: 'pass' }, ['claude']), [CONFIG]: ONE };
    const made = await bench({ script: report, base: { ...base, [LOCK]: lock }, head: { [LOCK]: null } });
    expect((await routed(made)).outputs['status']).toBe('complete');
    const needs = JSON.stringify({
      plan: { result: 'success', outputs: {} },
      route: { result: 'success', outputs: {} },
    });
    const gate = await made.job('gate', { needs, comment: 'off' });
    const summary = gate.summary.replaceAll('\\', '');
    expect(summary).toMatch(/\| client \| `claude 9\.9\.9, claude-[\w-]+ → 2\.1\.332, claude-[\w-]+: they differ` \|/);
    expect(summary).toContain('claude was judged with version 2.1.332, which is older than 9.9.9');
  });
});

test.runIf(process.platform === 'linux')('what starts agents shows them neither tokens nor inputs', async () => {
  const script = (outside: string): Script => ({
    alpha: [{ parent: join(outside, 'environ') }, loading('alpha')],
    beta: [loading('beta')],
  });
  const made = await bench({ script });
  const ran = await routed(made);
  expect([ran.code, ran.outputs['status']]).toEqual([0, 'complete']);
  const names = readFileSync(join(made.pr.fixture.directory, 'outside/environ'), 'utf8').split('\0');
  expect(names.filter((name) => /^(?:ACTIONS|GITHUB|INPUT)_|KEY|TOKEN/.test(name))).toEqual([]);
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
  const ran = await routed(made, inputs, { inProcess: false, onStart: interrupt, env: { ANTHROPIC_API_KEY: KEY } });
  expect([ran.code, ran.annotations]).toEqual([
    3,
    [expect.stringMatching(/^::error::claude, shard 1: the run was interrupted/)],
  ]);
  expect(made.artifacts()).toEqual(['routing-plan-a1']);

  const state = Object.fromEntries(Object.entries(ran.state).map(([name, value]) => [`STATE_${name}`, value]));
  // By the bundle, in which other code stands for what the client of the service imports.
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
