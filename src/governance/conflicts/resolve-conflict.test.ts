import { describe, expect, test } from 'vitest';

import type { ConflictInput } from '../../contracts/conflict.ts';
import { CONFLICT_POLICY, resolveConflict } from './resolve-conflict.ts';

const AT = '2026-01-02T03:04:05.678Z';

function conflict(
  type: ConflictInput['conflict_type'],
  one: number,
  other: number,
  more: Partial<ConflictInput> = {},
): ConflictInput {
  const outputs = [one, other].map((count, at) => ({
    agent_id: 'ab'[at] ?? '',
    confidence: count / 10,
    evidence_count: count,
  }));
  return { run_id: 'r', conflict_type: type, subject: 's', their_outputs: outputs, ...more };
}

test('the table is the one of the text', () => {
  expect(CONFLICT_POLICY).toEqual({
    critic_vs_coder: ['run_arbiter', 'escalate_model', 'request_user_input'],
    low_confidence_output: ['escalate_model', 'prefer_higher_evidence', 'request_user_input'],
    competing_proposals: ['prefer_higher_confidence', 'run_arbiter', 'request_user_input'],
    evidence_contradiction: ['prefer_higher_evidence', 'run_arbiter', 'terminate_blocked'],
    test_vs_review: ['prefer_higher_evidence', 'run_arbiter', 'fail_safe'],
    retrieval_ambiguity: ['escalate_model', 'request_user_input', 'terminate_blocked'],
  });
});

describe('strategies in order, until one decides', () => {
  test.each([
    ['competing_proposals', 7, 3, 'prefer_higher_confidence', ['decided'], 'a', 'accepted'],
    ['competing_proposals', 3, 3, 'request_user_input', ['tied', 'requested', 'requested'], null, 'escalated'],
    ['low_confidence_output', 1, 2, 'prefer_higher_evidence', ['requested', 'decided'], 'b', 'accepted'],
    ['evidence_contradiction', 2, 2, 'terminate_blocked', ['tied', 'requested', 'decided'], null, 'blocked'],
    ['test_vs_review', 2, 2, 'fail_safe', ['tied', 'requested', 'decided'], null, 'rejected'],
    ['critic_vs_coder', 1, 2, 'request_user_input', ['requested', 'requested', 'requested'], null, 'escalated'],
    ['retrieval_ambiguity', 1, 2, 'terminate_blocked', ['requested', 'requested', 'decided'], null, 'blocked'],
  ] as const)('%s of %d against %d ends with %s', (type, one, other, strategy, outcomes, winner, decision) => {
    const resolved = resolveConflict(conflict(type, one, other), AT);
    expect(resolved.attempts.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(resolved).toMatchObject({ strategy_applied: strategy, winner_agent: winner, final_decision: decision });
    expect(resolved.resolution_successful).toBe(['accepted', 'rejected'].includes(decision));
    expect([resolved.agents_involved, resolved.detected_at, resolved.resolved_at]).toEqual([['a', 'b'], AT, AT]);
  });

  test.each([
    ['b', 'accepted'],
    [null, 'rejected'],
  ])('an answer decides where it was asked for: %s', (winner, decision) => {
    const answers = [{ strategy: 'escalate_model', winner, reason: 'it says so' }] as const;
    const resolved = resolveConflict(conflict('critic_vs_coder', 1, 2, { answers: [...answers] }), AT);
    const expected = { winner_agent: winner, final_decision: decision, rationale: 'it says so' };
    expect(resolved).toMatchObject({ strategy_applied: 'escalate_model', ...expected });
  });

  test('an answer for nobody who is a party is refused', () => {
    const answers = [{ strategy: 'run_arbiter', winner: 'c', reason: 'r' }] as const;
    expect(() => resolveConflict(conflict('critic_vs_coder', 1, 2, { answers: [...answers] }), AT)).toThrow(
      'expected one of a, b, found "c"',
    );
  });
});

test('its id is of all that decides it, and of nothing else', () => {
  const [one, again, other] = [
    resolveConflict(conflict('test_vs_review', 1, 2), AT),
    resolveConflict(conflict('test_vs_review', 1, 2), '2027-01-02T03:04:05.678Z'),
    resolveConflict(conflict('test_vs_review', 1, 3), AT),
  ];
  expect(one.conflict_id).toBe(again.conflict_id);
  expect(one.conflict_id).not.toBe(other.conflict_id);
});
