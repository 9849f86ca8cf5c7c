import type { SamplingFigures } from '../../contracts/sampling-figures.ts';
import { seededRandom } from '../../io/seeded-random.ts';
import { compareRules } from '../../routing/sampling/compare-rules.ts';
import { exactRows } from '../../routing/sampling/suite-law.ts';
import { configOrDefault } from '../repository/load-config.ts';
import type { World } from '../world/world.ts';

/** From half a loss to a total one. */
const DROPS = [0.7, 0.5, 0.3, 0.1];

export interface SelftestOptions {
  readonly cells: number;
  /** Pass rate of a healthy cell, above 0 and below 1. */
  readonly p: number;
  readonly baseTrials: number;
  readonly suites: number;
  /** A whole number of 32 bits. */
  readonly seed: number;
}

/** Simulates suites under the sampling policy of the working tree, beside two other rules. `tell`: suites done of all there are. */
export async function simulateSampling(
  world: World,
  { cells, p, baseTrials, suites, seed }: SelftestOptions,
  tell: (done: number, total: number) => void,
): Promise<SamplingFigures> {
  const { sampling } = await configOrDefault(world.root);
  const { stages, alpha, drop, soft, new_cases } = sampling;
  // A rise would be no drop.
  const setting = { cells, p, base_trials: baseTrials, suites, drops: DROPS.filter((to) => to < p) };
  return {
    setting: { ...setting, seed },
    policy: { stages, alpha, drop, soft, new_cases },
    rules: compareRules(setting, sampling, seededRandom(seed), tell),
    exact: exactRows(sampling, baseTrials),
  };
}
