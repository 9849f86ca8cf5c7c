import { lstat, realpath } from 'node:fs/promises';
import { posix, resolve } from 'node:path';

import { isMissing } from '../../io/file-error.ts';
import { usageError } from '../../kernel/portcullis-error.ts';

/**
 * Throws `usage` before anything is written: where a folder of a file is something else, or a link, behind which git
 * tracks nothing, and where one of the files is there.
 *
 * @param paths relative to `root`, with `/`
 */
export async function refusePlaces(root: string, paths: readonly string[]): Promise<void> {
  const top = await realpath(root);
  const existing: string[] = [];
  for (const path of paths) {
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) {
      const place = resolve(top, folder);
      if (!(await pathExists(place)) || (await lstat(place)).isDirectory()) continue;
      const message = `${folder}: expected a folder of the repository for ${path}, found a file or a link`;
      throw usageError(message, 'Nothing was written. Move it away first.');
    }
    if (await pathExists(resolve(top, path))) existing.push(path);
  }
  if (existing.length === 0) return;
  throw usageError(
    `expected none of the files that would be written, found ${existing.join(', ')}`,
    'Nothing was written, since nothing is ever overwritten. Move them away first.',
  );
}

/** Whether anything stands at a path, also a link to nothing. What cannot be looked at counts: nobody may write over it. */
async function pathExists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    return !isMissing(error);
  }
}
