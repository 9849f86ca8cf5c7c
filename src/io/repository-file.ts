import { lstat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';

import { mismatchError } from '../kernel/portcullis-error.ts';
import { isMissing, unreadable } from './file-error.ts';
import { isInside } from './find-files.ts';
import { readOptionalTextFile, readTextFile } from './read-text-file.ts';

/**
 * Reads what the gate later reads from a commit, such as configuration, baseline and cases: like `readTextFile`, and a path that lies in
 * the repository must not lead over a link (see `refuseLinks`).
 *
 * @param path absolute, or relative to `root`
 */
export async function readRepositoryFile(root: string, path: string, what: string): Promise<string> {
  await refuseLinks(root, path, what);
  return readTextFile(resolve(root, path), what);
}

/** Like `readRepositoryFile`, but undefined where there is no such file; a link to nothing is a link. */
export async function readOptionalRepositoryFile(
  root: string,
  path: string,
  what: string,
): Promise<string | undefined> {
  await refuseLinks(root, path, what);
  return readOptionalTextFile(resolve(root, path), what);
}

/**
 * Throws `invalid_input` where a path that lies in the repository, or a folder on the way to it below the top, is a symbolic link: commits
 * are read without following any, so that the working tree would say something else than its commit. What lies elsewhere is free.
 *
 * @param path absolute, or relative to `root`; what it leads to need not be there
 */
export async function refuseLinks(root: string, path: string, what: string): Promise<void> {
  const place = resolve(root, path);
  if (place === resolve(root) || !isInside(root, place)) return;
  const parts = relative(root, place).split(sep);
  for (const depth of parts.keys()) {
    const way = parts.slice(0, depth + 1);
    if (!(await isLink(join(root, ...way), what))) continue;
    const shown = parts.join('/');
    const found = way.length === parts.length ? 'a symbolic link' : `a symbolic link at ${way.join('/')}`;
    throw mismatchError(
      'invalid_input',
      `${shown}: ${what}`,
      { expected: 'the file itself', found },
      'Commits are read without following links: put the file itself there.',
    );
  }
}

async function isLink(path: string, what: string): Promise<boolean> {
  try {
    return (await lstat(path)).isSymbolicLink();
  } catch (error) {
    if (isMissing(error)) return false;
    throw unreadable(error, path, what);
  }
}
