import type { RuleFigures, SuiteSetting } from '../../contracts/sampling-figures.ts';
import type { SamplingPolicy } from '../../contracts/sampling-policy.ts';
import { binomialMass } from '../../kernel/statistics/binomial.ts';
import type { Counts } from '../../kernel/statistics/counts.ts';
import { lastWhere } from '../../kernel/statistics/last-where.ts';
import { wilsonInterval } from '../../kernel/statistics/wilson.ts';
import { judgeSuite, type SampleOutcome } from './judge-suite.ts';
import { EMPTY_SAMPLE, type SampledCell } from './sample.ts';
import { samplingStep } from './sampling-step.ts';
import { simulateSuites, type SimulatedCell, type SimulatedDecision, type SimulatedRule } from './simulate-suites.ts';

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

/** How many standard errors wide the tolerance is that is used in the field: two of the difference of two equal samples. */
export const FIELD_FACTOR = 2 * Math.SQRT2;

/** One trial of each cell; red where it fails. */
export const SINGLE_RULE: SimulatedRule = fixedRule(1, ({ head }) => head.passed === 0);

/** `trials` of each cell; red where its rate is below the baseline's by more than `factor` × √(p(1 - p) ÷ trials). */
export function toleranceRule(trials: number, factor: number): SimulatedRule {
  return fixedRule(trials, ({ base, head }) => exceedsTolerance(base, head, factor));
}

function fixedRule(trials: number, isRed: (cell: SimulatedCell) => boolean): SimulatedRule {
  return {
    asked: ({ head }) => (head.total < trials ? trials : null),
    decide: (cells) => cells.map((cell) => (isRed(cell) ? 'red' : 'none')),
  };
}

/** p is the baseline's rate after Laplace, so that a clean baseline tolerates something too. */
function exceedsTolerance(base: Counts, head: Counts, factor: number): boolean {
  const p = (base.passed + 1) / (base.total + 2);
  return p - head.passed / head.total > factor * Math.sqrt((p * (1 - p)) / head.total);
}

export interface CalibrationRequest {
  readonly cells: number;
  readonly p: number;
  readonly baseTrials: number;
  readonly trials: number;
  /** The share of healthy suites that may be red; above 0. */
  readonly falseRed: number;
}

/**
 * The widest tolerance that is still red in at least that share of healthy suites, by bisection over its exact rate. With few trials the
 * rate moves in steps, so that it is seldom the very one asked for: the step above it catches more, and a comparison is then in favour
 * of the tolerance. 0 where not even that is red so often.
 */
export function calibratedFactor(request: CalibrationRequest): number {
  const isRedEnough = (factor: number): boolean => exactFalseRed(request, factor) >= request.falseRed;
  let high = 1;
  while (isRedEnough(high)) high *= 2;
  return lastWhere(isRedEnough, { low: 0, high });
}

/** Cells do not influence each other here, so that one cell's rate gives the suite's. */
export function exactFalseRed({ cells, p, baseTrials, trials }: CalibrationRequest, factor: number): number {
  let red = 0;
  for (let before = 0; before <= baseTrials; before += 1) {
    const base = { passed: before, total: baseTrials };
    for (let passed = 0; passed <= trials; passed += 1) {
      if (!exceedsTolerance(base, { passed, total: trials }, factor)) continue;
      red += binomialMass(before, baseTrials, p) * binomialMass(passed, trials, p);
    }
  }
  return 1 - (1 - red) ** cells;
}

const FINGERPRINT = { client: null, model: null, case_digest: '', skill_set_digest: null };

const DECISIONS: Readonly<Partial<Record<SampleOutcome, SimulatedDecision>>> = {
  regression: 'red',
  soft_regression: 'soft',
};

/** The product's own rule: the very functions by which a run goes on and the gate decides. `cells` and `weight`: of the family. */
export function sequentialRule(policy: SamplingPolicy, cells: number, weight = 1): SimulatedRule {
  return {
    asked: ({ base, head }) => {
      const step = samplingStep(sampledOf({ base, head }), policy, cells);
      return step.kind === 'more' ? step.counted : null;
    },
    decide: (suite) => {
      return judgeSuite(suite.map(sampledOf), policy, cells, weight).map(({ outcome }) => DECISIONS[outcome] ?? 'none');
    },
  };
}

/** Counts as a cell that is compared with a baseline. */
export function sampledOf({ base, head }: SimulatedCell): SampledCell {
  const stratum = { ...base, disallowed: 0, reached: base, fingerprint: FINGERPRINT, batches: [base.total] };
  return { rule: { kind: 'sequential', base: stratum }, sample: { ...EMPTY_SAMPLE, ...head } };
}
