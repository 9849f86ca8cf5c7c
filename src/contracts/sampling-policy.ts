import type { SamplingPolicy as SamplingDocument } from './generated/config.ts';
import { shown, type Contradiction } from './problem.ts';

type Written = Required<SamplingDocument>;
type NewCases = Readonly<Written['new_cases']>;

/**
 * How many trials a cell gets, and what its counts mean (src/routing/README.md, "Trials and statistics"): the keys of the configuration with
 * the defaults filled in. `rule` null: sequential where the baseline has counts, else single.
 */
export type SamplingPolicy = Readonly<Omit<Written, 'rule' | 'soft' | 'go_on_below' | 'new_cases'>> & {
  readonly rule: Written['rule'] | null;
  readonly soft: Readonly<Required<Written['soft']>>;
  /** What cells need that have no counts to compare with: so many passes of the first trials, else of those of a later stage. */
  readonly new_cases: readonly [NewCases, ...NewCases[]];
  /** `go_on_below`, by which stages went on once, is still written down. */
  readonly namesGoOnBelow: boolean;
};

/**
 * Stages and alpha stand on the frontier that `npm run bench -- sampling` prints: a healthy suite of 30 cells at .95, with 30 trials of
 * each in the baseline, is red once in 500 runs, for 3.6 trials per cell.
 */
export const DEFAULT_SAMPLING: SamplingPolicy = {
  rule: null,
  trials: 1,
  stages: [3, 6, 10, 16, 30],
  alpha: 0.02,
  drop: 0.2,
  soft: { alpha: 0.1, drop: 0.15 },
  watch_drop: 0.35,
  new_cases: [
    { passes: 3, trials: 3 },
    { passes: 5, trials: 6 },
    { passes: 8, trials: 10 },
    { passes: 12, trials: 16 },
  ],
  namesGoOnBelow: false,
};

/** What is said of `go_on_below`. */
export const GO_ON_BELOW_IGNORED = 'it is ignored: a cell goes on while its observed drop exceeds `drop`';

/** The policy that a configuration writes down, with the defaults for the rest. */
export function samplingOf({
  go_on_below: bounds,
  new_cases: pair,
  ...document
}: SamplingDocument = {}): SamplingPolicy {
  return {
    ...DEFAULT_SAMPLING,
    ...document,
    soft: { ...DEFAULT_SAMPLING.soft, ...document.soft },
    new_cases: pair === undefined ? DEFAULT_SAMPLING.new_cases : [pair],
    namesGoOnBelow: bounds !== undefined,
  };
}

/** The faults that a schema cannot say; pointers are relative to the policy. */
export function policyFaults({ stages, new_cases: [{ passes, trials }] }: SamplingPolicy): Contradiction[] {
  const faults: Contradiction[] = [];
  if (stages.some((stage, index) => index > 0 && stage <= (stages[index - 1] ?? 0))) {
    faults.push({ pointer: '/stages', expected: 'numbers that rise', found: shown(stages) });
  }
  if (passes > trials) {
    faults.push({ pointer: '/new_cases', expected: `passes that ${trials} trials can show`, found: shown(passes) });
  }
  return faults;
}
