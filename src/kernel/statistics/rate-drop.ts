import { checkArgument } from './check-argument.ts';
import { checkCounts } from './counts.ts';
import type { Counts } from './counts.ts';

/**
 * By how much head's observed rate is below base's, -1 to 1. Over one denominator and rounded once: 4/5 against 20/20
 * is a drop of 0.2, where 1 - 0.8 is a little less and would miss a limit of 0.2. Throws `RangeError` on impossible
 * counts and where either side has no trials.
 */
export function rateDrop(head: Counts, base: Counts): number {
  for (const counts of [head, base]) {
    checkCounts(counts);
    checkArgument('total', counts.total, 'positive');
  }
  return (base.passed * head.total - head.passed * base.total) / (base.total * head.total);
}
