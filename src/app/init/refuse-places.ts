import { lstat, realpath } from 'node:fs/promises';
import { resolve } from 'node:path';

import { isMissing } from '../../io/file-error.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';

/**
 * Throws `usage` before anything is written: where a folder of a file is something else, or a link, behind which git
 * tracks nothing, and where one of the files is there.
 *
 * @param paths relative to `root`, with `/`
 */
export async function refusePlaces(root: string, paths: readonly string[]): Promise<void> {
  const top = await realpath(root);
  for (const path of paths) await refuseStrangeFolders(top, path);
  await refuseExisting(top, paths);
}

async function refuseStrangeFolders(top: string, path: string): Promise<void> {
  const folders = path.split('/').slice(0, -1);
  for (const depth of folders.keys()) {
    const folder = folders.slice(0, depth + 1).join('/');
    const place = resolve(top, folder);
    if (!(await pathExists(place))) return;
    if ((await lstat(place)).isDirectory()) continue;
    throw new PortcullisError(
      'usage',
      `${folder}: expected a folder of the repository for ${path}, found a file or a link`,
      'Nothing was written. Move it away first.',
    );
  }
}

async function refuseExisting(root: string, paths: readonly string[]): Promise<void> {
  const present = await Promise.all(paths.map((path) => pathExists(resolve(root, path))));
  const existing = paths.filter((_, index) => present[index]);
  if (existing.length === 0) return;
  throw new PortcullisError(
    'usage',
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
