import { compareCodePoints } from '../kernel/ordering.ts';
import { prettyJson } from '../kernel/pretty-json.ts';
import type { Baseline as BaselineDocument, BaselineEntry } from './generated/baseline.ts';
import { validate } from './generated/baseline.validate.js';
import { parseCheckedJson } from './json-source.ts';

export type { BaselineEntry };

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
  const document = parseCheckedJson<BaselineDocument>('the baseline', text, validate, file);
  const entries = new Map<string, ReadonlyMap<string, BaselineEntry>>();
  for (const [caseId, providers] of Object.entries(document)) {
    if (typeof providers === 'object') entries.set(caseId, new Map(Object.entries(providers)));
  }
  return { entries, versioned: document.schema === 1 };
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
