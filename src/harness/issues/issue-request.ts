import { notFound } from '../../kernel/portcullis-error.ts';
import type { GRAPH_SCOPES, VIEWS } from '../state-names.ts';
import type { Issue, Issues } from './issue.ts';
import { sortedIssues } from './issue-rows.ts';

/** What operations are asked for, by the names of flags and payloads. Each takes what it is about; an id that is left out finds nothing. */
export interface IssueRequest {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  /** The issue in whose work another one was found. */
  readonly parent?: string | undefined;
  readonly description?: string | undefined;
  readonly notes?: string | undefined;
  readonly status?: string | undefined;
  /** Of an issue, or of a dependency. */
  readonly type?: string | undefined;
  readonly priority?: number | undefined;
  readonly assignee?: string | undefined;
  readonly owner?: string | undefined;
  readonly leaseId?: string | undefined;
  /** For so long, or up to a time, an RFC 3339 text. */
  readonly leaseTtlSeconds?: number | undefined;
  readonly leaseExpiresAt?: string | undefined;
  /** Where the specification differs from the reference: as it says. */
  readonly strictSpec?: boolean | undefined;
  /** Only issues that have all of these. */
  readonly labels?: readonly string[] | undefined;
  readonly dependsOn?: string | undefined;
  readonly fromType?: string | undefined;
  readonly toType?: string | undefined;
  readonly createdBy?: string | undefined;
  readonly graphScope?: (typeof GRAPH_SCOPES)[number] | undefined;
  readonly view?: (typeof VIEWS)[number] | undefined;
  /** Notes of more characters are warned of. */
  readonly noteWarnThreshold?: number | undefined;
  /** Also finds dependencies that say nothing new. */
  readonly compactness?: boolean | undefined;
}

/** The issues as an operation leaves them, and what it answers. Where nothing changed they are the same object. */
export interface Outcome<Answer extends object = object> {
  readonly issues: Issues;
  readonly answer: Answer;
}

/** The same issues with this one in the place of the one with its id, or more. */
export function withIssue(issues: Issues, issue: Issue): Issues {
  if (!issues.has(issue.id)) return sortedIssues([...issues.values(), issue]);
  return new Map(issues).set(issue.id, issue);
}

/** @throws PortcullisError `not_found` */
export function requiredIssue(issues: Issues, id = '', what = 'issue'): Issue {
  const issue = issues.get(id);
  if (issue === undefined) throw notFound(`${what} not found: ${id}`, 'Run `portcullis issue list` for their ids.');
  return issue;
}
