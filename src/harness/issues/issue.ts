import {
  anyJson,
  type Decoded,
  defaulted,
  type Field,
  list,
  number,
  optional,
  record,
  type Shape,
  text,
  truth,
  where,
} from '../../kernel/json-shape.ts';
import { trimmed } from '../../kernel/trimmed.ts';
import { parseRfc3339, rfc3339Text } from '../rfc3339.ts';
import { DEPENDENCY_TYPES } from '../state-names.ts';
import type { Given } from '../stored-document.ts';

export type DependencyType = keyof typeof DEPENDENCY_TYPES;

export function isDependencyType(type: string): type is DependencyType {
  return Object.hasOwn(DEPENDENCY_TYPES, type);
}

export interface Dependency {
  readonly issue_id: string;
  readonly depends_on_id: string;
  readonly type: DependencyType;
  readonly created_by?: string | undefined;
}

/** A time that is written as it would be printed; days that every month has. */
const USUAL =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.(?:\d{3}){0,2}(?!000)\d{3})?Z$/;

export const timeText = where(text, 'an RFC 3339 time', (given) => {
  if (USUAL.test(given)) return given;
  const time = parseRfc3339(given);
  return time === null ? undefined : rfc3339Text(time);
});

export const dependencyType = where(text, `one of ${Object.keys(DEPENDENCY_TYPES).join(', ')}`, (type) =>
  isDependencyType(type) ? type : undefined,
);

/** A member that may be missing, but not null; the row is shorter without it. */
export function mayLack<T>(shape: Shape<T>): Field<T | undefined> {
  return defaulted<T | undefined>(shape, undefined);
}

const dependencyFields = record({
  issue_id: text,
  depends_on_id: text,
  type: mayLack(dependencyType),
  dep_type: mayLack(dependencyType),
  created_by: mayLack(text),
});

const dependency = where(dependencyFields, 'a type', (row): Dependency | undefined => {
  const { dep_type: type, ...fields } = row;
  if (type === undefined) return isTyped(row) ? row : undefined;
  return row.type === undefined ? { ...fields, type } : undefined;
});

function isTyped(row: Decoded<typeof dependencyFields>): row is Decoded<typeof dependencyFields> & Dependency {
  return row.type !== undefined;
}

const leaseShape = record({
  lease_id: text,
  owner: text,
  acquired_at: timeText,
  expires_at: timeText,
  renewed_at: optional(timeText),
});

/** The right to work on an issue, until it ends. */
export type Lease = Given<Decoded<typeof leaseShape>, 'lease_id' | 'owner' | 'acquired_at' | 'expires_at'>;

const I32 = 2 ** 31;

export const issueShape = record({
  id: text,
  title: text,
  description: mayLack(text),
  design: mayLack(text),
  acceptance_criteria: mayLack(text),
  notes: mayLack(text),
  status: defaulted(text, 'open'),
  priority: defaulted(
    where(number, 'a whole number of 32 bits', (given) =>
      Number.isInteger(given) && given >= -I32 && given < I32 ? given : undefined,
    ),
    2,
  ),
  issue_type: defaulted<IssueType>(
    where(text, 'epic or task', (given) => issueTypeOf(given)),
    'task',
  ),
  assignee: mayLack(text),
  owner: mayLack(text),
  lease: optional<Lease>(leaseShape),
  created_at: mayLack(timeText),
  updated_at: mayLack(timeText),
  closed_at: optional(timeText),
  ephemeral: defaulted(truth, false),
  mol_type: mayLack(text),
  labels: mayLack(list(text)),
  dependencies: mayLack(list(dependency)),
  metadata: optional(anyJson),
});

/** The type of an issue, in any case and with white space around it; undefined for any other text. */
export function issueTypeOf(given: string): IssueType | undefined {
  if (given === 'task') return given;
  const type = trimmed(given).toLowerCase();
  return type === 'epic' || type === 'task' ? type : undefined;
}

type IssueType = 'epic' | 'task';

/**
 * An issue as its row in the file has it: what may be missing is empty then, and that is the most of it. Of statuses `open`, `in_progress`,
 * `blocked` and `closed` mean something. Times are RFC 3339 in UTC, as `rfc3339Text` writes them.
 */
export type Issue = Given<
  Decoded<typeof issueShape>,
  'id' | 'title' | 'status' | 'priority' | 'issue_type' | 'ephemeral'
> & { readonly created_at: string; readonly updated_at: string };

/** Issues by their ids, ascending by code point. */
export type Issues = ReadonlyMap<string, Issue>;
