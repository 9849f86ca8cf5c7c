import { logChoose } from './choose.ts';
import { checkCounts, type Counts } from './counts.ts';

/** The trials of one stratum on both sides. */
export interface Stratum {
  readonly head: Counts;
  readonly base: Counts;
}

/** Less than this cannot be seen in any p-value: without it, large strata would take hours. */
const NEGLIGIBLE = 1e-20;

/**
 * One-sided exact test that head's rates are lower than base's, stratum by stratum: the probability that, under equal rates in each and
 * with its numbers of trials and of passes as they are, head would have as few passes as this over all strata, or fewer. The law of that
 * sum is the convolution of the strata's hypergeometric laws (Zelen 1971), so that it makes no difference how often a stratum was tried
 * on either side. Of one stratum it is Fisher's test.
 *
 * To 10 digits, so that what equals a level of significance is not below it. 1 without strata; `RangeError` on impossible counts.
 */
export function stratifiedLess(strata: readonly Stratum[]): number {
  let law: Law = { lowest: 0, masses: [1] };
  let passed = 0;
  for (const stratum of strata) {
    law = convolved(law, lawOf(stratum));
    passed += stratum.head.passed;
  }
  const tail = law.masses.slice(0, Math.max(0, passed - law.lowest + 1)).reduce((sum, mass) => sum + mass, 0);
  return Math.min(1, Number(tail.toPrecision(10)));
}

/** The probabilities of `lowest` passes, one more, and so on. */
export interface Law {
  readonly lowest: number;
  readonly masses: readonly number[];
}

/** Head's passes in one stratum. */
function lawOf({ head, base }: Stratum): Law {
  checkCounts(head);
  checkCounts(base);
  const [passed, total] = [head.passed + base.passed, head.total + base.total];
  const lowest = Math.max(0, passed - base.total);
  const all = logChoose(total, passed);
  return trimmed(lowest, Math.min(head.total, passed) - lowest + 1, (place) => {
    const k = lowest + place;
    return Math.exp(logChoose(head.total, k) + logChoose(base.total, passed - k) - all);
  });
}

/** The law of the sum of two independent numbers. */
export function convolved(one: Law, other: Law): Law {
  const masses = new Float64Array(one.masses.length + other.masses.length - 1);
  for (const [i, left] of one.masses.entries()) {
    for (let j = 0; j < other.masses.length; j += 1) {
      masses[i + j] = (masses[i + j] ?? 0) + left * (other.masses[j] ?? 0);
    }
  }
  return trimmed(one.lowest + other.lowest, masses.length, (place) => masses[place] ?? 0);
}

/** Without what is negligible at both ends. */
function trimmed(lowest: number, length: number, massAt: (place: number) => number): Law {
  const masses = Array.from({ length }, (_, place) => massAt(place));
  const first = masses.findIndex((mass) => mass > NEGLIGIBLE);
  return { lowest: lowest + first, masses: masses.slice(first, masses.findLastIndex((mass) => mass > NEGLIGIBLE) + 1) };
}
