import type { RuleFigures, SuiteSetting } from '../../contracts/sampling-figures.ts';
import type { SamplingPolicy } from '../../contracts/sampling-policy.ts';
import { wilsonInterval } from '../../kernel/statistics/wilson.ts';
import { calibratedFactor, FIELD_FACTOR, SINGLE_RULE, toleranceRule } from './fixed-rules.ts';
import { sequentialRule, type SimulatedRule } from './simulated-rule.ts';
import { simulateSuites } from './simulate-suites.ts';

/** Ours, single, tolerance and calibrated tolerance. */
const COMPARED_RULES = 4;

/**
 * The product's rule beside two that need no stages (src/routing/README.md, "Trials and statistics"): one trial of each cell, and a tolerance
 * around the baseline's rate. The latter gets as many trials as ours needs on average, rounded up, once as it is used in the field and
 * once as wide as gives it our false-red rate, or the next rate above. `random`: 0 up to 1. `tell`: suites done, of all rules.
 */
export function compareRules(
  setting: SuiteSetting,
  policy: SamplingPolicy,
  random: () => number,
  tell: (done: number, total: number) => void = () => undefined,
): readonly RuleFigures[] {
  const { cells, p, base_trials: baseTrials, suites } = setting;
  const rows: RuleFigures[] = [];
  const add = (kind: Pick<RuleFigures, 'rule' | 'trials' | 'factor'>, rule: SimulatedRule): RuleFigures => {
    const before = rows.length * suites;
    const rates = simulateSuites(rule, setting, random, (done) => {
      tell(before + done, COMPARED_RULES * suites);
    });
    const red = { passed: Math.round(rates.false_red * suites), total: suites };
    const row = { ...kind, ...rates, false_red_interval: wilsonInterval(red) };
    rows.push(row);
    return row;
  };
  const ours = add({ rule: 'sequential', trials: null, factor: null }, sequentialRule(policy, cells));
  add({ rule: 'single', trials: 1, factor: null }, SINGLE_RULE);
  const trials = Math.ceil(ours.mean_trials);
  add({ rule: 'tolerance', trials, factor: FIELD_FACTOR }, toleranceRule(trials, FIELD_FACTOR));
  // None in so many suites is no rate to aim at; one in so many is the smallest that could have been seen.
  const falseRed = Math.max(ours.false_red, 1 / suites);
  const factor = calibratedFactor({ cells, p, baseTrials, trials, falseRed });
  add({ rule: 'calibrated_tolerance', trials, factor }, toleranceRule(trials, factor));
  return rows;
}
