import { describe, expect, test } from 'vitest';

import { planDigest, type Plan, type PlannedShard } from '../contracts/plan.ts';
import { plannedUnits, planOf } from '../testing/gate-input-builder.ts';
import { OUTPUT_BYTES, planOfShard, planOutputs, shardName, shardOf } from './plan-shards.ts';

const PLAN = planOf(
  plannedUnits([
    ['a', 'claude', 1],
    ['a', 'claude', 2],
    ['a', 'codex', 1],
    ['b', 'claude', 1],
  ]),
  {
    shards: [
      { shard: 1, agent: 'claude', cells: [{ case_id: 'a' }], expected_seconds: 80 },
      { shard: 2, agent: 'claude', cells: [{ case_id: 'b' }], expected_seconds: 40 },
    ],
  },
);

describe('planOfShard', () => {
  test('has the units of its cells, all trials of them, and is otherwise the plan', () => {
    const part = planOfShard(PLAN, 1);
    expect(part.units.map((unit) => `${unit.case_id}/${unit.agent}/${unit.trial}`)).toEqual([
      'a/claude/1',
      'a/claude/2',
    ]);
    expect({ ...part, units: PLAN.units }).toEqual(PLAN);
  });

  test.each([
    [PLAN, 3, '--shard: expected a shard from 1 to 2, found shard 3'],
    [PLAN, 0, '--shard: expected a shard from 1 to 2, found shard 0'],
    [planOf([]), 1, '--shard: expected a plan with shards, found shard 1 of a plan that has none'],
  ])('refuses a shard that is not there', (plan, shard, message) => {
    expect(() => shardOf(plan, shard)).toThrow(expect.objectContaining({ code: 'usage', message }) as Error);
  });
});

test.each([
  [null, 'routing-my_own-2'],
  [1, 'routing-my_own-2-a1'],
  [12, 'routing-my_own-2-a12'],
])('the name of a shard in attempt %j', (attempt, name) => {
  expect(shardName({ agent: 'my_own', shard: 2 }, attempt)).toBe(name);
});

const shard = (number: number, agent: string): PlannedShard => ({
  shard: number,
  agent,
  cells: [{ case_id: 'a' }],
  expected_seconds: 40,
});

function sharded(...shards: readonly PlannedShard[]): Plan {
  return planOf(plannedUnits([['a', 'claude']]), { shards: [...shards] });
}

describe('planOutputs', () => {
  test('a job for each shard, with the name of its artifact', () => {
    const plan = sharded(shard(1, 'claude'), shard(2, 'my_own-one'));
    expect(planOutputs(plan)).toEqual({
      batch_run_id: plan.batch_run_id,
      plan_digest: planDigest(plan),
      has_work: true,
      matrix: {
        include: [
          { shard: 1, agent: 'claude', artifact: 'routing-claude-1' },
          { shard: 2, agent: 'my_own-one', artifact: 'routing-my_own-one-2' },
        ],
      },
    });
  });

  test('without a shard there is no work', () => {
    expect(planOutputs(sharded())).toMatchObject({ has_work: false, matrix: { include: [] } });
  });

  test('256 jobs are far from what a job can hand on', () => {
    const outputs = planOutputs(sharded(...Array.from({ length: 256 }, (_, index) => shard(index + 1, 'copilot'))));
    expect(2 * JSON.stringify(outputs).length).toBeLessThan(OUTPUT_BYTES / 20);
  });

  test('it counts UTF-16, and refuses what is over', () => {
    const rest = JSON.stringify(planOutputs(sharded(shard(1, '')))).length;
    // The id stands there twice, two bytes each.
    const longest = Math.floor(((OUTPUT_BYTES - 64 * 1024) / 2 - rest) / 2);
    expect(planOutputs(sharded(shard(1, 'x'.repeat(longest)))).has_work).toBe(true);
    // A letter of four bytes is two characters, whichever ids there may be one day.
    const emoji = '😀'.repeat(Math.floor(longest / 2));
    expect(planOutputs(sharded(shard(1, emoji))).has_work).toBe(true);
    expect(() => planOutputs(sharded(shard(1, `${emoji}😀`)))).toThrow(/^the matrix: expected at most 983040 bytes/);
    expect(() => planOutputs(sharded(shard(1, 'x'.repeat(longest + 1))))).toThrow(
      /^the matrix: expected at most 983040 bytes, which a job can hand on, found 98304\d for 1 shards$/,
    );
  });
});
