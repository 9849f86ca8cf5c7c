import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { loading } from './fake-client.ts';
import { runBench } from './run-bench.ts';
import { cli, temporaryFolder } from './run-bundle.ts';

test('budgets of a day are shown, set with a reason and acknowledged', async () => {
  const cwd = temporaryFolder();
  const env = { PORTCULLIS_USER: 'ann' };
  const budget = (...args: readonly string[]) => cli(['budget', ...args], { cwd, env });
  const shown = await budget('show', '--run', 'r');
  expect(shown.out).toContain('a hosted runner loses them with its job');
  expect(shown.out).toContain('run cloud_calls: 0 of 50\n');
  expect(shown.out).toContain('user cloud_calls: 0 of 200\n');
  expect((await budget('set', 'cloud_calls', '400', '--reason', 'release day')).code).toBe(0);
  expect((await budget('set', 'usd', '1.5', '--run', 'r', '--reason', 'big')).code).toBe(0);
  const again = await budget('show', '--run', 'r');
  expect(again.out).toContain('user cloud_calls: 0 of 400\n');
  expect(again.out).toContain('run usd: 0 of 1.5\n');
  for (const [args, message] of [
    [['ack', 'cloud_calls'], 'expected a warning, found none'],
    [['set', 'clouds', '1', '--reason', 'x'], 'expected a resource of the scope user, found "clouds"'],
    [['set', 'runs', '1.5', '--reason', 'x'], 'expected a whole number'],
    [['set', 'runs', '5', '--reason', 'x', '--run', 'r', '--global'], 'expected --run or --global, found both'],
  ] as const) {
    const { code, err } = await budget(...args);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  }
  const told = await cli(['activity', '--type', 'budget_set'], { cwd });
  expect(told.out).toMatch(/ ann: budget:user:ann:daily:\S+: cloud_calls may come to 400: release day\n/);
});

test('a worker begins no attempt beyond its budgets: 3 where none began', async () => {
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, '.github/portcullis'), { recursive: true });
  mkdirSync(join(cwd, '.portcullis'));
  writeFileSync(
    join(cwd, '.github/portcullis/config.yml'),
    'governance: { budgets: { per_user_daily: { max_cloud_calls: 1 } } }\n',
  );
  const issues = ['bd-1', 'bd-2'].map((id) => JSON.stringify({ id, title: id, status: 'open' }));
  writeFileSync(join(cwd, '.portcullis/issues.jsonl'), `${issues.join('\n')}\n`);
  const nothing = JSON.stringify([process.execPath, '-e', '']);
  const args = ['worker', '--worker-id=w1', '--json', '--work', nothing, '--verify', nothing, '--max-steps=2'];
  const first = await cli(args, { cwd });
  expect([first.code, first.out]).toEqual([1, expect.stringContaining('retry_needed_budget_exhausted')]);
  const second = await cli(args, { cwd });
  expect([second.code, second.err]).toEqual([3, expect.stringContaining('1 of 1: nothing new begins')]);
});

test('a run ends with what its budget lets begin, and goes on where a larger one is set', async () => {
  const ids = ['a', 'b', 'c'];
  const config =
    'providers:\n  claude:\ngovernance: { budgets: { per_run: { max_cloud_calls: 2 }, global: { max_concurrent_runs: 1 } } }\n';
  const bench = runBench({ script: () => Object.fromEntries(ids.map((id) => [id, [loading(id)]])), config });
  const ran = await bench.run(['--max-parallel', '8']);
  expect([ran.code, ran.results?.results.length]).toEqual([0, 2]);
  expect(ran.results?.not_run).toHaveLength(1);
  expect(ran.err).toMatch(/cloud_calls of budget:run:\S+: 2 of 2: nothing new begins/);
  expect(readFileSync(join(ran.folder, 'activity.jsonl'), 'utf8')).toContain('"type":"budget_exhausted"');

  const again = await bench.run(['--resume', ran.folder]);
  expect([again.code, again.results?.results.length]).toEqual([0, 2]);
  const id = ran.results?.batch_run_id ?? '';
  const set = await bench.pr.run(['budget', 'set', 'cloud_calls', '9', '--run', id, '--reason', 'one is left']);
  expect(set).toMatchObject({ code: 0, err: '' });
  const whole = await bench.run(['--resume', ran.folder]);
  expect([whole.code, whole.results?.results.length, whole.results?.not_run]).toEqual([0, 3, undefined]);

  const none = await bench.pr.run(['budget', 'set', 'concurrent_runs', '0', '--global', '--reason', 'a quiet night']);
  expect(none.code).toBe(0);
  const refused = await bench.run([]);
  expect([refused.code, refused.results?.results, refused.results?.not_run?.length]).toEqual([3, [], 3]);
  expect(refused.err).toContain('concurrent_runs of budget:global: 0 of 0: nothing new begins; its breaker is open');
});
