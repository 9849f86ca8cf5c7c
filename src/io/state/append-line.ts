import { constants, fstatSync, readSync } from 'node:fs';
import { dirname } from 'node:path';

import { sha256Hex } from '../../kernel/digest.ts';
import { invalidInput, PortcullisError } from '../../kernel/portcullis-error.ts';
import { DISK, syncFolder, type Disk } from '../disk.ts';
import { isMissing, notWritten, unreadable } from '../file-error.ts';
import { requireFile } from '../open-file.ts';
import { writeFileAtomically } from '../write-file-atomically.ts';
import { withFileLock } from './file-lock.ts';

const NEWLINE = 0x0a;
/** What is read at a time of a torn line, from its end. */
const PART_BYTES = 64 * 1024;
/** Ten seconds of others' lines: a line is a hundred microseconds. */
const TRIES = 5000;
/** Not waited for where a pipe stands in the place of the file. */
const TO_APPEND = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | constants.O_NONBLOCK;

type Torn = 'refuse' | 'append' | 'end';

/**
 * Appends a line to a file, whole or not at all, whoever else does. It is on the disk when this returns. The file and its folder are made where
 * they are missing; `what` names it for people.
 *
 * @param line without its end
 * @param torn what becomes of a last line without an end: the new one is refused, or follows on it as the reference has it, or it gets its end first
 * @throws PortcullisError `invalid_input` for a torn last line, `not_written`, and what `withFileLock` throws
 */
export async function appendLine(
  path: string,
  line: string,
  what: string,
  { torn, disk = DISK }: { readonly torn: Torn; readonly disk?: Disk },
): Promise<void> {
  try {
    const add = (): number => openAndAdd(path, `${line}\n`, what, torn, disk);
    const descriptor = await withFileLock(path, what, add, { tries: TRIES, disk });
    // Others append meanwhile: what the disk takes is all of it.
    try {
      disk.fsyncSync(descriptor);
    } finally {
      disk.closeSync(descriptor);
    }
    syncFolder(dirname(path), disk);
  } catch (error) {
    throw error instanceof PortcullisError ? error : notWritten(error, `${path}: ${what}`, 'a file to append to');
  }
}

/** Refuses a file to which `appendLine` would not append, before anything else is done. @throws PortcullisError */
export function refuseTornLine(path: string, what: string): void {
  try {
    const descriptor = DISK.openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      refuseTornEnd(descriptor, path, what);
    } finally {
      DISK.closeSync(descriptor);
    }
  } catch (error) {
    if (!isMissing(error)) throw error instanceof PortcullisError ? error : unreadable(error, path, what);
  }
}

function refuseTornEnd(descriptor: number, path: string, what: string): void {
  if (tornEnd(descriptor).length === 0) return;
  const message = `${path}: ${what}: expected a last line that ends, found one that was torn off`;
  throw invalidInput(message, `Run \`portcullis trajectory repair --path ${path}\`.`);
}

/** The descriptor of the file, which the caller closes. */
function openAndAdd(path: string, line: string, what: string, torn: Torn, disk: Disk): number {
  const descriptor = disk.openSync(path, TO_APPEND);
  try {
    const stats = fstatSync(descriptor);
    requireFile(stats);
    if (torn === 'refuse') refuseTornEnd(descriptor, path, what);
    const end = torn === 'end' && tornEnd(descriptor).length > 0 ? '\n' : '';
    try {
      disk.writeFileSync(descriptor, end + line);
    } catch (error) {
      disk.ftruncateSync(descriptor, stats.size);
      throw error;
    }
    return descriptor;
  } catch (error) {
    disk.closeSync(descriptor);
    throw error;
  }
}

/**
 * Moves a torn last line into a file beside, `<path>.torn-<bytes before it>-<a part of its digest>`, so that none is written over another. The
 * path of that file; null where the last line has an end.
 *
 * @throws PortcullisError `not_written`, and what `withFileLock` throws
 */
export async function moveTornLine(path: string, what: string, disk: Disk = DISK): Promise<string | null> {
  return withFileLock(path, what, async () => {
    try {
      const descriptor = disk.openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
      try {
        const torn = tornEnd(descriptor);
        const whole = fstatSync(descriptor).size - torn.length;
        if (torn.length === 0) return null;
        const beside = `${path}.torn-${whole}-${sha256Hex(torn).slice(0, 16)}`;
        await writeFileAtomically(beside, torn, what, { lasting: true, disk });
        disk.ftruncateSync(descriptor, whole);
        disk.fsyncSync(descriptor);
        return beside;
      } finally {
        disk.closeSync(descriptor);
      }
    } catch (error) {
      throw error instanceof PortcullisError ? error : notWritten(error, `${path}: ${what}`, 'a file to repair');
    }
  });
}

/** What stands behind the last end of a line. */
function tornEnd(descriptor: number): Buffer {
  const stats = fstatSync(descriptor);
  requireFile(stats);
  const parts: Buffer[] = [];
  for (let end = stats.size; end > 0;) {
    const part = Buffer.alloc(Math.min(end, PART_BYTES));
    end -= part.length;
    readSync(descriptor, part, 0, part.length, end);
    const newline = part.lastIndexOf(NEWLINE);
    parts.unshift(part.subarray(newline + 1));
    if (newline !== -1) break;
  }
  return Buffer.concat(parts);
}
