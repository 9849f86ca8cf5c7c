import { invalidInput, notFound, usageError } from '../../kernel/portcullis-error.ts';
import { trimmed } from '../../kernel/trimmed.ts';
import { type Rfc3339, rfc3339Text } from '../rfc3339.ts';
import { DEPENDENCY_TYPES } from '../state-names.ts';
import { graphOf, pathBetween } from './issue-graph.ts';
import { type IssueRequest, type Outcome, requiredIssue, withIssue } from './issue-request.ts';
import { type Dependency, type DependencyType, isDependencyType, type Issue, type Issues } from './issue.ts';

/**
 * One dependency more.
 *
 * @throws PortcullisError where an issue is missing, for one on itself, one that is there, and one that closes a cycle of whatever types
 */
export function addDependency(issues: Issues, request: IssueRequest, now: Rfc3339): Outcome {
  const { createdBy = '' } = request;
  const type = typeOf(request.type);
  const issue = requiredIssue(issues, request.id);
  const { id: dependsOn } = requiredIssue(issues, request.dependsOn);
  const added = { issue_id: issue.id, depends_on_id: dependsOn, type, created_by: createdBy };
  refuseLoop(added);
  refuseTwin(issue, added);
  const path = pathBetween(graphOf(issues, 'full'), dependsOn, issue.id);
  if (path !== null) {
    const round = [issue.id, ...path].join(' -> ');
    throw usageError(`dependency cycle detected: ${edgeText(added)}; path: ${round}`);
  }
  return outcome(issues, issue, [...(issue.dependencies ?? []), added], added, now);
}

/** One dependency less. @throws PortcullisError where there is none */
export function removeDependency(issues: Issues, request: IssueRequest, now: Rfc3339): Outcome {
  const { issue, found } = requiredEdge(issues, request, typeOf(request.type));
  const left = (issue.dependencies ?? []).filter((dependency) => !isSame(dependency, found));
  return outcome(issues, issue, left, found, now);
}

/**
 * Another type for a dependency; who made it stays where nobody is named.
 *
 * @throws PortcullisError where it is missing, on itself, and where one of the new type is there
 */
export function replaceDependency(issues: Issues, request: IssueRequest, now: Rfc3339): Outcome {
  const { createdBy = '' } = request;
  const type = typeOf(request.toType);
  const { issue, found } = requiredEdge(issues, request, typeOf(request.fromType), type);
  const to: Dependency = { ...found, type, created_by: trimmed(createdBy) === '' ? found.created_by : createdBy };
  refuseTwin(issue, to);
  const replaced = (issue.dependencies ?? []).map((dependency) => (isSame(dependency, found) ? to : dependency));
  return outcome(issues, issue, replaced, to, now);
}

type Edge = Omit<Dependency, 'created_by'>;

function outcome(
  issues: Issues,
  issue: Issue,
  dependencies: readonly Dependency[],
  { issue_id: issueId, depends_on_id: dependsOnId, type }: Edge,
  now: Rfc3339,
): Outcome {
  const changed = { ...issue, dependencies, updated_at: rfc3339Text(now) };
  return { issues: withIssue(issues, changed), answer: { dependency: { issueId, dependsOnId, type } } };
}

function isSame(a: Edge, b: Edge): boolean {
  return a.depends_on_id === b.depends_on_id && a.type === b.type;
}

function edgeText({ issue_id, depends_on_id, type }: Edge): string {
  return `${issue_id} -> ${depends_on_id} (${type})`;
}

function refuseLoop({ issue_id, depends_on_id, type }: Edge): void {
  if (issue_id === depends_on_id) throw usageError(`dependency self-loop is not allowed: ${issue_id} (${type})`);
}

function refuseTwin(issue: Issue, edge: Edge): void {
  const isThere = issue.dependencies?.some((dependency) => isSame(dependency, edge));
  if (isThere === true) throw usageError(`dependency already exists: ${edgeText(edge)}`);
}

/** The dependency that a request is about; `next` is the type that it is to have, which is refused first for one on itself. */
function requiredEdge(
  issues: Issues,
  { id, dependsOn = '' }: IssueRequest,
  type: DependencyType,
  next?: DependencyType,
): { readonly issue: Issue; readonly found: Dependency } {
  const issue = requiredIssue(issues, id);
  const edge = { issue_id: issue.id, depends_on_id: dependsOn, type };
  if (next !== undefined) refuseLoop({ ...edge, type: next });
  const found = issue.dependencies?.find((dependency) => isSame(dependency, edge));
  if (found !== undefined) return { issue, found };
  throw notFound(`dependency not found: ${edgeText(edge)}`, 'Run `portcullis dep project` for what there is.');
}

function typeOf(given = 'blocks'): DependencyType {
  if (isDependencyType(given)) return given;
  const expected = Object.keys(DEPENDENCY_TYPES).join(', ');
  throw invalidInput(`type of a dependency: expected one of ${expected}, found ${JSON.stringify(given)}`);
}
