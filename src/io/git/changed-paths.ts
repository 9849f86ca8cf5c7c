import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { obtainCommit } from './file-at-commit.ts';
import { gitText, type GitCommand } from './git-command.ts';

/**
 * Paths, relative to the top, of the files that the working tree has otherwise than a commit: changed, removed, or not yet added.
 * The commit is fetched where this clone lacks it.
 *
 * @throws PortcullisError `not_comparable` where the commit is not to be had, or git cannot compare
 */
export async function changedPaths(git: GitCommand, root: string, commit: string): Promise<readonly string[]> {
  const missing = await obtainCommit(git, root, commit);
  if (missing !== null) {
    const help = 'Check out more history (fetch-depth: 0), or let the checkout keep its credentials, to fetch it.';
    throw new PortcullisError('not_comparable', `What changed since ${commit} is not known: ${missing}`, help);
  }
  const changed = await gitText(git, 'diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', commit, '--');
  const added = await gitText(git, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed.split('\0'), ...added.split('\0')])].filter((path) => path !== '').sort();
}
