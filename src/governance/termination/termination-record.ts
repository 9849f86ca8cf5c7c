import {
  TerminatingError,
  type SuggestedAction,
  type TerminationPhase,
  type TerminationReason,
  type TerminationRecord,
} from '../../contracts/termination.ts';
import { errorText, PortcullisError } from '../../kernel/portcullis-error.ts';
import { redactSecrets } from '../redaction/redact-secrets.ts';

/** What a reason says of what happened, whether trying again may help, and what to do. */
type Row = readonly [happened: string, canRetry: boolean, action: SuggestedAction];

/** The reasons in the order in which they are looked for: the first that fits is it (src/governance/README.md, "Termination"). */
export const TERMINATIONS: Readonly<Record<TerminationReason, Row>> = {
  user_cancelled: ['it was interrupted or cancelled', true, 'retry'],
  catastrophic_error: ['Portcullis was killed, crashed, or could not write', true, 'retry'],
  approval_denied: ['an approval was refused', false, 'user_input'],
  policy_violation: ['it did what a policy forbids, or was contaminated', false, 'user_input'],
  context_budget_exceeded: ['its context does not fit', true, 'escalate_model'],
  conflicting_agents: ['no strategy decided a conflict', true, 'user_input'],
  budget_exhausted: ['turns, output or a budget ran out', true, 'broaden_scope'],
  timeout: ['our clock ended it', true, 'retry'],
  blocked: ['it cannot go on without input', false, 'user_input'],
  retries_exhausted: ['the last attempt failed in its infrastructure', true, 'retry'],
  insufficient_evidence: ['what it left cannot be judged', false, 'user_input'],
  success: ['it came to its end, whatever the verdict', false, 'abandon'],
};

const REASONS = Object.keys(TERMINATIONS) as TerminationReason[];

/** The first in the order of the table; `success` where none fits. */
export function firstReason(fits: readonly TerminationReason[]): TerminationReason {
  return REASONS.find((reason) => fits.includes(reason)) ?? 'success';
}

/** How something ended. */
export interface Ending {
  readonly reason: TerminationReason;
  readonly phase: TerminationPhase;
  /** In words; null for those of the table. */
  readonly details?: string | null;
  readonly factors?: readonly string[];
  readonly artifacts?: readonly string[];
}

/** The record of an end; `at` in UTC. */
export function terminationRecord(
  run: Pick<TerminationRecord, 'run_id' | 'kind' | 'agent'>,
  { reason, phase, details = null, factors = [], artifacts = [] }: Ending,
  at: string,
): TerminationRecord {
  const [happened, canRetry, action] = TERMINATIONS[reason];
  return {
    schema: 1,
    ...run,
    reason,
    phase_at_termination: phase,
    timestamp: at,
    details: redactSecrets(details ?? happened),
    contributing_factors: [...factors],
    can_retry: canRetry,
    suggested_action: action,
    logged_by: 'mother',
    final_artifacts: [...artifacts],
  };
}

/** What an error ended that was thrown while something ran. */
export function endingOfError(error: unknown, phase: TerminationPhase, isInterrupted: boolean): Ending {
  const details = errorText(error);
  if (isInterrupted) return { reason: 'user_cancelled', phase };
  if (error instanceof TerminatingError) return { reason: error.reason, phase, details };
  // What cannot be written, such as on a full disk, is nobody's input.
  const isInput = error instanceof PortcullisError && error.code !== 'not_written';
  return { reason: isInput ? 'blocked' : 'catastrophic_error', phase, details };
}
