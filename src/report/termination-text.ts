import type { TerminationRecord } from '../contracts/termination.ts';

/** `timeout in run; next: retry; left: …`. */
export function terminationText(record: TerminationRecord): string {
  const { reason, phase_at_termination: phase, suggested_action: action, final_artifacts: left } = record;
  return `${reason} in ${phase}; next: ${action}${left.length === 0 ? '' : `; left: ${left.join(', ')}`}`;
}
