import type { SamplingPolicy } from '../../contracts/sampling-policy.ts';
import { batchedLess } from '../../kernel/statistics/batched.ts';
import { rateDrop, type Counts } from '../../kernel/statistics/counts.ts';
import type { Sample, SampledCell } from './sample.ts';
import type { Stratum } from './stratum.ts';

/** A disallowed skill in so many trials, where the baseline shows none in so many, is no question of statistics. */
const DISALLOWED_TRIALS = 2;
const DISALLOWED_BASE_TRIALS = 10;
/** None of so many passed: neither counts are needed to tell, nor may it be a night on which trials are alike. */
export const LOST_TRIALS = 6;

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
 * `cells`: as many as those of the family count for; a p-value below alpha ÷ cells is significant whatever Holm's correction will be, so that
 * nothing more is asked.
 */
export function samplingStep({ rule, sample }: SampledCell, policy: SamplingPolicy, cells: number): SamplingStep {
  return rule.kind === 'absolute'
    ? absoluteStep(sample, policy.new_cases)
    : sequentialStep(rule.base, sample, policy, cells);
}

/** Met where so many passed as a stage asks for. A cell that no later stage can meet stops, any other goes on to the next one. */
function absoluteStep(sample: Sample, stages: SamplingPolicy['new_cases']): SamplingStep {
  const { passed, total } = sample;
  const later = stages.filter(({ trials }) => trials > total);
  const open = later.filter(({ passes, trials }) => total - passed <= trials - passes);
  const isMet = total >= stages[0].trials && meetsShare(sample, stages);
  if (isMet || open.some(({ passes }) => passed >= passes)) return { kind: 'stop', because: 'met', p: null };
  const [[next], [first]] = [later, open];
  if (next === undefined || first === undefined) return { kind: 'stop', because: 'unmet', p: null };
  return { kind: 'more', counted: Math.min(next.trials, total + first.passes - passed), p: null };
}

/** Whether the share passed that is asked for by the last stage that so many trials reach; by the first where they reach none. */
export function meetsShare({ passed, total }: Counts, stages: SamplingPolicy['new_cases']): boolean {
  const { passes, trials } = stages.findLast((stage) => stage.trials <= total) ?? stages[0];
  return passed * trials >= passes * total;
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
  const isLost = passed === 0 && total >= LOST_TRIALS;
  const p = batchedLess(sample, isLost ? { ...base, correlation: 0 } : base);
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
