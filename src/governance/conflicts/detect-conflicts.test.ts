import { describe, expect, test } from 'vitest';

import type { UnitResult } from '../../contracts/results.ts';
import { HITS, unitId, unitResult } from '../../testing/unit-result-builder.ts';
import { detectConflicts, type SeenBeside } from './detect-conflicts.ts';

const NOTHING: SeenBeside = { rescored: new Map(), turns: new Map() };

function found(rows: readonly UnitResult[], seen: Partial<SeenBeside> = {}): unknown {
  return detectConflicts('r', rows, { ...NOTHING, ...seen }).map(
    ({ conflict_type, subject, their_outputs: parties }) => [
      conflict_type,
      subject,
      ...parties.map(({ agent_id: id, confidence, evidence_count: evidence }) => [id, confidence, evidence]),
    ],
  );
}

const passed = unitResult({ expected_skill: 'a', token_hits: { a: 'loaded' } });
const failed = unitResult({ status: 'fail', trial: 2, unit_run_id: unitId(2) });

describe('what disagrees', () => {
  test.each<readonly [string, readonly UnitResult[], Partial<SeenBeside>, unknown]>([
    ['nothing', [passed, { ...passed, trial: 2 }], {}, []],
    [
      'a verdict and a re-score',
      [passed],
      { rescored: new Map([[passed.unit_run_id, failed]]) },
      [['critic_vs_coder', 'alpha/claude/1', ['row', 1, 1], ['re-score', 1, 0]]],
    ],
    [
      'trials of a cell, of which infrastructure is none',
      [passed, failed, unitResult({ status: 'infra_error', trial: 3 })],
      {},
      [['low_confidence_output', 'alpha/claude', ['pass', 0.5, 1], ['fail', 0.5, 1]]],
    ],
    [
      'two skills where one is expected',
      [{ ...passed, token_hits: { a: HITS.loaded, 'p:b': HITS.loaded, 'b/SKILL.md': HITS.file, c: HITS.failed } }],
      {},
      [['competing_proposals', 'alpha/claude/1', ['a', 1, 1], ['b', 1, 2]]],
    ],
    [
      'two names of one skill, and none that is expected',
      [{ ...passed, token_hits: { a: HITS.loaded, 'p:a': HITS.loaded } }],
      {},
      [],
    ],
    [
      'standard output and log on a token',
      [
        {
          ...passed,
          token_hits: { a: HITS.failed },
          log_fallback: { counts: false, files: 1, hits: { a: HITS.logged } },
        },
      ],
      {},
      [['evidence_contradiction', 'alpha/claude/1: a', ['stdout', 0.8, 1], ['log', 0.7, 1]]],
    ],
    [
      'two lines on a token',
      [{ ...passed, token_hits: { a: HITS.failedAndRead } }],
      {},
      [['evidence_contradiction', 'alpha/claude/1: a', ['failed call', 0.8, 1], ['other line', 0.7, 1]]],
    ],
    [
      'accepted turns and a failed case',
      [failed],
      { turns: new Map([['alpha/claude', { turns: 3, rejected: 0 }]]) },
      [['test_vs_review', 'alpha/claude', ['typestate', 1, 3], ['routing', 1, 1]]],
    ],
    [
      'rejected turns and a failed case',
      [failed],
      { turns: new Map([['alpha/claude', { turns: 3, rejected: 1 }]]) },
      [],
    ],
    [
      'rejected turns and a case that passed',
      [passed],
      { turns: new Map([['alpha/claude', { turns: 2, rejected: 1 }]]) },
      [['test_vs_review', 'alpha/claude', ['typestate', 1, 2], ['routing', 1, 1]]],
    ],
    [
      'providers on a prompt',
      [passed, { ...failed, agent: 'codex', trial: 1 }],
      {},
      [['retrieval_ambiguity', 'alpha', ['claude', 1, 1], ['codex', 0, 1]]],
    ],
  ])('%s', (_what, rows, seen, expected) => {
    expect(found(rows, seen)).toEqual(expected);
  });
});
