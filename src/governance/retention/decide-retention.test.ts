import { expect, test } from 'vitest';

import { decideRetention, expiryOf, namedIn, protectionOf, type Aging } from './decide-retention.ts';
import { retentionPolicyOf } from './retention-policy.ts';
import { statusOfConclusion, statusOfReason } from './run-status.ts';

const DEFAULT_RETENTION = retentionPolicyOf();
const NOW = new Date('2026-06-30T12:00:00Z');
const daysAgo = (days: number): string => new Date(NOW.getTime() - days * 86_400_000).toISOString();

const FRESH: Aging = { created_at: daysAgo(1), run_status: 'success', status: 'active', expires_at: daysAgo(-179) };

test.each<[string, Partial<Aging>, string]>([
  ['a day old', {}, 'keep'],
  [
    '7 days and a second before its end',
    { expires_at: new Date(NOW.getTime() + 7 * 86_400_000 + 1000).toISOString() },
    'keep',
  ],
  ['7 days before its end', { expires_at: daysAgo(-7) }, 'notify'],
  ['long expired, never announced', { expires_at: daysAgo(400) }, 'notify'],
  ['expired, announced 6 days ago', { expires_at: daysAgo(1), notified_at: daysAgo(6) }, 'keep'],
  ['expired, announced 7 days ago', { expires_at: daysAgo(0), notified_at: daysAgo(7) }, 'delete'],
  ['announced 8 days ago, not expired', { expires_at: daysAgo(-1), notified_at: daysAgo(8) }, 'keep'],
  ['announced by a clock that was ahead', { expires_at: daysAgo(1), notified_at: daysAgo(-30) }, 'keep'],
  ['a person asked for it', { requested_at: daysAgo(0) }, 'delete'],
  ['a success of 89 days', { created_at: daysAgo(89) }, 'keep'],
  ['a success of 90 days', { created_at: daysAgo(90) }, 'archive'],
  ['one that is archived', { created_at: daysAgo(90), status: 'archived' }, 'keep'],
  ['a failure of 90 days is not archived', { created_at: daysAgo(90), run_status: 'failed' }, 'keep'],
  ['one without a record is not archived', { created_at: daysAgo(90), run_status: null }, 'keep'],
  ['made in the future', { created_at: daysAgo(-5) }, 'keep'],
  ['deleted', { status: 'deleted', requested_at: daysAgo(1) }, 'keep'],
  ['an instant that is none', { expires_at: '2026-99-99T00:00:00Z' }, 'keep'],
])('%s', (_, change, step) => {
  expect(decideRetention({ ...FRESH, ...change }, null, DEFAULT_RETENTION, NOW)).toBe(step);
  expect(decideRetention({ ...FRESH, ...change }, 'compliance', DEFAULT_RETENTION, NOW)).toBe('keep');
});

test('nothing is archived where the policy says so', () => {
  const policy = { ...DEFAULT_RETENTION, archive: { enabled: false } };
  expect(decideRetention({ ...FRESH, created_at: daysAgo(90) }, null, policy, NOW)).toBe('keep');
});

test.each([
  ['success', 'success', 180],
  ['user_cancelled', 'cancelled', 7],
  ['approval_denied', 'cancelled', 7],
  ['blocked', 'blocked', 60],
  ['budget_exhausted', 'blocked', 60],
  ['context_budget_exceeded', 'blocked', 60],
  ['conflicting_agents', 'blocked', 60],
  ['policy_violation', 'failed', 30],
  ['retries_exhausted', 'failed', 30],
  ['timeout', 'failed', 30],
  ['insufficient_evidence', 'failed', 30],
  ['catastrophic_error', 'failed', 30],
  [null, null, 90],
] as const)('what ended with %s is kept as %s, %s days', (reason, status, days) => {
  expect(statusOfReason(reason)).toBe(status);
  expect(expiryOf(DEFAULT_RETENTION, status, '2026-01-01T00:00:00Z')).toBe(
    new Date(Date.UTC(2026, 0, 1 + days)).toISOString(),
  );
});

test.each([
  ['success', 'success'],
  ['failure', 'failed'],
  ['timed_out', 'failed'],
  ['startup_failure', 'failed'],
  ['cancelled', 'cancelled'],
  ['action_required', 'blocked'],
  ['neutral', null],
  [null, null],
] as const)('a workflow run that ended with %s is kept as %s', (conclusion, status) => {
  expect(statusOfConclusion(conclusion)).toBe(status);
});

test('the first exception that holds protects', () => {
  const run = '0f0f0f0f-1111-4222-8333-444444444444';
  const artifact = { artifact_id: 'a', run_id: run, user_starred: true };
  const named = { inBaselines: namedIn([`{"batch":"${run}"}`]), inCases: namedIn([`as in ${run}.`]) };
  const none = { inBaselines: new Set<string>(), inCases: new Set<string>() };
  const policy = { ...DEFAULT_RETENTION, compliance: ['a'] };
  const off = (...keys: readonly string[]) => ({
    ...policy,
    exceptions: { ...policy.exceptions, ...Object.fromEntries(keys.map((key) => [key, false])) },
  });
  expect(protectionOf(policy, artifact, named)).toBe('approved');
  expect(protectionOf(off('approved_artifacts'), artifact, named)).toBe('golden_task');
  expect(protectionOf(policy, artifact, none)).toBe('user_starred');
  expect(protectionOf(off('user_starred'), artifact, none)).toBe('compliance');
  expect(protectionOf(off('user_starred', 'compliance_required'), artifact, none)).toBe(null);
  expect(protectionOf(policy, { ...artifact, artifact_id: 'aa', user_starred: false }, none)).toBe(null);
});

test('a section changes what it names, and is refused where it would pack what is deleted', () => {
  const policy = retentionPolicyOf({ by_status: { failed: { keep_days: 3 } }, exceptions: { golden_tasks: false } });
  expect(policy.by_status.failed).toEqual({ keep_days: 3, archive_after_days: null });
  expect(policy.by_status.success).toEqual({ keep_days: 180, archive_after_days: 90 });
  expect(policy.exceptions).toEqual({ ...DEFAULT_RETENTION.exceptions, golden_tasks: false });
  expect(() => retentionPolicyOf({ by_status: { success: { archive_after_days: 180 } } })).toThrow(
    'governance.retention.by_status.success.archive_after_days: expected less than keep_days, which is 180, or null, found 180',
  );
});
