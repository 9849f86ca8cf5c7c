import { describe, expect, test } from 'vitest';

import type { Issue } from '../issues/issue.ts';
import { momentOf } from '../rfc3339.ts';
import { leaseHandoff } from './lease-handoff.ts';
import { boundedSummary } from './step-summary.ts';

const NOW = momentOf(new Date('2026-02-21T01:00:00Z'));
const CLAIM = { issueId: 'bd-4', workerId: 'alice', leaseId: 'lease1_bd-4_alice' };
const TIME = '2026-02-21T00:00:00Z';
const LEASE = { lease_id: CLAIM.leaseId, owner: 'alice', acquired_at: TIME, expires_at: '2026-02-21T02:00:00Z' };

function issue(fields: Partial<Issue>): Issue {
  const base = { id: 'bd-4', title: 't', priority: 2, issue_type: 'task', ephemeral: false } as const;
  return { ...base, status: 'in_progress', created_at: TIME, updated_at: TIME, assignee: 'alice', ...fields };
}

test('the reference of an active lease is the one of the reference', () => {
  const { leaseRef } = leaseHandoff(issue({ lease: LEASE }), CLAIM, 'failed', NOW);
  const digest = '02f1f982ab0bdc00840090bd6e80a89703a199a30944f2d5b8fd1cbcb727ea62';
  expect(leaseRef).toBe(`lease://handoff/bd-4/active/${digest}`);
});

describe('after a step that failed', () => {
  const ended = { ...LEASE, expires_at: TIME };
  const others = { ...LEASE, owner: 'bob', lease_id: 'l' };
  test.each([
    ['active', issue({ lease: LEASE }), 'issue_lease_renew', 'retry_needed_lease_active'],
    ['stale', issue({ lease: ended }), 'issue_claim_next_reclaim', 'retry_needed_lease_stale'],
    ['contended', issue({ lease: LEASE, assignee: 'bob' }), 'issue_lease_release', 'retry_needed_lease_contended'],
    ['contended', issue({ lease: LEASE, status: 'open' }), 'issue_lease_release', 'retry_needed_lease_contended'],
    ['released', issue({ status: 'closed' }), 'claim_next', 'failed_issue_closed'],
    ['unleased', issue({}), 'reconcile', 'failed_lease_missing'],
    ['missing_issue', undefined, 'stop', 'failed_issue_missing'],
    ['closed_with_lease', issue({ status: 'closed', lease: LEASE }), 'stop', 'failed_lease_invariant'],
    ['invalid_expires_at', issue({ lease: { ...LEASE, expires_at: '?' } }), 'stop', 'failed_lease_invariant'],
    // Ours: what somebody else has is neither renewed nor released.
    ['active', issue({ lease: others, assignee: 'bob' }), 'stop', 'failed_lease_invariant'],
    ['contended', issue({ lease: others }), 'stop', 'failed_lease_invariant'],
  ] as const)('%s', (state, left, leaseAction, resultClass) => {
    const handoff = leaseHandoff(left, CLAIM, 'failed', NOW);
    expect(handoff).toMatchObject({ leaseState: state, leaseAction, resultClass });
    expect(handoff.leaseRef).toMatch(new RegExp(`^lease://handoff/bd-4/${state}/[0-9a-f]{64}$`));
  });
});

test('an issue is given back only while its lease is there', () => {
  const end = { givenBack: 'retry_needed_verify_before' };
  const active = leaseHandoff(issue({ lease: LEASE }), CLAIM, end, NOW);
  expect(active).toMatchObject({ leaseAction: 'issue_lease_release', resultClass: end.givenBack });
  expect(leaseHandoff(issue({}), CLAIM, end, NOW).leaseAction).toBe('reconcile');
});

test('a closed issue names the lease that was claimed', () => {
  const closed = leaseHandoff(issue({ status: 'closed' }), CLAIM, 'completed', NOW);
  const told = { leaseAction: 'release_closed', resultClass: 'completed', leaseId: CLAIM.leaseId, leaseOwner: 'alice' };
  expect(closed).toMatchObject(told);
});

describe('a summary', () => {
  test('of 4 KiB stays as it is', () => {
    expect(boundedSummary('a'.repeat(4096), 'c.json')).toEqual({ summary: 'a'.repeat(4096), checkpoint: null });
  });

  test.each(['a', 'é', '\u{1f600}'])(
    'of more characters such as %s is cut, and whole in the checkpoint',
    (character) => {
      const whole = `x${character.repeat(4097)}`;
      const { summary, checkpoint } = boundedSummary(whole, 'c.json');
      expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(4096);
      expect(Buffer.byteLength(summary)).toBeGreaterThan(4090);
      expect(summary).toMatch(
        new RegExp(`^x${character}+\\n\\[all of it: c.json, ${checkpoint?.checkpointDigest}\\]$`, 'u'),
      );
      expect(checkpoint?.summary).toBe(whole);
    },
  );
});
