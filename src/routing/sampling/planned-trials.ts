import type { SamplingPolicy } from '../../contracts/sampling-policy.ts';
import type { CellRule } from './cell-rule.ts';

/** How many trials a plan gives a cell. */
export interface PlannedTrials {
  /** Those that are always run. */
  readonly required: number;
  readonly all: number;
}

/** Of later stages the trials are optional: they are run where the stages before leave the cell undecided. */
export function plannedTrials(rule: CellRule, { trials, stages, newCases }: SamplingPolicy): PlannedTrials {
  const [first = 1] = stages;
  switch (rule.kind) {
    case 'single':
      return { required: trials, all: trials };
    case 'absolute':
      return { required: newCases.passes, all: newCases.trials };
    case 'sequential':
      return { required: first, all: stages.at(-1) ?? first };
  }
}

/** A fixed number for every cell. */
export function fixedTrials(trials: number): PlannedTrials {
  return { required: trials, all: trials };
}
