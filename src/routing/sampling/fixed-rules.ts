import { binomialMass } from '../../kernel/statistics/binomial.ts';
import type { Counts } from '../../kernel/statistics/counts.ts';
import type { SimulatedCell, SimulatedRule } from './simulated-rule.ts';

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
  let [enough, tooWide] = [0, 1];
  while (exactFalseRed(request, tooWide) >= request.falseRed) [enough, tooWide] = [tooWide, tooWide * 2];
  // 50 halvings leave a double's last digits.
  for (let round = 0; round < 50; round += 1) {
    const middle = (enough + tooWide) / 2;
    if (exactFalseRed(request, middle) >= request.falseRed) enough = middle;
    else tooWide = middle;
  }
  return enough;
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
