import { decodeJsonOr } from '../../kernel/decode-json.ts';
import { sha256Hex } from '../../kernel/digest.ts';
import { oneOf, optional, record, text } from '../../kernel/json-shape.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';
import { issueAt, issueRow, rowsOf, sortedDependencies, sortedIssues } from './issue-rows.ts';
import {
  type Dependency,
  type DependencyType,
  dependencyType,
  type Issue,
  issueShape,
  type Issues,
  mayLack,
  timeText,
} from './issue.ts';

const SCHEMA = 'issue.event.v1';

/** What happened to an issue: it was put as it is, or began to depend on another one (premath harness 6.8). */
export type IssueEvent = EventFields &
  (
    | { readonly action: 'upsert_issue'; readonly issue: Issue }
    | {
        readonly action: 'add_dependency';
        readonly depends_on_id: string;
        readonly type: DependencyType;
        readonly created_by?: string | undefined;
      }
  );

interface EventFields {
  readonly event_id: string;
  readonly issue_id: string;
  readonly occurred_at: string;
  readonly actor?: string | undefined;
}

/** The events that make these issues of nothing. */
export function eventsOf(issues: Issues): readonly IssueEvent[] {
  return [...issues.values()].flatMap((issue): readonly IssueEvent[] => {
    const { id, updated_at: occurred_at } = issue;
    const upsert = { event_id: `issue.upsert:${id}`, issue_id: id, occurred_at } as const;
    return [
      { ...upsert, action: 'upsert_issue', issue: { ...issue, dependencies: [] } },
      ...sortedDependencies(issue).map(({ depends_on_id, type, created_by }): IssueEvent => {
        const event_id = `issue.add_dependency:${id}:${depends_on_id}:${type}`;
        return { event_id, issue_id: id, occurred_at, action: 'add_dependency', depends_on_id, type, created_by };
      }),
    ];
  });
}

/** The file of the events. */
export function eventsText(events: readonly IssueEvent[]): string {
  return events.map((event) => `${eventRow(event)}\n`).join('');
}

/** `ev1_` and the digest of the file that would be written of the events. */
export function eventStreamRef(events: readonly IssueEvent[]): string {
  return `ev1_${sha256Hex(eventsText(events))}`;
}

function eventRow(event: IssueEvent): string {
  const { event_id, issue_id, occurred_at, actor, action } = event;
  const head = JSON.stringify({ schema: SCHEMA, event_id, issue_id, occurred_at, actor, action });
  if (event.action === 'upsert_issue') return `${head.slice(0, -1)},"issue":${issueRow(event.issue)}}`;
  const { depends_on_id, type, created_by } = event;
  return `${head.slice(0, -1)},${JSON.stringify({ depends_on_id, type, created_by: created_by || undefined }).slice(1)}`;
}

const eventFields = {
  schema: oneOf(SCHEMA),
  event_id: text,
  issue_id: text,
  occurred_at: timeText,
  actor: optional(text),
};
const actionShape = record({ action: oneOf('upsert_issue', 'add_dependency') });
const upsertShape = record({ ...eventFields, issue: issueShape });
const dependencyShape = record({
  ...eventFields,
  depends_on_id: text,
  type: dependencyType,
  created_by: mayLack(text),
});

/**
 * The events of a file with one a line; issues without times are of `now`.
 *
 * @throws PortcullisError `invalid_input` that names the file and the line
 */
export function readEvents(fileText: string, place: string, now: string): readonly IssueEvent[] {
  return rowsOf(fileText, place, (line, refusal): IssueEvent => {
    const { action } = decodeJsonOr(line, actionShape, refusal);
    if (action === 'add_dependency') return { ...decodeJsonOr(line, dependencyShape, refusal), action };
    const event = decodeJsonOr(line, upsertShape, refusal);
    return { ...event, action, issue: issueAt(event.issue, now) };
  });
}

/**
 * The issues that events make. A dependency may stand before the issues that it is between; one that is there already is passed over.
 *
 * @throws PortcullisError `invalid_input` for an event about another issue than it names, and a dependency on one that never comes
 */
export function replayEvents(events: readonly IssueEvent[], place: string): Issues {
  const issues = new Map<string, Issue>();
  const added = new Map<string, Map<string, Dependency>>();
  const add = (event: IssueEvent): boolean => {
    const { action, issue_id } = event;
    if (action === 'upsert_issue') {
      if (event.issue.id !== issue_id) {
        throw invalidInput(`${place}: ${event.event_id}: expected the issue ${issue_id}, found ${event.issue.id}`);
      }
      issues.set(issue_id, event.issue);
      added.set(
        issue_id,
        new Map((event.issue.dependencies ?? []).map((dependency) => [keyOf(dependency), dependency])),
      );
      return true;
    }
    const own = added.get(issue_id);
    if (own === undefined || !issues.has(event.depends_on_id)) return false;
    const { depends_on_id, type, created_by } = event;
    if (!own.has(keyOf(event))) own.set(keyOf(event), { issue_id, depends_on_id, type, created_by });
    return true;
  };
  // Whatever waits, waits for an issue: after all of them a second time is enough.
  const early = events.filter((event) => !add(event));
  const lost = early.find((event) => !add(event));
  if (lost?.action === 'add_dependency') {
    const edge = `${lost.issue_id} -> ${lost.depends_on_id}`;
    throw invalidInput(`${place}: replay unresolved dependency for event ${lost.event_id}: ${edge}`);
  }
  return sortedIssues(
    [...issues.values()].map((issue) => ({ ...issue, dependencies: [...(added.get(issue.id)?.values() ?? [])] })),
  );
}

function keyOf({ depends_on_id, type }: Pick<Dependency, 'depends_on_id' | 'type'>): string {
  return `${type} ${depends_on_id}`;
}
