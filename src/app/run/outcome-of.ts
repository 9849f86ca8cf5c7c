import type { UnitResult } from '../../contracts/results.ts';
import type { ProcessEnd } from '../../io/process/process-end.ts';
import type { ProcessOutcome } from '../../routing/run-facts.ts';

type Termination = NonNullable<UnitResult['attempts']>[number]['termination'];

/** What the verdict may know of how a process ended. */
export function outcomeOf(end: ProcessEnd, stderr: string | null): ProcessOutcome {
  const { termination } = end;
  return {
    exitCode: end.exitCode,
    timedOut: termination === 'timeout',
    spawnError: end.spawnError,
    // A signal that we sent says nothing of the client.
    signal: termination === 'exited' ? end.signal : null,
    limit: termination === 'turn_limit' ? 'turns' : termination === 'output_limit' ? 'output' : null,
    stderr,
  };
}

export function terminationOf(end: ProcessEnd | null): Termination {
  return end === null || end.spawnError !== null ? 'not_started' : end.termination;
}
