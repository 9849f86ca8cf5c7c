import { win32 } from 'node:path';

/** A command for `spawn`, to be started without a shell. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
}

/**
 * The command by which Windows ends a process with all its descendants. `systemRoot` is the value of the variable `SystemRoot`;
 * the path is absolute so that no program of that name in a working folder is started instead.
 */
export function taskKill(pid: number, systemRoot: string | undefined): Command {
  const root = systemRoot !== undefined && win32.isAbsolute(systemRoot) ? systemRoot : 'C:\\Windows';
  return { program: win32.join(root, 'System32', 'taskkill.exe'), args: ['/T', '/F', '/PID', String(pid)] };
}
