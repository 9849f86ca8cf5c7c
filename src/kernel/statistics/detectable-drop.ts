import { batchedLess, batchLaw, type Batched } from './batched.ts';
import { rateDrop } from './counts.ts';
import { lastWhere } from './last-where.ts';

/** A comparison to be: `alpha`, `minimumDrop` and `power` are fractions, `trials` are head's. */
interface DropRequest {
  readonly base: Batched;
  readonly trials: number;
  readonly alpha: number;
  readonly minimumDrop: number;
  readonly power: number;
}

/**
 * The smallest true drop from the base's observed rate that a head of `trials` trials would show as significant
 * (the p-value of `batchedLess` below `alpha` and an observed drop of `minimumDrop` or more) with a probability of `power` or more:
 * what a green comparison of this size can vouch for. From 0 to the base's rate; `null` where either side has no trials
 * or not even a head without a pass would be significant. Throws `RangeError` on impossible counts.
 */
export function detectableDrop({ base, trials, alpha, minimumDrop, power }: DropRequest): number | null {
  const isSignificant = (passed: number): boolean => {
    const head = { passed, total: trials };
    return batchedLess(head, base) < alpha && rateDrop(head, base) >= minimumDrop;
  };
  // Which it is not without trials on both sides either: the p-value is 1 then.
  if (!isSignificant(0)) return null;
  // Fewer passes are at least as significant, and a lower rate shows few passes at least as often.
  const mostPasses = lastWhere(isSignificant, { low: 0, high: trials, middle: Math.floor });
  // By the chance of missing it, which keeps its digits where the power is nearly 1.
  const missed = (rate: number): readonly number[] =>
    batchLaw(trials, rate, base.correlation ?? 0).slice(mostPasses + 1);
  const isSeen = (rate: number): boolean => missed(rate).reduce((sum, mass) => sum + mass, 0) <= 1 - power;
  const highestRate = lastWhere(isSeen, { low: 0, high: 1 });
  return Math.max(0, base.passed / base.total - highestRate);
}
