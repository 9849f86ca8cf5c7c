import { newerFirst, type Fingerprint, type HistoryRecord } from '../../contracts/baseline.ts';
import type { UnitResult } from '../../contracts/results.ts';
import { totalOf, type Counts } from '../../kernel/statistics/counts.ts';
import { secondsOfUnit } from '../expected-seconds.ts';
import { independentTrials, sampleOf } from './sample.ts';
import { fingerprintOf, fingerprintsOf, newestOf, POOLED_TRIALS, sameFingerprint } from './stratum.ts';

/**
 * Strata of a cell that are kept. The gate reads the newest one of its client and model, so that a few are enough for branches and
 * machines that are a release behind; without an end every change of a skill would make the file longer for good.
 */
export const KEPT_STRATA = 4;

/** A trial with the skills that its batch ran with; null where they are not known. */
export interface PooledTrial {
  readonly unit: UnitResult;
  readonly skillSetDigest: string | null;
}

/** The trials of one cell in one batch. */
export interface CellBatch {
  readonly batch: string;
  /** When it ended, as a baseline writes it. */
  readonly at: string;
  /** That was checked out; null where it is not known. */
  readonly commit: string | null;
  readonly trials: readonly PooledTrial[];
}

/** Counted trials of a batch that its record leaves out. */
export interface TrialsKeptOut {
  readonly batch: string;
  readonly trials: number;
  readonly why:
    /** The batch's trials of the cell ran with several clients, models or skills. */
    | 'mixed_fingerprints'
    /** The stratum has newer ones, as many as it takes; or the cell has newer strata. */
    | 'not_among_newest'
    /** They are the run of another trial again. */
    | 'repeated';
}

/** A stratum that got something. */
export interface PooledStratum {
  readonly fingerprint: Fingerprint;
  readonly added: Counts;
  /** What it holds now. */
  readonly stratum: Counts;
  readonly new_stratum: boolean;
}

export interface PooledHistory {
  /** Newest first. */
  readonly history: readonly HistoryRecord[];
  /** What was counted beside, also what is too old for the history; in any order. */
  readonly added: readonly HistoryRecord[];
  /** Newest first; empty where nothing was added. */
  readonly strata: readonly PooledStratum[];
  /** Ids of the batches of `proposed` that got in; newest first. */
  readonly carried: readonly string[];
  /** Ids of batches that stood in the history before; oldest first. */
  readonly alreadyPooled: readonly string[];
  /** By batch, oldest first. */
  readonly keptOut: readonly TrialsKeptOut[];
}

/**
 * A cell's history with the counts of further batches (src/routing/README.md, "Trials and statistics"): one record per batch, of its
 * independent passes and failures; at most the `POOLED_TRIALS` newest trials of a stratum, and the `KEPT_STRATA` newest strata.
 * Neither the order of `batches` nor giving them again makes a difference. `batches`: each id once.
 *
 * @param proposed records that were counted before and are not in the history yet, in any order; of those of `batches` the trials are
 * counted rather
 */
export function poolHistory(
  history: readonly HistoryRecord[],
  batches: readonly CellBatch[],
  allowTimeout: boolean,
  proposed: readonly HistoryRecord[] = [],
): PooledHistory {
  const oldestFirst = batches.toSorted((left, right) => -newerFirst(left, right));
  // A recording that was replayed again is no new trial, whatever batch it is in.
  const independent = new Set(
    independentTrials(oldestFirst.flatMap(({ trials }) => trials.map(({ unit }) => unit))).units,
  );
  const isPooled = ({ batch }: Pick<CellBatch, 'batch'>): boolean => history.some((record) => record.batch === batch);
  const taken = oldestFirst
    .filter((batch) => !isPooled(batch))
    .map((batch) => takeBatch(batch, independent, allowTimeout));
  const records = taken.flatMap(({ record }) => record ?? []);
  const isGiven = ({ batch }: HistoryRecord): boolean => batches.some((given) => given.batch === batch);
  const carried = proposed.filter((record) => !isPooled(record) && !isGiven(record));
  const added = [...records, ...carried];
  const merged = added.length === 0 ? history : newestRecords([...history, ...added]);
  const tooOld = records.filter((record) => !merged.includes(record));
  return {
    history: merged,
    added,
    strata: grownStrata(history, merged),
    carried: merged.filter((record) => carried.includes(record)).map(({ batch }) => batch),
    alreadyPooled: oldestFirst.filter(isPooled).map(({ batch }) => batch),
    keptOut: [
      ...taken.flatMap(({ keptOut }) => keptOut),
      ...tooOld.map(({ batch, total }) => ({ batch, trials: total, why: 'not_among_newest' as const })),
    ],
  };
}

/** What a batch adds to its cell's history; no record where nothing was counted. */
function takeBatch(
  { batch, at, commit, trials }: CellBatch,
  independent: ReadonlySet<UnitResult>,
  allowTimeout: boolean,
): { readonly record: HistoryRecord | null; readonly keptOut: readonly TrialsKeptOut[] } {
  const judged = trials.filter(({ unit }) => unit.status !== 'infra_error');
  const counted = judged.filter(({ unit }) => independent.has(unit));
  const out = (number: number, why: TrialsKeptOut['why']): readonly TrialsKeptOut[] =>
    number === 0 ? [] : [{ batch, trials: number, why }];
  const repeated = out(judged.length - counted.length, 'repeated');
  const fingerprints = counted.map(({ unit, skillSetDigest }) => fingerprintOf(unit, skillSetDigest));
  const [fingerprint] = fingerprints;
  if (fingerprint === undefined) return { record: null, keptOut: repeated };
  // A history holds each batch once, and to pick the trials of one fingerprint would be to pick by what may have made them fail.
  if (!fingerprints.every((other) => sameFingerprint(other, fingerprint))) {
    return { record: null, keptOut: [...repeated, ...out(counted.length, 'mixed_fingerprints')] };
  }
  const newest = counted
    .map(({ unit }) => unit)
    .toSorted((left, right) => left.trial - right.trial)
    .slice(-POOLED_TRIALS);
  const { passed, total, disallowed } = sampleOf(newest, allowTimeout);
  const infra = trials.length - judged.length;
  return {
    record: {
      batch,
      at,
      ...(commit === null ? {} : { commit }),
      passed,
      total,
      disallowed,
      infra,
      ...meanSeconds(newest),
      fingerprint,
    },
    keptOut: [...repeated, ...out(counted.length - newest.length, 'not_among_newest')],
  };
}

/** How long the trials took on average, to a tenth of a second; nothing where no trial tells. */
function meanSeconds(units: readonly UnitResult[]): Pick<HistoryRecord, 'seconds'> {
  const known = units.flatMap((unit) => secondsOfUnit(unit) ?? []);
  if (known.length === 0) return {};
  return { seconds: Math.round((known.reduce((sum, seconds) => sum + seconds, 0) / known.length) * 10) / 10 };
}

/** Newest first, without what is too old to be pooled. */
function newestRecords(records: readonly HistoryRecord[]): readonly HistoryRecord[] {
  const sorted = records.toSorted(newerFirst);
  const kept = new Set(
    fingerprintsOf(sorted)
      .slice(0, KEPT_STRATA)
      .flatMap((fingerprint) => newestOf(sorted, fingerprint)),
  );
  return sorted.filter((record) => kept.has(record));
}

/** The strata that hold records which were not there before. */
function grownStrata(before: readonly HistoryRecord[], after: readonly HistoryRecord[]): readonly PooledStratum[] {
  const added = after.filter((record) => !before.includes(record));
  return fingerprintsOf(added).map((fingerprint) => ({
    fingerprint,
    added: totalOf(newestOf(added, fingerprint)),
    stratum: totalOf(newestOf(after, fingerprint)),
    new_stratum: !before.some((record) => sameFingerprint(record.fingerprint, fingerprint)),
  }));
}
