import type { SamplingPolicy } from '../../contracts/sampling-policy.ts';
import { fisherLess } from '../../kernel/statistics/fisher.ts';
import { rateDrop, type Counts } from '../../kernel/statistics/counts.ts';
import type { Sample, SampledCell } from './sample.ts';
import type { Stratum } from './stratum.ts';

/** A disallowed skill in so many trials, where the baseline shows none in so many, is no question of statistics. */
const DISALLOWED_TRIALS = 2;
const DISALLOWED_BASE_TRIALS = 10;

/** What a cell's counts ask for next. */
export type SamplingStep =
  /** More trials, until so many are counted. */
  | { readonly kind: 'more'; readonly counted: number; readonly p: number | null }
  | {
      readonly kind: 'stop';
      readonly because: 'clean' | 'met' | 'unmet' | 'disallowed' | 'tested';
      /** One-sided, of the hypothesis that head and baseline pass alike; null where nothing was tested. */
      readonly p: number | null;
    };

/**
 * Whether a cell is decided, or which stage comes next: the one rule by which a run goes on and a gate accepts that it stopped.
 * `cells`: of the suite, cases × providers; a p-value below alpha ÷ cells is significant whatever Holm's correction will be, so that nothing more is asked.
 */
export function samplingStep({ rule, sample }: SampledCell, policy: SamplingPolicy, cells: number): SamplingStep {
  return rule.kind === 'absolute'
    ? absoluteStep(sample, policy.new_cases)
    : sequentialStep(rule.base, sample, policy, cells);
}

/** Where more trials were run than the rule asks for, the same share of them has to pass. */
function absoluteStep({ passed, total }: Sample, { passes, trials }: SamplingPolicy['new_cases']): SamplingStep {
  const met = total > trials ? passed * trials >= passes * total : passed >= passes;
  if (met) return { kind: 'stop', because: 'met', p: null };
  if (total > trials || total - passed > trials - passes) return { kind: 'stop', because: 'unmet', p: null };
  return { kind: 'more', counted: total + (passes - passed), p: null };
}

function sequentialStep(base: Stratum, sample: Sample, policy: SamplingPolicy, cells: number): SamplingStep {
  const { stages, alpha, drop } = policy;
  const { passed, total, infra } = sample;
  if (isDisallowedConfirmed(base, sample)) return { kind: 'stop', because: 'disallowed', p: null };
  const [first = 1] = stages;
  // For going on, what infrastructure ended is a failure: it may hide one.
  const run: Counts = { passed, total: total + infra };
  if (run.total < first) return { kind: 'more', counted: first - infra, p: null };
  if (passed === run.total) return { kind: 'stop', because: 'clean', p: null };
  const p = fisherLess(sample, base);
  const stage = stages.findLastIndex((end) => end <= run.total);
  const next = stages[stage + 1];
  const isCertain = p < alpha / Math.max(1, cells) && rateDrop(sample, base) >= drop;
  // After the first stage every cell goes on that is not clean: three trials decide nothing. Later only a drop can become red.
  const isOpen = stage === 0 || rateDrop(run, base) > drop;
  return next !== undefined && isOpen && !isCertain
    ? { kind: 'more', counted: next - infra, p }
    : { kind: 'stop', because: 'tested', p };
}

export function isDisallowedConfirmed(base: Stratum, sample: Sample): boolean {
  return sample.disallowed >= DISALLOWED_TRIALS && base.disallowed === 0 && base.total >= DISALLOWED_BASE_TRIALS;
}
