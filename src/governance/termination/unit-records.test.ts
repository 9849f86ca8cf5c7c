import { describe, expect, test } from 'vitest';

import type { PlannedUnit } from '../../contracts/plan.ts';
import type { UnitResult } from '../../contracts/results.ts';
import { unitId, unitResult } from '../../testing/unit-result-builder.ts';
import { stepEnding } from './step-ending.ts';
import { batchEnding, batchRecords, unitEnding, unitRecord } from './unit-records.ts';

const NOW = '2026-01-02T03:04:05.678Z';

type Termination = NonNullable<UnitResult['attempts']>[number]['termination'];

function attempt(termination: Termination): NonNullable<UnitResult['attempts']>[number] {
  const { status, infra_reason, error, timed_out } = unitResult();
  return {
    status,
    infra_reason,
    error,
    exit_code: 0,
    signal: null,
    timed_out,
    termination,
    survivors: 0,
    duration_ms: 1,
  };
}

const infra = (reason: UnitResult['infra_reason'], more: Partial<UnitResult> = {}): UnitResult =>
  unitResult({ status: 'infra_error', infra_reason: reason, attempts: [attempt('exited')], ...more });

describe('why a unit ended', () => {
  test.each([
    ['contaminated', 'policy_violation', 'verify'],
    ['auth', 'blocked', 'start'],
    ['not_started', 'blocked', 'start'],
    ['invalid', 'blocked', 'start'],
    ['rate_limited', 'retries_exhausted', 'run'],
    ['api_error', 'retries_exhausted', 'run'],
    ['incomplete', 'retries_exhausted', 'run'],
    ['exit', 'retries_exhausted', 'run'],
    ['unobservable', 'insufficient_evidence', 'verify'],
    ['unrecognised', 'insufficient_evidence', 'verify'],
    ['oversize', 'insufficient_evidence', 'verify'],
  ] as const)('%s: %s', (reason, expected, phase) => {
    expect(unitEnding(infra(reason))).toMatchObject({ reason: expected, phase, factors: ['infra_error', reason] });
  });

  test.each<readonly [string, UnitResult, string]>([
    ['its turns', unitResult({ limit: 'turns' }), 'budget_exhausted'],
    ['its own budget', unitResult({ status: 'fail', limit: 'budget' }), 'budget_exhausted'],
    ['its output', infra('oversize', { attempts: [attempt('output_limit')] }), 'budget_exhausted'],
    ['our clock, also where it passed', unitResult({ timed_out: true }), 'timeout'],
    ['our clock, in silence', infra('incomplete', { timed_out: true }), 'timeout'],
    ['a verdict', unitResult({ status: 'fail' }), 'success'],
    ['what a policy forbids, after its time', infra('contaminated', { timed_out: true }), 'policy_violation'],
  ])('by %s', (_what, unit, reason) => {
    expect(unitEnding(unit).reason).toBe(reason);
  });

  test('one that was not begun ended at its start, for the reason of what stopped it', () => {
    const left = infra('not_started', { attempts: [], error: 'not run: stopped' });
    expect(unitRecord(left, unitId(9), NOW, 'retries_exhausted')).toMatchObject({
      run_id: left.unit_run_id,
      reason: 'retries_exhausted',
      phase_at_termination: 'start',
      details: 'not run: stopped',
      timestamp: NOW,
    });
  });
});

describe('why a batch ended', () => {
  const recorded = (unit: UnitResult): UnitResult => ({ ...unit, termination: unitRecord(unit, unitId(9), NOW) });

  test.each<readonly [string, readonly UnitResult[], boolean, string]>([
    ['a verdict', [unitResult({ status: 'fail' }), infra('auth')], false, 'success'],
    ['no unit', [], false, 'success'],
    ['no verdict: the first reason of its units', [infra('exit'), infra('auth')], false, 'blocked'],
    ['a budget that was used up', [unitResult()], true, 'budget_exhausted'],
  ])('%s', (_what, units, isCut, reason) => {
    expect(batchEnding(units.map(recorded), isCut)).toEqual({ reason, phase: 'report' });
  });

  test('what has no result ended as its batch did; a run that was resumed has ids of its own', () => {
    const [first, second] = [unitId(1), unitId(2)];
    const planned = [first, second].map((unit_run_id) => ({ unit_run_id, agent: 'claude' }) as PlannedUnit);
    const units = [recorded(unitResult({ unit_run_id: first }))];
    const ending = { reason: 'user_cancelled', phase: 'run', artifacts: ['a'] } as const;
    const records = batchRecords({ batchRun: `${unitId(9)}.s1a2.2`, ending, planned, units, at: NOW });
    expect(records.map(({ run_id, kind, agent, reason }) => [run_id, kind, agent, reason])).toEqual([
      [`${unitId(9)}.s1a2.2`, 'batch', null, 'user_cancelled'],
      [first, 'unit', 'claude', 'success'],
      [`${second}.s1a2.2`, 'unit', 'claude', 'user_cancelled'],
    ]);
    expect(records.map(({ final_artifacts: files }) => files)).toEqual([['a'], [], []]);
  });
});

test.each([
  [true, [], 'success'],
  [false, [], 'blocked'],
  [false, ['retry_needed_interrupted'], 'user_cancelled'],
  [false, ['retry_needed_verify_before'], 'blocked'],
  [false, ['check_failed', 'exit_1'], 'retries_exhausted'],
  [false, ['context.scope_violation', 'check_failed'], 'policy_violation'],
  [false, ['stop_policy.turns_exceeded', 'check_failed'], 'budget_exhausted'],
  [false, ['step.lease_ended', 'check_failed'], 'timeout'],
  [false, ['check_failed', 'conflict.unresolved'], 'conflicting_agents'],
  [false, ['mutation.use_evidence_missing'], 'insufficient_evidence'],
  [false, ['tool.approval_denied', 'check_failed'], 'approval_denied'],
  [false, ['tool.blocked'], 'blocked'],
  [false, ['tool.budget_exhausted'], 'budget_exhausted'],
])('a step of a worker, completed: %s, failures %j, ends as %s', (completed, failureClasses, reason) => {
  const step = { completed, failureClasses, resultClass: 'c', attempts: 2, witness: 'w' };
  expect(stepEnding(step)).toMatchObject({ reason, details: 'c', artifacts: ['w'] });
});
