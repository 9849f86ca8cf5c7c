import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { planDigest, type Plan } from '../contracts/plan.ts';
import type { Results } from '../contracts/results.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { plannedUnits, planOf, resultsOf } from '../testing/gate-input-builder.ts';
import { unitId, unitResult } from '../testing/unit-result-builder.ts';
import type { Batch } from './join-results.ts';
import { newestAttempts } from './newest-attempts.ts';
import { planOfShard } from './plan-shards.ts';

const SHARDS = [
  { shard: 1, agent: 'claude', cells: [{ case_id: 'a' }], expected_seconds: 40 },
  { shard: 2, agent: 'claude', cells: [{ case_id: 'b' }], expected_seconds: 40 },
  { shard: 3, agent: 'codex', cells: [{ case_id: 'a' }, { case_id: 'b' }], expected_seconds: 120 },
];
const PLAN = planOf(
  plannedUnits([
    ['a', 'claude'],
    ['a', 'codex'],
    ['b', 'claude'],
    ['b', 'codex'],
  ]),
  { shards: SHARDS },
);
/** The same, made again: it has other ids. */
const AGAIN: Plan = { ...PLAN, batch_run_id: unitId(0xaaaa) };

function batch(shard: number | null, attempt: number | null, changes: Partial<Results> = {}, plan = PLAN): Batch {
  const part = shard === null ? plan : planOfShard(plan, shard);
  const results = resultsOf(
    plan,
    part.units.map((unit) => unitResult({ ...unit, status: 'pass' })),
    {
      ...(shard === null ? {} : { shard }),
      ...(attempt === null ? {} : { attempt }),
      ...changes,
    },
  );
  return { file: `${shard ?? 'all'}-a${attempt ?? 0}/results.json`, plan, results };
}

/** The results of another plan, held against `PLAN`. */
function foreign(shard: number | null, attempt: number | null): Batch {
  return { ...batch(shard, attempt, {}, AGAIN), plan: PLAN };
}

function refusal(batches: readonly Batch[]): string {
  try {
    newestAttempts(batches);
  } catch (error) {
    if (error instanceof PortcullisError && error.code === 'invalid_input') return error.message;
    throw error;
  }
  return 'accepted';
}

const files = (batches: readonly Batch[]): string[] => newestAttempts(batches).batches.map(({ file }) => file);

describe('newestAttempts', () => {
  test('each shard once: there is nothing to say', () => {
    const all = [batch(1, 1), batch(2, 1), batch(3, 1)];
    expect(newestAttempts(all)).toEqual({ batches: all, earlier: [], notes: [] });
  });

  test('only what failed was run again: the newest attempt of each shard counts', () => {
    const all = [batch(1, 1), batch(2, 1), batch(2, 10), batch(2, 9), batch(3, 1)];
    expect(newestAttempts(all)).toEqual({
      batches: [all[0], all[2], all[4]],
      earlier: [all[1], all[3]],
      notes: [
        '2 results files of an earlier attempt: where the gate counts trials, it counts these too, else the newest alone',
      ],
    });
  });

  test('an attempt that does not say which is the first', () => {
    expect(files([batch(1, null), batch(1, 2)])).toEqual(['1-a2/results.json']);
    expect(refusal([batch(1, null), batch(1, 1)])).toContain('shard 1, attempt 1, found another at 1-a0/results.json');
  });

  test('a lost shard is not made up for', () => {
    expect(files([batch(1, 1), batch(3, 2)])).toEqual(['1-a1/results.json', '3-a2/results.json']);
  });

  test('results of a whole plan stay as they are', () => {
    const all = [batch(null, null), batch(null, null, {}, AGAIN)];
    expect(newestAttempts(all)).toEqual({ batches: all, earlier: [], notes: [] });
  });

  test('the same shard of two plans, each with its own', () => {
    const all = [batch(1, 1), batch(1, 2, {}, AGAIN)];
    expect(newestAttempts(all)).toEqual({ batches: all, earlier: [], notes: [] });
  });

  test('everything was run again: the results of the plan before are of an earlier attempt', () => {
    const all = [foreign(1, 1), batch(1, 2), foreign(2, 1), batch(3, 3), foreign(3, 1)];
    expect(newestAttempts(all)).toEqual({
      batches: [all[1], all[3]],
      earlier: [all[0], all[2], all[4]],
      notes: [
        '3 results files of an earlier attempt: where the gate counts trials, it counts these too, else the newest alone',
      ],
    });
  });

  test('the order of the files makes no difference', () => {
    const all = [batch(1, 1), batch(1, 2), batch(2, 3), batch(2, 1), batch(3, 2)];
    const sorted = files(all).toSorted();
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        expect(files(shuffled).toSorted()).toEqual(sorted);
      }),
    );
  });
});

describe('what is refused', () => {
  const digests = `expected results of the plan ${planDigest(PLAN)} (batch ${PLAN.batch_run_id}), found those of ${planDigest(AGAIN)} (batch ${AGAIN.batch_run_id})`;
  const ofCommit = (one: Batch): Batch => ({ ...one, results: { ...one.results, commit: 'e'.repeat(40) } });
  const others: Results['results'] = [unitResult({ case_id: 'b', agent: 'claude' })];
  test.each<[string, readonly Batch[], string]>([
    ['another plan', [foreign(null, null)], `all-a0/results.json: ${digests}`],
    ['another plan of the same attempt', [batch(1, 2), foreign(2, 2)], `2-a2/results.json: ${digests}`],
    ['of a later one', [batch(1, 1), foreign(2, 2)], `2-a2/results.json: ${digests}`],
    ['an older one of another commit', [batch(2, 2), ofCommit(foreign(2, 1))], `2-a1/results.json: ${digests}`],
    ['where none is of this plan', [foreign(1, 1), foreign(2, 1)], `1-a1/results.json: ${digests}`],
    ['results without a shard are of no attempt', [batch(1, 2), foreign(null, 1)], `all-a1/results.json: ${digests}`],
    [
      'the digest of the plan and another batch',
      [batch(1, 1, { batch_run_id: AGAIN.batch_run_id })],
      `1-a1/results.json: expected results of the plan ${planDigest(PLAN)} (batch ${PLAN.batch_run_id}), found those of ${planDigest(PLAN)} (batch ${AGAIN.batch_run_id})`,
    ],
    [
      'two of one attempt',
      [batch(1, 1), { ...batch(1, 1), file: 'twin.json' }],
      'twin.json: expected one results file of shard 1, attempt 1, found another at 1-a1/results.json',
    ],
    [
      'a shard that the plan does not have',
      [batch(3, 1, { shard: 4 })],
      '3-a1/results.json: expected a shard of the plan, found shard 4 of 3',
    ],
    [
      'a row of another shard',
      [batch(1, 1, { results: others })],
      '1-a1/results.json: expected cells of shard 1, found b/claude',
    ],
    [
      'an excuse for another shard',
      [batch(1, 1, { not_run: [{ case_id: 'a', agent: 'codex', reason: 'budget' }] })],
      '1-a1/results.json: expected cells of shard 1, found a/codex',
    ],
  ])('%s', (_name, batches, message) => {
    expect(refusal(batches)).toBe(message);
  });

  test('an older attempt is held to the same', () => {
    expect(refusal([batch(1, 1, { results: others }), batch(1, 2)])).toContain('expected cells of shard 1');
  });
});

describe('an artifact holds what its name says', () => {
  const inArtifact = (artifact: string, one: Batch): Batch => ({ ...one, artifact });
  test.each<[string, readonly Batch[], string]>([
    ['its own', [inArtifact('routing-claude-1-a1', batch(1, 1))], 'accepted'],
    ['no attempt is the first', [inArtifact('routing-claude-1-a1', batch(1, null))], 'accepted'],
    [
      'another shard',
      [inArtifact('routing-claude-1-a1', batch(2, 1))],
      'routing-claude-1-a1/results.json: expected the results that the artifact is called after, found those of shard 2, attempt 1',
    ],
    [
      'another attempt',
      [inArtifact('routing-claude-1-a2', batch(1, 1))],
      'routing-claude-1-a2/results.json: expected the results that the artifact is called after, found those of shard 1, attempt 1',
    ],
    [
      'no shard',
      [inArtifact('routing-claude-1-a1', batch(null, null))],
      'routing-claude-1-a1/results.json: expected the results that the artifact is called after, found those of no shard',
    ],
    [
      'a shard that the plan does not have',
      [inArtifact('routing-claude-1-a1', { ...batch(1, 1), results: { ...batch(1, 1).results, shard: 9 } })],
      'routing-claude-1-a1/results.json: expected the results that the artifact is called after, found those of shard 9, attempt 1',
    ],
    [
      'results of another plan are left out, whatever they are',
      [inArtifact('routing-claude-2-a2', batch(2, 2)), inArtifact('routing-claude-1-a1', foreign(2, 1))],
      'accepted',
    ],
  ])('%s', (_name, batches, expected) => {
    const told = (): string => {
      try {
        newestAttempts(batches);
      } catch (error) {
        if (error instanceof PortcullisError && error.code === 'not_comparable') return error.message;
        throw error;
      }
      return 'accepted';
    };
    expect(told()).toBe(expected);
  });
});
