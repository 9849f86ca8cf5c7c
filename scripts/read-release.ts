import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { ReleaseFacts, ReleaseHistory } from './decide-release.ts';

const execute = promisify(execFile);

/**
 * What a checkout with the whole history says of a tag.
 *
 * @param from the repository's name and its default branch; null where the history is not asked
 */
export async function readRelease(
  folder: string,
  tag: string,
  from: { readonly repository: string; readonly branch: string } | null,
): Promise<ReleaseFacts> {
  const document: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const version = typeof document === 'object' && document !== null && 'version' in document ? document.version : '';
  return {
    tag,
    version: typeof version === 'string' ? version : '',
    changelog: await readFile(join(folder, 'CHANGELOG.md'), 'utf8'),
    history: from === null ? null : await historyOf(folder, tag, from),
  };
}

async function historyOf(
  folder: string,
  tag: string,
  { repository, branch }: { readonly repository: string; readonly branch: string },
): Promise<ReleaseHistory> {
  const git = async (...args: string[]): Promise<string> =>
    (await execute('git', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 })).stdout.trim();
  const upstream = `refs/remotes/origin/${branch}`;
  const commit = await git('rev-parse', '--verify', '--end-of-options', 'HEAD^{commit}');
  const tagged = await git('rev-parse', '--verify', '--end-of-options', `refs/tags/${tag}^{commit}`);
  const merged = await git('for-each-ref', '--format=%(refname:strip=2)', `--merged=${upstream}`, 'refs/tags/');
  const tags = merged.split('\n').filter((name) => name !== '');
  return { repository, branch, commit, tagged, tags, isOnBranch: tags.includes(tag) };
}
