import type { CellSampling, Tally } from '../contracts/gate-result.ts';
import type { SamplingPolicy } from '../contracts/sampling-policy.ts';
import type { Counts } from '../kernel/statistics/counts.ts';
import { detectableDrop } from '../kernel/statistics/detectable-drop.ts';
import { wilsonInterval } from '../kernel/statistics/wilson.ts';
import { independentTrials } from '../routing/sampling/independent-trials.ts';
import { sampleOf } from '../routing/sampling/sample.ts';
import type { DecidedCell } from './decided-cell.ts';

/** The probability with which a drop has to show to be called detectable, as is usual in the design of experiments. */
const POWER = 0.8;

/** What the trials of a cell counted and what their number can show; null where none has a result. `tested`: cells of the suite. */
export function cellSampling(cell: DecidedCell, policy: SamplingPolicy, tested: number): CellSampling | null {
  const { sampled, decision } = cell;
  const results = cell.judged.filter((result) => result !== null);
  if (results.length === 0) return null;
  if (sampled === null) {
    const { units, repeated } = independentTrials(results);
    const sample = sampleOf(units, decision.expected?.allow_timeout ?? false);
    const nothing = {
      base: null,
      p_value: null,
      adjusted_p_value: null,
      drop: null,
      detectable_drop: null,
      wanted: null,
    };
    return { rule: 'single', head: tallyOf(sample), ...nothing, infra: sample.infra, repeated };
  }
  const { rule, sample, verdict, repeated } = sampled;
  const { step, adjusted, drop } = verdict;
  return {
    rule: rule.kind,
    head: tallyOf(sample),
    base: rule.base === null ? null : tallyOf(rule.base),
    p_value: step.p,
    adjusted_p_value: adjusted,
    drop,
    detectable_drop:
      rule.kind !== 'sequential'
        ? null
        : detectableDrop({
            base: rule.base,
            trials: sample.total,
            // Holm's first step: beside so many tested cells, its own p-value would have to be so much smaller.
            alpha: policy.alpha / Math.max(1, step.p === null ? tested + 1 : tested),
            minimumDrop: policy.drop,
            power: POWER,
          }),
    wanted: step.kind === 'more' ? step.counted : null,
    infra: sample.infra,
    repeated,
  };
}

/** Counts with the interval that a report prints; what is decided is decided by exact tests. */
export function tallyOf({ passed, total }: Counts): Tally {
  const { low, high } = wilsonInterval({ passed, total });
  return { passed, total, low: rounded(low), high: rounded(high) };
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
