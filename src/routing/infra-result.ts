import type { InfraReason, UnitResult } from '../contracts/results.ts';

/** A unit's result as it is where its evidence may not be used. */
export function infraResult(unit: UnitResult, reason: NonNullable<InfraReason>, why: string): UnitResult {
  return {
    ...unit,
    status: 'infra_error',
    infra_reason: reason,
    failure_kind: null,
    failure_category: unit.timed_out ? 'timeout' : 'transport',
    error: why,
    observed: { ...unit.observed, transport: reason },
  };
}
