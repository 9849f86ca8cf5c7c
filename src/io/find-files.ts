import { readdir, stat } from 'node:fs/promises';
import { resolve } from 'node:path';

import { compareCodePoints } from '../kernel/ordering.ts';
import { isMissing } from './read-text-file.ts';

const MAGIC = /[*?[\]{}!()]/;

/** Folders that never hold what a glob of a repository means. */
const SKIPPED = new Set(['node_modules', '.git']);

/** Whether a path of the configuration is a glob and not the name of one file. */
export function isGlob(path: string): boolean {
  return MAGIC.test(path);
}

/** A test for paths relative to the repository, with `/`. */
export async function globTest(pattern: string): Promise<(path: string) => boolean> {
  const { default: picomatch } = await import('picomatch');
  return picomatch(pattern.replace(/^\.\//, ''), { dot: true });
}

/** The files under `root` that a glob matches, relative to it, sorted by code point. Links to folders are not followed. */
export async function filesMatching(root: string, pattern: string): Promise<readonly string[]> {
  const matches = await globTest(pattern);
  const fixed = pattern.replace(/^\.\//, '').split('/');
  const start = fixed
    .slice(
      0,
      fixed.findIndex((part) => MAGIC.test(part)),
    )
    .join('/');
  const found: string[] = [];
  const walk = async (folder: string): Promise<void> => {
    let entries;
    try {
      entries = await readdir(resolve(root, folder), { withFileTypes: true });
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) await walk(path);
      } else if (matches(path)) found.push(path);
    }
  };
  await walk(start);
  return found.sort(compareCodePoints);
}

/** Whether a folder stands at the path. */
export async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Whether a file stands at the path. */
export async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Names of the entries of a folder, sorted; empty where there is no folder. */
export async function entriesOf(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).sort(compareCodePoints);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
