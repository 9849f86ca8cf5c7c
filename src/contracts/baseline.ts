import { prettyJson } from '../kernel/canonical-json.ts';
import { isObject } from '../kernel/is-object.ts';
import { childPointer } from '../kernel/json-pointer.ts';
import { compareCodePoints } from '../kernel/ordering.ts';
import type {
  Anchor,
  Baseline as BaselineDocument,
  BaselineEntry,
  Fingerprint,
  HistoryRecord,
} from './generated/baseline.ts';
import { validate } from './generated/baseline.validate.js';
import { checkedDocument } from './json-source.ts';
import type { Contradiction } from './problem.ts';

export type { Anchor, BaselineEntry, Fingerprint, HistoryRecord };

export type ExpectedStatus = BaselineEntry['expected_status'];

/** case → provider → entry. */
export interface Baseline {
  readonly entries: ReadonlyMap<string, ReadonlyMap<string, BaselineEntry>>;
  /** The document says `schema: 1`; documents from before that keyword load as well. */
  readonly versioned: boolean;
}

export const EMPTY_BASELINE: Baseline = { entries: new Map(), versioned: true };

export function entryOf(baseline: Baseline, caseId: string, agent: string): BaselineEntry | null {
  return baseline.entries.get(caseId)?.get(agent) ?? null;
}

/** Parses a baseline; throws one error that lists every problem with file and line. */
export function parseBaseline(text: string, file: string): Baseline {
  const { value: document, refuse } = checkedDocument<BaselineDocument>('the baseline', text, validate, file);
  const entries = new Map<string, ReadonlyMap<string, BaselineEntry>>();
  for (const [caseId, providers] of Object.entries(document)) {
    if (typeof providers === 'object') entries.set(caseId, new Map(Object.entries(providers)));
  }
  const faults = [...entries].flatMap(([caseId, providers]) =>
    [...providers].flatMap(([agent, entry]) =>
      countFaults(entry).map((fault) => {
        return { ...fault, pointer: `${childPointer(childPointer('', caseId), agent)}${fault.pointer}` };
      }),
    ),
  );
  refuse([...dayFaults(document), ...faults], 'Let `portcullis bless` write it.');
  return { entries, versioned: document.schema === 1 };
}

/** Whether a tolerance has ended; the day itself still belongs to it. */
export function isOver({ expires = '' }: { readonly expires?: string }, today: string): boolean {
  return expires < today;
}

/** What a pattern cannot say of the `expires` in a document: it takes the 31st of February for a day. */
export function dayFaults(value: unknown, pointer = ''): readonly Contradiction[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const place = childPointer(pointer, key);
    if (key !== 'expires' || typeof member !== 'string') return dayFaults(member, place);
    return isDay(member) ? [] : [{ pointer: place, expected: 'a day of the calendar', found: member }];
  });
}

/** What a schema cannot say of history and anchors: counts that fit each other, and what holds of any records. */
function countFaults({ history = [], anchors = [] }: BaselineEntry): readonly Contradiction[] {
  const tooMany = (list: string, counts: readonly Partial<HistoryRecord>[]): readonly Contradiction[] =>
    counts.flatMap(({ passed = 0, disallowed = 0, total = 0 }, index) =>
      Object.entries({ passed, disallowed })
        .filter(([, count]) => count > total)
        .map(([key, count]) => {
          const expected = `at most the ${total} trials`;
          return { pointer: `/${list}/${index}/${key}`, expected, found: String(count) };
        }),
    );
  return [...tooMany('history', history), ...tooMany('anchors', anchors), ...recordFaults(history)];
}

/** A batch in a history. */
type OfBatch = Pick<HistoryRecord, 'batch' | 'at'>;

/** Of two batches that ended at the same time the one with the smaller id, so that the order is always the same. */
export function newerFirst(left: OfBatch, right: OfBatch): number {
  return Date.parse(right.at) - Date.parse(left.at) || compareCodePoints(left.batch, right.batch);
}

/** What a schema cannot say of the records of a document's `history`: times that exist, each batch once, the newest first. */
export function recordFaults(history: readonly OfBatch[]): readonly Contradiction[] {
  const seen = new Set<string>();
  return history.flatMap(({ batch, at }, index) => {
    const before = history[index - 1];
    const fault = (key: string, expected: string, found: string): Contradiction => {
      return { pointer: `/history/${index}/${key}`, expected, found };
    };
    return [
      ...(!isMoment(at) ? [fault('at', 'a day and time that exist', at)] : []),
      ...(before !== undefined && Date.parse(before.at) < Date.parse(at)
        ? [fault('at', `nothing newer than ${before.at}, since the newest come first`, at)]
        : []),
      ...(seen.size === seen.add(batch).size ? [fault('batch', 'each batch once', `${batch} again`)] : []),
    ];
  });
}

/** Whether a time in UTC names a day of the calendar; `Date.parse` takes the 31st of February for a day of March. */
function isMoment(at: string): boolean {
  const time = Date.parse(at);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === at.slice(0, 19);
}

/** The text of a baseline file: sorted keys, two spaces, a newline at the end; cases without entries are left out. */
export function baselineText(baseline: Baseline): string {
  const cases = [...baseline.entries]
    .filter(([, providers]) => providers.size > 0)
    .sort(([left], [right]) => compareCodePoints(left, right))
    .map(([caseId, providers]) => [
      caseId,
      Object.fromEntries([...providers].map(([agent, entry]) => [agent, { ...entry }])),
    ]);
  return prettyJson({
    ...(baseline.versioned ? { schema: 1 } : {}),
    ...(Object.fromEntries(cases) as Record<string, never>),
  });
}

/** The same of a day, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return isMoment(`${text}T00:00:00Z`);
}
