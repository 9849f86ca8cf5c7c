import { canonicalJson } from '../../kernel/canonical-json.ts';
import { sha256Hex } from '../../kernel/digest.ts';
import { isInProgress } from '../issues/change-issue.ts';
import type { Issue } from '../issues/issue.ts';
import { isStale } from '../issues/lease.ts';
import { parseRfc3339, type Rfc3339 } from '../rfc3339.ts';

interface Recovery {
  readonly leaseAction: string;
  readonly resultClass: string;
}

const INVARIANT: Recovery = { leaseAction: 'stop', resultClass: 'failed_lease_invariant' };

/** What is done about a lease after a step that failed, and what the step is called (premath harness 4.5). */
const RECOVERIES = {
  active: { leaseAction: 'issue_lease_renew', resultClass: 'retry_needed_lease_active' },
  stale: { leaseAction: 'issue_claim_next_reclaim', resultClass: 'retry_needed_lease_stale' },
  contended: { leaseAction: 'issue_lease_release', resultClass: 'retry_needed_lease_contended' },
  released: { leaseAction: 'claim_next', resultClass: 'failed_issue_closed' },
  unleased: { leaseAction: 'reconcile', resultClass: 'failed_lease_missing' },
  missing_issue: { leaseAction: 'stop', resultClass: 'failed_issue_missing' },
  closed_with_lease: INVARIANT,
  invalid_expires_at: INVARIANT,
} as const satisfies Readonly<Record<string, Recovery>>;

/** What became of the lease of an issue in work. */
export type LeaseState = keyof typeof RECOVERIES;

/** A lease as it was claimed. */
export interface Claim {
  readonly issueId: string;
  readonly workerId: string;
  readonly leaseId: string;
}

/** How a step ended: well, with a failure, or without work, so that its issue is given back under the class that says why. */
export type StepEnd = 'completed' | 'failed' | { readonly givenBack: string };

/** What a step hands on about its lease; `leaseRef` is the reference's. */
export interface LeaseHandoff extends Recovery {
  readonly leaseState: LeaseState;
  readonly leaseRef: string;
  /** Of the lease that is there, or was claimed; blank where there is none. */
  readonly leaseId: string;
  readonly leaseOwner: string;
}

export function leaseState(issue: Issue | undefined, now: Rfc3339): LeaseState {
  if (issue === undefined) return 'missing_issue';
  const { status, lease, assignee = '' } = issue;
  if (status === 'closed') return lease === undefined ? 'released' : 'closed_with_lease';
  if (lease === undefined) return 'unleased';
  if (parseRfc3339(lease.expires_at) === null) return 'invalid_expires_at';
  if (isStale(lease, now)) return 'stale';
  const isTorn = !isInProgress(status) || (lease.owner !== '' && assignee !== lease.owner);
  return isTorn ? 'contended' : 'active';
}

/** Whether the lease of an issue is the one that was claimed, and has not ended. */
export function isHeld(issue: Issue | undefined, { leaseId }: Claim, now: Rfc3339): issue is Issue {
  return leaseState(issue, now) === 'active' && issue?.lease?.lease_id === leaseId;
}

/** What is handed on about an issue as it is now. Another worker's lease is left alone, where the reference would renew it. */
export function leaseHandoff(issue: Issue | undefined, claim: Claim, end: StepEnd, now: Rfc3339): LeaseHandoff {
  const state = leaseState(issue, now);
  const { leaseId, leaseOwner } = leaseNamed(issue, claim, end, state);
  const { leaseAction, resultClass } = recoveryOf(issue, claim, end, state);
  const { issueId, workerId } = claim;
  const { status = '', assignee = '' } = issue ?? {};
  const told = { issueId, workerId, leaseId, leaseOwner, leaseState: state, leaseAction, status, assignee };
  const leaseRef = `lease://handoff/${issueId}/${state}/${sha256Hex(canonicalJson(told))}`;
  return { leaseState: state, leaseAction, resultClass, leaseRef, leaseId, leaseOwner };
}

function leaseNamed(issue: Issue | undefined, claim: Claim, end: StepEnd, state: LeaseState) {
  if (end === 'completed') return { leaseId: claim.leaseId, leaseOwner: claim.workerId };
  const isActive = state === 'active';
  const { lease_id = '', owner = '' } = issue?.lease ?? {};
  return {
    leaseId: lease_id || (isActive ? claim.leaseId : ''),
    leaseOwner: owner || (isActive ? claim.workerId : ''),
  };
}

function recoveryOf(issue: Issue | undefined, { leaseId }: Claim, end: StepEnd, state: LeaseState): Recovery {
  if (end === 'completed') return { leaseAction: 'release_closed', resultClass: 'completed' };
  const isOthers = issue?.lease !== undefined && state !== 'stale' && issue.lease.lease_id !== leaseId;
  if (isOthers) return INVARIANT;
  if (end !== 'failed' && state === 'active') {
    return { leaseAction: 'issue_lease_release', resultClass: end.givenBack };
  }
  return RECOVERIES[state];
}
