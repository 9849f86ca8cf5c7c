import type { ProcessEntry } from './linux-processes.ts';

/**
 * Sends a signal to a process group; whether somebody got it. SIGTERM is followed by SIGCONT, since a stopped process handles
 * nothing. The caller knows that the number is still this group's: its leader is not collected yet, or a member was just seen.
 */
export function signalGroup(group: number, signal: 'SIGTERM' | 'SIGKILL'): boolean {
  const sent = send(-group, signal);
  if (signal === 'SIGTERM') send(-group, 'SIGCONT');
  return sent;
}

/** Sends a signal to processes that were just seen, to `group` as a whole where one of them is in it. */
export function signalProcesses(
  found: readonly ProcessEntry[],
  signal: 'SIGTERM' | 'SIGKILL',
  group: number | null,
): void {
  // As a whole, so that a member which is forking at this moment cannot leave a child behind.
  if (group !== null && found.some((entry) => entry.group === group)) signalGroup(group, signal);
  for (const entry of found) {
    if (entry.group === group) continue;
    send(entry.pid, signal);
    if (signal === 'SIGTERM') send(entry.pid, 'SIGCONT');
  }
}

/** Whether a group has members that can be signalled; zombies count where the system says so. */
export function groupAnswers(group: number): boolean {
  return send(-group, 0);
}

function send(target: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(target, signal);
  } catch {
    // Gone already, or another user's: nothing that could be done about either.
    return false;
  }
}
