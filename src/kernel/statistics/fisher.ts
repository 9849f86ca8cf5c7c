import { choose, logChoose } from './choose.ts';
import { checkCounts, type Counts } from './counts.ts';

/** `draws` things are taken at random, without putting back, from `population`, of which `successes` count. */
interface Urn {
  readonly draws: number;
  readonly successes: number;
  readonly population: number;
}

/**
 * One-sided exact test that head's rate is lower than base's (Fisher 1935): the probability that, under equal rates and
 * with the numbers of trials and of passes as they are, `head.passed` or fewer of the passes would be head's. 1 where
 * either side has no trials. With the sides changed it tests that head's rate is higher.
 *
 * Up to 1000 trials in all, the selections are counted. While their number times the number of trials is a safe integer,
 * the result is the fraction rounded once, so that 1/20, for 0/3 against 3/3, is not below a level of 0.05; above that the
 * relative error is about 1e-13 at most. With more trials the smaller tail is summed in log space and keeps its relative
 * precision (1e-10 at 20,000 trials). Throws `RangeError` on impossible counts.
 */
export function fisherLess(head: Counts, base: Counts): number {
  checkCounts(head);
  checkCounts(base);
  const [successes, population] = [head.passed + base.passed, head.total + base.total];
  return hypergeometricAtMost(head.passed, { draws: head.total, successes, population });
}

/** P(X <= k): the probability of k successes or fewer among the draws, for a k that the urn allows. */
function hypergeometricAtMost(k: number, urn: Urn): number {
  const turned = withFewestSelections(urn);
  const { draws, successes, population } = turned;
  if (k >= Math.min(draws, successes)) return 1;
  const all = choose(population, draws);
  if (all < Infinity) return Math.min(1, selectionsAtMost(k, turned) / all);
  const mode = Math.floor(((draws + 1) * (successes + 1)) / (population + 2));
  if (k <= mode) return lowerTail(k, turned);
  // Things left behind for things drawn: more than k successes drawn are fewer than the rest left behind.
  return 1 - lowerTail(successes - k - 1, { draws: population - draws, successes, population });
}

/** Draws and successes may change places. The rarer (or nearly complete) one as draws makes the fewest selections. */
function withFewestSelections({ draws, successes, population }: Urn): Urn {
  const spread = (margin: number): number => Math.min(margin, population - margin);
  return spread(successes) < spread(draws)
    ? { draws: successes, successes: draws, population }
    : { draws, successes, population };
}

/** The number of selections with k successes or fewer; no term is larger than the number of all selections. */
function selectionsAtMost(k: number, { draws, successes, population }: Urn): number {
  const lowest = Math.max(0, draws + successes - population);
  let selections = 0;
  for (let i = lowest; i <= k; i += 1) selections += choose(successes, i) * choose(population - successes, draws - i);
  return selections;
}

/** P(X <= k), where k is not above the mode: the terms shrink from k downwards, each a simple multiple of the last. */
function lowerTail(k: number, { draws, successes, population }: Urn): number {
  const failures = population - successes;
  let term = 1;
  let sum = 1;
  // Below the fewest possible successes all terms are 0: the first factor to get there is.
  for (let i = k; i > 0; i -= 1) {
    term *= (i * (failures - draws + i)) / ((successes - i + 1) * (draws - i + 1));
    sum += term;
  }
  const logMass = logChoose(successes, k) + logChoose(failures, draws - k) - logChoose(population, draws);
  return Math.exp(logMass) * sum;
}
