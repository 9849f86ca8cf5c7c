import { describe, expect, test } from 'vitest';
import { plannedUnits, planOf } from '../testing/gate-input-builder.ts';
import { planOfShard, shardName, shardOf } from './plan-of-shard.ts';

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
