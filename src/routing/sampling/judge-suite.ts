import type { SamplingPolicy } from '../../contracts/sampling-policy.ts';
import { binomialAtLeast, binomialAtMost } from '../../kernel/statistics/binomial.ts';
import { rateDrop, type Counts } from '../../kernel/statistics/counts.ts';
import { fisherLess } from '../../kernel/statistics/fisher.ts';
import { holmAdjusted } from '../../kernel/statistics/holm.ts';
import type { Sample, SampledCell } from './sample.ts';
import { LOST_TRIALS, samplingStep, type SamplingStep } from './sampling-step.ts';
import type { Stratum } from './stratum.ts';

/** A baseline is unreliable unless it shows, at this level, that more than half of its trials pass. */
const UNRELIABLE = { rate: 0.5, alpha: 0.05 };
/** A cell is flaky if baseline and head together show, at this level, that it passes less often than this. */
const FLAKY = { rate: 0.95, alpha: 0.05 };

/** A share of infrastructure errors that rose by so much may hide failures. */
const INFRA_RISE = 0.1;

/** What the counts of a cell came to. `met`, `unmet` and `lost` (no pass at all): of cells that have nothing to be compared with. */
export type SampleOutcome =
  | 'held'
  | 'improvement'
  | 'regression'
  | 'soft_regression'
  | 'watch'
  | 'flaky'
  | 'unreliable_baseline'
  | 'insufficient_data'
  | 'infra_rise'
  | 'met'
  | 'unmet'
  | 'lost';

export interface SampleVerdict {
  readonly outcome: SampleOutcome;
  readonly step: SamplingStep;
  /** Corrected for all cells of its family that were tested; null where the cell was not. */
  readonly adjusted: number | null;
  /** For how many cells the smallest p-value is corrected, or would be with this cell's. */
  readonly among: number;
  /** In parts of 1, negative where the pass rate rose; null where there is nothing to compare with. */
  readonly drop: number | null;
}

/**
 * Judges the cells of a family by their counts (src/routing/README.md, "Trials and statistics"), in the order given. Only cells that went past
 * the first stage were tested, so that only they count for Holm's correction. `cells` and `weight`: of the family.
 */
export function judgeSuite(
  sampled: readonly SampledCell[],
  policy: SamplingPolicy,
  cells: number,
  weight = 1,
): readonly SampleVerdict[] {
  const stepped = sampled.map((cell) => ({ ...cell, step: samplingStep(cell, policy, cells) }));
  const tested = stepped.flatMap(({ step: { p } }, index) => (p === null ? [] : [{ index, p }]));
  const corrected = holmAdjusted(tested.map(({ p }) => p));
  const adjusted = new Map(tested.map(({ index }, place) => [index, Math.min(1, (corrected[place] ?? 1) * weight)]));
  return stepped.map(({ rule, sample, step }, index) => {
    const own = adjusted.get(index) ?? null;
    const { base } = rule;
    return {
      outcome: outcomeOf(rule, sample, step, own, policy),
      step,
      adjusted: own,
      among: weight * (tested.length + (own === null ? 1 : 0)),
      drop: base !== null && base.total > 0 && sample.total > 0 ? rateDrop(sample, base) : null,
    };
  });
}

function outcomeOf(
  rule: SampledCell['rule'],
  sample: Sample,
  step: SamplingStep,
  adjusted: number | null,
  policy: SamplingPolicy,
): SampleOutcome {
  // Without any counts there is nothing to judge, however many trials ran.
  if (step.kind === 'more' || sample.total === 0) return 'insufficient_data';
  if (rule.kind === 'absolute') {
    // Where clients or models differ, a failure cannot be held against any counts.
    const isBlind = rule.cause === 'mixed' && sample.passed < sample.total;
    if (step.because === 'met' && !isBlind) return 'met';
    // Fewer will do where a policy asks for fewer passes.
    const least = Math.min(LOST_TRIALS, policy.new_cases.at(-1)?.passes ?? LOST_TRIALS);
    return sample.passed === 0 && sample.total >= least ? 'lost' : 'unmet';
  }
  if (step.because === 'disallowed') return 'regression';
  if (step.because === 'clean') return isImprovement(rule.base, sample, policy) ? 'improvement' : 'held';
  const outcome = testedOutcome(rule.base, sample, step.p ?? 1, adjusted ?? 1, policy);
  return outcome !== 'regression' && isInfraRise(rule.base, sample, policy) ? 'infra_rise' : outcome;
}

/** The first that fits. */
function testedOutcome(
  base: Stratum,
  sample: Sample,
  p: number,
  adjusted: number,
  policy: SamplingPolicy,
): SampleOutcome {
  const drop = rateDrop(sample, base);
  if (adjusted < policy.alpha && drop >= policy.drop) return 'regression';
  if (isUnreliable(base)) return 'unreliable_baseline';
  if (p < policy.soft.alpha && drop >= policy.soft.drop) return 'soft_regression';
  if (drop >= policy.watch_drop) return 'watch';
  if (isImprovement(base, sample, policy)) return 'improvement';
  return isFlaky(base, sample) ? 'flaky' : 'held';
}

/** Exact, since normal intervals are wrong at these numbers of trials. */
export function isUnreliable({ passed, total }: Counts): boolean {
  return binomialAtLeast(passed, total, UNRELIABLE.rate) > UNRELIABLE.alpha;
}

function isInfraRise({ reached }: Stratum, { total, infra }: Sample, { alpha }: SamplingPolicy): boolean {
  const head = { passed: total, total: total + infra };
  return fisherLess(head, reached) < alpha && rateDrop(head, reached) >= INFRA_RISE;
}

function isFlaky(base: Counts, head: Counts): boolean {
  const [passed, total] = [base.passed + head.passed, base.total + head.total];
  return binomialAtMost(passed, total, FLAKY.rate) < FLAKY.alpha;
}

/** The same test from the other side. */
function isImprovement(base: Counts, head: Counts, { alpha, drop }: SamplingPolicy): boolean {
  return -rateDrop(head, base) >= drop && fisherLess(base, head) < alpha;
}
