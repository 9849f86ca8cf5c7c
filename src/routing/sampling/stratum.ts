import type { Fingerprint, HistoryRecord } from '../../contracts/baseline.ts';
import type { Counts } from '../../kernel/statistics/counts.ts';
import { sameEnvironment, sameFingerprint, type Environment } from './fingerprint.ts';

/** Trials of one stratum that are pooled at most: older ones tell of skills as they were long ago. */
export const POOLED_TRIALS = 30;

/** Fewer trials of the baseline than this show nothing: even a total loss would not stand out. */
export const LEAST_BASE_TRIALS = 5;

/** The counts of one fingerprint in a baseline's history. */
export interface Stratum extends Counts {
  /** Trials in which a disallowed skill was called for certain. */
  readonly disallowed: number;
  readonly fingerprint: Fingerprint;
  readonly batches: number;
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
  const strata = fitting.flatMap(({ fingerprint }, index) => {
    const isFirst = fitting.findIndex((other) => sameFingerprint(other.fingerprint, fingerprint)) === index;
    return isFirst ? [stratum(history, fingerprint)] : [];
  });
  return strata.find(({ total }) => total >= LEAST_BASE_TRIALS) ?? strata[0] ?? null;
}

/** The newest stratum; null where the history has none. */
export function newestStratum([newest, ...older]: readonly HistoryRecord[]): Stratum | null {
  return newest === undefined ? null : stratum([newest, ...older], newest.fingerprint);
}

/** The counts of a fingerprint; records of another one are never added. */
function stratum(history: readonly HistoryRecord[], fingerprint: Fingerprint): Stratum {
  const records = newestOf(history, fingerprint);
  const sum = (field: 'passed' | 'total' | 'disallowed'): number =>
    records.reduce((total, record) => total + record[field], 0);
  return {
    passed: sum('passed'),
    total: sum('total'),
    disallowed: sum('disallowed'),
    fingerprint,
    batches: records.length,
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
