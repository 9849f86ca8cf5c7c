import { win32 } from 'node:path';

import type { ProcessEntry } from './linux-processes.ts';

/**
 * Sends a signal to a process group; false if no process got it. SIGTERM is followed by SIGCONT, since a stopped process handles nothing.
 * The caller knows that the number is still this group's: its leader is not collected yet, or a member was just seen.
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
  // As a whole, so that a member that is just forking cannot leave a child behind.
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
    // Gone already, or another user's: there is nothing to do about either.
    return false;
  }
}

/**
 * The command by which Windows ends a process with all its descendants. `systemRoot` is the value of the variable `SystemRoot`;
 * the path is absolute so that no program of that name in a working folder is started instead.
 */
export function taskKill(
  pid: number,
  systemRoot: string | undefined,
): { readonly program: string; readonly args: readonly string[] } {
  const root = systemRoot !== undefined && win32.isAbsolute(systemRoot) ? systemRoot : 'C:\\Windows';
  return { program: win32.join(root, 'System32', 'taskkill.exe'), args: ['/T', '/F', '/PID', String(pid)] };
}
