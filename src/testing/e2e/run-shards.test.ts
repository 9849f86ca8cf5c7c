import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { Plan } from '../../contracts/plan.ts';
import { IDLE, loading, type Act, type Script } from './fake-client.ts';
import { BASELINE, baselineOf, readJson } from './pull-request.ts';
import { eventually, isAlive, linesOf, runBench, type BenchRun, type RunBench } from './run-bench.ts';

const IDS = ['alpha', 'beta', 'delta', 'gamma'];

/** Alpha and delta wait until two clients are at work, or the file `gate` is there. */
const script = (outside: string): Script => {
  const waits: readonly Act[] = [
    { note: '+{pid}', file: join(outside, 'clients') },
    { until: 2, file: join(outside, 'clients') },
    { until: 1, file: join(outside, 'gate') },
  ];
  return {
    alpha: [...waits, loading('alpha')],
    beta: [IDLE],
    delta: [...waits, loading('delta')],
    gamma: [loading('gamma')],
  };
};

function bench(): RunBench {
  return runBench({ script, files: { [BASELINE]: JSON.stringify(baselineOf({ alpha: 'pass' }, ['claude'])) } });
}

async function planned({ pr }: RunBench): Promise<Plan> {
  const ran = await pr.run(['plan', '--shards', '2', '--output', '../plan.json', '--json']);
  expect(ran.code).toBe(0);
  return readJson(join(pr.fixture.directory, 'plan.json')) as Plan;
}

const shardFlags = (shard: number, attempt = 1): string[] => {
  return ['--plan', '../plan.json', '--shard', String(shard), '--attempt', String(attempt)];
};

const idsOf = ({ results }: BenchRun): string[] => results?.results.map((unit) => unit.case_id) ?? [];

describe('run --shard', () => {
  test('two shards run at the same time, each its own cells, and the gate joins them', async () => {
    const made = bench();
    writeFileSync(join(made.outside, 'gate'), '+\n');
    const plan = await planned(made);
    expect(plan.shards?.map(({ cells }) => cells.map((cell) => cell.case_id))).toEqual([
      ['alpha', 'delta'],
      ['beta', 'gamma'],
    ]);
    const whole = await made.run(['--artifacts-root', join(made.pr.fixture.directory, 'whole')]);
    expect(idsOf(whole)).toEqual(IDS);

    const ran = await Promise.all([1, 2].map((shard) => made.start(shardFlags(shard)).ended));
    expect(ran.map((one) => [one.code, idsOf(one)])).toEqual([
      [0, ['alpha', 'delta']],
      [0, ['beta', 'gamma']],
    ]);
    expect(readdirSync(made.pr.artifacts).toSorted()).toEqual(['routing-claude-1-a1', 'routing-claude-2-a1']);
    for (const [index, one] of ran.entries()) {
      expect(one.results).toMatchObject({ shard: index + 1, attempt: 1, batch_run_id: plan.batch_run_id });
      expect(one.results?.options.agents).toEqual(['claude']);
      expect(readJson(join(one.folder, 'plan.json'))).toEqual(plan);
    }
    expect(readdirSync(made.temporary)).toEqual([]);

    const deltas = async (folder: string): Promise<unknown> => {
      const { result } = await made.pr.gate(folder);
      return result?.cells.map((cell) => [cell.case_id, cell.agent, cell.delta, cell.gate, cell.reason]);
    };
    expect(await deltas(made.pr.artifacts)).toEqual(await deltas(whole.folder));
  });

  test('one that was killed is resumed; the clients of the other go on', async () => {
    const made = bench();
    const plan = await planned(made);
    expect(plan.shards?.[0]?.cells.map((cell) => cell.case_id)).toEqual(['alpha', 'delta']);
    // Both wait in the first shard; the second has nothing that waits.
    const first = made.start(shardFlags(1));
    await eventually(() => linesOf(join(made.outside, 'clients')).length === 2);
    const pids = linesOf(join(made.outside, 'clients')).map((line) => Number(line.slice(1)));
    const second = await made.run(shardFlags(2));
    expect([second.code, idsOf(second)]).toEqual([0, ['beta', 'gamma']]);
    const resumed = await made.run(['--resume', 'routing-claude-2-a1']);
    expect([resumed.code, idsOf(resumed)]).toEqual([0, ['beta', 'gamma']]);
    expect(resumed.results).toMatchObject({ shard: 2, attempt: 1 });
    expect(pids.filter(isAlive)).toEqual(pids);

    first.child.kill('SIGKILL');
    await first.ended;
    const taken = made.start(['--resume', 'routing-claude-1-a1']);
    await eventually(() => linesOf(join(made.outside, 'clients')).length === 4);
    writeFileSync(join(made.outside, 'gate'), '+\n');
    const done = await taken.ended;
    expect([done.code, idsOf(done)]).toEqual([0, ['alpha', 'delta']]);
    expect(done.results).toMatchObject({ shard: 1, attempt: 1, batch_run_id: plan.batch_run_id });
    if (process.platform === 'linux') expect(pids.filter(isAlive)).toEqual([]);
  });

  test('an attempt is not begun twice, and the next one is', async () => {
    const made = bench();
    await planned(made);
    expect((await made.run(shardFlags(2))).code).toBe(0);
    const twice = await made.run(shardFlags(2));
    expect(twice.code).toBe(2);
    expect(twice.err).toContain('routing-claude-2-a1: expected a folder that is new, found the run.json of an attempt');
    const next = await made.run(shardFlags(2, 2));
    expect([next.code, next.results?.attempt, idsOf(next)]).toEqual([0, 2, ['beta', 'gamma']]);
    const gated = await made.pr.gate(made.pr.artifacts);
    expect(gated.cell('beta', 'claude')?.delta).toBe('missing_baseline');
    expect(gated.cell('alpha', 'claude')?.delta).toBe('missing_result');
  });

  test('a plan without shards is run whole, under its own id', async () => {
    const made = bench();
    writeFileSync(join(made.outside, 'gate'), '+\n');
    await made.pr.run(['plan', '--case-id', 'beta,gamma', '--output', '../plan.json']);
    const plan = readJson(join(made.pr.fixture.directory, 'plan.json')) as Plan;
    const ran = await made.run(['--plan', '../plan.json']);
    expect([ran.code, idsOf(ran)]).toEqual([0, ['beta', 'gamma']]);
    expect(ran.folder).toBe(join(made.pr.artifacts, plan.batch_run_id));
    expect([ran.results?.batch_run_id, ran.results?.shard]).toEqual([plan.batch_run_id, undefined]);
    const refused = await made.run(['--plan', '../plan.json', '--shard', '1']);
    expect(refused.err).toContain('--shard: expected a plan with shards, found shard 1 of a plan that has none');
  });

  test('how long units took, which a pooled baseline keeps, decides the shards of the next plan', async () => {
    const made = bench();
    writeFileSync(join(made.outside, 'gate'), '+\n');
    const ran = await made.run([]);
    const pooled = await made.pr.run(['bless', '--results', ran.folder, '--pool']);
    expect(pooled.code).toBe(0);
    const baseline = readJson(join(made.pr.repository.path, BASELINE)) as Record<
      string,
      Record<string, { history: { seconds?: number }[] }>
    >;
    expect(baseline['gamma']?.['claude']?.history[0]?.seconds).toEqual(expect.any(Number));
    // As if it had taken long.
    for (const record of baseline['gamma']?.['claude']?.history ?? []) record.seconds = 1000;
    writeFileSync(join(made.pr.repository.path, BASELINE), JSON.stringify(baseline));
    const plan = await planned(made);
    expect(plan.shards?.map(({ cells }) => cells.map((cell) => cell.case_id))).toEqual([
      ['gamma'],
      ['alpha', 'beta', 'delta'],
    ]);
  });
});
