import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, onTestFinished, test } from 'vitest';

import type { DeterministicTool } from '../../contracts/tool-registry.ts';
import { gitFixture } from '../git-fixture.ts';
import { isAlive } from './run-bench.ts';
import { cli, cliProcess, temporaryFolder } from './run-bundle.ts';

interface ToolsRun {
  readonly outcome: string;
  readonly tool_id: string | null;
  readonly result: unknown;
  readonly fallback_to_llm: boolean;
  readonly tried: readonly { readonly tool_id: string; readonly error: string }[];
}

const SCRIPT = (code: string): string => `#!/bin/sh\n${code}\n`;

/** A repository whose first commit has these programs as tools, for the query "go", in their order. */
function toolbox(
  programs: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, object>> = {},
  settings = {},
) {
  const fixture = gitFixture();
  onTestFinished(() => fixture.dispose());
  const repository = fixture.init('work');
  const state = temporaryFolder();
  const tools = Object.keys(programs).map((id, at) => ({
    tool_id: id,
    tool_name: id,
    version: '1.0.0',
    category: 'compute',
    input_schema: { type: 'object' },
    output_schema: { type: 'object', required: ['said'] },
    side_effects: 'read_only',
    handles_patterns: ['\\bgo\\b'],
    keywords: [],
    priority: 90 - at,
    max_retries: 0,
    approval_required: false,
    allowed_roles: ['coder'],
    cost_tier: 'free',
    entrypoint: `tools/${id}.sh`,
    ...changes[id],
  })) satisfies unknown[] as DeterministicTool[];
  const order = { registry_version: 'tools:v1', routing_order: [], default_timeout_ms: 20_000 };
  const registry = { ...order, allow_fallback_to_llm: true, tools, ...settings };
  repository.commit('base', {
    '.github/portcullis/policies/tools.json': JSON.stringify(registry),
    ...Object.fromEntries(Object.entries(programs).map(([id, code]) => [`tools/${id}.sh`, SCRIPT(code)])),
  });
  for (const id of Object.keys(programs)) chmodSync(join(repository.path, `tools/${id}.sh`), 0o755);
  repository.git('commit', '-qam', 'executable');
  const env = { PORTCULLIS_STATE_DIR: state, PORTCULLIS_USER: 'u', HOME: state };
  const run = async (query = 'go', input?: object) => {
    const flags = input === undefined ? [] : ['--input', join(state, 'in.json')];
    if (input !== undefined) writeFileSync(join(state, 'in.json'), JSON.stringify(input));
    const args = ['tools', 'run', '--query', query, '--role', 'coder', '--base-ref', 'HEAD', '--json', ...flags];
    const ran = await cli(args, { cwd: repository.path, env });
    return { ...ran, answer: (ran.out === '' ? null : JSON.parse(ran.out)) as ToolsRun | null };
  };
  const stats = async (): Promise<readonly { readonly stats: unknown }[]> => {
    const { out } = await cli(['tools', 'list', '--base-ref', 'HEAD', '--json'], { cwd: repository.path, env });
    return (JSON.parse(out) as { tools: { stats: unknown }[] }).tools;
  };
  const commit = (files: Readonly<Record<string, string>>) => repository.commit('next', files);
  return { path: repository.path, state, env, run, stats, commit };
}

/** Says what it was given. */
const ECHO = `printf '{"said": %s}' "$(cat)"`;

test('a tool of the merge base gets the caller’s JSON and nothing of the query, whatever the head has made of it', async () => {
  const { path, run, stats } = toolbox({ echo: ECHO });
  writeFileSync(join(path, 'tools/echo.sh'), SCRIPT('echo "{}"'));
  const { code, answer } = await run('go "; touch hacked"', { a: '$(touch hacked)' });
  expect([code, answer?.outcome, answer?.result]).toEqual([0, 'handled', { said: { a: '$(touch hacked)' } }]);
  expect(existsSync(join(path, 'hacked'))).toBe(false);
  expect((await stats())[0]?.stats).toMatchObject({ success_count: 1, failure_count: 0, success_rate: 1 });
});

test('the next one is tried where one refuses its input, fails, or gives what it should not', async () => {
  const tools = { picky: ECHO, broken: 'echo no >&2; exit 3', wrong: 'echo "[]"', noise: 'echo x', good: ECHO };
  const { run, stats } = toolbox(tools, { picky: { input_schema: { required: ['b'] } }, broken: { max_retries: 2 } });
  const { code, answer } = await run('go', { a: 1 });
  expect([code, answer?.tool_id]).toEqual([0, 'good']);
  expect(answer?.tried.map(({ tool_id: id, error }) => `${id}: ${error}`)).toEqual([
    "picky: input must have required property 'b'",
    'broken: exit code 3: no',
    'broken: exit code 3: no',
    'broken: exit code 3: no',
    'wrong: output must be object',
    expect.stringMatching(/^noise: expected JSON, found something else: /) as string,
  ]);
  expect((await stats()).map((tool) => tool.stats)).toMatchObject(
    [{}, { failure_count: 3, success_rate: 0 }, { failure_count: 1 }, { failure_count: 1 }, { success_count: 1 }].map(
      (expected, at) => (at === 0 ? null : expected),
    ),
  );
});

test.each([
  ['a destructive one that failed ends the search', { bad: { side_effects: 'destructive' } }, {}, ['bad'], false],
  ['a model is asked where that is allowed', {}, {}, ['bad', 'worse'], true],
  ['and not where it is not', {}, { allow_fallback_to_llm: false }, ['bad', 'worse'], false],
])('%s', async (_what, changes, settings, tried, fallback) => {
  const { run } = toolbox({ bad: 'exit 1', worse: 'exit 1' }, changes, settings);
  const { code, answer } = await run();
  expect([code, answer?.outcome, answer?.fallback_to_llm]).toEqual([1, 'failed', fallback]);
  expect(answer?.tried.map(({ tool_id: id }) => id)).toEqual(tried);
});

test('where no tool is for it a model may be asked', async () => {
  const { code, answer } = await toolbox({ echo: ECHO }, {}, { allow_fallback_to_llm: false }).run('stay');
  expect([code, answer]).toMatchObject([1, { outcome: 'unhandled', fallback_to_llm: true, tried: [] }]);
});

test('one that is not done in its time is ended with all that it started', async () => {
  const { run, state } = toolbox({ slow: 'sleep 100 & echo $! > "$HOME/pid"; wait' }, { slow: { timeout_ms: 1000 } });
  const { answer } = await run();
  expect(answer?.tried).toEqual([{ tool_id: 'slow', error: 'ended after 1000 ms' }]);
  for (let tries = 0; tries < 50 && isAlive(Number(readFileSync(join(state, 'pid'), 'utf8'))); tries += 1)
    await sleep(20);
  expect(isAlive(Number(readFileSync(join(state, 'pid'), 'utf8')))).toBe(false);
});

test('one that a person has to approve waits, and an approval holds for its input alone, once', async () => {
  const { run, path, env } = toolbox({ echo: ECHO }, { echo: { approval_required: true } });
  const { code, answer } = await run('go', { a: 1 });
  expect([code, answer?.outcome, answer?.fallback_to_llm]).toEqual([3, 'blocked', false]);
  const id = /approval grant (\S+)/.exec(answer?.tried[0]?.error ?? '')?.[1] ?? '';
  await cli(['approval', 'grant', id, '--reason', 'fine'], { cwd: path, env });
  expect((await run('go', { a: 2 })).code).toBe(3);
  expect((await run('go', { a: 1 })).code).toBe(0);
  expect((await run('go', { a: 1 })).code).toBe(3);
});

test('no more are started than a budget of tool calls allows', async () => {
  const { run, commit } = toolbox({ bad: 'exit 1' }, { bad: { max_retries: 2 } });
  commit({ '.github/portcullis/config.yml': 'governance: { budgets: { per_run: { max_tool_calls: 2 } } }\n' });
  const { code, answer } = await run();
  expect([code, answer?.outcome, answer?.tried.length]).toEqual([3, 'budget_exhausted', 2]);
});

test('many at a time lose nothing of what is measured', async () => {
  const { path, env, stats } = toolbox({ echo: 'exit 1' });
  const args = ['tools', 'run', '--query', 'go', '--role', 'coder', '--base-ref', 'HEAD'];
  await Promise.all(Array.from({ length: 4 }, () => cliProcess(args, { cwd: path, env })));
  expect((await stats())[0]?.stats).toMatchObject({ success_count: 0, failure_count: 4 });
});

test('validate reads the registry', async () => {
  const { path, env } = toolbox({ echo: ECHO }, { echo: { handles_patterns: ['(?=x)'] } });
  mkdirSync(join(path, 'cases/routing'), { recursive: true });
  writeFileSync(join(path, 'cases/routing/a.json'), '[{"case_id":"a","prompt":"p"}]');
  const { out } = await cli(['validate', '--json'], { cwd: path, env });
  expect(out).toContain('a pattern of RE2 (error parsing');
});

test('built in are git_status, the checks of the policy and commands of ours; the bundle routes them', async () => {
  const fixture = gitFixture();
  onTestFinished(() => fixture.dispose());
  const repository = fixture.init('work');
  const { path } = repository;
  const check = { checkId: 'unit', command: ['sh', '-c', 'echo ran; exit 4'] };
  const rules = [{ when: 'unclassified', require: ['unit'], reason: 'r' }];
  const named = { schema: 1, policyKind: 'portcullis.required.policy.v1', policyId: 'p' };
  const policy = { ...named, classes: {}, checks: [check], rules };
  repository.commit('base', { '.github/portcullis/policies/required.json': JSON.stringify(policy), a: 'a' });
  writeFileSync(join(path, 'a'), 'b');
  const env = { PORTCULLIS_STATE_DIR: temporaryFolder() };
  const run = async (query: string, input: object) => {
    writeFileSync(join(env.PORTCULLIS_STATE_DIR, 'in.json'), JSON.stringify(input));
    const file = join(env.PORTCULLIS_STATE_DIR, 'in.json');
    const args = ['tools', 'run', `--query=${query}`, '--role=coder', '--base-ref=HEAD', '--json', `--input=${file}`];
    const ran = await cli(args, { cwd: path, env });
    return ran.out === '' ? ran.err : (JSON.parse(ran.out) as ToolsRun);
  };
  expect(await run('What changed in this repo?', {})).toMatchObject({
    tool_id: 'git_status',
    result: { branch: 'main', modified_files: ['a'], staged_files: [] },
  });
  expect(await run('run all the tests', { check: 'unit' })).toMatchObject({
    tool_id: 'run_tests',
    result: { exit_code: 4, stdout: 'ran\n', stderr: '' },
  });
  expect(await run('which checks?', { paths: ['a'] })).toMatchObject({
    tool_id: 'project_required',
    result: { exit_code: 0, result: { projection: { requiredChecks: ['unit'] } } },
  });
  expect(await run('check_typestate', { input: 'gone.json' })).toMatchObject({ outcome: 'failed' });
});
