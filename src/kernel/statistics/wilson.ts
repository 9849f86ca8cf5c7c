import { checkArgument } from './check-argument.ts';
import { checkCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import type { Interval } from './interval.ts';
import { normalQuantile } from './normal-quantile.ts';

/**
 * The score interval of a rate (Wilson 1927), two-sided: the rates that a normal test with their own variance does not
 * reject. `confidence` as a fraction. {0, 1} where there were no trials. Throws `RangeError` on impossible counts and
 * unless 0 < confidence < 1.
 */
export function wilsonInterval(counts: Counts, confidence = 0.95): Interval {
  checkCounts(counts);
  checkArgument('confidence', confidence, 'confidence');
  const { passed, total } = counts;
  if (total === 0) return { low: 0, high: 1 };
  const z = normalQuantile((1 - confidence) / 2);
  const scale = total + z * z;
  const centre = (passed + (z * z) / 2) / scale;
  const half = (Math.abs(z) * Math.sqrt((passed * (total - passed)) / total + (z * z) / 4)) / scale;
  // At the upper end rounding must not take the observed rate out of its interval; at 0 both terms are the same double.
  return { low: centre - half, high: passed === total ? 1 : centre + half };
}
