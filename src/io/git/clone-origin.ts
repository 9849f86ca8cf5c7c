import { realpath } from 'node:fs/promises';

import { gitCommand, type GitCommand } from './git-command.ts';
import { openGitRepository } from './git-repository.ts';
import { shallowBoundary } from './fetch-from-origin.ts';

/** What a clone says of where it comes from. */
export interface CloneOrigin {
  /** The commit that is checked out. */
  readonly commit: string;
  /** Of the remote `origin`; null without one. */
  readonly url: string | null;
  /** A tag that names this very commit; null without one. */
  readonly tag: string | null;
  /** Whether `origin` is known to have had the commit: a branch of it has, or the clone begins with it. */
  readonly isPublished: boolean;
}

/**
 * Where the clone comes from whose top is this folder; null where the folder is the top of none, also where it lies inside another
 * repository, or nothing was committed yet. Only the clone is asked, no server.
 */
export async function cloneOrigin(folder: string, environment: NodeJS.ProcessEnv): Promise<CloneOrigin | null> {
  const repository = await openGitRepository(folder, environment);
  if (repository === null || (await realpath(repository.root)) !== (await realpath(folder))) return null;
  const commit = await repository.headCommit();
  if (commit === null) return null;
  const git = gitCommand(folder, environment);
  return {
    commit,
    url: await asked(git, 'config', '--get', 'remote.origin.url'),
    tag: await asked(git, 'describe', '--tags', '--exact-match', '--match', 'v[0-9]*.*', 'HEAD'),
    isPublished: await isPublished(git, repository.root, commit),
  };
}

/** The address of a repository's remote `origin`; null without one. */
export function originUrl(folder: string, environment: NodeJS.ProcessEnv): Promise<string | null> {
  return asked(gitCommand(folder, environment), 'config', '--get', 'remote.origin.url');
}

async function isPublished(git: GitCommand, root: string, commit: string): Promise<boolean> {
  const known = await asked(git, 'for-each-ref', '--count=1', `--contains=${commit}`, 'refs/remotes/origin/');
  if (known !== null && known !== '') return true;
  // What a shallow clone begins with was fetched, also where only a tag was.
  return (await shallowBoundary(git, root)).includes(commit);
}

async function asked(git: GitCommand, ...args: string[]): Promise<string | null> {
  const { exitCode, stdout } = await git(...args);
  return exitCode === 0 ? stdout.toString('utf8').trim() : null;
}
