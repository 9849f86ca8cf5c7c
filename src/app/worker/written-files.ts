import { join } from 'node:path';

import { differingPaths } from '../../contracts/commit-files.ts';
import { isFile } from '../../io/find-files.ts';
import { openGitRepository } from '../../io/git/git-repository.ts';
import { fileChunks, SMALL_CHUNK_BYTES } from '../../io/open-file.ts';
import { RunningDigest } from '../../kernel/digest.ts';
import { sortedUnique } from '../../kernel/ordering.ts';

/** A file that a step wrote, relative to the top of the repository; no digest where it is none any more. */
export interface WrittenFile {
  readonly path: string;
  readonly digest: string | null;
}

/**
 * Begins to look at the files of a worktree. The answer tells which were written since then, committed or not; those that git ignores are
 * not seen. Null outside of a repository with a commit.
 *
 * @throws PortcullisError where git cannot compare
 */
export async function watchWrittenFiles(root: string): Promise<(() => Promise<readonly WrittenFile[]>) | null> {
  const repository = await openGitRepository(root);
  const head = (await repository?.headCommit()) ?? null;
  if (repository === null || head === null) return null;
  const uncommitted = async () => digestsOf(repository.root, await repository.uncommittedPaths());
  const before = await uncommitted();
  return async () => {
    const now = await uncommitted();
    const changed = [...before.keys(), ...now.keys()].filter((path) => before.get(path) !== now.get(path));
    const newHead = (await repository.headCommit()) ?? head;
    const committed =
      newHead === head
        ? []
        : differingPaths(await repository.listEntriesAt(head), await repository.listEntriesAt(newHead));
    const paths = sortedUnique([...changed, ...committed]);
    const others = paths.filter((path) => !now.has(path));
    const digests = new Map([...now, ...(await digestsOf(repository.root, others))]);
    return paths.map((path) => ({ path, digest: digests.get(path) ?? null }));
  };
}

/** What the files at these paths hold. @throws PortcullisError for one that cannot be read */
export async function digestsOf(root: string, paths: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  const digests = new Map<string, string | null>();
  for (const path of paths) digests.set(path, await digestOfFile(join(root, path)));
  return digests;
}

async function digestOfFile(path: string): Promise<string | null> {
  if (!(await isFile(path))) return null;
  const digest = new RunningDigest();
  for await (const chunk of fileChunks(path, SMALL_CHUNK_BYTES)) digest.add(chunk);
  return digest.value();
}
