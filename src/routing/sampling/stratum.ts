import type { Fingerprint, HistoryRecord } from '../../contracts/baseline.ts';
import type { UnitResult } from '../../contracts/results.ts';
import { totalOf, type Counts } from '../../kernel/statistics/counts.ts';

/** Trials of one stratum that are pooled at most: older ones tell of skills as they were long ago. */
export const POOLED_TRIALS = 30;

/** Fewer trials of the baseline than this show nothing: even a total loss would not stand out. */
export const LEAST_BASE_TRIALS = 5;

/** One trial may add an expectation or tighten it; that less is expected from now on, or counts are dropped, needs a second one. */
export const LOOSENING_TRIALS = 2;

/** The counts of one fingerprint in a baseline's history. */
export interface Stratum extends Counts {
  /** Trials in which a disallowed skill was called for certain. */
  readonly disallowed: number;
  /** How many of the trials that ran came to a verdict, in the records that count infrastructure errors. */
  readonly reached: Counts;
  readonly fingerprint: Fingerprint;
  /** The trials of each record. */
  readonly batches: readonly number[];
  /** How alike the trials of one batch are, in the whole baseline (`batchCorrelation`); not at all where nothing is said. */
  readonly correlation?: number;
}

/**
 * The stratum that a head's trials are compared with: the newest of their client and model that has enough trials, else the newest. Case
 * and skills may differ, since they are what a pull request changes, and a merged change begins a stratum that is empty at first.
 * `environment` null takes any. Null where the history has none.
 */
export function baseStratum(history: readonly HistoryRecord[], environment: Environment | null): Stratum | null {
  const fitting = history.filter(
    ({ fingerprint }) => environment === null || sameEnvironment(fingerprint, environment),
  );
  const strata = fingerprintsOf(fitting).map((fingerprint) => stratum(history, fingerprint));
  return strata.find(({ total }) => total >= LEAST_BASE_TRIALS) ?? strata[0] ?? null;
}

/** The newest stratum; null where the history has none. */
export function newestStratum([newest, ...older]: readonly HistoryRecord[]): Stratum | null {
  return newest === undefined ? null : stratum([newest, ...older], newest.fingerprint);
}

/** The counts of a fingerprint; records of another one are never added. */
function stratum(history: readonly HistoryRecord[], fingerprint: Fingerprint): Stratum {
  const records = newestOf(history, fingerprint);
  const reached = records.flatMap(({ total, infra }) =>
    infra === undefined ? [] : { passed: total, total: total + infra },
  );
  return {
    ...totalOf(records),
    disallowed: records.reduce((sum, { disallowed }) => sum + disallowed, 0),
    reached: totalOf(reached),
    fingerprint,
    batches: records.map(({ total }) => total),
  };
}

/** The newest records of a fingerprint, at most so many trials of them; the newest record always. */
export function newestOf(history: readonly HistoryRecord[], fingerprint: Fingerprint): readonly HistoryRecord[] {
  const kept: HistoryRecord[] = [];
  let trials = 0;
  for (const record of history) {
    if (!sameFingerprint(record.fingerprint, fingerprint)) continue;
    trials += record.total;
    if (kept.length > 0 && trials > POOLED_TRIALS) break;
    kept.push(record);
  }
  return kept;
}

/** Each fingerprint once, in the order of the records. */
export function fingerprintsOf(records: readonly HistoryRecord[]): readonly Fingerprint[] {
  const found: Fingerprint[] = [];
  for (const { fingerprint } of records) {
    if (!found.some((other) => sameFingerprint(other, fingerprint))) found.push(fingerprint);
  }
  return found;
}

/** What a trial ran with, apart from what a pull request changes. */
export type Environment = Pick<Fingerprint, 'client' | 'model'>;

/**
 * What a unit was a trial of (src/routing/README.md, "Trials and statistics"): client major and minor version, model, case and skills.
 * `skillSetDigest`: of the batch.
 */
export function fingerprintOf(unit: UnitResult, skillSetDigest: string | null): Fingerprint {
  return { ...environmentOf(unit), case_digest: unit.case_digest, skill_set_digest: skillSetDigest };
}

/** Client and model of a unit; the model is the transcript's, else the run's own record, as the results hold it. */
export function environmentOf({ client }: UnitResult): Environment {
  return { client: client.version === null ? null : minorVersion(client.version), model: client.model };
}

/** `2.1` of `2.1.332`; a version of another form as it is. */
function minorVersion(version: string): string {
  return /^\d+\.\d+/.exec(version.trim())?.[0] ?? version.trim();
}

export function sameEnvironment(left: Environment, right: Environment): boolean {
  return left.client === right.client && left.model === right.model;
}

export function sameFingerprint(left: Fingerprint, right: Fingerprint): boolean {
  return (
    sameEnvironment(left, right) &&
    left.case_digest === right.case_digest &&
    left.skill_set_digest === right.skill_set_digest
  );
}

/** For people: `client 2.1, model sonnet`. */
export function environmentText({ client, model }: Environment): string {
  return `client ${client ?? 'of unknown version'}, ${model === null ? 'unknown model' : `model ${model}`}`;
}
