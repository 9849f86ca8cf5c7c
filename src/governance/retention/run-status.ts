import type { RunStatus } from '../../contracts/artifact-meta.ts';

const CANCELLED = new Set(['user_cancelled', 'approval_denied']);
const BLOCKED = new Set(['blocked', 'budget_exhausted', 'context_budget_exceeded', 'conflicting_agents']);

/** The status that a run's artifacts are kept by, of the reason that it ended with; null without a record. */
export function statusOfReason(reason: string | null): RunStatus {
  if (reason === null || reason === 'success') return reason;
  if (CANCELLED.has(reason)) return 'cancelled';
  return BLOCKED.has(reason) ? 'blocked' : 'failed';
}

/** The same of a workflow run, by what GitHub calls its conclusion; null where it has none that is known. */
export function statusOfConclusion(conclusion: string | null): RunStatus {
  switch (conclusion) {
    case 'success':
      return 'success';
    case 'failure':
    case 'timed_out':
    case 'startup_failure':
      return 'failed';
    case 'cancelled':
      return 'cancelled';
    case 'action_required':
      return 'blocked';
    default:
      return null;
  }
}
