import type { Rfc3339 } from '../rfc3339.ts';
import { addIssue, discoverIssue, updateIssue } from './change-issue.ts';
import { checkIssues } from './check-issues.ts';
import { addDependency, removeDependency, replaceDependency } from './dependencies.ts';
import { dependencyItems, integrityOf } from './issue-graph.ts';
import type { IssueRequest, Outcome } from './issue-request.ts';
import type { Issues } from './issue.ts';
import { claimIssue, claimNextIssue, type LeaseAnswer, releaseLease, renewLease } from './lease.ts';
import { blockedItems, issueItem, listedItems, readyIssues } from './readiness.ts';

export type ReadIssues = (issues: Issues, request: IssueRequest) => object;
export type ChangeIssues<Answer extends object = object> = (
  issues: Issues,
  request: IssueRequest,
  now: Rfc3339,
) => Outcome<Answer>;

/** What answers from the issues as they are, by the name that its answer has (premath harness 6). */
export const READS = {
  'issue.list': (issues, request) => listed(listedItems(issues, request)),
  'issue.ready': (issues) => listed(readyIssues(issues).map(issueItem)),
  'issue.blocked': (issues) => listed(blockedItems(issues)),
  'issue.check': checkIssues,
  'dep.diagnostics': (issues, { graphScope = 'active' }) => ({
    graphScope,
    integrity: integrityOf(issues, graphScope),
  }),
  'dep.project': (issues, { view = 'execution' }) => ({
    view,
    ...listed(dependencyItems(issues, view)),
    integrity: integrityOf(issues, 'full'),
  }),
} as const satisfies Readonly<Record<string, ReadIssues>>;

/** What changes them. */
export const CHANGES = {
  'issue.add': addIssue,
  'issue.discover': discoverIssue,
  'issue.update': updateIssue,
  'dep.add': addDependency,
  'dep.remove': removeDependency,
  'dep.replace': replaceDependency,
} as const satisfies Readonly<Record<string, ChangeIssues>>;

/** What changes a lease; the reference's transport does it, too. */
export const LEASES = {
  'issue.claim': claimIssue,
  'issue.claim_next': claimNextIssue,
  'issue.lease_renew': renewLease,
  'issue.lease_release': releaseLease,
} as const satisfies Readonly<Record<string, ChangeIssues<LeaseAnswer>>>;

export type LeaseAction = keyof typeof LEASES;
export type Action = keyof typeof READS | keyof typeof CHANGES | LeaseAction;

function listed(items: readonly object[]) {
  return { count: items.length, items };
}
