import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';

/** One living process. `start` is in clock ticks since boot: together with `pid` it names a process for good. */
export interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
  readonly start: number;
}

/** `/proc/<pid>/stat` is one line of some 300 bytes; every call uses it up before it returns. */
const STAT = Buffer.alloc(4096);

/** Ids of all processes that this one can see; null without `/proc`, as on macOS. */
export function processIds(): readonly number[] | null {
  if (process.platform !== 'linux') return null;
  try {
    const ids = readdirSync('/proc').map(Number).filter(Number.isInteger);
    return ids.length === 0 ? null : ids;
  } catch {
    return null;
  }
}

/** The living process of that id; null also for a zombie, which its parent has not collected yet. */
export function readProcess(pid: number): ProcessEntry | null {
  const stat = readStat(pid);
  // The name stands in parentheses and may hold anything, also parentheses.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  const [state, parent, group, session] = fields;
  const start = fields[19];
  if (start === undefined || state === 'Z' || state === 'X') return null;
  return { pid, parent: Number(parent), group: Number(group), session: Number(session), start: Number(start) };
}

/** A variable of the environment a process was started with; null also where it may not be looked at. */
export function variableOf(pid: number, name: string): string | null {
  let bytes;
  try {
    bytes = readFileSync(`/proc/${pid}/environ`);
  } catch {
    return null;
  }
  const key = `${name}=`;
  let at = bytes.indexOf(key);
  while (at > 0 && bytes[at - 1] !== 0) at = bytes.indexOf(key, at + 1);
  if (at < 0) return null;
  const end = bytes.indexOf(0, at);
  return bytes.toString('utf8', at + Buffer.byteLength(key), end < 0 ? bytes.length : end);
}

/** The id that was given out last; ids count up and start again from below at their limit. Null where unknown. */
export function lastProcessId(): number | null {
  try {
    return Number(/ (\d+)\n?$/.exec(readFileSync('/proc/loadavg', 'latin1'))?.[1] ?? NaN) || null;
  } catch {
    return null;
  }
}

function readStat(pid: number): string | undefined {
  let file;
  try {
    file = openSync(`/proc/${pid}/stat`, 'r');
    return STAT.toString('latin1', 0, readSync(file, STAT, 0, STAT.length, 0));
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
