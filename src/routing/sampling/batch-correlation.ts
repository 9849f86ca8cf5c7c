import type { Baseline } from '../../contracts/baseline.ts';
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
  const found = estimated(strataOf(baseline).flatMap((batches) => differencesOf(batches) ?? []));
  KNOWN.set(baseline, found);
  return found;
}

type Batches = readonly { readonly passed: number; readonly total: number }[];

function strataOf({ entries }: Baseline): readonly Batches[] {
  const histories = [...entries.values()].flatMap((cells) => [...cells.values()].map(({ history = [] }) => history));
  return histories.flatMap((history) => fingerprintsOf(history).map((fingerprint) => newestOf(history, fingerprint)));
}

/** Pairs of one batch that differ, and how many would if these were as different as pairs of different batches. */
interface Differences {
  readonly within: number;
  readonly expected: number;
}

function differencesOf(batches: Batches): Differences | null {
  const sum = (of: (batch: Batches[number]) => number): number => batches.reduce((all, batch) => all + of(batch), 0);
  const [passed, total] = [sum((batch) => batch.passed), sum((batch) => batch.total)];
  const within = sum((batch) => batch.passed * (batch.total - batch.passed));
  const pairs = sum((batch) => (batch.total * (batch.total - 1)) / 2);
  const others = (total * (total - 1)) / 2 - pairs;
  if (others === 0) return null;
  return { within, expected: ((passed * (total - passed) - within) / others) * pairs };
}

function estimated(strata: readonly Differences[]): BatchCorrelation | null {
  const sum = (of: keyof Differences): number => strata.reduce((all, one) => all + one[of], 0);
  const [within, expected] = [sum('within'), sum('expected')];
  if (expected === 0) return null;
  const without = strata.map((one) => 1 - (within - one.within) / (expected - one.expected));
  const mean = without.reduce((all, one) => all + one, 0) / without.length;
  const squares = without.reduce((all, one) => all + (one - mean) ** 2, 0);
  const error = Math.sqrt(((without.length - 1) / without.length) * squares);
  const margin = Number.isFinite(error) && without.length > 1 ? ERRORS * error : Infinity;
  const [estimate, low, high] = [0, -margin, margin].map((by) => {
    const value = Math.min(1, Math.max(0, 1 - within / expected + by));
    return Math.round(value * 1e4) / 1e4;
  });
  return { estimate: estimate ?? 0, low: low ?? 0, high: high ?? 1 };
}
