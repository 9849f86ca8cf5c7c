import { endProcesses } from './end-processes.ts';
import { processIds, readProcess, variableOf, type ProcessEntry } from './linux-processes.ts';

/** Milliseconds between SIGTERM and SIGKILL. */
const GRACE_MS = 1_000;

/**
 * Ends the processes whose environment holds the variable with this value, or one that `value` accepts: the clients of a runner
 * that was itself killed and is resumed now. How many there were. One call looks at every process, so ask once for a whole batch.
 *
 * On Linux only. Elsewhere the environment of another process is not to be had without a shell's help, and the answer is 0. This
 * process and those above it are never ended, whatever they carry.
 */
export async function endLeftOver(markerName: string, value: string | ((value: string) => boolean)): Promise<number> {
  const accepts = typeof value === 'string' ? (found: string) => found === value : value;
  const spared = withAncestors(process.pid);
  const carries = (pid: number): boolean => {
    const found = variableOf(pid, markerName);
    return found !== null && accepts(found);
  };
  const look = (): readonly ProcessEntry[] =>
    (processIds() ?? []).flatMap((pid) => {
      if (spared.has(pid) || !carries(pid)) return [];
      return readProcess(pid) ?? [];
    });
  return endProcesses(
    () => Promise.resolve(look()),
    GRACE_MS,
    null,
    () => false,
  );
}

function withAncestors(pid: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = pid; at > 0 && !found.has(at); at = readProcess(at)?.parent ?? 0) found.add(at);
  return found;
}
