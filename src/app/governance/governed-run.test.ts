import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { GovernanceConfig } from '../../contracts/config.ts';
import type { GovernanceStore } from '../../contracts/governance-store.ts';
import { openWorld, type World } from '../world/world.ts';
import { beginGoverned, refuseExhausted } from './begin-governed.ts';
import type { GovernedRun } from './governed-run.ts';
import { openGovernanceStore } from './open-store.ts';

let root: string;
let now: number;
let world: World;
let store: GovernanceStore;
let said: string[];
const runs: GovernedRun[] = [];
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'portcullis-governed-'));
  now = Date.now();
  said = [];
  world = { ...openWorld('0.0.0', root, (line) => void said.push(line)), root, now: () => new Date(now) };
  store = await openGovernanceStore(world, {});
});
afterEach(async () => {
  for (const run of runs.splice(0)) await run.close();
  rmSync(root, { recursive: true, force: true });
});

const signal = new AbortController().signal;
async function begin(budgets: GovernanceConfig['budgets'], run = 'r', waitSeconds = 0): Promise<GovernedRun> {
  const environment = { PORTCULLIS_USER: 'u' };
  const governed = await beginGoverned(
    world,
    { ...(budgets && { budgets }) },
    { run, folder: root, environment, waitSeconds, signal },
  );
  if (governed === null) throw new Error('expected a governed run');
  runs.push(governed);
  return governed;
}
const typesOf = async (): Promise<readonly string[]> =>
  (await store.logged()).map((line) => (JSON.parse(line) as { type: string }).type);

test('an attempt reserves its share and settles what its client told; what runs may end, the next is refused', async () => {
  const run = await begin({ per_run: { max_cloud_calls: 2, max_total_tokens: 1000, max_usd: 1 } });
  expect(await run.take('a', run.ofAttempt, ['parallel_agents'])).toBe(true);
  expect(await store.counters('budget:run:r')).toEqual({
    cloud_calls: 1,
    total_tokens: 500,
    usd: 500_000,
    duration_sec: 0,
  });
  now += 2500;
  expect(await run.take('b', run.ofAttempt, ['parallel_agents'])).toBe(true);
  await run.give('a', { input_tokens: 100, output_tokens: 50, cost_usd: 0.25, turns: 1 });
  await run.give('b', { input_tokens: null, output_tokens: null, cost_usd: null, turns: null });
  expect(await store.counters('budget:run:r')).toMatchObject({ total_tokens: 650, usd: 750_000, duration_sec: 2 });
  expect(await run.take('c', run.ofAttempt, ['parallel_agents'])).toBe(false);
  expect(run.exhausted).toMatchObject({ run_id: 'r', resource: 'cloud_calls', limit: 2, consumed: 2 });
  expect(run.exhausted?.termination_details).toBe('cloud_calls of budget:run:r: 2 of 2: nothing new begins');
  expect(await typesOf()).toEqual(['budget_warning', 'budget_warning', 'budget_warning', 'budget_exhausted']);
  expect(readFileSync(join(root, 'activity.jsonl'), 'utf8').split('\n')).toHaveLength(5);
});

test('an attempt for which no model was asked takes nothing', async () => {
  const run = await begin({ per_run: { max_cloud_calls: 1, max_total_tokens: 1000 } });
  for (const work of ['a', 'b']) {
    expect(await run.take(work, run.ofAttempt, ['parallel_agents'])).toBe(true);
    await run.give(work, 'unasked');
  }
  expect(await store.counters('budget:run:r')).toMatchObject({ cloud_calls: 0, total_tokens: 0, usd: 0 });
});

test('a full house refuses a run and opens the breaker, and a place that is waited for is got', async () => {
  const global = { max_concurrent_runs: 1 };
  const first = await begin({ global });
  const second = await begin({ global }, 's');
  expect(second.exhausted).toMatchObject({ resource: 'concurrent_runs', limit: 1, consumed: 1 });
  expect(() => refuseExhausted(second)).toThrow('its breaker is open');
  expect(await typesOf()).toEqual(['budget_warning', 'circuit_breaker', 'budget_exhausted']);
  await store.putCounter('budget:global', 'open_until:concurrent_runs', 0);
  const third = begin({ global }, 't', 5);
  await expect.poll(() => store.held('queue_depth')).toBe(1);
  await first.close();
  await store.putCounter('budget:global', 'open_until:concurrent_runs', 0);
  expect((await third).exhausted).toBeNull();
  expect([await store.held('queue_depth'), await store.held('concurrent_runs')]).toEqual([0, 1]);
});

test('a check of access is one of so many', async () => {
  const run = await begin({ per_run: { max_retrieval_queries: 1 } });
  expect(await run.take('a', { retrieval_queries: 1 }, [])).toBe(true);
  await run.give('a');
  expect(await run.take('b', { retrieval_queries: 1 }, [])).toBe(false);
  expect(run.exhausted).toMatchObject({ resource: 'retrieval', limit: 1, consumed: 1 });
});

test('a full queue refuses who would wait', async () => {
  const global = { max_concurrent_runs: 0, max_queue_depth: 0 };
  expect((await begin({ global }, 'r', 5)).exhausted).toMatchObject({ resource: 'queue', limit: 0 });
});

test('a clock that goes back costs nothing and gives nothing back', async () => {
  const run = await begin({});
  now -= 3_600_000;
  await run.take('a', {}, []);
  expect(await store.counters('budget:run:r')).toEqual({ duration_sec: 0 });
});

test('runs of a user and a day are counted together, and no name of a user is a day', async () => {
  for (const at of ['a', 'b']) await (await begin({ per_user_daily: { max_runs: 2 } }, at)).close();
  expect((await begin({ per_user_daily: { max_runs: 2 } }, 'c')).exhausted).toMatchObject({
    resource: 'runs',
    consumed: 2,
  });
  const odd = await begin({}, '{date}');
  await odd.take('a', {}, []);
  expect(await store.counters('budget:run:_date_')).toEqual({ duration_sec: 0 });
});
