import type { TerminationReason } from '../../contracts/termination.ts';
import { firstReason, type Ending } from './termination-record.ts';

/** Why a step ends that has such a failure; any other one is that of its commands, after their last attempt. */
const OF_CLASSES: Partial<Record<string, TerminationReason>> = {
  retry_needed_interrupted: 'user_cancelled',
  'tool.approval_denied': 'approval_denied',
  'context.scope_violation': 'policy_violation',
  retry_needed_budget_exhausted: 'budget_exhausted',
  retry_needed_context_budget_exceeded: 'context_budget_exceeded',
  'conflict.unresolved': 'conflicting_agents',
  'stop_policy.turns_exceeded': 'budget_exhausted',
  'step.lease_ended': 'timeout',
  retry_needed_verify_before: 'blocked',
  'tool.blocked': 'blocked',
  'tool.budget_exhausted': 'budget_exhausted',
  'mutation.use_evidence_missing': 'insufficient_evidence',
};

interface EndedStep {
  readonly completed: boolean;
  readonly resultClass: string;
  readonly failureClasses: readonly string[];
  readonly attempts: number;
  /** Path. */
  readonly witness: string;
}

/** How a step of a worker ended. One that failed without a failure of its own had lost its issue. */
export function stepEnding({ completed, resultClass, failureClasses, attempts, witness }: EndedStep): Ending {
  const fits = failureClasses.map((name) => OF_CLASSES[name] ?? 'retries_exhausted');
  const reason = completed ? 'success' : fits.length === 0 ? 'blocked' : firstReason(fits);
  return {
    reason,
    phase: completed ? 'report' : attempts === 0 ? 'start' : 'run',
    details: resultClass,
    factors: [...failureClasses, ...(attempts > 1 ? [`${attempts} attempts`] : [])],
    artifacts: [witness],
  };
}
