import { realpath } from 'node:fs/promises';

import { gitCommand } from './git-command.ts';
import { openGitRepository } from './git-repository.ts';

/** What a clone says of where it comes from. */
export interface CloneOrigin {
  /** The commit that is checked out. */
  readonly commit: string;
  /** Of the remote `origin`; null without one. */
  readonly url: string | null;
  /** A tag that names this very commit; null without one. */
  readonly tag: string | null;
}

/**
 * Where the clone comes from whose top is this folder; null where the folder is the top of none, also where it lies inside another
 * repository, or where nothing was committed yet.
 */
export async function cloneOrigin(folder: string, environment: NodeJS.ProcessEnv): Promise<CloneOrigin | null> {
  const repository = await openGitRepository(folder, environment);
  if (repository === null || (await realpath(repository.root)) !== (await realpath(folder))) return null;
  const commit = await repository.headCommit();
  if (commit === null) return null;
  const git = gitCommand(folder, environment);
  const asked = async (...args: string[]): Promise<string | null> => {
    const { exitCode, stdout } = await git(...args);
    return exitCode === 0 ? stdout.toString('utf8').trim() : null;
  };
  return {
    commit,
    url: await asked('config', '--get', 'remote.origin.url'),
    tag: await asked('describe', '--tags', '--exact-match', '--match', 'v[0-9]*.*', 'HEAD'),
  };
}
