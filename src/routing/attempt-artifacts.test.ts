import { describe, expect, test } from 'vitest';

import type { Plan } from '../contracts/plan.ts';
import type { RunArtifact } from '../contracts/run-artifact.ts';
import {
  artifactName,
  artifactsOfShards,
  attemptOf,
  newestArtifact,
  PLAN_ARTIFACT,
  REPORT_ARTIFACT,
} from './attempt-artifacts.ts';

/** Artifacts of these names, in this order; one that ends with `!` has expired. */
function artifacts(...names: readonly string[]): readonly RunArtifact[] {
  return names.map((name, index) => ({
    id: index + 1,
    name: name.replace(/!$/, ''),
    bytes: 1,
    expired: name.endsWith('!'),
    digest: null,
  }));
}

const PLAN: Plan = {
  schema: 1,
  batch_run_id: '00000000-0000-4000-8000-000000000000',
  commit: null,
  case_set_digest: `sha256:${'0'.repeat(64)}`,
  providers: ['claude', 'codex'],
  selection: { agents: null, case_ids: null, categories: null },
  cases: [],
  units: [],
  shards: [
    { shard: 1, agent: 'claude', cells: [{ case_id: 'a' }], expected_seconds: 1 },
    { shard: 2, agent: 'claude', cells: [{ case_id: 'b' }], expected_seconds: 1 },
    { shard: 3, agent: 'codex', cells: [{ case_id: 'a' }], expected_seconds: 1 },
  ],
};

describe('the newest artifact of a name', () => {
  test.each<[string, readonly string[], string | null]>([
    ['is the one', ['routing-plan-a1'], 'routing-plan-a1'],
    [
      'has the highest attempt, whatever the order',
      ['routing-plan-a2', 'routing-plan-a10', 'routing-plan-a9'],
      'routing-plan-a10',
    ],
    ['is none of an attempt to come', ['routing-plan-a1', 'routing-plan-a99'], 'routing-plan-a1'],
    ['is none where there is none', ['routing-claude-1-a1'], null],
    ['is none of a longer name', ['my-routing-plan-a1', 'routing-plan-a1-old', 'routing-plan-1-a1'], null],
    [
      'is none without a proper number',
      ['routing-plan-a', 'routing-plan-a0', 'routing-plan-a01', 'routing-plan-a1e1', 'routing-plan-a-1'],
      null,
    ],
    ['is none whose number nobody counts to', [`routing-plan-a${'9'.repeat(30)}`], null],
  ])('%s', (_name, names, expected) => {
    expect(newestArtifact(artifacts(...names), PLAN_ARTIFACT, { from: 1, to: 10 })?.artifact.name ?? null).toBe(
      expected,
    );
  });

  test('of one name is the later upload', () => {
    const [first, second] = artifacts('gate-report-a1', 'gate-report-a1');
    if (first === undefined || second === undefined) throw new Error('two artifacts');
    for (const all of [
      [first, second],
      [second, first],
    ]) {
      expect(newestArtifact(all, REPORT_ARTIFACT, { from: 1, to: 1 })).toEqual({ artifact: second, attempt: 1 });
    }
  });
});

describe('the artifacts of the shards of a plan', () => {
  function chosen(names: readonly string[], attempts = { from: 1, to: 3 }): [readonly string[], readonly string[]] {
    const found = artifactsOfShards(artifacts(...names), PLAN, attempts);
    const told = found.chosen.map(({ artifact, earlier }) =>
      [artifact, ...earlier].map(({ name }) => name).join(' < '),
    );
    return [told, found.notes];
  }

  test('are one of each', () => {
    const names = ['routing-claude-1-a1', 'routing-claude-2-a1', 'routing-codex-3-a1'];
    expect(chosen(['routing-plan-a1', ...names, 'coverage'])).toEqual([names, []]);
  });

  test('are the newest, with those before: what ran again, and what did not have to', () => {
    const names = [
      'routing-claude-1-a1',
      'routing-claude-2-a1',
      'routing-codex-3-a1',
      'routing-claude-2-a3',
      'routing-claude-2-a2',
    ];
    expect(chosen(names)).toEqual([
      ['routing-claude-1-a1', 'routing-claude-2-a3 < routing-claude-2-a1 < routing-claude-2-a2', 'routing-codex-3-a1'],
      [],
    ]);
  });

  test('are none that is only from before the plan was made', () => {
    const names = ['routing-claude-1-a1', 'routing-claude-2-a1', 'routing-codex-3-a1', 'routing-claude-1-a2'];
    expect(chosen(names, { from: 2, to: 2 })).toEqual([
      ['routing-claude-1-a2 < routing-claude-1-a1'],
      ['2 shards: uploaded no results: routing-claude-2, routing-codex-3 (did the job end before?)'],
    ]);
  });

  test('that have expired are told, and no older one stands in', () => {
    const names = ['routing-claude-1-a1', 'routing-claude-1-a2!', 'routing-claude-2-a1', 'routing-codex-3-a1'];
    expect(chosen(names)).toEqual([
      ['routing-claude-2-a1', 'routing-codex-3-a1'],
      ['1 shard: has expired: routing-claude-1-a2 (run all jobs again)'],
    ]);
  });

  test('of another provider, shard or number are not its own', () => {
    const names = ['routing-codex-1-a1', 'routing-claude-01-a1', 'routing-claude-4-a1', 'routing-claude-1-2-a1'];
    const [names0, notes] = chosen(names);
    expect([names0, notes.length]).toEqual([[], 1]);
  });

  test('of a plan without shards are none', () => {
    const { shards: _, ...rest } = PLAN;
    expect(artifactsOfShards(artifacts('routing-claude-1-a1'), rest, { from: 1, to: 1 })).toEqual({
      chosen: [],
      notes: [],
    });
  });
});

test('a name has its attempt at the end', () => {
  expect(artifactName(REPORT_ARTIFACT, 12)).toBe('gate-report-a12');
  expect(attemptOf('gate-report-a12', REPORT_ARTIFACT)).toBe(12);
  expect(attemptOf('gate-report-a12', PLAN_ARTIFACT)).toBeNull();
});
