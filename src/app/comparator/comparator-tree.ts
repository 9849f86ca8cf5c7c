import { isAbsolute, join, relative, resolve } from 'node:path';

import type { CommitEntries } from '../../contracts/commit-files.ts';
import { notWritten } from '../../io/file-error.ts';
import { isFile, isFolder, isInside, withSlashes } from '../../io/find-files.ts';
import { writeTreeSnapshot } from '../../io/git/tree-snapshot.ts';
import { makeFolder } from '../../io/make-folder.ts';
import { notFound, PortcullisError } from '../../kernel/portcullis-error.ts';
import type { Comparator } from './resolve-comparator.ts';
import { openRepository } from '../repository/open-repository.ts';
import type { World } from '../world/world.ts';

/** Leads a command into the comparator's tree. */
export type ComparatorTree = (command: readonly string[]) => Promise<string[]>;

/**
 * What is started from the repository: the comparator's tree, written once, and only where something of it is started. A command gets its
 * program, and each argument that names a file of the repository, as paths there; throws `PortcullisError` where they cannot be had.
 *
 * @param folder absolute, outside of the checkout, and not there yet
 */
export function comparatorTree(
  world: World,
  comparator: Pick<Comparator, 'commits' | 'entries' | 'name'>,
  folder: string,
): ComparatorTree {
  let written: Promise<void> | null = null;
  const placeOf = async (item: string, path: string): Promise<string> => {
    written ??= writeTree(world, comparator, folder);
    await written;
    const place = join(folder, path);
    if (await isFile(place)) return place;
    // A folder behind a link, which stands for another one in the unit's own workspace.
    if (await isFolder(place)) return isAbsolute(item) ? place : item;
    const message = `${path}: expected a file in the tree of ${comparator.name}, found none`;
    const help = 'What only the head has is no part of it, nor submodules, files of Git LFS and links that lead out.';
    throw notFound(message, help);
  };
  return async (command) => {
    const entries = command.some(isPath) ? await comparator.entries() : new Map<string, string>();
    const found: string[] = [];
    for (const [index, item] of command.entries()) {
      const path = pathInTree(world.root, entries, item, index === 0);
      found.push(path === null ? item : await placeOf(item, path));
    }
    return found;
  };
}

async function writeTree(world: World, { commits }: Pick<Comparator, 'commits'>, folder: string): Promise<void> {
  const repository = await openRepository(world);
  if (repository === null || commits.merge_base === null) throw new Error('there is no commit to take programs from');
  try {
    await makeFolder(folder, 'the tree of the merge base');
    await writeTreeSnapshot(repository, commits.merge_base, folder);
  } catch (error) {
    throw error instanceof PortcullisError ? error : notWritten(error, folder, 'a folder that can be filled');
  }
}

/** Whether a part of a command is a path; a program without a separator is looked for on PATH. */
export function isPath(item: string): boolean {
  return /[/\\]/.test(item);
}

/** The path in the repository that the program names there, or an argument that is absolute, or tracked or behind what is; else null. */
export function pathInTree(root: string, entries: CommitEntries, item: string, isProgram: boolean): string | null {
  const place = resolve(root, item);
  if (!isPath(item) || !isInside(root, place)) return null;
  const path = withSlashes(relative(root, place));
  const parts = path.split('/');
  const isTracked = parts.some((_, index) => {
    const entry = entries.get(parts.slice(0, index + 1).join('/'));
    return entry !== undefined && !entry.startsWith('040000');
  });
  return isProgram || isAbsolute(item) || isTracked ? path : null;
}
