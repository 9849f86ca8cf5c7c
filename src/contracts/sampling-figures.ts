import type { SamplingPolicy } from './sampling-policy.ts';

/** What is simulated: suites of cells that all pass with one probability. */
export interface SuiteSetting {
  readonly cells: number;
  /** The true pass rate of a healthy cell, on the baseline's and on the head's side. */
  readonly p: number;
  /** Trials that the baseline counts for each cell. */
  readonly base_trials: number;
  readonly suites: number;
  /** Each is simulated in suites of their own, in which one cell's head passes with this probability instead of `p`. */
  readonly drops: readonly number[];
}

/** What a rule did with the suites; all rates are shares of suites. */
export interface SuiteRates {
  /** Of healthy suites (A/A). */
  readonly false_red: number;
  readonly false_red_or_soft: number;
  /** Trials per cell of a healthy suite. */
  readonly mean_trials: number;
  /** What the rule said of the broken cell (A/B), in the order of the drops asked for. */
  readonly drops: readonly { readonly to: number; readonly red: number; readonly red_or_soft: number }[];
}

/** The rates of one rule. `sequential` is the product's own. */
export interface RuleFigures extends SuiteRates {
  readonly rule: 'sequential' | 'single' | 'tolerance' | 'calibrated_tolerance';
  /** Trials of every cell, where a rule fixes them. */
  readonly trials: number | null;
  /** How many standard errors a tolerance is wide. */
  readonly factor: number | null;
  /** Wilson, 95 %: what this many suites can tell of the false-red rate. */
  readonly false_red_interval: { readonly low: number; readonly high: number };
}

/** By an exact law, of a healthy suite. */
export interface ExactRates {
  /** Per cell. */
  readonly trials: number;
  /** The share of suites that are not green. */
  readonly not_green: number;
}

/** Suites of so many cells at one true rate: of cells that are compared with counts, and of new ones. */
export interface ExactRow {
  readonly cells: number;
  readonly p: number;
  readonly compared: ExactRates;
  readonly new_cells: ExactRates;
}

/** The answer of `portcullis selftest --aa`. */
export interface SamplingFigures {
  readonly setting: SuiteSetting & { readonly seed: number };
  /** As far as it decides about cells. */
  readonly policy: Pick<SamplingPolicy, 'stages' | 'alpha' | 'drop' | 'soft' | 'new_cases'>;
  readonly rules: readonly RuleFigures[];
  readonly exact: readonly ExactRow[];
}
