import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';

import { DISK, makeLastingFolder, removeIfThere, syncFolder, type Disk } from './disk.ts';
import { fileErrorCode, notWritten } from './file-error.ts';
import { makeFolder } from './make-folder.ts';

/** Whether a file is called as one that is still being written, or was when its writer was killed. */
export function isTemporaryName(name: string): boolean {
  return /^\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/.test(name);
}

/** The path of a file that is written in a folder before it has its name. */
export function temporaryIn(folder: string): string {
  return join(folder, `.${randomUUID()}.tmp`);
}

/** At once, or part by part. */
type Content = string | Uint8Array | AsyncIterable<Uint8Array>;

interface Writing {
  /** Waits until the disk has the file and its name: for what cannot be made again. It takes milliseconds. `content`: the caller waits for the name. */
  readonly lasting?: boolean | 'content';
  readonly disk?: Disk;
}

/**
 * Writes a file so that a reader sees the old content or the new one, never a part. Makes the folder where it is missing. Throws
 * `PortcullisError` where it cannot be written; `what` names it for people.
 */
export async function writeFileAtomically(
  path: string,
  content: Content,
  what: string,
  { lasting = false, disk = DISK }: Writing = {},
): Promise<void> {
  const folder = dirname(path);
  if (lasting !== false) await makeLastingFolder(folder, what, disk);
  else await makeFolder(folder, what);
  const temporary = temporaryIn(folder);
  try {
    await writeNew(temporary, content, lasting !== false, disk);
    disk.renameSync(temporary, path);
    if (lasting === true) syncFolder(folder, disk);
  } catch (error) {
    removeIfThere(temporary, disk);
    throw notWritten(error, `${path}: ${what}`, 'a file that can be written');
  }
}

/** Makes a file that lasts, with all that it holds at once; false, and nothing was done, where one stands there. @throws PortcullisError */
export async function createFile(path: string, content: string, what: string, disk: Disk): Promise<boolean> {
  const folder = dirname(path);
  await makeLastingFolder(folder, what, disk);
  const temporary = temporaryIn(folder);
  try {
    await writeNew(temporary, content, true, disk);
    // Unlike a rename it takes nobody's place.
    disk.linkSync(temporary, path);
    syncFolder(folder, disk);
    return true;
  } catch (error) {
    if (fileErrorCode(error) === 'EEXIST') return false;
    throw notWritten(error, `${path}: ${what}`, 'a file that can be made, with hard links');
  } finally {
    removeIfThere(temporary, disk);
  }
}

async function writeNew(path: string, content: Content, lasting: boolean, disk: Disk): Promise<void> {
  const descriptor = disk.openSync(path, 'wx');
  try {
    const parts = typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
    for await (const part of parts) disk.writeFileSync(descriptor, part);
    if (lasting) disk.fsyncSync(descriptor);
  } finally {
    disk.closeSync(descriptor);
  }
}
