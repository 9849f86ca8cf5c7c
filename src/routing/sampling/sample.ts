import type { UnitResult } from '../../contracts/results.ts';
import type { Counts } from '../../kernel/statistics/counts.ts';

/** What the independent trials of a cell counted. */
export interface Sample extends Counts {
  /** Counted trials in which a disallowed skill was called for certain. */
  readonly disallowed: number;
  /** Trials that are not counted. */
  readonly infra: number;
}

export const EMPTY_SAMPLE: Sample = { passed: 0, total: 0, disallowed: 0, infra: 0 };

/**
 * Counts independent trials: passes and failures, never infrastructure errors. A trial that timed out where that is not allowed
 * counts as failed. `forbidden`: the disallowed skills that are counted, see `isDisallowedForCertain`.
 */
export function sampleOf(
  units: readonly UnitResult[],
  allowTimeout: boolean,
  forbidden: ReadonlySet<string> | null = null,
): Sample {
  const counted = units.filter((unit) => unit.status !== 'infra_error');
  const passed = counted.filter((unit) => isPassed(unit, allowTimeout));
  return {
    passed: passed.length,
    total: counted.length,
    disallowed: counted.filter((unit) => isDisallowedForCertain(unit, forbidden)).length,
    infra: units.length - counted.length,
  };
}

/** Whether a counted trial met what was expected. */
export function isPassed({ status, timed_out: timedOut }: UnitResult, allowTimeout: boolean): boolean {
  return status === 'pass' && (!timedOut || allowTimeout);
}

/** Whether a disallowed skill was called at tier 1. `among`: tokens in lower case, of which it has to be one; null means any. */
export function isDisallowedForCertain(
  { gating_hits: gating, token_hits: hits }: UnitResult,
  among: ReadonlySet<string> | null = null,
): boolean {
  return gating.some(
    (token) =>
      Object.hasOwn(hits, token) && hits[token]?.tier === 1 && (among === null || among.has(token.toLowerCase())),
  );
}
