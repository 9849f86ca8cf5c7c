import { mkdir, mkdtemp, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

import { PortcullisError } from '../kernel/portcullis-error.ts';
import { fileErrorCode, foundInstead } from './file-error.ts';

/** Makes a folder and those above it. `what` names it for people. */
export async function makeFolder(path: string, what: string): Promise<void> {
  try {
    await makeWithParents(resolve(path));
  } catch (error) {
    throw new PortcullisError(
      'not_written',
      `${path}: ${what}: expected a folder that can be made, found ${foundInstead(error)}`,
      'Name a place that can be written to.',
      { cause: error },
    );
  }
}

/** Makes a folder that nobody else has, with a random ending of its name. Its path. */
export async function makeNewFolder(prefix: string): Promise<string> {
  await makeFolder(dirname(prefix), 'a temporary folder');
  try {
    return await mkdtemp(prefix);
  } catch (error) {
    const message = `${prefix}…: expected a folder that can be made, found ${foundInstead(error)}`;
    throw new PortcullisError('not_written', message, 'Name a place that can be written to.', { cause: error });
  }
}

/** Not `recursive: true`, which goes round in circles for ever where a file system says "missing" to every name (`/proc`). */
async function makeWithParents(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = fileErrorCode(error);
    // Some file systems say something else than "exists" of a folder that is there.
    if (await isFolderAlready(path)) return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeWithParents(dirname(path));
    await mkdir(path).catch((again: unknown) => {
      if (fileErrorCode(again) !== 'EEXIST') throw again;
    });
  }
}

async function isFolderAlready(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
