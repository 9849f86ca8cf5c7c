import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { gitFixture } from '../../testing/git-fixture.ts';
import { logActivity, readActivity } from './log-activity.ts';
import { openGovernanceStore } from './open-store.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portcullis-governance-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('lies at the top of the repository, or where the variable says from where the command runs', async () => {
  const world = { cwd: join(root, 'inner'), root };
  expect((await openGovernanceStore(world, {})).place).toBe(join(root, '.portcullis/governance'));
  const elsewhere = await openGovernanceStore(world, { PORTCULLIS_STATE_DIR: '../state' });
  expect(elsewhere.place).toBe(join(root, 'state'));
});

test('is refused behind a link of the repository', async () => {
  mkdirSync(join(root, 'other'));
  symlinkSync('other', join(root, '.portcullis'));
  await expect(openGovernanceStore({ cwd: root, root }, {})).rejects.toThrow('found a symbolic link at .portcullis');
});

test('of the activity are read the events of a run and a type, and torn lines counted', async () => {
  const store = await openGovernanceStore({ cwd: root, root }, {});
  const now = (): Date => new Date(0);
  for (const [run_id, type] of [
    ['a', 'x'],
    ['a', 'y'],
    [null, 'x'],
  ] as const) {
    await logActivity({ now }, { store, folder: null }, { agent: 'mother', type, run_id, message: 'm' });
  }
  await store.log('{"at":"');
  const types = async (run_id?: string, type?: string): Promise<unknown> => {
    const { events, unreadable } = await readActivity(store, { run_id, type });
    return [events.map((event) => `${event.run_id} ${event.type}`), unreadable];
  };
  expect(await types()).toEqual([['a x', 'a y', 'undefined x'], 1]);
  expect(await types('a')).toEqual([['a x', 'a y'], 1]);
  expect(await types('a', 'y')).toEqual([['a y'], 1]);
  expect(await types('x')).toEqual([[], 1]);
});

test('is refused where a commit brings it along, also by another name of the folder', async () => {
  const repository = gitFixture(root).init('r');
  const [world, also] = [() => ({ cwd: repository.path, root: repository.path }), { PORTCULLIS_STATE_DIR: 'state' }];
  const store = await openGovernanceStore(world(), {});
  await store.swap('approval:a', null, '{}');
  expect(repository.git('status', '--porcelain')).toBe('');
  expect((await openGovernanceStore(world(), {})).place).toBe(store.place);
  repository.git('add', '--force', '.portcullis');
  repository.commit('grant', { 'state/approval%3aa.json': '{}' });
  const found = 'expected no file that is in git, found ';
  await expect(openGovernanceStore(world(), {})).rejects.toThrow(`${found}.portcullis/governance/.gitignore`);
  await expect(openGovernanceStore(world(), also)).rejects.toThrow(`${found}state/approval%3aa.json`);
});

test('an event of a policy stands in the batch and in the activity of all runs', async () => {
  const store = await openGovernanceStore({ cwd: root, root }, {});
  const event = { agent: 'mother', type: 'budget_warning', run_id: 'r', message: 'm' };
  const now = (): Date => new Date(0);
  await logActivity({ now }, { store, folder: root }, event);
  await logActivity({ now }, { store: null, folder: null }, event);
  const line =
    '{"agent":"mother","at":"1970-01-01T00:00:00.000Z","message":"m","metadata":{},"run_id":"r","type":"budget_warning"}';
  expect(await store.logged()).toEqual([line]);
  expect(readFileSync(join(root, 'activity.jsonl'), 'utf8')).toBe(`${line}\n`);
});
