import { invalidInput, usageError } from '../../kernel/portcullis-error.ts';
import { trimmed } from '../../kernel/trimmed.ts';
import { type Rfc3339, rfc3339Text } from '../rfc3339.ts';
import { type IssueRequest, type Outcome, requiredIssue, withIssue } from './issue-request.ts';
import { type Dependency, type Issue, issueTypeOf, type Issues } from './issue.ts';
import { issueView } from './readiness.ts';

/** What `issue update` may set. */
const UPDATED = ['title', 'description', 'notes', 'status', 'priority', 'assignee', 'owner'] as const;

/** Whether somebody works on an issue: case and white space around do not matter here, and for `open` and `blocked` they do. */
export function isInProgress(status: string): boolean {
  return trimmed(status).toLowerCase() === 'in_progress';
}

/** An issue with another status: a lease belongs to work in progress, and the time of closing to `closed` (premath harness 6.2). */
export function withStatus(issue: Issue, status: string, now: string): Issue {
  return {
    ...issue,
    status,
    updated_at: now,
    lease: isInProgress(status) ? issue.lease : undefined,
    closed_at: status === 'closed' ? (issue.closed_at ?? now) : undefined,
  };
}

/**
 * A new issue; without an id it is the first free `bd-<n>`.
 *
 * @throws PortcullisError `usage` where the id is taken, `invalid_input` for another type than epic and task
 */
export function addIssue(issues: Issues, request: IssueRequest, now: Rfc3339): Outcome {
  const issue = newIssue(issues, request, now, []);
  return { issues: withIssue(issues, issue), answer: { issue: issueView(issue) } };
}

/** A new issue that was found in the work on another one. @throws PortcullisError as `addIssue`, and where the parent is missing */
export function discoverIssue(issues: Issues, request: IssueRequest, now: Rfc3339): Outcome {
  const { id: dependsOnId } = requiredIssue(issues, request.parent, 'parent issue');
  const type = 'discovered-from';
  const issue = newIssue(issues, request, now, [{ depends_on_id: dependsOnId, type }]);
  const dependency = { issueId: issue.id, dependsOnId, type };
  return { issues: withIssue(issues, issue), answer: { issue: issueView(issue), dependency } };
}

function newIssue(
  issues: Issues,
  request: IssueRequest,
  time: Rfc3339,
  dependencies: readonly Omit<Dependency, 'issue_id'>[],
): Issue {
  const { title = '', status = 'open', type = 'task' } = request;
  const id = trimmed(request.id ?? '') || freeId(issues);
  if (issues.has(id)) throw usageError(`issue already exists: ${id}`, 'Leave --id out, or give another one.');
  const issueType = issueTypeOf(type);
  if (issueType === undefined) throw invalidInput(`--type: expected epic or task, found ${JSON.stringify(type)}`);
  const now = rfc3339Text(time);
  const issue: Issue = {
    id,
    title,
    description: request.description,
    status,
    priority: request.priority ?? 2,
    issue_type: issueType,
    assignee: request.assignee,
    owner: request.owner,
    created_at: now,
    updated_at: now,
    ephemeral: false,
    dependencies: dependencies.map((dependency) => ({ issue_id: id, ...dependency })),
  };
  return withStatus(issue, status, now);
}

function freeId(issues: Issues): string {
  let number = 1;
  while (issues.has(`bd-${number}`)) number += 1;
  return `bd-${number}`;
}

/** @throws PortcullisError `usage` where nothing is to be changed, `not_found` */
export function updateIssue(issues: Issues, request: IssueRequest, time: Rfc3339): Outcome {
  const given = UPDATED.filter((name) => request[name] !== undefined);
  if (given.length === 0) throw usageError('no update fields provided', 'Add --help for the flags.');
  const now = rfc3339Text(time);
  const fields = Object.fromEntries(given.map((name) => [name, request[name]]));
  const changed: Issue = { ...requiredIssue(issues, request.id), ...fields, updated_at: now };
  const issue = request.status === undefined ? changed : withStatus(changed, request.status, now);
  return { issues: withIssue(issues, issue), answer: { issue: issueView(issue) } };
}
