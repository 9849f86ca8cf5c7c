import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { addRun } from '../fake-github/add-run.ts';
import type { FakeGitHub } from '../fake-github/fake-github.ts';
import { githubForTest } from '../fake-github/github-for-test.ts';
import { gitFixture } from '../git-fixture.ts';
import { action, cli, cliProcess, temporaryFolder } from './run-bundle.ts';

const ID = '0f0f0f0f-1111-4222-8333-444444444444';
const TOKEN = 'ghs_secret';
const APPROVED = 'a'.repeat(40);

function repository(config: string): string {
  const cwd = gitFixture(temporaryFolder()).init('r').path;
  mkdirSync(join(cwd, '.github/portcullis'), { recursive: true });
  writeFileSync(join(cwd, '.github/portcullis/config.yml'), config);
  mkdirSync(join(cwd, 'artifacts', ID, 'required'), { recursive: true });
  writeFileSync(join(cwd, 'artifacts', ID, 'required/attestation.json'), '{}');
  return cwd;
}

test('a batch is starred, asked for and deleted', async () => {
  const cwd = repository('governance: {}\n');
  expect(await cliProcess(['gc', 'star', ID], { cwd })).toEqual({
    code: 0,
    out: `${ID}: active, stays while it is starred\n`,
    err: '',
  });
  const refused = await cli(['gc', 'request', ID], { cwd });
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('not protected, found user_starred')]);
  await cli(['gc', 'unstar', ID], { cwd });
  await cli(['gc', 'request', ID], { cwd });
  const dry = await cli(['gc', '--dry-run'], { cwd });
  expect(dry.out).toMatch(/^delete 0f0f.*\n1 artifact: 0 announced, 0 archived, 1 deleted, 0 protected \(dry run/);
  expect(existsSync(join(cwd, 'artifacts', ID))).toBe(true);
  const done = await cli(['gc', '--json'], { cwd });
  expect(JSON.parse(done.out)).toMatchObject({ schema: 1, dry_run: false, scanned_count: 1, deleted: 1, errors: [] });
  expect(existsSync(join(cwd, 'artifacts', ID))).toBe(false);
  expect((await cli(['gc'], { cwd })).out).toBe('0 artifacts: 0 announced, 0 archived, 0 deleted, 0 protected\n');
});

test.each([
  ['without a section nothing is deleted', '', ['gc'], 2, 'expected a section "governance", found none'],
  [
    'a policy that contradicts itself',
    'governance: { retention: { by_status: { success: { archive_after_days: 200 } } } }\n',
    ['gc'],
    2,
    'archive_after_days: expected less than keep_days, which is 180, or null, found 200',
  ],
  [
    'an unknown id',
    'governance: {}\n',
    ['gc', 'star', 'nothing'],
    2,
    'nothing: expected the id of an artifact, found none',
  ],
] as const)('%s', async (_, config, args, code, said) => {
  const ran = await cli(args, { cwd: repository(config) });
  expect([ran.code, ran.err]).toEqual([code, expect.stringContaining(said)]);
});

/** Artifacts of 2026-01-01, long expired. */
async function artifacts(permissions: Readonly<Record<string, 'read' | 'write'>>): Promise<FakeGitHub> {
  const github = await githubForTest({ token: TOKEN, permissions });
  addRun(github.state, { id: 7, headSha: 'b'.repeat(40), conclusion: 'cancelled' });
  addRun(github.state, { id: 8, headSha: APPROVED, conclusion: 'cancelled' });
  addRun(github.state, { id: 9, headSha: 'c'.repeat(40) });
  const { store } = github.artifacts;
  store.add({ runId: 7, name: 'routing-claude-1-a1' });
  store.add({ runId: 7, name: 'routing-claude-1-a1-of-mine' });
  store.add({ runId: 7, name: 'gate-report-a2' });
  store.add({ runId: 8, name: 'routing-plan-a1' });
  store.add({ runId: 9, name: 'required-a1' });
  return github;
}

test('artifacts of ended runs go, but for those of others, of a run that goes on and of what was approved', async () => {
  const cwd = repository('governance: {}\n');
  mkdirSync(join(cwd, 'baselines'));
  writeFileSync(join(cwd, 'baselines/provider-baseline.json'), JSON.stringify({ commit: APPROVED }));
  const github = await artifacts({ actions: 'write' });
  const run = { cwd, github, run: { id: 900, number: 3 } } as const;
  const names = (): readonly string[] => github.artifacts.store.list().map(({ name }) => name);
  const dry = await action('retention', { ...run, inputs: { token: TOKEN } });
  expect([dry.code, dry.outputs]).toEqual([0, { deleted: '2', announced: '0' }]);
  expect(dry.summary).toContain('nothing was deleted (`apply` is not set)');
  expect(names()).toHaveLength(5);
  const done = await action('retention', { ...run, inputs: { token: TOKEN, apply: 'true' }, inProcess: false });
  expect([done.code, done.outputs]).toEqual([0, { deleted: '2', announced: '0' }]);
  expect(done.summary).toContain('4 artifacts: 2 deleted, 0 announced, 1 protected.');
  expect(names()).toEqual(['routing-claude-1-a1-of-mine', 'routing-plan-a1', 'required-a1']);
});

test('a token that may not delete is told, artifact by artifact', async () => {
  const cwd = repository('governance: {}\n');
  const ran = await action('retention', {
    cwd,
    github: await artifacts({ actions: 'read' }),
    run: { id: 900, number: 3 },
    inputs: { token: TOKEN, apply: 'true' },
  });
  expect([ran.code, ran.outputs['deleted']]).toEqual([3, '0']);
  expect(ran.summary).toContain('actions: write');
});
