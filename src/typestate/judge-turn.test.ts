import { describe, expect, test } from 'vitest';

import { changedTurn, madeTurn, type MadeTurn } from '../testing/turn-builder.ts';
import { faultLine } from './derived-turn.ts';
import { judgeTurn } from './judge-turn.ts';
import { parseTurnInput } from './turn-input.ts';
import { TurnInvalidError } from './turn-invalid-error.ts';
import type { TurnPolicies } from './turn-policies.ts';

function faults(turn: MadeTurn, active: Partial<TurnPolicies> = {}): Record<string, readonly string[]> {
  const judged = judgeTurn(parseTurnInput(JSON.stringify(turn)), active);
  return Object.fromEntries(judged.faults.map(({ failureClass, calls }) => [failureClass, calls]));
}

describe('the join', () => {
  test('a turn that closes has no fault, though it asks for no mutation', () => {
    expect(judgeTurn(parseTurnInput(JSON.stringify(madeTurn())), {})).toEqual({ callId: 'turn-1', faults: [] });
  });

  test.each<[string, (turn: MadeTurn) => unknown, Record<string, readonly string[]>]>([
    [
      'a result is missing',
      ({ evidence }) => [evidence.toolResults.pop(), evidence.toolUse.pop()],
      { 'tool.result_missing': ['b'], 'tool.join_incomplete': ['b'] },
    ],
    [
      'a use is missing',
      ({ evidence }) => evidence.toolUse.pop(),
      { 'tool.use_missing': ['b'], 'tool.join_incomplete': ['b'] },
    ],
    [
      'a result is an orphan',
      ({ evidence }) => evidence.toolRequests.pop(),
      { 'tool.result_orphan': ['b'], 'tool.join_incomplete': ['b'] },
    ],
    [
      'a use of no result',
      ({ evidence }) => evidence.toolUse.push({ toolCallId: 'c', disposition: 'observed' }),
      { 'tool.use_without_result': ['c'], 'tool.join_incomplete': ['c'] },
    ],
    [
      'about no call',
      ({ evidence }) => (evidence.protocolState['stopReason'] = 'brand_new'),
      { 'protocol.stop_reason_unhandled': [] },
    ],
  ])('%s', (_, change, expected) => {
    expect(faults(changedTurn(change))).toMatchObject(expected);
  });

  test('what is no turn is refused', () => {
    const turn = changedTurn(({ evidence }) => evidence.toolRequests.push({ toolCallId: 'a', toolName: 'another' }));
    const input = parseTurnInput(JSON.stringify(turn));
    expect(() => judgeTurn(input, {})).toThrow(TurnInvalidError);
  });
});

describe('a mutation that the turn asks for', () => {
  test('is judged with it', () => {
    const turn = { ...madeTurn(), mutation: { intended: ['issue_update'], activePolicyDigest: 'policy.mutation' } };
    expect(Object.keys(faults(turn))).toEqual(['mutation.capability_claim_missing', 'mutation.use_evidence_missing']);
  });

  test('of an open join is refused for what keeps the join open alone', () => {
    const turn = { ...changedTurn(({ evidence }) => evidence.toolUse.pop()), mutation: { intended: ['issue_update'] } };
    expect(Object.keys(faults(turn))).toEqual(['tool.join_incomplete', 'tool.use_missing']);
  });
});

describe('the active policies', () => {
  const bound: TurnPolicies = {
    mutation: 'policy.mutation',
    governance: 'policy.governance',
    toolRender: 'policy.render',
    reminderQueue: 'policy.queue',
    stateView: 'policy.view',
    decomposition: 'policy.decomposition',
  };

  test('are those of the turn', () => {
    expect(faults(madeTurn(), bound)).toEqual({});
  });

  test.each<[keyof TurnPolicies, string]>([
    ['mutation', 'mutation.policy_digest_mismatch'],
    ['governance', 'governance.policy_package_mismatch'],
    ['toolRender', 'context.queue_policy_violation'],
    ['reminderQueue', 'context.queue_policy_violation'],
    ['stateView', 'context.queue_policy_violation'],
    ['decomposition', 'coordination.decomposition_policy_violation'],
  ])('another policy of %s', (policy, failureClass) => {
    expect(faults(madeTurn(), { ...bound, [policy]: 'sha256:other' })).toEqual({ [failureClass]: [] });
    expect(faults(madeTurn(), { [policy]: 'sha256:other' })).toEqual({ [failureClass]: [] });
  });
});

describe('the line of a fault', () => {
  const turn = {
    line: 3,
    calls: new Map([
      ['a', { request: 3, result: 5 }],
      ['b', { request: 4, result: null }],
      ['c', { request: null, result: 7 }],
    ]),
  };

  test.each<[readonly string[], number]>([
    [['a'], 5],
    [['b', 'a'], 4],
    [['c'], 7],
    [['gone'], 3],
    [[], 3],
  ])('%o', (calls, line) => {
    expect(faultLine(turn, calls)).toBe(line);
  });
});
