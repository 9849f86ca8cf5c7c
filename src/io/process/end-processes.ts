import { setTimeout as sleep } from 'node:timers/promises';

import { type ProcessEntry, processIds, readProcess, variableOf } from './linux-processes.ts';
import { signalProcesses } from './signal-processes.ts';

/** Milliseconds after SIGKILL; a process that is still there then waits for a device and cannot be ended. */
const KILL_WAIT_MS = 2_000;

/** Milliseconds between SIGTERM and SIGKILL for what a killed runner left. */
const LEFT_OVER_GRACE_MS = 1_000;

/** Finds what is to be ended, each time it is called. */
export type Look = () => Promise<readonly ProcessEntry[]>;

/** Looks again and again, at first after 2 ms and later every 50, until nothing is found or `isEnough` says so. */
export async function lookUntilGone(
  look: Look,
  isEnough: (found: readonly ProcessEntry[], elapsedMs: number) => boolean,
): Promise<readonly ProcessEntry[]> {
  const begin = performance.now();
  for (let pause = 2; ; pause = Math.min(pause * 2, 50)) {
    const found = await look();
    if (found.length === 0 || isEnough(found, performance.now() - begin)) return found;
    await sleep(pause);
  }
}

/**
 * Ends what `look` finds, also what it only finds later: SIGTERM, `graceMs`, SIGKILL. How many there were in all. `group` is
 * signalled as a whole while one of them is in it; `isUrgent` ends the grace.
 */
export async function endProcesses(
  look: Look,
  graceMs: number,
  group: number | null,
  isUrgent: () => boolean,
): Promise<number> {
  const met = new Set<string>();
  const signalled = new Set<string>();
  const signalOnce = (found: readonly ProcessEntry[], signal: 'SIGTERM' | 'SIGKILL'): void => {
    const named = found.map((entry) => ({ entry, name: `${entry.pid} ${entry.start} ${signal}` }));
    for (const { entry } of named) met.add(`${entry.pid} ${entry.start}`);
    // Once each, or those that take their time to end would be signalled twenty times a second.
    const fresh = named.filter(({ name }) => !signalled.has(name));
    for (const { name } of fresh) signalled.add(name);
    signalProcesses(
      fresh.map(({ entry }) => entry),
      signal,
      group,
    );
  };
  const left = await lookUntilGone(look, (found, elapsed) => {
    signalOnce(found, 'SIGTERM');
    return elapsed >= graceMs || isUrgent();
  });
  if (left.length > 0) {
    await lookUntilGone(look, (found, elapsed) => {
      signalOnce(found, 'SIGKILL');
      return elapsed >= KILL_WAIT_MS;
    });
  }
  return met.size;
}

/**
 * Ends the processes whose environment holds the variable with a value that `accepts` takes: the clients of a runner that was itself
 * killed and is resumed now. How many there were. One call looks at every process, so ask once for a whole batch.
 *
 * On Linux only: elsewhere the environment of another process cannot be read, and the answer is 0. This process and those above it are
 * never ended.
 */
export async function endLeftOver(markerName: string, accepts: (value: string) => boolean): Promise<number> {
  const spared = withAncestors(process.pid);
  const carries = (pid: number): boolean => {
    const found = variableOf(pid, markerName);
    return found !== null && accepts(found);
  };
  const look: Look = () => {
    const ids = (processIds() ?? []).filter((pid) => !spared.has(pid) && carries(pid));
    return Promise.resolve(ids.flatMap((pid) => readProcess(pid) ?? []));
  };
  return endProcesses(look, LEFT_OVER_GRACE_MS, null, () => false);
}

function withAncestors(pid: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = pid; at > 0 && !found.has(at); at = readProcess(at)?.parent ?? 0) found.add(at);
  return found;
}
