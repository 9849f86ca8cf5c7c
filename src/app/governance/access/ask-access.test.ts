import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { GovernanceStore } from '../../../contracts/governance-store.ts';
import type { LibraryPolicy } from '../../../contracts/library-policy.ts';
import { verifyLog } from '../../../governance/access/access-log.ts';
import { openWorld, type World } from '../../world/world.ts';
import { decideApproval } from '../approvals.ts';
import { openGovernanceStore } from '../open-store.ts';
import { accessHead, cutFront, readAccess } from './access-store.ts';
import { accessError, askAccess, type AskedAccess, isGrave } from './ask-access.ts';

let root: string;
let world: World;
let store: GovernanceStore;
let now: string;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'portcullis-access-'));
  now = '2026-06-30T23:59:00.000Z';
  world = { ...openWorld('0.0.0', root, () => undefined), root, now: () => new Date(now) };
  store = await openGovernanceStore(world, {});
});
afterEach(async () => {
  await store.close();
  rmSync(root, { recursive: true, force: true });
});

const FINANCE: LibraryPolicy = {
  library_id: 'finance',
  sensitivity: 'confidential',
  paths: ['finance'],
  allowed_agents: ['claude'],
};
const ASKED: AskedAccess = {
  runId: 'run',
  role: 'claude',
  model: 'qwen',
  isRehearsed: false,
  documents: ['finance/a.md', 'other.md'],
  query: 'case',
  folder: null,
  environment: { PORTCULLIS_USER: 'ann' },
};
const ask = async (policy: Partial<LibraryPolicy>, asked: Partial<AskedAccess> = {}): Promise<string | null> => {
  const access = { libraries: [{ ...FINANCE, ...policy }], local_models: ['qwen*'] };
  const answers = await askAccess(world, store, access, { ...ASKED, ...asked });
  return answers.map(({ refusal }) => refusal?.reason ?? 'allowed').join() || null;
};

test('is asked of libraries whose files are wanted, with local and rehearsed models, and logged', async () => {
  expect(await ask({}, { documents: ['other.md'] })).toBeNull();
  expect(await ask({})).toBe('allowed');
  expect(await ask({}, { model: 'gpt-5' })).toBe('policy_violation');
  expect(await ask({}, { model: 'gpt-5', isRehearsed: true })).toBe('allowed');
  expect(await ask({ audit: { log_all_access: false } })).toBe('allowed');
  const { entries, front, head } = await readAccess(store);
  expect(entries.map(({ number, access_granted: granted }) => [number, granted])).toEqual([
    [1, true],
    [2, false],
    [3, true],
  ]);
  expect(entries[0]).toMatchObject({
    user_id: 'ann',
    document_ids: ['finance/a.md'],
    retrieval_count: 1,
    library_id: 'finance',
  });
  expect(entries[1]?.policy_violations[0]).toMatch(
    /^policy_violation: expected a local model for finance, found gpt-5/,
  );
  expect(verifyLog(entries, front, head, head)).toMatchObject({ problems: [], isEndProven: true });
  expect(await store.logged()).toHaveLength(1);
});

test('a limit of a run and of a day counts each request once; at midnight the day is another one', async () => {
  const limits = { retrieval_limits: { max_queries_per_run: 2, max_queries_per_user_daily: 3 } };
  const asked = await Promise.all(Array.from({ length: 6 }, () => ask(limits)));
  expect(asked.filter((answer) => answer === 'allowed')).toHaveLength(2);
  expect(await ask(limits, { runId: 'other' })).toBe('allowed');
  expect(await ask(limits, { runId: 'third' })).toBe('rate_limit_exceeded');
  // What the day refused, the run did not count.
  now = '2026-07-01T00:00:00.000Z';
  expect([await ask(limits, { runId: 'third' }), await ask(limits, { runId: 'third' })]).toEqual([
    'allowed',
    'allowed',
  ]);
});

test('what needs an approval waits for it, and a grant holds once', async () => {
  const policy = { cloud_models_allowed: true, require_approval_for: { cloud_escalation: true } };
  const cloud = { model: 'gpt-5' };
  expect(await ask(policy, cloud)).toBe('approval_awaited');
  const [key = ''] = await store.keys('approval:');
  const id = key.slice('approval:'.length);
  await decideApproval(world, { store, folder: null, user: 'bob' }, id, 'granted', 'once');
  expect([await ask(policy, cloud), await ask(policy, cloud)]).toEqual(['allowed', 'approval_awaited']);
  expect(await ask(policy)).toBe('allowed');
});

test('a refusal ends with the reason of its kind, and is grave by the sensitivity of its library', () => {
  const reasons = {
    policy_violation: 'policy_violation',
    approval_denied: 'approval_denied',
    approval_awaited: 'blocked',
  } as const;
  for (const [reason, ended] of Object.entries(reasons)) {
    const answer = {
      policy: FINANCE,
      documents: [],
      refusal: { reason: reason as keyof typeof reasons, details: 'd' },
    };
    expect(accessError([{ ...answer, refusal: null }, answer])).toMatchObject({ reason: ended, message: 'access: d' });
    expect([isGrave(answer), isGrave({ ...answer, policy: { ...FINANCE, sensitivity: 'private' } })]).toEqual([
      true,
      false,
    ]);
  }
  expect(accessError([])).toBeNull();
});

test('many at once make one chain, and a process that ended before it told the head leaves no gap', async () => {
  const told = await store.read('access_head');
  await Promise.all(Array.from({ length: 12 }, () => ask({})));
  await store.swap('access_head', await store.read('access_head'), told);
  await ask({});
  const { entries, front, head } = await readAccess(store);
  expect(verifyLog(entries, front, head, await accessHead(store))).toMatchObject({ entries: 13, problems: [] });
});

test('the front is cut off when its time has come, and its last hash stays', async () => {
  for (const days of [1, 30, 1]) await ask({ audit: { retention_days: days } });
  now = '2026-07-05T00:00:00.000Z';
  await cutFront(store, world.now());
  const log = await readAccess(store);
  expect(log.entries.map(({ number }) => number)).toEqual([2, 3]);
  expect(verifyLog(log.entries, log.front, log.head, log.head)).toMatchObject({ first: 2, problems: [] });
});
