/** How many of `total` trials passed. */
export interface Counts {
  readonly passed: number;
  readonly total: number;
}

/** More trials than this are no small sample; it also bounds the table of logarithms in `choose.ts`. */
const MOST_TRIALS = 1_000_000;

/**
 * Throws `RangeError` unless both are whole numbers with 0 <= `passed` <= `total` <= 1,000,000: impossible counts are a bug of the caller,
 * not a wrong input of a user. No trials at all are possible counts.
 */
export function checkCounts({ passed, total }: Counts): void {
  const isPossible = Number.isInteger(passed) && Number.isInteger(total) && passed >= 0 && passed <= total;
  if (isPossible && total <= MOST_TRIALS) return;
  throw new RangeError(`expected counts of at most ${MOST_TRIALS} trials, found ${passed} of ${total}`);
}

/**
 * By how much head's observed rate is below base's, -1 to 1. Over one denominator and rounded once: 4/5 against 20/20
 * is a drop of 0.2, where 1 - 0.8 is a little less and would miss a limit of 0.2. Throws `RangeError` on impossible
 * counts and where either side has no trials.
 */
export function rateDrop(head: Counts, base: Counts): number {
  for (const counts of [head, base]) {
    checkCounts(counts);
    if (counts.total === 0) throw new RangeError('expected trials, found none');
  }
  return (base.passed * head.total - head.passed * base.total) / (base.total * head.total);
}

/** All of them together. */
export function totalOf(counts: readonly Counts[]): Counts {
  const sum = (of: keyof Counts): number => counts.reduce((all, one) => all + one[of], 0);
  return { passed: sum('passed'), total: sum('total') };
}
