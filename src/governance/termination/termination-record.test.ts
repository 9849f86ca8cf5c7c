import { expect, test } from 'vitest';

import { TerminatingError } from '../../contracts/termination.ts';
import { PortcullisError, usageError } from '../../kernel/portcullis-error.ts';
import { endingOfError, firstReason, terminationRecord, TERMINATIONS } from './termination-record.ts';

test('each reason says whether to try again and what to do, in the order in which reasons are looked for', () => {
  expect(Object.entries(TERMINATIONS).map(([reason, [, canRetry, action]]) => [reason, canRetry, action])).toEqual([
    ['user_cancelled', true, 'retry'],
    ['catastrophic_error', true, 'retry'],
    ['approval_denied', false, 'user_input'],
    ['policy_violation', false, 'user_input'],
    ['context_budget_exceeded', true, 'escalate_model'],
    ['conflicting_agents', true, 'user_input'],
    ['budget_exhausted', true, 'broaden_scope'],
    ['timeout', true, 'retry'],
    ['blocked', false, 'user_input'],
    ['retries_exhausted', true, 'retry'],
    ['insufficient_evidence', false, 'user_input'],
    ['success', false, 'abandon'],
  ]);
  expect(firstReason(['insufficient_evidence', 'timeout', 'budget_exhausted'])).toBe('budget_exhausted');
  expect(firstReason([])).toBe('success');
});

test('a record is written by us, and says nothing secret', () => {
  const run = { run_id: 'r', kind: 'required', agent: null } as const;
  const key = `ghp_${'a'.repeat(36)}`;
  const record = terminationRecord(run, { reason: 'timeout', phase: 'run', details: key }, '2026-01-02T03:04:05.678Z');
  expect(record).toMatchObject({ ...run, reason: 'timeout', phase_at_termination: 'run', can_retry: true });
  expect(record).toMatchObject({ suggested_action: 'retry', logged_by: 'mother', final_artifacts: [] });
  expect(record.details).not.toContain(key);
});

test.each([
  [new TerminatingError('approval_denied', 'not_comparable', 'm'), 'approval_denied'],
  [usageError('m'), 'blocked'],
  [new PortcullisError('not_written', 'm'), 'catastrophic_error'],
  [new Error('m'), 'catastrophic_error'],
])('what %s ends', (error, reason) => {
  expect(endingOfError(error, 'run', false)).toEqual({ reason, phase: 'run', details: 'm' });
  expect(endingOfError(error, 'run', true).reason).toBe('user_cancelled');
});
