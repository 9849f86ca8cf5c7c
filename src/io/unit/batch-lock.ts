import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { usageError } from '../../kernel/portcullis-error.ts';
import { fileErrorCode } from '../file-error.ts';
import { readExcerpt } from '../read-text-file.ts';

/** Holds the id of the process that runs a batch. */
const LOCK_FILE = 'run.lock';
/** No id of a process has more bytes. */
const LONGEST_ID = 32;

/** Takes a lock away again. */
export type Unlock = () => Promise<void>;

/**
 * Makes this process the only one that runs the batch in a folder. The lock of a process that is gone does not count.
 *
 * @throws PortcullisError `usage` where another process runs it
 */
export async function lockBatch(folder: string): Promise<Unlock> {
  const path = join(folder, LOCK_FILE);
  for (;;) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(`${process.pid}\n`);
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if (fileErrorCode(error) !== 'EEXIST') throw error;
    }
    const holder = Number((await readExcerpt(path, LONGEST_ID).catch(() => undefined))?.trim());
    if (Number.isInteger(holder) && holder > 0 && holder !== process.pid && isAlive(holder)) {
      throw usageError(
        `${folder}: expected a batch that no other process runs, found process ${holder} at work on it`,
        `Wait for it or end it; where that is another program by now, remove ${path}.`,
      );
    }
    await rm(path, { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, and belongs to another user.
    return fileErrorCode(error) === 'EPERM';
  }
}
