import { gitCommand, gitText } from './git-command.ts';

/**
 * Tracked files that a working copy has otherwise than a commit, and those that HEAD has otherwise; files never added do not count. By a new
 * index, which every file is read for: no flag (`assume-unchanged`, `skip-worktree`) and no time stamp in the clone's hides one.
 *
 * @param index where that index is written
 * @throws PortcullisError `not_comparable` where git cannot compare
 */
export async function changedFromCommit(root: string, commit: string, index: string): Promise<readonly string[]> {
  const git = gitCommand(root, process.env, undefined, { GIT_INDEX_FILE: index });
  await gitText(git, 'read-tree', commit);
  const options = ['--porcelain=v1', '-z', '--untracked-files=no', '--no-renames', '--ignore-submodules=untracked'];
  const records = (await gitText(git, 'status', ...options)).split('\0');
  return records.filter((record) => record !== '').map((record) => record.slice(3));
}
