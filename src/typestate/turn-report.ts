import type { FailureClass } from './failure-class.ts';
import { joinReport, type JoinReport } from './join-report.ts';
import type { MutationReady, MutationRefused } from './ready-mutation.ts';

/** The reference's report, and whether the turn may be followed by its mutation, which the reference does not say. Keys ascending. */
export interface TurnReport extends JoinReport {
  /** Ascending; empty only where the mutation is ready. */
  readonly mutationFailureClasses: readonly FailureClass[];
  readonly mutationReady: boolean;
}

export function turnReport(verdict: MutationReady | MutationRefused): TurnReport {
  const { action, failureClasses, joinClosed, normalized, result, witness } = joinReport(verdict.join);
  return {
    action,
    failureClasses,
    joinClosed,
    mutationFailureClasses: verdict.isReady ? [] : verdict.failureClasses,
    mutationReady: verdict.isReady,
    normalized,
    result,
    witness,
  };
}
