import { openGitRepository } from '../io/git/git-repository.ts';
import { realWorld, type World } from './world.ts';

/** The world of a command that runs in a folder: its repository's top is the root, the folder itself outside of one. */
export async function openWorld(version: string, cwd: string, say: (line: string) => void): Promise<World> {
  const repository = await openGitRepository(cwd);
  return realWorld({ version, cwd, root: repository?.root ?? cwd, say });
}
