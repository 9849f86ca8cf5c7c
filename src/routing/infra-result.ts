import type { InfraReason, UnitResult } from '../contracts/results.ts';

/** What a unit is said to be, and why. */
export type StatusFields = Pick<UnitResult, 'status' | 'infra_reason' | 'failure_kind' | 'failure_category'>;

/** A unit's result as it is where its evidence may not be used. */
export function infraResult(unit: UnitResult, reason: NonNullable<InfraReason>, why: string): UnitResult {
  return {
    ...unit,
    ...infraStatus(reason, unit.timed_out),
    error: why,
    observed: { ...unit.observed, transport: reason },
  };
}

/** What such a unit is said to be. */
export function infraStatus(reason: NonNullable<InfraReason>, timedOut: boolean): StatusFields {
  return {
    status: 'infra_error',
    infra_reason: reason,
    failure_kind: null,
    failure_category: timedOut ? 'timeout' : 'transport',
  };
}
