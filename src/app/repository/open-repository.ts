import { openGitRepository, type GitRepository } from '../../io/git/git-repository.ts';
import { repositoryRoot } from '../../io/find-files.ts';
import type { World } from '../world/world.ts';

/** The repository that a command runs in; null outside of one, where git is not needed. */
export async function openRepository(world: World): Promise<GitRepository | null> {
  return repositoryRoot(world.root) === null ? null : openGitRepository(world.root);
}
