import { chmod, mkdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { isInside } from '../find-files.ts';
import type { GitRepository } from './git-repository.ts';
import { repositoryPath } from './repository-path.ts';

/** The most there may be in a snapshot. */
const LIMITS = { files: 100_000, bytes: 1024 ** 3 };
/** How a pointer to a file of Git LFS begins. */
const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/');

/**
 * Writes the tree of a commit into an empty folder, from the objects of the clone (src/io/README.md, "Git"): the bytes that were
 * committed, whatever filters and attributes say, and nobody may write to them. The commit is fetched where the clone lacks it.
 *
 * @throws PortcullisError `not_comparable` where an object cannot be had, `invalid_input` for a tree over the limits
 */
export async function writeTreeSnapshot(
  repository: GitRepository,
  commit: string,
  folder: string,
  limits = LIMITS,
): Promise<void> {
  // Mode and id of regular files and links; submodules are commits.
  const blobs = [...(await repository.listEntriesAt(commit))].filter(([, entry]) => /^1[02]/.test(entry));
  if (blobs.length > limits.files) throw refused('invalid_input', commit, `at most ${limits.files} files`, 'more');
  const folders = new Set(['.']);
  for (const [path] of blobs) {
    for (let at = dirname(repositoryPath(path)); !folders.has(at); at = dirname(at)) folders.add(at);
  }
  for (const path of folders) await mkdir(join(folder, path), { recursive: true, mode: 0o700 });
  const links = new Map<string, string>();
  let bytes = 0;
  for (const [path, entry] of blobs) {
    const content = await repository.blob(entry.slice(7));
    if (content === null) throw refused('not_comparable', commit, `the object of ${path}`, 'none');
    bytes += content.length;
    if (bytes > limits.bytes) throw refused('invalid_input', commit, `at most ${limits.bytes} bytes`, 'more');
    if (entry.startsWith('12')) links.set(path, Buffer.from(content).toString());
    else if (!LFS_POINTER.equals(content.subarray(0, LFS_POINTER.length))) {
      await writeFile(join(folder, path), content, { flag: 'wx', mode: entry.startsWith('100755') ? 0o555 : 0o444 });
    }
  }
  // After all files, so that none is written through a link; judged when all are there, since one may lead through another.
  for (const [path, target] of links) await symlink(target, join(folder, path));
  const root = await realpath(folder);
  const inside = new Set<string>();
  for (const path of links.keys()) {
    if (isInside(root, await realpath(join(folder, path)).catch(() => dirname(root)))) inside.add(path);
  }
  for (const path of links.keys()) if (!inside.has(path)) await rm(join(folder, path));
  for (const path of folders) await chmod(join(folder, path), 0o555);
}

function refused(code: 'invalid_input' | 'not_comparable', commit: string, expected: string, found: string): Error {
  const help = 'Check out with `fetch-depth: 0`, or name a program by its absolute path outside of the checkout.';
  return new PortcullisError(code, `the tree of ${commit}: expected ${expected}, found ${found}`, help);
}
