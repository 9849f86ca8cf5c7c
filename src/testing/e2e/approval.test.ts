import { expect, test } from 'vitest';

import { requireApproval } from '../../app/governance/approvals.ts';
import { openGovernanceStore } from '../../app/governance/open-store.ts';
import { openWorld } from '../../app/world/world.ts';
import { cli, temporaryFolder } from './run-bundle.ts';

test('what waits is granted from the command line, once, and the activity tells it', async () => {
  const cwd = temporaryFolder();
  const world = openWorld('0.0.0', cwd, () => undefined);
  const places = { store: await openGovernanceStore(world, {}), folder: null, user: 'mother' };
  const request = { subject: 'run the tool wipe', inputs: { path: 'a' }, run_id: 'r1' };
  const ask = (): Promise<boolean | null> => Promise.resolve(null);
  const { approval_id: id } = (await requireApproval(world, places, request, ask)).approval;

  const env = { PORTCULLIS_USER: 'ann' };
  const granted = await cli(['approval', 'grant', id, '--reason', 'looked at it'], { cwd, env });
  expect(granted).toEqual({ code: 0, out: 'run the tool wipe: granted by ann\n', err: '' });
  const again = await cli(['approval', 'deny', id, '--reason', 'no'], { cwd, env });
  expect([again.code, again.err]).toEqual([2, expect.stringContaining('found one that was granted by ann')]);
  expect((await cli(['approval', 'deny', 'x', '--reason', ' '], { cwd, env })).err).toContain('--reason');
  expect((await requireApproval(world, places, request, ask)).outcome).toBe('granted');

  const told = await cli(['activity', '--run', 'r1'], { cwd });
  expect(told.out).toMatch(
    /^\S+ approval_requested r1 mother: .*\n\S+ approval_used r1 ann: run the tool wipe: used\n$/,
  );
  const { out } = await cli(['activity', '--json', '--type', 'approval_granted'], { cwd });
  expect(JSON.parse(out)).toMatchObject({ events: [{ agent: 'ann', metadata: { approval_id: id } }], unreadable: 0 });
});
