import { describe, expect, test } from 'vitest';
import { planDigest, type Plan, type PlannedShard } from '../contracts/plan.ts';
import { plannedUnits, planOf } from '../testing/gate-input-builder.ts';
import { OUTPUT_BYTES, planOutputs } from './shard-matrix.ts';

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
