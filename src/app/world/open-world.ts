import { repositoryRoot } from '../../io/repository-root.ts';
import { realWorld, type World } from './world.ts';

/** The world of a command that runs in a folder: its repository's top is the root, the folder itself outside of one. */
export function openWorld(version: string, cwd: string, say: (line: string) => void): World {
  return realWorld({ version, cwd, root: repositoryRoot(cwd) ?? cwd, say });
}
