import { realpath } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';

import { filesMatching, isFile, isPattern } from '../../io/find-files.ts';
import { mismatchError } from '../../kernel/portcullis-error.ts';

/**
 * The evidence files that paths and globs of the command line name, absolute. One that leads to nothing is an error: turns that are not
 * there would pass.
 *
 * @throws PortcullisError `not_found`; `invalid_input` for what is not a regular file, which might never end
 */
export async function namedTurnFiles(folder: string, paths: readonly string[]): Promise<readonly string[]> {
  const files: string[] = [];
  for (const path of paths) {
    const found = (await isPattern(folder, path)) ? await filesMatching(folder, path) : [];
    for (const file of found.length === 0 ? [path] : found) files.push(await regularFile(folder, file));
  }
  return files;
}

/**
 * The same for paths of a configuration, relative to the repository: a link must not lead out of it, nor into git's own folder, since what
 * is quoted of a file that holds no evidence ends in a report.
 */
export async function configuredTurnFiles(root: string, paths: readonly string[]): Promise<readonly string[]> {
  const files = await namedTurnFiles(root, paths);
  const top = await realpath(root);
  for (const file of files) {
    const inside = relative(top, await realpath(file)).split(sep);
    if (inside[0] !== '..' && !inside.includes('.git')) continue;
    throw mismatchError(
      'invalid_input',
      relative(root, file),
      { expected: 'evidence of turns inside the repository', found: 'a link out of it' },
      'Put the file itself there.',
    );
  }
  return files;
}

async function regularFile(folder: string, file: string): Promise<string> {
  const path = resolve(folder, file);
  if (await isFile(path)) return path;
  throw mismatchError(
    'not_found',
    file,
    {
      expected: 'a file with evidence of turns',
      found: `none under ${folder}: no file, or a folder, a pipe or a device`,
    },
    'Write the evidence before the gate runs, or correct the path.',
  );
}
