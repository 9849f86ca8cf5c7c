import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { notWritten } from './file-error.ts';
import { makeFolder } from './make-folder.ts';

/** Whether a file is called as one that is still being written, or was when its writer was killed. */
export function isTemporaryName(name: string): boolean {
  return /^\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/.test(name);
}

/** At once, or part by part. */
type Content = string | Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Writes a file so that a reader sees the old content or the new one, never a part. Makes the folder where it is missing. Throws
 * `PortcullisError` where it cannot be written; `what` names it for people.
 */
export async function writeFileAtomically(path: string, content: Content, what: string): Promise<void> {
  await makeFolder(dirname(path), what);
  const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw notWritten(error, `${path}: ${what}`, 'a file that can be written');
  }
}
