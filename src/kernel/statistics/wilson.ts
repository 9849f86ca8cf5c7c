import { checkCounts, type Counts } from './counts.ts';

/** A closed interval of rates, 0 <= `low` <= `high` <= 1. */
interface Interval {
  readonly low: number;
  readonly high: number;
}

/** What a standard normal variable stays between, with its negative, in 95 of 100 cases. */
const Z_95 = 1.959963984540054;

/**
 * The 95% score interval of a rate (Wilson 1927), two-sided: the rates that a normal test with their own variance does
 * not reject. {0, 1} where there were no trials. Throws `RangeError` on impossible counts.
 */
export function wilsonInterval(counts: Counts): Interval {
  checkCounts(counts);
  const { passed, total } = counts;
  if (total === 0) return { low: 0, high: 1 };
  const z2 = Z_95 * Z_95;
  const scale = total + z2;
  const centre = (passed + z2 / 2) / scale;
  const half = (Z_95 * Math.sqrt((passed * (total - passed)) / total + z2 / 4)) / scale;
  // At the upper end rounding must not take the observed rate out of its interval; at 0 both terms are the same double.
  return { low: centre - half, high: passed === total ? 1 : centre + half };
}
