import { lstat } from 'node:fs/promises';

import { isMissing } from './file-error.ts';

/** Whether anything stands at a path, also a link to nothing. What cannot be looked at counts: nobody may write over it. */
export async function pathExists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    return !isMissing(error);
  }
}
