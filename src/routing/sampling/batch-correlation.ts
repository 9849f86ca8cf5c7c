import type { Baseline } from '../../contracts/baseline.ts';
import { totalOf, type Counts } from '../../kernel/statistics/counts.ts';
import { fingerprintsOf, newestOf } from './stratum.ts';

/** How alike the trials of one batch are, from 0 to 1, with its interval of 95 %. */
export interface BatchCorrelation {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

/** Standard errors on either side of an interval of 95 %. */
const ERRORS = 1.96;

/** By baseline: asked for each cell, and estimated once. */
const KNOWN = new WeakMap<Baseline, BatchCorrelation | null>();

/**
 * The intra-batch correlation of a baseline's histories, pooled over all cells and batches: by how much seldomer two trials of one batch
 * differ than two of different batches of the same stratum. The interval is a jackknife's over the strata (Quenouille 1956). Null where no
 * history can tell.
 */
export function batchCorrelation(baseline: Baseline): BatchCorrelation | null {
  const known = KNOWN.get(baseline);
  if (known !== undefined) return known;
  const histories = [...baseline.entries.values()].flatMap((cells) =>
    [...cells.values()].map(({ history }) => history),
  );
  const strata = histories.flatMap((history = []) =>
    fingerprintsOf(history).flatMap((fingerprint) => differencesOf(newestOf(history, fingerprint)) ?? []),
  );
  const found = estimated(strata);
  KNOWN.set(baseline, found);
  return found;
}

/** Pairs of one batch that differ, and how many would if these were as different as pairs of different batches. */
interface Differences {
  readonly within: number;
  readonly expected: number;
}

/** Of the batches of one stratum; null of a single one. */
function differencesOf(batches: readonly Counts[]): Differences | null {
  const sum = (of: (batch: Counts) => number): number => batches.reduce((all, batch) => all + of(batch), 0);
  const { passed, total } = totalOf(batches);
  const within = sum((batch) => batch.passed * (batch.total - batch.passed));
  const pairs = sum((batch) => (batch.total * (batch.total - 1)) / 2);
  const others = (total * (total - 1)) / 2 - pairs;
  return others === 0 ? null : { within, expected: ((passed * (total - passed) - within) / others) * pairs };
}

function estimated(strata: readonly Differences[]): BatchCorrelation | null {
  const sum = (of: keyof Differences): number => strata.reduce((all, one) => all + one[of], 0);
  const [within, expected] = [sum('within'), sum('expected')];
  if (expected === 0) return null;
  const without = strata.map((one) => 1 - (within - one.within) / (expected - one.expected));
  const mean = without.reduce((all, one) => all + one, 0) / without.length;
  const squares = without.reduce((all, one) => all + (one - mean) ** 2, 0);
  const error = Math.sqrt(((without.length - 1) / without.length) * squares);
  // Without the only stratum that tells there is no estimate, and so no interval.
  const margin = Number.isFinite(error) ? ERRORS * error : Infinity;
  const share = (value: number): number => Math.min(1, Math.max(0, value));
  const found = 1 - within / expected;
  return { estimate: share(found), low: share(found - margin), high: share(found + margin) };
}
