import { checkArgument } from './check-argument.ts';
import { choose } from './choose.ts';
import { checkCounts } from './counts.ts';
import type { Counts } from './counts.ts';

/** C(part, k) / C(total, k), where no double holds the latter: the chance that one after the other is from the part. */
function shareOfMany(part: number, total: number, k: number): number {
  let share = 1;
  for (let i = 0; i < k && share > 0; i += 1) share *= (part - i) / (total - i);
  return share;
}

function check(counts: Counts, k: number): void {
  checkCounts(counts);
  checkArgument('k', k, 'count');
}

/**
 * pass@k, the unbiased estimate of the probability that at least one of k trials passes: 1 - C(n - c, k) / C(n, k) for
 * c passes in n trials (Chen et al. 2021, arXiv 2107.03374). `null` where k is larger than the number of trials: there
 * is no unbiased estimate. Throws `RangeError` on impossible counts or k.
 */
export function passAtK(counts: Counts, k: number): number | null {
  check(counts, k);
  const { passed, total } = counts;
  if (k > total) return null;
  const all = choose(total, k);
  const failed = total - passed;
  // Counted before divided, so that 1 of 10 is 0.1 and not 1 - 0.9.
  if (all < Infinity) return (all - (failed < k ? 0 : choose(failed, k))) / all;
  return 1 - shareOfMany(failed, total, k);
}

/**
 * pass^k, the unbiased estimate of the probability that all of k trials pass: C(c, k) / C(n, k) for c passes in n
 * trials (tau-bench, arXiv 2406.12045). `null` where k is larger than the number of trials. Throws `RangeError` on
 * impossible counts or k.
 */
export function passHatK(counts: Counts, k: number): number | null {
  check(counts, k);
  const { passed, total } = counts;
  if (k > total) return null;
  const all = choose(total, k);
  if (all < Infinity) return passed < k ? 0 : choose(passed, k) / all;
  return shareOfMany(passed, total, k);
}
