import { checkCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import { hypergeometricAtMost } from './hypergeometric.ts';

/**
 * One-sided exact test that head's rate is lower than base's (Fisher 1935): the probability that, under equal rates and
 * with the numbers of trials and of passes as they are, `head.passed` or fewer of the passes would be head's. 1 where
 * either side has no trials. Small p-values keep their relative precision; a fraction that equals a level of
 * significance, as 1/20 for 0/3 against 3/3, is not below it (see `hypergeometricAtMost`). Throws `RangeError` on
 * impossible counts.
 */
export function fisherLess(head: Counts, base: Counts): number {
  checkCounts(head);
  checkCounts(base);
  return hypergeometricAtMost(head.passed, {
    draws: head.total,
    successes: head.passed + base.passed,
    population: head.total + base.total,
  });
}

/**
 * One-sided exact test that head's rate is higher than base's: the probability of `head.passed` or more. With fixed
 * margins that is `base.passed` or fewer for base. Otherwise as `fisherLess`.
 */
export function fisherGreater(head: Counts, base: Counts): number {
  return fisherLess(base, head);
}
