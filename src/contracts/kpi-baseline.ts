import { childPointer } from '../kernel/json-pointer.ts';
import { isDay, newerFirst, recordFaults } from './baseline.ts';
import type { KpiBaseline, KpiCounts, KpiRecord } from './generated/kpi-baseline.ts';
import { validate } from './generated/kpi-baseline.validate.js';
import { checkedValue, parseJsonSource, refuseDuplicateKeys } from './json-source.ts';
import { problemsAt, ProblemsError, type Contradiction } from './problem.ts';

export type { KpiBaseline, KpiCounts, KpiRecord };

/** Where it stands, unless the configuration says otherwise. */
export const DEFAULT_KPI_BASELINE = 'baselines/kpi.json';

/** Rows of a case, as the schema has it: the exact test of more takes long. */
export const MOST_ROWS = 100_000;

/** Nights that are kept. */
const KEPT_RECORDS = 30;

/** Parses what whole plans came to; throws one error that lists every problem with file and line. */
export function parseKpiBaseline(text: string, file: string): KpiBaseline {
  const what = 'the KPI baseline';
  // By its fields it could be another baseline: its kind is not looked at.
  const document = parseJsonSource(text, file);
  refuseDuplicateKeys(what, document, file);
  const baseline = checkedValue<KpiBaseline>(what, document.value, validate, file, document);
  const faults = faultsOf(baseline);
  if (faults.length > 0) throw new ProblemsError(what, problemsAt(faults, file, document));
  return baseline;
}

/** What a schema cannot say. */
function faultsOf({ remediation, history }: KpiBaseline): readonly Contradiction[] {
  const expires = remediation?.expires;
  const isNoDay = expires !== undefined && !isDay(expires);
  const counts = history.flatMap(({ cases }, index) =>
    Object.entries(cases)
      .filter(([, { rows, completed }]) => completed > rows)
      .map(([id, { rows, completed }]) => {
        const pointer = `${childPointer(`/history/${index}/cases`, id)}/completed`;
        return { pointer, expected: `at most the ${rows} rows`, found: String(completed) };
      }),
  );
  return [
    ...(isNoDay ? [{ pointer: '/remediation/expires', expected: 'a day of the calendar', found: expires }] : []),
    ...recordFaults(history),
    ...counts,
  ];
}

/** A history with further records: newest first, of a batch the one that stood there, and no more than are kept. */
export function mergedRecords(history: readonly KpiRecord[], added: readonly KpiRecord[]): readonly KpiRecord[] {
  const byBatch = new Map([...added, ...history].map((record) => [record.batch, record]));
  return [...byBatch.values()].sort(newerFirst).slice(0, KEPT_RECORDS);
}
