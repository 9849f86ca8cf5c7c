import { lstat, readlink, realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, relative, resolve, sep } from 'node:path';

/** Folders that are no part of what an agent works on, and too large to copy for each unit. */
const NOT_COPIED = new Set(['.git', 'node_modules']);

/** What a folder's copy is made of. */
export interface CopiedEntries {
  /** The folder, without links in its path: a skill is often kept in one place and linked from others. */
  readonly source: string;
  /** Whether what stands at a path below `source` is copied; of a folder that is not, nothing is. */
  readonly isCopied: (path: string) => Promise<boolean>;
}

/**
 * Which entries of a folder a unit gets: files, folders, and links that stay inside. `notCopied`: absolute paths of folders that are left
 * out as well. Throws what the file system says.
 */
export async function copiedEntries(folder: string, notCopied: readonly string[] = []): Promise<CopiedEntries> {
  const source = await realpath(folder);
  const left = new Set(await Promise.all(notCopied.map((path) => realpath(path).catch(() => path))));
  return {
    source,
    isCopied: async (path) =>
      path === source || (!NOT_COPIED.has(basename(path)) && !left.has(path) && (await staysInside(path, source))),
  };
}

/** A link that leads out of the copy would let one unit write what another one reads: it is left out. */
async function staysInside(path: string, root: string): Promise<boolean> {
  const stats = await lstat(path);
  if (!stats.isSymbolicLink()) return stats.isFile() || stats.isDirectory();
  const target = await readlink(path);
  if (isAbsolute(target)) return false;
  const inside = relative(root, resolve(dirname(path), target));
  return !isAbsolute(inside) && inside.split(sep)[0] !== '..';
}
