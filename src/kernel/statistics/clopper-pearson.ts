import { binomialAtLeast, binomialAtMost } from './binomial.ts';
import { checkArgument } from './check-argument.ts';
import { checkCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import type { Interval } from './interval.ts';
import { lastWhere } from './last-where.ts';

/**
 * The exact interval of a rate (Clopper & Pearson 1934), two-sided: the rates under which neither as many passes or
 * more nor as many or fewer are rarer than (1 - confidence) / 2. `confidence` as a fraction. {0, 1} where there were no
 * trials. Throws `RangeError` on impossible counts and unless 0 < confidence < 1.
 */
export function clopperPearsonInterval(counts: Counts, confidence = 0.95): Interval {
  checkCounts(counts);
  checkArgument('confidence', confidence, 'confidence');
  const { passed, total } = counts;
  const tail = (1 - confidence) / 2;
  const tooLow = (p: number): boolean => binomialAtLeast(passed, total, p) <= tail;
  const notTooHigh = (p: number): boolean => binomialAtMost(passed, total, p) >= tail;
  return {
    low: passed === 0 ? 0 : lastWhere(tooLow, { low: 0, high: 1 }),
    high: lastWhere(notTooHigh, { low: 0, high: 1 }),
  };
}
