import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { openWorld, type World } from '../world/world.ts';
import { decideApproval, requireApproval, type ApprovalPlaces } from './approvals.ts';
import { openGovernanceStore } from './open-store.ts';

let root: string;
let world: World;
let places: ApprovalPlaces;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'portcullis-approvals-'));
  world = { ...openWorld('0.0.0', root, () => undefined), root };
  places = { store: await openGovernanceStore(world, {}), folder: null, user: 'ann' };
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const REQUEST = { subject: 'run the tool wipe', inputs: { path: 'a' }, run_id: 'r' };
const nobody = (): Promise<null> => Promise.resolve(null);

test('where nobody is there it waits, and says how it is decided; a grant holds once, for these inputs', async () => {
  const first = await requireApproval(world, places, REQUEST, nobody);
  const { approval_id: id } = first.approval;
  expect(first.outcome).toBe('awaited');
  expect(first.message).toContain(`portcullis approval grant ${id} --reason TEXT`);
  expect((await requireApproval(world, places, REQUEST, nobody)).approval.approval_id).toBe(id);

  await decideApproval(world, places, id, 'granted', 'looked at it');
  const other = await requireApproval(world, places, { ...REQUEST, inputs: { path: 'b' } }, nobody);
  expect(other.outcome).toBe('awaited');
  const both = await Promise.all([1, 2].map(() => requireApproval(world, places, REQUEST, nobody)));
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(['awaited', 'granted']);
  expect(both.map(({ approval }) => approval.approval_id).sort()).toEqual([id, id.replace(/1$/, '2')]);
});

test.each([
  [true, 'granted'],
  [false, 'denied'],
])('a person at the terminal who says %s: %s, and the next time is asked again', async (said, outcome) => {
  const asked: string[] = [];
  const ask = (question: string): Promise<boolean> => Promise.resolve(asked.push(question) > 0 && said);
  for (let time = 1; time <= 2; time += 1) {
    const answer = await requireApproval(world, places, { ...REQUEST, subject: 'a\u001B[2Jb' }, ask);
    expect([answer.outcome, answer.approval.by, asked.length]).toEqual([outcome, 'ann', time]);
  }
  expect(asked[0]).not.toContain('\u001B');
});

test('is decided once; what nobody asked for cannot be decided', async () => {
  const { approval } = await requireApproval(world, places, REQUEST, nobody);
  await decideApproval(world, places, approval.approval_id, 'denied', 'no');
  const again = decideApproval(world, places, approval.approval_id, 'granted', 'yes');
  await expect(again).rejects.toThrow('found one that was denied by ann');
  await expect(decideApproval(world, places, 'x', 'granted', 'yes')).rejects.toThrow('found none');
  expect((await requireApproval(world, places, REQUEST, nobody)).outcome).toBe('denied');
  const types = (await places.store.logged()).map((line) => (JSON.parse(line) as { type: string }).type);
  expect(types).toEqual(['approval_requested', 'approval_denied', 'approval_used']);
});
