import { trimmed } from '../../kernel/trimmed.ts';
import { ClassedRefusal } from '../classed-refusal.ts';
import { compareRfc3339, parseRfc3339, type Rfc3339, rfc3339Text } from '../rfc3339.ts';
import { safeToken } from '../safe-token.ts';
import { isInProgress, withStatus } from './change-issue.ts';
import { type IssueRequest, type Outcome, withIssue } from './issue-request.ts';
import type { Issue, Issues, Lease } from './issue.ts';
import { issueView, unresolved } from './readiness.ts';

/** How long a lease may last, and lasts where nobody says it. */
const SECONDS = { least: 30, most: 86_400, usual: 3600 };

/** What became of a request: the issue that it is about, if any, and whether something changed. */
export interface LeaseAnswer {
  readonly issue: Issue | null;
  readonly changed: boolean;
}

/**
 * Takes an issue for somebody, who may have it already; a lease that has ended is no hindrance.
 *
 * @throws ClassedRefusal
 */
export function claimIssue(issues: Issues, request: IssueRequest, now: Rfc3339): Outcome<LeaseAnswer> {
  const asked = askedLease(request, now);
  const issue = leasable(issues, request, 'claim');
  const freed = withoutStaleLease(issue, asked.assignee, now);
  const hindrance = hindranceFor(freed, asked.assignee);
  if (hindrance !== null) throw new ClassedRefusal('lease_contention_active', hindrance);
  return changedTo(issues, withLease(freed, asked, now));
}

/**
 * Takes the first issue that is ready and free, by id. With `strictSpec` the first by priority and then id, also one in progress whose lease has
 * ended, as the specification and not the reference has it.
 *
 * @throws ClassedRefusal
 */
export function claimNextIssue(issues: Issues, request: IssueRequest, now: Rfc3339): Outcome<LeaseAnswer> {
  const asked = askedLease(request, now);
  const { strictSpec: strict = false, labels: wanted = [] } = request;
  const isOffered = ({ status, lease, labels = [] }: Issue): boolean =>
    wanted.every((label) => labels.includes(label)) &&
    (status === 'open' || (strict && isInProgress(status) && lease !== undefined && isStale(lease, now)));
  const offered = [...issues.values()].filter((issue) => isOffered(issue) && unresolved(issues, issue).length === 0);
  const ordered = strict ? offered.toSorted((a, b) => a.priority - b.priority) : offered;
  for (const issue of ordered) {
    const freed = withoutStaleLease(issue, asked.assignee, now);
    if (hindranceFor(freed, asked.assignee) === null) return changedTo(issues, withLease(freed, asked, now));
  }
  return { issues, answer: { issue: null, changed: false } };
}

/** A later end for a lease that has not ended. @throws ClassedRefusal */
export function renewLease(issues: Issues, request: IssueRequest, now: Rfc3339): Outcome<LeaseAnswer> {
  const assignee = requiredAssignee(request);
  const leaseId = trimmed(request.leaseId ?? '');
  if (leaseId === '') throw new ClassedRefusal('lease_id_mismatch', 'expected a lease id, found a blank one');
  const expires = expiryOf(request, now);
  const issue = leasable(issues, request, 'renew lease on');
  const lease = requiredLease(issue);
  if (isStale(lease, now)) throw new ClassedRefusal('lease_stale', `lease is stale and must be reclaimed: ${issue.id}`);
  refuseOtherLease(issue.id, lease, assignee, leaseId);
  return changedTo(issues, extended(issue, lease, expires, now));
}

/** Gives an issue back, also with a lease that has ended. Without one nothing changes. @throws ClassedRefusal */
export function releaseLease(issues: Issues, request: IssueRequest, now: Rfc3339): Outcome<LeaseAnswer> {
  const issue = foundIssue(issues, request);
  const assignee = trimmed(request.assignee ?? '');
  const leaseId = trimmed(request.leaseId ?? '');
  if (issue.lease === undefined && assignee === '' && leaseId === '') {
    return { issues, answer: { issue, changed: false } };
  }
  refuseOtherLease(issue.id, requiredLease(issue), assignee, leaseId);
  const status = isInProgress(issue.status) ? 'open' : issue.status;
  return changedTo(issues, { ...withStatus(issue, status, rfc3339Text(now)), assignee: '', lease: undefined });
}

/** Which leases have ended, and which are held beside the issue's own status or assignee. */
export function leaseProjection(issues: Issues, now: Rfc3339) {
  const leased = [...issues.values()].flatMap((issue) =>
    issue.lease === undefined ? [] : [{ issue, lease: issue.lease, stale: isStale(issue.lease, now) }],
  );
  const staleIssueIds = leased.filter(({ stale }) => stale).map(({ issue }) => issue.id);
  const contendedIssueIds = leased
    .filter(({ issue, lease, stale }) => !stale && (!isInProgress(issue.status) || issue.assignee !== lease.owner))
    .map(({ issue }) => issue.id);
  return {
    checkedAt: offsetText(rfc3339Text(now)),
    staleCount: staleIssueIds.length,
    staleIssueIds,
    contendedCount: contendedIssueIds.length,
    contendedIssueIds,
  };
}

export function isStale({ expires_at }: Lease, now: Rfc3339): boolean {
  const expires = parseRfc3339(expires_at);
  return expires === null || compareRfc3339(expires, now) <= 0;
}

/** An issue as answers about leases show it; times in the form of `+00:00`. */
export function leasedView(issue: Issue) {
  const { lease } = issue;
  if (lease === undefined) return issueView(issue);
  const [acquiredAt, expiresAt] = [offsetText(lease.acquired_at), offsetText(lease.expires_at)];
  const renewedAt = lease.renewed_at === undefined ? null : offsetText(lease.renewed_at);
  return {
    ...issueView(issue),
    lease: { leaseId: lease.lease_id, owner: lease.owner, acquiredAt, expiresAt, renewedAt },
  };
}

/** A time of the store, which ends with `Z`. */
function offsetText(time: string): string {
  return time.replace(/Z$/, '+00:00');
}

/** A request that was read. */
interface AskedLease {
  readonly assignee: string;
  readonly leaseId: string;
  readonly expires: string;
}

function askedLease(request: IssueRequest, now: Rfc3339): AskedLease {
  const assignee = requiredAssignee(request);
  return { assignee, leaseId: trimmed(request.leaseId ?? ''), expires: expiryOf(request, now) };
}

function requiredAssignee({ assignee = '' }: IssueRequest): string {
  const given = trimmed(assignee);
  if (given !== '') return given;
  throw new ClassedRefusal('lease_invalid_assignee', 'expected an assignee, found a blank one');
}

function expiryOf({ leaseTtlSeconds: ttl, leaseExpiresAt: at }: IssueRequest, now: Rfc3339): string {
  if (ttl !== undefined && at !== undefined) {
    throw new ClassedRefusal('lease_binding_ambiguous', 'provide only one of leaseTtlSeconds or leaseExpiresAt');
  }
  if (at === undefined) {
    const seconds = ttl ?? SECONDS.usual;
    if (seconds >= SECONDS.least && seconds <= SECONDS.most) {
      return rfc3339Text({ ...now, seconds: now.seconds + seconds });
    }
    const range = `[${SECONDS.least}, ${SECONDS.most}]`;
    throw new ClassedRefusal('lease_invalid_ttl', `lease_ttl_seconds must be in range ${range} (got ${seconds})`);
  }
  const time = parseRfc3339(trimmed(at));
  if (time !== null && compareRfc3339(time, now) > 0) return rfc3339Text(time);
  const expected = time === null ? 'RFC3339' : 'in the future';
  throw new ClassedRefusal('lease_invalid_expires_at', `lease_expires_at must be ${expected}`);
}

function foundIssue(issues: Issues, { id = '' }: IssueRequest): Issue {
  const issue = issues.get(trimmed(id));
  if (issue === undefined) throw new ClassedRefusal('lease_not_found', `issue not found: ${trimmed(id)}`);
  return issue;
}

function leasable(issues: Issues, request: IssueRequest, verb: string): Issue {
  const issue = foundIssue(issues, request);
  if (issue.status !== 'closed') return issue;
  throw new ClassedRefusal('lease_issue_closed', `cannot ${verb} closed issue: ${issue.id}`);
}

function requiredLease({ id, lease }: Issue): Lease {
  if (lease === undefined) throw new ClassedRefusal('lease_missing', `issue has no lease: ${id}`);
  return lease;
}

/** Blank texts ask for nothing. */
function refuseOtherLease(id: string, lease: Lease, assignee: string, leaseId: string): void {
  if (assignee !== '' && assignee !== lease.owner) {
    const found = `expected=${lease.owner}, got=${assignee}`;
    throw new ClassedRefusal('lease_owner_mismatch', `lease owner mismatch for ${id} (${found})`);
  }
  if (leaseId !== '' && leaseId !== lease.lease_id) {
    const found = `expected=${lease.lease_id}, got=${leaseId}`;
    throw new ClassedRefusal('lease_id_mismatch', `lease_id mismatch for ${id} (${found})`);
  }
}

function withoutStaleLease(issue: Issue, assignee: string, now: Rfc3339): Issue {
  if (issue.lease === undefined || !isStale(issue.lease, now)) return issue;
  return { ...issue, lease: undefined, assignee: issue.assignee === assignee ? assignee : '' };
}

/** Why somebody else has the issue; null where nobody does. */
function hindranceFor({ id, lease, assignee: assigned = '' }: Issue, assignee: string): string | null {
  if (lease !== undefined) {
    const held = `issue already leased: ${id} (owner=${lease.owner}, lease_id=${lease.lease_id})`;
    return lease.owner === assignee ? null : held;
  }
  return assigned === '' || assigned === assignee ? null : `issue already claimed: ${id} (assignee=${assigned})`;
}

function withLease(issue: Issue, { assignee, leaseId, expires }: AskedLease, now: Rfc3339): Issue {
  if (issue.lease !== undefined) return extended(issue, issue.lease, expires, now);
  const token = `lease1_${safeToken(issue.id, 'anon')}_${safeToken(assignee, 'anon')}`;
  const acquired = rfc3339Text(now);
  const lease = { lease_id: leaseId || token, owner: assignee, acquired_at: acquired, expires_at: expires };
  return { ...withStatus(issue, 'in_progress', acquired), assignee, lease };
}

/** An issue in the hands of who has its lease, for longer. */
function extended(issue: Issue, lease: Lease, expires: string, now: Rfc3339): Issue {
  const renewed = { ...lease, expires_at: expires, renewed_at: rfc3339Text(now) };
  return { ...withStatus(issue, 'in_progress', renewed.renewed_at), assignee: lease.owner, lease: renewed };
}

function changedTo(issues: Issues, issue: Issue): Outcome<LeaseAnswer> {
  return { issues: withIssue(issues, issue), answer: { issue, changed: true } };
}
