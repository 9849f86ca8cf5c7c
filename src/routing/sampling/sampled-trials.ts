import type { BaselineEntry } from '../../contracts/baseline.ts';
import type { UnitResult } from '../../contracts/results.ts';
import type { CaseChange } from '../case-changes.ts';
import { effectiveEntry } from '../effective-entry.ts';
import { cellRule } from './cell-rule.ts';
import { environmentOf, type Environment } from './fingerprint.ts';
import { independentTrials } from './independent-trials.ts';
import type { SampledCell } from './judge-suite.ts';
import { sampleOf } from './sample.ts';

/** A cell whose trials are counted, with what was left out of the count. */
export interface SampledTrials extends SampledCell {
  readonly repeated: number;
  readonly alike: number;
}

export interface CellEntries {
  readonly comparatorEntry: BaselineEntry | null;
  readonly headEntry: BaselineEntry | null;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** The counts of a cell's results in a sequential suite; null where each trial is judged by itself. `change`: of its case. */
export function sampledTrials(
  entries: CellEntries,
  change: CaseChange | undefined,
  results: readonly UnitResult[],
): SampledTrials | null {
  const { units, repeated, alike } = independentTrials(results);
  const rule = cellRule({ ...entries, environment: environmentOfAll(units) });
  if (rule.kind === 'single') return null;
  const expected = effectiveEntry(entries.comparatorEntry, entries.headEntry, entries.today);
  const sample = sampleOf(units, expected?.allow_timeout ?? false, forbiddenBefore(change));
  return { rule, sample, repeated, alike };
}

/** What the baseline's trials could show as well: the skills that the comparator's case forbids. Null where it is not known. */
function forbiddenBefore(change: CaseChange | undefined): ReadonlySet<string> | null {
  const before = change?.before ?? null;
  return before === null ? null : new Set((before.disallowed_skills ?? []).map((token) => token.toLowerCase()));
}

/**
 * Of the trials that count. What a trial does not tell is taken to be what the others tell: one that was ended early has often not come
 * to its model. Null where none counts.
 */
function environmentOfAll(units: readonly UnitResult[]): Environment | null | 'mixed' {
  const all = units.filter(({ status }) => status !== 'infra_error').map(environmentOf);
  if (all.length === 0) return null;
  const [clients, models] = [
    new Set(all.flatMap(({ client }) => client ?? [])),
    new Set(all.flatMap(({ model }) => model ?? [])),
  ];
  if (clients.size > 1 || models.size > 1) return 'mixed';
  return { client: [...clients][0] ?? null, model: [...models][0] ?? null };
}
