import { checkArgument } from './check-argument.ts';

/** How many of `total` trials passed. */
export interface Counts {
  readonly passed: number;
  readonly total: number;
}

/**
 * Throws `RangeError` unless both are whole numbers with 0 <= `passed` <= `total` <= 1,000,000. No trials at all are
 * possible counts.
 */
export function checkCounts(counts: Counts): void {
  checkArgument('total', counts.total, 'count');
  checkArgument('passed', counts.passed, 'count', counts.total);
}

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
