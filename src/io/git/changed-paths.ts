import { gitText, type GitCommand } from './git-command.ts';

/**
 * Paths, relative to the top, of the files that the working tree has otherwise than its commit: changed, removed, or not yet added.
 *
 * @throws PortcullisError where git cannot compare
 */
export async function changedPaths(git: GitCommand): Promise<readonly string[]> {
  const changed = await gitText(git, 'diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', 'HEAD', '--');
  const added = await gitText(git, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed.split('\0'), ...added.split('\0')])].filter((path) => path !== '').sort();
}
