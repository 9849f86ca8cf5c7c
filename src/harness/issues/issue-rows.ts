import { canonicalJson } from '../../kernel/canonical-json.ts';
import { decodeJsonOr } from '../../kernel/decode-json.ts';
import type { Decoded, ShapeNode } from '../../kernel/json-shape.ts';
import { isObject } from '../../kernel/is-object.ts';
import { compareCodePoints } from '../../kernel/ordering.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';
import { trimmed } from '../../kernel/trimmed.ts';
import { type Dependency, type Issue, issueShape, type Issues } from './issue.ts';

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
    rowsOf(fileText, place, (line, refusal) => issueAt(decodeJsonOr(line, issueShape, refusal), now)),
  );
}

/** An issue that was read; without times of its own it has this one. */
export function issueAt(row: Decoded<typeof issueShape>, now: string): Issue {
  // The same object where it can be: there are many.
  return isTimed(row) ? row : { ...row, created_at: row.created_at ?? now, updated_at: row.updated_at ?? now };
}

function isTimed(row: Decoded<typeof issueShape>): row is Decoded<typeof issueShape> & Issue {
  return row.created_at !== undefined && row.updated_at !== undefined;
}

/**
 * What is made of each line that says something.
 *
 * @throws PortcullisError `invalid_input` where the reader refuses a line
 */
export function rowsOf<Row>(
  fileText: string,
  place: string,
  read: (line: string, refusal: (reason: string, cause: Error) => Error) => Row,
): readonly Row[] {
  const rows: Row[] = [];
  for (const [at, line] of fileText.split('\n').entries()) {
    const bare = trimmed(line);
    if (bare === '' || bare.startsWith('#')) continue;
    const refusal = (reason: string, cause: Error): Error =>
      invalidInput(`${place}: line ${at + 1}: ${reason}`, undefined, { cause });
    rows.push(read(bare, refusal));
  }
  return rows;
}

/** Issues in their order; of those with one id the last. */
export function sortedIssues(issues: Iterable<Issue>): Issues {
  const byId = new Map<string, Issue>();
  for (const issue of issues) byId.set(issue.id, issue);
  const ids = [...byId.keys()];
  // As they mostly come, of a file that was written so.
  if (ids.every((id, at) => at === 0 || compareCodePoints(ids[at - 1] ?? '', id) < 0)) return byId;
  return new Map([...byId].toSorted(([a], [b]) => compareCodePoints(a, b)));
}

/** The file of the issues, in the reference's order of rows and members. */
export function issuesText(issues: Issues): string {
  return [...issues.values()].map((issue) => `${issueRow(issue)}\n`).join('');
}

/** The row of an issue: what is empty is left out. */
export function issueRow({ metadata, ...issue }: Issue): string {
  const row = JSON.stringify(ordered(issue, issueShape));
  return metadata === undefined ? row : `${row.slice(0, -1)},"metadata":${canonicalJson(metadata)}}`;
}

/** A value with its members in the order of its shape, which is that of the reference, and without those that may be missing and are empty. */
function ordered(value: unknown, shape: ShapeNode): unknown {
  if (shape.kind === 'list' && Array.isArray(value)) return value.map((item) => ordered(item, shape.item));
  if (shape.kind !== 'record' || !isObject(value)) return value;
  const members = shape.fields.filter(({ name, required, absent }) => {
    const member = value[name];
    return required || absent !== undefined || (member !== '' && !(Array.isArray(member) && member.length === 0));
  });
  return Object.fromEntries(members.map(({ name, shape: own }) => [name, ordered(value[name], own)]));
}

/** By what they depend on, type, who made them, and whose they are. */
export function sortedDependencies({ dependencies = [] }: Issue): readonly Dependency[] {
  if (dependencies.length < 2) return dependencies;
  const order = ['depends_on_id', 'type', 'created_by', 'issue_id'] as const;
  return dependencies.toSorted((a, b) =>
    order.reduce((found, key) => found || compareCodePoints(a[key] ?? '', b[key] ?? ''), 0),
  );
}
