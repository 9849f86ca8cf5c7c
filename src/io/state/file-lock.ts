import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { DISK, makeLastingFolder, removeIfThere, type Disk } from '../disk.ts';
import { fileErrorCode, isMissing, notWritten } from '../file-error.ts';
import { temporaryIn } from '../write-file-atomically.ts';

/** By what a process is known again, and whether it is gone. */
export const THIS_PROCESS = {
  pid: String(process.pid),
  host: hostname(),
  started: new Date(performance.timeOrigin).toISOString(),
};
/** As the reference waits. */
const TRIES = 256;
const BETWEEN_TRIES_MS = 2;
/** No lock has more bytes. */
const LONGEST_LOCK = 4096;

/** Another process holds the lock of a file. */
export class FileBusyError extends PortcullisError {}

export interface Locking {
  /** How often the lock is asked for, every 2 ms unless told. */
  readonly tries?: number;
  readonly betweenMs?: number;
  readonly disk?: Disk;
}

/** Gives a file free for others. */
export type Unlock = () => void;

/** Does something while no other process that asks for the lock of `path` can; see `lockFile`. */
export async function withFileLock<T>(
  path: string,
  what: string,
  body: () => T | Promise<T>,
  locking?: Locking,
): Promise<T> {
  const unlock = await lockFile(path, what, locking);
  try {
    return await body();
  } finally {
    unlock();
  }
}

/**
 * Takes the lock of a file, `<path>.lock`, whose folder is made where it is missing. That of a process of this host that is gone does not
 * count. `what` names the file for people.
 *
 * @throws FileBusyError `usage` where another process holds it; PortcullisError `not_written`
 */
export async function lockFile(
  path: string,
  what: string,
  { tries = TRIES, betweenMs = BETWEEN_TRIES_MS, disk = DISK }: Locking = {},
): Promise<Unlock> {
  const lock = `${path}.lock`;
  try {
    if (!existsSync(dirname(path))) await makeLastingFolder(dirname(path), what, disk);
    for (let left = tries; ; left -= 1) {
      if (take(lock, disk)) return () => removeIfThere(lock, disk);
      if (left <= 1) break;
      await sleep(betweenMs);
    }
  } catch (error) {
    throw notWritten(error, `${lock}: the lock of ${what}`, 'a file that can be made, with hard links');
  }
  const { pid = '?', host = '?', started = 'an unknown time' } = holderOf(lock) ?? {};
  const found = `the lock of process ${pid} of host ${host}, which started at ${started}`;
  const message = `${lock}: expected ${what} that no other process works on, found ${found}`;
  throw new FileBusyError('usage', message, `Wait for it or end it; where it is gone, remove ${lock}.`);
}

/** Takes a lock if nobody has it who may live. */
function take(lock: string, disk: Disk): boolean {
  const holder = holderOf(lock);
  if (holder === null) return make(lock, disk);
  if (!isGone(holder)) return false;
  // One process at a time removes a lock whose holder is gone: another one could mean the next holder's.
  const guard = `${lock}.lock`;
  if (!take(guard, disk)) return false;
  try {
    const still = holderOf(lock);
    if (still !== null && isGone(still)) disk.unlinkSync(lock);
  } finally {
    removeIfThere(guard, disk);
  }
  return make(lock, disk);
}

/** Makes a lock with all that it says, at once: one without a holder would stay for ever. */
function make(lock: string, disk: Disk): boolean {
  const temporary = temporaryIn(dirname(lock));
  try {
    const descriptor = disk.openSync(temporary, 'wx');
    try {
      const { pid, host, started } = THIS_PROCESS;
      const utc = new Date().toISOString();
      disk.writeFileSync(descriptor, `pid=${pid}\nutc=${utc}\nhost=${host}\nstarted=${started}\n`);
    } finally {
      disk.closeSync(descriptor);
    }
    disk.linkSync(temporary, lock);
    return true;
  } catch (error) {
    if (fileErrorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    removeIfThere(temporary, disk);
  }
}

/** What a lock says, by name; null where there is no lock. */
function holderOf(lock: string): Readonly<Record<string, string>> | null {
  try {
    const stats = lstatSync(lock);
    const text = stats.isFile() && stats.size <= LONGEST_LOCK ? readFileSync(lock, 'utf8') : '';
    return Object.fromEntries(
      [...text.matchAll(/^(pid|host|started)=([\w.:-]{1,255})$/gm)].map(([, key = '', said = '']) => [key, said]),
    );
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether a process is known to be gone. Not one whose id some process has, though it be another one by now, but for ours. */
export function isGone({ pid = '', host, started }: Readonly<Record<string, string>>): boolean {
  if (!/^[1-9]\d{0,8}$/.test(pid) || host !== THIS_PROCESS.host) return false;
  if (pid === THIS_PROCESS.pid) return started !== undefined && started !== THIS_PROCESS.started;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    // Any other error says that it is there, and belongs to another user.
    return fileErrorCode(error) === 'ESRCH';
  }
}
