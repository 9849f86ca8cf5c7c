import { mkdir, writeFile } from 'node:fs/promises';
import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import { notFound } from '../../kernel/portcullis-error.ts';
import { gitCommand } from './git-command.ts';

/** A repository of our own making that may be written to: the demo's. */
export interface ScratchRepository {
  readonly root: string;
  /** Writes files (path → text), commits all of them and returns the commit. */
  commit(message: string, files: Readonly<Record<string, string>>): Promise<string>;
  /** Makes a branch here and checks it out. */
  branch(name: string): Promise<void>;
  checkout(name: string): Promise<void>;
}

/** Nothing of the user's configuration counts here, so that it cannot sign, hook or rename. */
const SETTINGS = ['user.name=Portcullis demo', 'user.email=demo@portcullis.invalid', 'core.autocrlf=false'].flatMap(
  (setting) => ['-c', setting],
);

/** Makes an empty repository with the branch `main` in an existing folder. */
export async function scratchRepository(root: string): Promise<ScratchRepository> {
  const own = { GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_SYSTEM: devNull, GIT_CONFIG_NOSYSTEM: '1' };
  const command = gitCommand(root, { ...process.env, ...own });
  const git = async (...args: string[]): Promise<string> => {
    const { exitCode, stdout, reason } = await command(...SETTINGS, ...args);
    if (exitCode === 0) return stdout.toString('utf8').trim();
    throw notFound(`git ${args[0] ?? ''} failed in the demo's repository: ${reason}`);
  };
  await git('init', '--quiet', '--initial-branch=main');
  return {
    root,
    commit: async (message, files) => {
      for (const [path, text] of Object.entries(files)) {
        await mkdir(dirname(join(root, path)), { recursive: true });
        await writeFile(join(root, path), text);
      }
      await git('add', '--all');
      await git('commit', '--quiet', '--message', message);
      return git('rev-parse', 'HEAD');
    },
    branch: async (name) => {
      await git('checkout', '--quiet', '-b', name);
    },
    checkout: async (name) => {
      await git('checkout', '--quiet', name);
    },
  };
}
