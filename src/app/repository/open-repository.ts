import { differingPaths, type CommitEntries } from '../../contracts/commit-files.ts';
import { openGitRepository, type GitRepository } from '../../io/git/git-repository.ts';
import { repositoryRoot } from '../../io/find-files.ts';
import type { World } from '../world/world.ts';

const OPENED = new WeakMap<object, Promise<GitRepository | null>>();

/** The repository that a command runs in, opened once; null outside of one, where git is not needed. */
export function openRepository(world: Pick<World, 'root'>): Promise<GitRepository | null> {
  const opened =
    OPENED.get(world) ?? (repositoryRoot(world.root) === null ? Promise.resolve(null) : openGitRepository(world.root));
  OPENED.set(world, opened);
  return opened;
}

/** Paths that the working tree has otherwise than a commit with these entries; none outside of a repository with a commit. */
export async function changedPaths(
  repository: GitRepository | null,
  before: CommitEntries,
): Promise<readonly string[]> {
  const head = (await repository?.headCommit()) ?? null;
  if (repository === null || head === null) return [];
  const committed = differingPaths(before, await repository.listEntriesAt(head));
  return [...new Set([...committed, ...(await repository.uncommittedPaths())])];
}
