import type { SamplingPolicy } from '../../contracts/sampling-policy.ts';
import type { Counts } from '../../kernel/statistics/counts.ts';
import type { CellRule } from './cell-rule.ts';
import { judgeSuite, type SampleOutcome } from './judge-suite.ts';
import { EMPTY_SAMPLE } from './sample.ts';
import { samplingStep } from './sampling-step.ts';

/** What a rule says of one cell. */
export type SimulatedDecision = 'red' | 'soft' | 'none';

export interface SimulatedCell {
  readonly base: Counts;
  readonly head: Counts;
}

/** A way to judge suites, as a simulation asks for it. */
export interface SimulatedRule {
  /** How many trials of a cell are to be counted next; null where it stops. */
  readonly asked: (cell: SimulatedCell) => number | null;
  /** Judges all cells of a suite at once, since a correction may run over them; in the order given. */
  readonly decide: (cells: readonly SimulatedCell[]) => readonly SimulatedDecision[];
}

const FINGERPRINT = { client: null, model: null, case_digest: '', skill_set_digest: null };

/** The product's own rule: the very functions by which a run goes on and the gate decides. `cells`: of the suite. */
export function sequentialRule(policy: SamplingPolicy, cells: number): SimulatedRule {
  return {
    asked: ({ base, head }) => {
      const step = samplingStep(ruleOf(base), { ...EMPTY_SAMPLE, ...head }, policy, cells);
      return step.kind === 'more' ? step.counted : null;
    },
    decide: (suite) => {
      const sampled = suite.map(({ base, head: { passed, total } }) => {
        return { rule: ruleOf(base), sample: { ...EMPTY_SAMPLE, passed, total } };
      });
      return judgeSuite(sampled, policy, cells).map(({ outcome }) => decisionOf(outcome));
    },
  };
}

function ruleOf({ passed, total }: Counts): Extract<CellRule, { kind: 'sequential' }> {
  return { kind: 'sequential', base: { passed, total, disallowed: 0, fingerprint: FINGERPRINT, batches: 1 } };
}

function decisionOf(outcome: SampleOutcome): SimulatedDecision {
  if (outcome === 'regression') return 'red';
  return outcome === 'soft_regression' ? 'soft' : 'none';
}
