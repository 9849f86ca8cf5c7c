import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { notFound } from '../../kernel/portcullis-error.ts';
import { gitCommand } from './git-command.ts';
import { repositoryPath } from './repository-path.ts';

/** Whatever the machine's configuration says, a patch has one form: what `git apply` takes anywhere in the repository. */
const FORM = ['--no-color', '--no-ext-diff', '--no-textconv', '--text', '--full-index', '--unified=3'];

/**
 * The change of one file as a patch for `git apply`, made by git itself. Empty where nothing changes.
 *
 * @param path relative to the root of the repository
 * @param before undefined where there is no such file yet
 * @throws PortcullisError `invalid_input` for a path outside of the repository, `not_found` without git
 */
export async function filePatch(path: string, before: string | undefined, after: string): Promise<string> {
  const place = repositoryPath(path);
  const folder = await mkdtemp(join(tmpdir(), 'portcullis-patch-'));
  try {
    for (const [side, text] of [['a', before] as const, ['b', after] as const]) {
      await mkdir(dirname(join(folder, side, place)), { recursive: true });
      if (text !== undefined) await writeFile(join(folder, side, place), text);
    }
    const none = { GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_SYSTEM: devNull, GIT_CONFIG_NOSYSTEM: '1' };
    // A new file is shown by its own name, without the folder that it was compared in.
    const isNew = before === undefined;
    const git = gitCommand(isNew ? join(folder, 'b') : folder, { ...process.env, ...none });
    const sides = isNew ? ['/dev/null', place] : [`a/${place}`, `b/${place}`];
    const prefixes = isNew ? ['--src-prefix=a/', '--dst-prefix=b/'] : ['--no-prefix'];
    const { exitCode, stdout, reason } = await git('diff', '--no-index', ...FORM, ...prefixes, '--', ...sides);
    if (exitCode === 0 || exitCode === 1) return stdout.toString('utf8');
    throw notFound(`git could not make a patch of ${place}: ${reason}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
