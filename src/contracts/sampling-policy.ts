import type { SamplingPolicy as SamplingDocument } from './generated/config.ts';
import { shown, type Contradiction } from './problem.ts';

type Written = Required<SamplingDocument>;

/**
 * How many trials a cell gets, and what its counts mean (src/routing/README.md, "Trials and statistics"): the keys of the configuration with
 * the defaults filled in. `rule` null: sequential where the baseline has counts, else single.
 */
export type SamplingPolicy = Readonly<Omit<Written, 'rule' | 'soft'>> & {
  readonly rule: Written['rule'] | null;
  readonly soft: Readonly<Required<Written['soft']>>;
};

/**
 * The plan of stages, bounds and alpha stands on the frontier that `npm run bench -- sampling` prints: a healthy suite of 30 cells at
 * .95 is red once in 500 runs, for 3.4 trials per cell.
 */
export const DEFAULT_SAMPLING: SamplingPolicy = {
  rule: null,
  trials: 1,
  stages: [3, 5, 10, 24],
  go_on_below: [0.2, 0.1],
  alpha: 0.05,
  drop: 0.2,
  soft: { alpha: 0.1, drop: 0.15 },
  watch_drop: 0.35,
  new_cases: { passes: 4, trials: 5 },
};

/** The policy that a configuration writes down, with the defaults for the rest. */
export function samplingOf(document: SamplingDocument = {}): SamplingPolicy {
  const policy = { ...DEFAULT_SAMPLING, ...document };
  const [wide = 0.2, narrow = 0.1] = DEFAULT_SAMPLING.go_on_below;
  // Bounds for other numbers of stages: wide after the first one that can stop a cell, narrow after the others.
  const bounds = policy.stages.slice(2).map((_, index) => (index === 0 ? wide : narrow));
  return {
    ...policy,
    go_on_below: document.go_on_below ?? bounds,
    soft: { ...DEFAULT_SAMPLING.soft, ...document.soft },
  };
}

/** The faults that a schema cannot say; pointers are relative to the policy. */
export function policyFaults({
  stages,
  go_on_below: bounds,
  new_cases: { passes, trials },
}: SamplingPolicy): Contradiction[] {
  const faults: Contradiction[] = [];
  if (stages.some((stage, index) => index > 0 && stage <= (stages[index - 1] ?? 0))) {
    faults.push({ pointer: '/stages', expected: 'numbers that rise', found: shown(stages) });
  }
  const between = Math.max(0, stages.length - 2);
  if (bounds.length !== between) {
    const expected = `${between} p-values, one for each stage between the first and the last`;
    faults.push({ pointer: '/go_on_below', expected, found: shown(bounds) });
  }
  if (passes > trials) {
    faults.push({ pointer: '/new_cases', expected: `passes that ${trials} trials can show`, found: shown(passes) });
  }
  return faults;
}
