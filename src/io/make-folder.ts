import { mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

import { fileErrorCode, notWritten } from './file-error.ts';
import { isFolder } from './find-files.ts';

/** Makes a folder and those above it, and returns those that were not there, innermost first. `what` names it for people. */
export async function makeFolder(path: string, what: string): Promise<readonly string[]> {
  try {
    return await makeWithParents(resolve(path));
  } catch (error) {
    throw notWritten(error, `${path}: ${what}`, 'a folder that can be made');
  }
}

/** Removes folders while they are empty, in the order in which `makeFolder` returns them. */
export async function removeEmptyFolders(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    try {
      await rmdir(folder);
    } catch (error) {
      // Something else may be in it by now; what cannot be removed does no harm.
      if (fileErrorCode(error) === undefined) throw error;
      return;
    }
  }
}

/** Makes a new folder with a random ending of its name. Its path. */
export async function makeNewFolder(prefix: string): Promise<string> {
  await makeFolder(dirname(prefix), 'a temporary folder');
  try {
    return await mkdtemp(prefix);
  } catch (error) {
    throw notWritten(error, `${prefix}…`, 'a folder that can be made');
  }
}

/** Not `recursive: true`, which goes round in circles for ever where a file system says "missing" to every name (`/proc`). */
async function makeWithParents(path: string): Promise<readonly string[]> {
  try {
    await mkdir(path);
    return [path];
  } catch (error) {
    const code = fileErrorCode(error);
    // Some file systems report another error than "exists" for a folder that is there.
    if (await isFolder(path)) return [];
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    const parents = await makeWithParents(dirname(path));
    try {
      await mkdir(path);
      return [path, ...parents];
    } catch (again) {
      if (fileErrorCode(again) !== 'EEXIST') throw again;
      return [];
    }
  }
}
