import { checkArgument } from './check-argument.ts';
import { choose } from './choose.ts';
import { logChoose } from './log-factorial.ts';

/** `draws` things are taken at random, without putting back, from `population`, of which `successes` count. */
interface Urn {
  readonly draws: number;
  readonly successes: number;
  readonly population: number;
}

/** Draws and successes may change places. The rarer (or nearly complete) one as draws makes the fewest selections. */
function withFewestSelections({ draws, successes, population }: Urn): Urn {
  const spread = (margin: number): number => Math.min(margin, population - margin);
  return spread(successes) < spread(draws)
    ? { draws: successes, successes: draws, population }
    : { draws, successes, population };
}

/** The number of selections with `lowest` to k successes; no term is larger than the number of all selections. */
function selectionsAtMost(k: number, lowest: number, { draws, successes, population }: Urn): number {
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

/**
 * P(X <= k): the probability of k successes or fewer among `draws` things taken without putting back. Where a
 * double can count all selections (any urn of up to 1000 things), they are counted: while their number times
 * `population` is a safe integer, the result is the fraction rounded once, so that 1/20 is 0.05 and not a little less;
 * above that the relative error is about 1e-13 at most. Beyond it the smaller tail is summed in log space and keeps its
 * relative precision (1e-10 at 20,000 things). Throws `RangeError` unless all are whole, 0 <= k <= draws <= population
 * and successes <= population.
 */
export function hypergeometricAtMost(k: number, urn: Urn): number {
  checkArgument('population', urn.population, 'count');
  checkArgument('draws', urn.draws, 'count', urn.population);
  checkArgument('successes', urn.successes, 'count', urn.population);
  checkArgument('k', k, 'count', urn.draws);
  const turned = withFewestSelections(urn);
  const { draws, successes, population } = turned;
  const lowest = Math.max(0, draws + successes - population);
  if (k < lowest) return 0;
  if (k >= Math.min(draws, successes)) return 1;
  const all = choose(population, draws);
  if (all < Infinity) return Math.min(1, selectionsAtMost(k, lowest, turned) / all);
  const mode = Math.floor(((draws + 1) * (successes + 1)) / (population + 2));
  if (k <= mode) return lowerTail(k, turned);
  // Things left behind for things drawn: more than k successes drawn are fewer than the rest left behind.
  return 1 - lowerTail(successes - k - 1, { draws: population - draws, successes, population });
}
