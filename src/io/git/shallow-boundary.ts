import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { GitCommand } from './git-command.ts';
import { gitText } from './git-command.ts';

/** The commits whose parents a shallow clone lacks, as `.git/shallow` lists them; none in a complete clone. */
export async function shallowBoundary(git: GitCommand, root: string): Promise<string[]> {
  if ((await gitText(git, 'rev-parse', '--is-shallow-repository')).trim() !== 'true') return [];
  const path = await gitPath(git, root, 'shallow');
  return (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
}

/** Where a file of git's own is, which in a linked worktree or a submodule is not under `<root>/.git`. */
export async function gitPath(git: GitCommand, root: string, name: string): Promise<string> {
  const path = await gitText(git, 'rev-parse', '--git-path', name);
  return resolve(root, path.replace(/\r?\n$/, ''));
}
