import type { SamplingPolicy as SamplingDocument } from './generated/config.ts';
import { shown } from './problem.ts';

/** How many trials a cell gets, and what its counts mean (src/routing/README.md, "Trials and statistics"). */
export interface SamplingPolicy {
  /** Null means: sequential where the baseline has counts, else single. */
  readonly rule: 'single' | 'sequential' | null;
  /** Trials of a cell under the rule single. */
  readonly trials: number;
  /** Counted trials of a cell at the end of each stage; at least two, rising. */
  readonly stages: readonly number[];
  /** For each stage between the first and the last: a cell goes on while its p-value is below. */
  readonly goOnBelow: readonly number[];
  /** Of the family of all cells that went past the first stage (Holm). */
  readonly alpha: number;
  /** A drop of the pass rate below this is no regression, however sure it is. */
  readonly drop: number;
  /** What is worth a warning: not corrected for the number of cells. */
  readonly soft: { readonly alpha: number; readonly drop: number };
  /** A drop of this size is worth a warning without any significance. */
  readonly watchDrop: number;
  /** What is asked where there is nothing to compare with: so many passes of so many trials. */
  readonly newCases: { readonly passes: number; readonly trials: number };
}

/**
 * The plan of stages, bounds and alpha stands on the frontier that `npm run bench -- sampling` prints: a healthy suite of 30 cells at
 * .95 is red once in 500 runs, for 3.4 trials per cell.
 */
export const DEFAULT_SAMPLING: SamplingPolicy = {
  rule: null,
  trials: 1,
  stages: [3, 5, 10, 24],
  goOnBelow: [0.2, 0.1],
  alpha: 0.05,
  drop: 0.2,
  soft: { alpha: 0.1, drop: 0.15 },
  watchDrop: 0.35,
  newCases: { passes: 4, trials: 5 },
};

/** What is wrong with a policy beyond its schema: the key below `sampling`, what was expected, and what was found. */
export interface PolicyFault {
  readonly key: string;
  readonly expected: string;
  readonly found: string;
}

/** The policy that a configuration writes down, with the defaults for the rest. */
export function samplingOf(document: SamplingDocument | undefined): SamplingPolicy {
  const stages = document?.stages ?? DEFAULT_SAMPLING.stages;
  return {
    rule: document?.rule ?? DEFAULT_SAMPLING.rule,
    trials: document?.trials ?? DEFAULT_SAMPLING.trials,
    stages,
    goOnBelow: document?.go_on_below ?? defaultBounds(stages.length - 2),
    alpha: document?.alpha ?? DEFAULT_SAMPLING.alpha,
    drop: document?.drop ?? DEFAULT_SAMPLING.drop,
    soft: {
      alpha: document?.soft?.alpha ?? DEFAULT_SAMPLING.soft.alpha,
      drop: document?.soft?.drop ?? DEFAULT_SAMPLING.soft.drop,
    },
    watchDrop: document?.watch_drop ?? DEFAULT_SAMPLING.watchDrop,
    newCases: document?.new_cases ?? DEFAULT_SAMPLING.newCases,
  };
}

/** Bounds for other numbers of stages: wide after the first one that can stop a cell, narrow after the others. */
function defaultBounds(count: number): readonly number[] {
  const [wide = 0.2, narrow = 0.1] = DEFAULT_SAMPLING.goOnBelow;
  return Array.from({ length: count }, (_, index) => (index === 0 ? wide : narrow));
}

/** The faults that a schema cannot say. */
export function policyFaults(policy: SamplingPolicy): readonly PolicyFault[] {
  const { stages, goOnBelow, newCases } = policy;
  const faults: PolicyFault[] = [];
  if (stages.some((stage, index) => index > 0 && stage <= (stages[index - 1] ?? 0))) {
    faults.push({ key: 'stages', expected: 'numbers that rise', found: shown(stages) });
  }
  const between = Math.max(0, stages.length - 2);
  if (goOnBelow.length !== between) {
    const expected = `${between} p-values, one for each stage between the first and the last`;
    faults.push({ key: 'go_on_below', expected, found: shown(goOnBelow) });
  }
  if (newCases.passes > newCases.trials) {
    const expected = `passes that ${newCases.trials} trials can show`;
    faults.push({ key: 'new_cases', expected, found: shown(newCases.passes) });
  }
  return faults;
}
