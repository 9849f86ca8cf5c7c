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
