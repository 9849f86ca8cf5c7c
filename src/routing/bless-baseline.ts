import type { Baseline, BaselineEntry } from '../contracts/baseline.ts';
import { sortedUnique } from '../kernel/ordering.ts';
import type { Counts } from '../kernel/statistics/counts.ts';
import { entryNotes, tolerates } from './effective-entry.ts';
import type { JoinedUnits } from './join-results.ts';
import { independentTrials, sampleOf } from './sampling/sample.ts';
import { LOOSENING_TRIALS } from './sampling/stratum.ts';

export interface BlessedChange {
  readonly case_id: string;
  readonly agent: string;
  readonly kind: 'added' | 'loosened' | 'tightened' | 'removed';
  readonly before: BaselineEntry | null;
  readonly after: BaselineEntry | null;
  /**
   * What the new entry rests on: of a pooled cell its newest stratum, else the trials of these results. Null where it is gone, or where
   * it expects infrastructure errors, which are no counts.
   */
  readonly counts: Counts | null;
}

/** What blessing made of a baseline; lists are sorted by case id and provider, cells are called `case/provider`. */
export interface Blessed {
  readonly baseline: Baseline;
  /** Changes of what is expected; a history may have changed as well. */
  readonly changes: readonly BlessedChange[];
  /** Cells that only had infrastructure errors, which never change an entry. */
  readonly unchangedByInfra: readonly string[];
  /** Cells whose entry would have been loosened, or removed with its counts, by fewer than `LOOSENING_TRIALS` trials; sorted. */
  readonly keptForLackOfTrials: readonly string[];
}

/**
 * The baseline that results support (src/routing/README.md, "Trials and statistics"). Histories stay as they are; `reason` is written where an
 * expectation is loosened or a new cell tolerates something.
 *
 * @param expectInfra somebody says by name that cells without an entry, all of whose planned trials infrastructure ended, are expected
 * to end so; an entry that is there is never changed by that
 */
export function blessBaseline(
  before: Baseline,
  joined: JoinedUnits,
  caseIds: readonly string[],
  providers: readonly string[],
  reason: string | null,
  { expectInfra = false }: { readonly expectInfra?: boolean } = {},
): Blessed {
  const unchangedByInfra: string[] = [];
  const keptForLackOfTrials: string[] = [];
  const entryFor: EntryFor = (caseId, agent, was) => {
    const units = joined.get(caseId)?.get(agent) ?? [];
    const results = units.flatMap(({ result }) => result ?? []);
    const counted = results.filter((result) => result.status !== 'infra_error');
    const isWhole = results.length > 0 && results.length === units.length;
    if (expectInfra && was === null && isWhole && counted.length === 0) {
      const allow = results.some((result) => result.timed_out);
      return {
        entry: carriedOver(null, { expected_status: 'infra_error', allow_timeout: allow }, reason),
        counts: null,
      };
    }
    if (counted.length === 0) {
      if (results.length > 0) unchangedByInfra.push(`${caseId}/${agent}`);
      return { entry: was, counts: null };
    }
    const supported: BaselineEntry = {
      expected_status: counted.some((result) => result.status === 'fail') ? 'fail' : 'pass',
      allow_timeout: counted.some((result) => result.timed_out),
    };
    const entry = carriedOver(was, supported, reason);
    const independent = independentTrials(counted).units;
    if (kindOf(was, entry) !== 'loosened' || independent.length >= LOOSENING_TRIALS) {
      const { passed, total } = sampleOf(independent, supported.allow_timeout ?? false);
      return { entry, counts: { passed, total } };
    }
    keptForLackOfTrials.push(`${caseId}/${agent}`);
    return { entry: was, counts: null };
  };
  const blessed = blessCells(before, caseIds, providers, mostTrials(joined), entryFor);
  const kept = sortedUnique([...blessed.keptForLackOfTrials, ...keptForLackOfTrials]);
  return { ...blessed, unchangedByInfra, keptForLackOfTrials: kept };
}

/** The counted, independent trials of the cell that has most of them: a run of single trials adds, and takes nothing away. */
export function mostTrials(joined: JoinedUnits): number {
  const cells = [...joined.values()].flatMap((agents) => [...agents.values()]);
  return cells.reduce((most, units) => {
    const counted = units.flatMap(({ result }) => (result === null || result.status === 'infra_error' ? [] : [result]));
    return Math.max(most, independentTrials(counted).units.length);
  }, 0);
}

/** What a cell's entry becomes, and the counts that it rests on. */
export type EntryFor = (
  caseId: string,
  agent: string,
  was: BaselineEntry | null,
) => { readonly entry: BaselineEntry | null; readonly counts: Counts | null };

/**
 * The baseline whose entries are what `entryFor` says of each cell that exists; it is asked in order. Entries of cells whose case or
 * provider is gone are left out; of those, the ones with counts only where `trials`, of the cell that has most, are enough to loosen.
 */
export function blessCells(
  before: Baseline,
  caseIds: readonly string[],
  providers: readonly string[],
  trials: number,
  entryFor: EntryFor,
): Pick<Blessed, 'baseline' | 'changes' | 'keptForLackOfTrials'> {
  const changes: BlessedChange[] = [];
  const keptForLackOfTrials: string[] = [];
  const entries = new Map<string, ReadonlyMap<string, BaselineEntry>>();
  for (const caseId of sortedUnique([...before.entries.keys(), ...caseIds])) {
    const old = before.entries.get(caseId) ?? new Map<string, BaselineEntry>();
    const cells = new Map<string, BaselineEntry>();
    for (const agent of sortedUnique([...old.keys(), ...providers])) {
      const was = old.get(agent) ?? null;
      const exists = caseIds.includes(caseId) && providers.includes(agent);
      const isKept = !exists && trials < LOOSENING_TRIALS && (was?.history ?? []).length > 0;
      if (isKept) keptForLackOfTrials.push(`${caseId}/${agent}`);
      const gone = { entry: isKept ? was : null, counts: null };
      const { entry, counts } = exists ? entryFor(caseId, agent, was) : gone;
      if (entry !== null) cells.set(agent, entry);
      const kind = kindOf(was, entry);
      if (kind !== null) changes.push({ case_id: caseId, agent, kind, before: was, after: entry, counts });
    }
    if (cells.size > 0) entries.set(caseId, cells);
  }
  return { baseline: { entries, versioned: before.versioned }, changes, keptForLackOfTrials };
}

/**
 * An entry that says the same stays as it is. One that says something else keeps its owner and its history, and what it still
 * tolerates keeps its date; the reason is the new one where it is loosened, and stays only where something is still tolerated.
 */
export function carriedOver(was: BaselineEntry | null, supported: BaselineEntry, reason: string | null): BaselineEntry {
  const given = reason === null ? {} : { reason };
  if (was === null) return tolerates(supported) ? { ...supported, ...given } : supported;
  const same =
    was.expected_status === supported.expected_status &&
    (was.allow_timeout ?? false) === (supported.allow_timeout ?? false);
  if (same) return was;
  const { reason: old, expires, ...others } = was;
  if (!tolerates(supported)) return { ...others, ...supported };
  const entry: BaselineEntry = { ...others, ...supported, ...(expires === undefined ? {} : { expires }) };
  const kept = old === undefined ? {} : { reason: old };
  return { ...entry, ...(entryNotes(was, entry).includes('loosened') ? given : kept) };
}

function kindOf(was: BaselineEntry | null, entry: BaselineEntry | null): BlessedChange['kind'] | null {
  if (was === null) return entry === null ? null : 'added';
  if (entry === null) return 'removed';
  const notes = entryNotes(was, entry);
  if (notes.includes('loosened')) return 'loosened';
  return notes.includes('tightened') ? 'tightened' : null;
}
