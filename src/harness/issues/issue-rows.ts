import { canonicalJson } from '../../kernel/canonical-json.ts';
import { decodeJsonOr } from '../../kernel/decode-json.ts';
import { anyJson, defaulted, list, number, optional, record, text, truth, where } from '../../kernel/json-shape.ts';
import { compareCodePoints, sortByCodePoints } from '../../kernel/ordering.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';
import { trimmed } from '../../kernel/trimmed.ts';
import { parseRfc3339, rfc3339Text } from '../rfc3339.ts';
import { DEPENDENCY_TYPES, type Dependency, type DependencyType, type Issue, type Issues } from './issue.ts';

/** A time that is written as it would be printed; days that every month has. */
const USUAL =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.(?:\d{3}){0,2}(?!000)\d{3})?Z$/;

const timeText = where(text, 'an RFC 3339 time', (given) => {
  if (USUAL.test(given)) return given;
  const time = parseRfc3339(given);
  return time === null ? undefined : rfc3339Text(time);
});

const dependencyType = where(text, `one of ${Object.keys(DEPENDENCY_TYPES).join(', ')}`, (type) =>
  Object.hasOwn(DEPENDENCY_TYPES, type) ? (type as DependencyType) : undefined,
);

const dependency = where(
  record({
    issue_id: text,
    depends_on_id: text,
    type: defaulted<DependencyType | undefined>(dependencyType, undefined),
    dep_type: defaulted<DependencyType | undefined>(dependencyType, undefined),
    created_by: defaulted(text, ''),
  }),
  'a type',
  ({ type, dep_type: alias, ...ends }): Dependency | undefined => {
    const only = type ?? alias;
    return only === undefined || (type !== undefined && alias !== undefined) ? undefined : { ...ends, type: only };
  },
);

const I32 = 2 ** 31;

const issueShape = record({
  id: text,
  title: text,
  description: defaulted(text, ''),
  design: defaulted(text, ''),
  acceptance_criteria: defaulted(text, ''),
  notes: defaulted(text, ''),
  status: defaulted(text, 'open'),
  priority: defaulted(
    where(number, 'a whole number of 32 bits', (given) =>
      Number.isInteger(given) && given >= -I32 && given < I32 ? given : undefined,
    ),
    2,
  ),
  issue_type: defaulted<Issue['issue_type']>(
    where(text, 'epic or task', (given) => issueTypeOf(given)),
    'task',
  ),
  assignee: defaulted(text, ''),
  owner: defaulted(text, ''),
  lease: optional(
    record({
      lease_id: text,
      owner: text,
      acquired_at: timeText,
      expires_at: timeText,
      renewed_at: optional(timeText),
    }),
  ),
  created_at: defaulted<string | undefined>(timeText, undefined),
  updated_at: defaulted<string | undefined>(timeText, undefined),
  closed_at: optional(timeText),
  ephemeral: defaulted(truth, false),
  mol_type: defaulted(text, ''),
  labels: defaulted(list(text), []),
  dependencies: defaulted(list(dependency), []),
  metadata: optional(anyJson),
});

/** The type of an issue, in any case and with white space around it; undefined for any other text. */
function issueTypeOf(given: string): Issue['issue_type'] | undefined {
  const type = trimmed(given).toLowerCase();
  return type === 'epic' || type === 'task' ? type : undefined;
}

/**
 * The issues of a file with a row of JSON a line (premath harness 6.1). Blank lines and such that begin with `#` are passed over; of rows with
 * one id the last counts. A row without times is of `now`, an RFC 3339 time in UTC.
 *
 * @throws PortcullisError `invalid_input` that names the file and the line
 */
export function readIssues(fileText: string, place: string, now: string): Issues {
  if (fileText.includes('\0')) {
    const remedy = 'Restore the file from a copy; Portcullis writes it whole or not at all.';
    throw invalidInput(`${place}: corrupted: expected text, found a NUL byte`, remedy);
  }
  return sortedIssues(
    rowsOf(fileText, place, (line, refusal) => {
      const row = decodeJsonOr(line, issueShape, refusal);
      return { ...row, created_at: row.created_at ?? now, updated_at: row.updated_at ?? now };
    }),
  );
}

/**
 * What is made of each line that says something.
 *
 * @throws PortcullisError `invalid_input` where the reader refuses a line
 */
function rowsOf<Row>(
  fileText: string,
  place: string,
  read: (line: string, refusal: (reason: string, cause: Error) => Error) => Row,
): readonly Row[] {
  return fileText.split('\n').flatMap((line, at) => {
    const bare = trimmed(line);
    if (bare === '' || bare.startsWith('#')) return [];
    return [read(bare, (reason, cause) => invalidInput(`${place}: line ${at + 1}: ${reason}`, undefined, { cause }))];
  });
}

/** Issues in their order; of those with one id the last. */
function sortedIssues(issues: Iterable<Issue>): Issues {
  const byId = new Map<string, Issue>();
  for (const issue of issues) byId.set(issue.id, issue);
  return new Map(sortByCodePoints([...byId.keys()]).map((id) => [id, byId.get(id) as Issue]));
}

/** The file of the issues, in the reference's order of rows and members. */
export function issuesText(issues: Issues): string {
  return [...issues.values()].map((issue) => `${issueRow(issue)}\n`).join('');
}

/** The row of an issue: what is empty is left out. */
function issueRow(issue: Issue): string {
  const { lease, metadata, dependencies } = issue;
  const row = JSON.stringify({
    id: issue.id,
    title: issue.title,
    description: issue.description || undefined,
    design: issue.design || undefined,
    acceptance_criteria: issue.acceptance_criteria || undefined,
    notes: issue.notes || undefined,
    status: issue.status,
    priority: issue.priority,
    issue_type: issue.issue_type,
    assignee: issue.assignee || undefined,
    owner: issue.owner || undefined,
    lease: lease && {
      lease_id: lease.lease_id,
      owner: lease.owner,
      acquired_at: lease.acquired_at,
      expires_at: lease.expires_at,
      renewed_at: lease.renewed_at,
    },
    created_at: issue.created_at,
    updated_at: issue.updated_at,
    closed_at: issue.closed_at,
    ephemeral: issue.ephemeral,
    mol_type: issue.mol_type || undefined,
    labels: issue.labels.length === 0 ? undefined : issue.labels,
    dependencies: dependencies.length === 0 ? undefined : sortedDependencies(dependencies).map(dependencyRow),
  });
  return metadata === undefined ? row : `${row.slice(0, -1)},"metadata":${canonicalJson(metadata)}}`;
}

function dependencyRow({ issue_id, depends_on_id, type, created_by }: Dependency): object {
  return { issue_id, depends_on_id, type, created_by: created_by || undefined };
}

/** By what they depend on, type, who made them, and whose they are. */
function sortedDependencies(dependencies: readonly Dependency[]): readonly Dependency[] {
  if (dependencies.length < 2) return dependencies;
  const order = ['depends_on_id', 'type', 'created_by', 'issue_id'] as const;
  return dependencies.toSorted((a, b) => order.reduce((found, key) => found || compareCodePoints(a[key], b[key]), 0));
}
