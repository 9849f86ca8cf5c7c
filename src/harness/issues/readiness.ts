import type { IssueRequest } from './issue-request.ts';
import { DEPENDENCY_TYPES } from '../state-names.ts';
import type { Dependency, Issue, Issues } from './issue.ts';

/** What lists say of an issue. */
export function issueItem({ id, title, status, priority }: Issue) {
  return { id, title, status, priority };
}

/** What answers about one issue say of it. */
export function issueView(issue: Issue) {
  const { issue_type: issueType, assignee = '', owner = '' } = issue;
  return { ...issueItem(issue), issueType, assignee, owner };
}

/** The dependencies of an issue that it has to wait for: on one that is not closed, or is missing. */
export function unresolved(issues: Issues, { dependencies = [] }: Issue): readonly Dependency[] {
  return dependencies.filter(
    ({ type, depends_on_id }) => DEPENDENCY_TYPES[type] && issues.get(depends_on_id)?.status !== 'closed',
  );
}

/** The issues that can be worked on, by id: open, with nothing to wait for (premath harness 6.3). */
export function readyIssues(issues: Issues): readonly Issue[] {
  return [...issues.values()].filter((issue) => issue.status === 'open' && unresolved(issues, issue).length === 0);
}

/** What waits, by id, and what for. */
export function blockedItems(issues: Issues) {
  return [...issues.values()].flatMap((issue) => {
    const manualBlocked = issue.status === 'blocked';
    const blockers = unresolved(issues, issue).map(({ issue_id, depends_on_id, type, created_by = '' }) => {
      const blocker = issues.get(depends_on_id);
      const blockerStatus = blocker?.status ?? null;
      const blockerMissing = blocker === undefined;
      const edge = { issueId: issue_id, dependsOnId: depends_on_id, type, createdBy: created_by };
      return { ...edge, blockerStatus, blockerMissing };
    });
    if (issue.status === 'closed' || (!manualBlocked && blockers.length === 0)) return [];
    return [{ ...issueItem(issue), manualBlocked, blockers }];
  });
}

/** Issues by id, of those with this status and assignee where they are given. */
export function listedItems(issues: Issues, { status, assignee }: IssueRequest) {
  return [...issues.values()]
    .filter(
      (issue) =>
        (status ?? issue.status) === issue.status && (assignee ?? issue.assignee ?? '') === (issue.assignee ?? ''),
    )
    .map((issue) => ({ ...issueItem(issue), issueType: issue.issue_type, assignee: issue.assignee ?? '' }));
}
