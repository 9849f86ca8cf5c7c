import type { GateResult } from '../contracts/gate-result.ts';

/** The jobs that fail the gate: `route failed; …`. As they are: a renderer escapes them. */
export function legTexts({ legs }: GateResult): readonly string[] {
  return (legs ?? []).filter(({ level }) => level === 'error').map(({ job, message }) => `${job} ${message}`);
}

/** What follows on the title where a gate that fails does no more than say so. */
export function warnOnlyText({ warn_only: isWarnOnly, verdict }: GateResult): string {
  return isWarnOnly && verdict === 'fail' ? ' (warn only)' : '';
}
