import { largest } from '../append.ts';
import type { Counts } from './counts.ts';
import { fisherLess } from './fisher.ts';
import { convolved, type Law } from './stratified.ts';

/** Counts of trials that ran in batches, any two trials of one of them with this correlation. Where nothing is said, they are independent. */
export interface Batched extends Counts {
  /** The trials of each batch. */
  readonly batches?: readonly number[];
  /** From 0 to 1. */
  readonly correlation?: number;
}

/** More is an estimate from too few batches: one lost night of an else clean baseline gives 1, and nothing would be a drop. */
const MOST_ALIKE = 0.2;

/**
 * One-sided test that head's rate is lower than base's, as `fisherLess`, where trials of one batch are alike: the numbers of passes of the
 * batches are weighed beta-binomially (Skellam 1948) around the rate of both sides together, and head is one batch. Without a correlation it is
 * Fisher's exact test, and never below that: where batches are all or nothing, a mixed one is strange by itself. Throws `RangeError` on
 * impossible counts.
 */
export function batchedLess(head: Counts, base: Batched): number {
  const { batches = [], correlation = 0 } = base;
  const [passed, total] = [head.passed + base.passed, head.total + base.total];
  const fisher = fisherLess(head, base);
  if (correlation === 0 || fisher === 1) return fisher;
  const law = (trials: number): Law => ({ lowest: 0, masses: batchLaw(trials, passed / total, correlation) });
  const before = batches.map(law).reduce(convolved, { lowest: 0, masses: [1] });
  const masses = law(head.total).masses.map((mass, k) => mass * (before.masses[passed - k - before.lowest] ?? 0));
  const sum = (some: readonly number[]): number => some.reduce((all, mass) => all + mass, 0);
  return Math.min(1, Math.max(fisher, sum(masses.slice(0, head.passed + 1)) / sum(masses)));
}

/** The probabilities of 0 to `trials` passes in one batch, whose rate is around `rate`: beta-binomial, without a correlation binomial. */
export function batchLaw(trials: number, rate: number, correlation: number): readonly number[] {
  if (rate === 1) return Array.from({ length: trials + 1 }, (_, k) => (k === trials ? 1 : 0));
  const alike = Math.min(correlation, MOST_ALIKE);
  const step = alike / (1 - alike);
  // In logarithms, each from the one before, so that none is lost.
  const logs = [0];
  for (let k = 0; k < trials; k += 1) {
    const odds = (rate + k * step) / (1 - rate + (trials - k - 1) * step);
    logs.push((logs[k] ?? 0) + Math.log((odds * (trials - k)) / (k + 1)));
  }
  const most = largest(logs);
  const masses = logs.map((log) => Math.exp(log - most));
  const all = masses.reduce((sum, mass) => sum + mass, 0);
  return masses.map((mass) => mass / all);
}
