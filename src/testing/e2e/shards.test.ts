import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { Cell } from '../../contracts/routing-detail.ts';
import type { Plan } from '../../contracts/plan.ts';
import type { Results } from '../../contracts/results.ts';
import type { PlanOutputs } from '../../routing/plan-shards.ts';
import {
  BASELINE,
  baselineOf,
  caseOf,
  CASES,
  everyClient,
  ignores,
  loads,
  pullRequest,
  readJson,
  type PullRequest,
} from './pull-request.ts';
import type { Ran } from './run-bundle.ts';

const IDS = ['alpha', 'beta', 'gamma', 'delta'] as const;

/** Four cases of which one regressed and one has no recording for Codex. */
function recorded(): PullRequest {
  const pr = pullRequest({
    [CASES]: IDS.map((id) => caseOf(id)),
    [BASELINE]: baselineOf({ alpha: 'pass', beta: 'pass', gamma: 'fail', delta: 'pass' }),
  });
  const { claude, copilot } = everyClient(loads('delta'));
  pr.record({
    alpha: everyClient(loads('alpha')),
    beta: everyClient(ignores('beta-skill')),
    gamma: everyClient(loads('gamma')),
    delta: { claude, copilot },
  });
  return pr;
}

async function planned(pr: PullRequest, ...args: string[]): Promise<{ plan: Plan; outputs: PlanOutputs }> {
  const ran = await pr.run(['plan', '--shards', '5', '--output', '../plan.json', '--json', ...args]);
  expect([ran.code, ran.err]).toEqual([0, '']);
  return {
    plan: readJson(join(pr.fixture.directory, 'plan.json')) as Plan,
    outputs: JSON.parse(ran.out) as PlanOutputs,
  };
}

function replayShard(pr: PullRequest, shard: number, ...args: string[]): Promise<Ran> {
  const flags = ['--plan', '../plan.json', '--shard', String(shard), '--json', ...args];
  return pr.run(['replay', '--transcripts', pr.recordings, '--artifacts-root', pr.artifacts, ...flags]);
}

/** What does not depend on where and under which ids it ran. */
function still(cells: readonly Cell[] | undefined): unknown {
  const text = JSON.stringify(cells ?? [])
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/--results [^"]*/g, '--results FILES');
  return JSON.parse(text);
}

describe('a plan in shards', () => {
  test('each in a process of its own comes to what all at once comes to, cell by cell', async () => {
    const pr = recorded();
    const { plan, outputs } = await planned(pr);
    const shards = plan.shards ?? [];
    expect(shards.map(({ shard, agent }) => `${shard} ${agent}`)).toEqual([
      '1 claude',
      '2 codex',
      '3 codex',
      '4 copilot',
      '5 copilot',
    ]);
    expect(outputs.matrix.include.map(({ artifact }) => artifact)).toEqual([
      'routing-claude-1',
      'routing-codex-2',
      'routing-codex-3',
      'routing-copilot-4',
      'routing-copilot-5',
    ]);
    expect([outputs.has_work, outputs.batch_run_id]).toEqual([true, plan.batch_run_id]);

    const ran = await Promise.all(shards.map(({ shard }) => replayShard(pr, shard)));
    const results = ran.map(({ out }) => JSON.parse(out) as Results);
    expect(results.map((one) => [one.shard, one.attempt, one.batch_run_id, one.plan_digest])).toEqual(
      shards.map(({ shard }) => [shard, 1, plan.batch_run_id, outputs.plan_digest]),
    );
    expect(results.flatMap((one) => one.results).length).toBe(11);
    expect(ran[0]?.err).toContain(`ARTIFACT_DIR=${join(pr.artifacts, 'routing-claude-1-a1')}\n`);

    const sharded = await pr.gate(pr.artifacts, '--plan', '../plan.json');
    const whole = await pr.gate(
      (await pr.replay('--artifacts-root', '../whole')).folder.replace(pr.artifacts, '../whole'),
    );
    expect([sharded.code, whole.code]).toEqual([1, 1]);
    expect(still(sharded.result?.cells)).toEqual(still(whole.result?.cells));
    expect(sharded.result?.counts).toEqual(whole.result?.counts);
    expect(sharded.result?.batches).toEqual([plan.batch_run_id]);
    expect(sharded.cell('delta', 'codex')?.delta).toBe('missing_result');
    // The plan lies beside each as well.
    const beside = await pr.gate(pr.artifacts);
    expect(still(beside.result?.cells)).toEqual(still(whole.result?.cells));
  });

  test('the same cases and times give the same shards, whatever the ids', async () => {
    const pr = recorded();
    const [first, second] = [await planned(pr), await planned(pr)];
    expect(second.plan.shards).toEqual(first.plan.shards);
    expect(second.outputs.matrix).toEqual(first.outputs.matrix);
    expect(second.outputs.plan_digest).not.toBe(first.outputs.plan_digest);
  });

  test('a lost shard is missing, a newer attempt counts, and another plan is refused', async () => {
    const pr = recorded();
    const { plan, outputs } = await planned(pr, '--agents', 'claude');
    const all = plan.shards ?? [];
    expect(all).toHaveLength(4);
    for (const { shard } of all) await replayShard(pr, shard);
    const folderOf = (shard: number, attempt = 1): string => join(pr.artifacts, `routing-claude-${shard}-a${attempt}`);
    const beta = all.findIndex(({ cells }) => cells[0]?.case_id === 'beta') + 1;

    rmSync(folderOf(beta), { recursive: true });
    const lost = await pr.gate(pr.artifacts, '--plan', '../plan.json');
    expect(lost.code).toBe(1);
    expect([lost.cell('beta', 'claude')?.delta, lost.cell('alpha', 'claude')?.delta]).toEqual([
      'missing_result',
      'held',
    ]);

    await replayShard(pr, beta);
    pr.record({ beta: { claude: loads('beta') } });
    const again = await replayShard(pr, beta);
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('found the results.json of an attempt')]);
    expect((await replayShard(pr, beta, '--attempt', '2')).code).toBe(0);
    const second = await pr.gate(pr.artifacts, '--plan', '../plan.json');
    expect(second.cell('beta', 'claude')?.delta).toBe('held');
    expect(second.result?.warnings).toContain(
      '1 results file of an earlier attempt: where the gate counts trials, it counts these too, else the newest alone',
    );

    const other = await planned(pr, '--agents', 'claude');
    const foreign = await pr.gate(pr.artifacts, '--plan', '../plan.json');
    expect(foreign.code).toBe(2);
    expect(foreign.err).toContain(join(folderOf(1), 'results.json'));
    expect(foreign.err).toContain(`expected results of the plan ${other.outputs.plan_digest}`);
    expect(foreign.err).toContain(`found those of ${outputs.plan_digest}`);

    // Everything is run again: the results of the plan before are still among the artifacts.
    for (const { shard } of all) await replayShard(pr, shard, '--attempt', '3');
    const rerun = await pr.gate(pr.artifacts, '--plan', '../plan.json');
    expect([rerun.cell('beta', 'claude')?.delta, rerun.result?.batches]).toEqual(['held', [other.plan.batch_run_id]]);
  });

  test('a glob of its artifacts catches that of the plan, which has no results', async () => {
    const pr = recorded();
    const { plan } = await planned(pr, '--agents', 'claude');
    for (const { shard } of plan.shards ?? []) await replayShard(pr, shard);
    const caught = (attempt: string): string => {
      const folder = join(pr.artifacts, `routing-plan-a${attempt}`);
      mkdirSync(folder);
      cpSync(join(pr.fixture.directory, 'plan.json'), join(folder, 'plan.json'));
      return folder;
    };
    const shards = readdirSync(pr.artifacts).map((name) => join(pr.artifacts, name));
    const [first, second] = [caught('1'), caught('2')];
    const below = await pr.gate(pr.artifacts);
    const globbed = await pr.gate([...shards, first, second]);
    expect([below.code, globbed.code]).toEqual([1, 1]);
    expect(still(globbed.result?.cells)).toEqual(still(below.result?.cells));
    expect(globbed.result?.warnings).toEqual(below.result?.warnings);

    const explained = await pr.run(['explain', 'alpha/claude', '--results', first, ...shards]);
    expect([explained.code, explained.err]).toEqual([0, '']);
    // An older batch beside the shards is of another plan.
    await pr.replay();
    const given = ['--plan', '../plan.json'];
    expect((await pr.gate(pr.artifacts, ...given)).code).toBe(2);
    expect(still((await pr.gate([...shards, first, second], ...given)).result?.cells)).toEqual(
      still(below.result?.cells),
    );
    // Alone it is no pass, nor is a folder that is no plan's artifact.
    for (const places of [[first], [first, second], [...shards, caught('x')]]) {
      const gated = await pr.gate(places);
      expect([gated.code, gated.err]).toEqual([2, expect.stringMatching(/results\.json: .*there is no such file/)]);
    }
  });

  test('results of a shard without their plan are refused', async () => {
    const pr = recorded();
    await planned(pr);
    await replayShard(pr, 1, '--output', '../alone/results.json');
    const gated = await pr.gate('../alone/results.json');
    expect(gated.code).toBe(2);
    expect(gated.err).toContain('results.json: expected its plan, found neither --plan nor a plan.json beside it');
  });

  test('is run on what it was made for', async () => {
    const pr = recorded();
    await planned(pr);
    pr.commit({ 'README.md': 'more' });
    const moved = await replayShard(pr, 1);
    expect([moved.code, moved.err]).toEqual([3, expect.stringContaining('expected the commit that was planned')]);
    pr.commit({ [CASES]: [caseOf('alpha')] });
    const other = await replayShard(pr, 1);
    expect([other.code, other.err]).toEqual([3, expect.stringContaining('expected the case set that was planned')]);
  });

  test.each([
    [['--shard', '1'], '--shard: expected --plan beside it, found none'],
    [['--attempt', '1'], '--attempt: expected --plan beside it, found none'],
    [['--plan', '../plan.json', '--attempt', '1'], '--attempt: expected --shard beside it, found none'],
    [['--plan', '../plan.json', '--agents', 'claude'], '--agents: expected it with `plan`, found it beside --plan'],
    [['--plan', '../plan.json', '--trials', '2'], '--trials: expected it with `plan`, found it beside --plan'],
    [['--plan', '../plan.json', '--shard', '6'], '--shard: expected a shard from 1 to 5, found shard 6'],
  ])('flags that say two things: %j', async (flags, message) => {
    const pr = recorded();
    await planned(pr);
    const ran = await pr.run(['replay', '--transcripts', pr.recordings, '--artifacts-root', pr.artifacts, ...flags]);
    expect([ran.code, ran.err]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('the matrix', () => {
  test('--github-matrix prints it in one line', async () => {
    const pr = recorded();
    const ran = await pr.run(['plan', '--github-matrix']);
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/^\{"include":\[.*\]\}\n$/);
    expect(JSON.parse(ran.out)).toEqual({
      include: ['claude', 'codex', 'copilot'].map((agent, index) => ({
        shard: index + 1,
        agent,
        artifact: `routing-${agent}-${index + 1}`,
      })),
    });
  });

  test('--shard-minutes and recorded times decide how many', async () => {
    const pr = recorded();
    const { folder, results } = await pr.replay();
    for (const unit of results.results) unit.duration_ms = unit.case_id === 'alpha' ? 600_000 : 20_000;
    const timed = join(pr.fixture.directory, 'timed');
    cpSync(folder, timed, { recursive: true });
    writeFileSync(join(timed, 'results.json'), JSON.stringify(results));
    const flags = ['--shard-minutes', '10', '--durations', timed, '--agents', 'claude', '--json'];
    const ran = await pr.run(['plan', ...flags]);
    const { shards } = JSON.parse(ran.out) as Plan;
    expect(shards?.map(({ cells, expected_seconds: all }) => [cells.map((cell) => cell.case_id), all])).toEqual([
      [['alpha'], 600],
      [['beta', 'delta', 'gamma'], 60],
    ]);
  });

  test('more than 256 jobs are refused', async () => {
    const pr = recorded();
    const ran = await pr.run(['plan', '--shards', '257']);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain(
      '--shards: expected at most 256, which is how many jobs GitHub gives a matrix, found 257',
    );
  });
});
