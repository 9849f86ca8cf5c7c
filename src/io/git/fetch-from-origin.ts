import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { type GitCommand, gitText } from './git-command.ts';
import type { Revision } from './parse-revision.ts';
import { commitOf, refPlaces } from './resolve-revision.ts';

/** Null when the fetch did what was asked, else the reason why it did not. */
type FetchFailure = string | null;

/**
 * Adds objects and at most one ref, and changes nothing else: no tag, no other tracking ref, no FETCH_HEAD, no
 * submodule, no pruning, no housekeeping. The empty refmap is what keeps tracking refs where they are.
 */
const FETCH = [
  '-c',
  'remote.origin.followRemoteHEAD=never',
  'fetch',
  '--progress',
  '--no-tags',
  '--no-prune',
  '--no-recurse-submodules',
  '--no-write-fetch-head',
  '--no-auto-gc',
  '--refmap=',
];

/**
 * Fetches a branch, tag or commit that this clone lacks: a branch into `refs/remotes/origin/`, a tag under its own
 * name, a commit by its id and without a ref.
 *
 * A complete clone fetches without `--depth`, which would cut its history. A shallow one fetches the tip alone, and
 * only when it does not hold that tip yet: making a commit shallow whose parents are here would hide them.
 */
export async function fetchRevision(git: GitCommand, root: string, revision: Revision): Promise<FetchFailure> {
  if (!(await hasOrigin(git))) return 'there is no remote named `origin` to fetch it from';
  const wanted =
    revision.kind === 'id' ? { tip: revision.id, refspec: revision.id } : await refAtOrigin(git, revision.name);
  if (typeof wanted === 'string') return wanted;

  const shallow = (await shallowBoundary(git, root)).length > 0;
  const depth = shallow && (await commitOf(git, wanted.tip)) === null ? ['--depth=1'] : [];
  return fetchFailure(git, [...depth, '--end-of-options', 'origin', wanted.refspec]);
}

/**
 * Moves the boundary of a shallow clone: by a number of commits, or to the beginning of history.
 *
 * The server deepens every boundary commit that its refs reach, whatever is asked for, but something has to be: the
 * two commits themselves, so that nothing else comes along; or, when the server does not know one of them (it was
 * never pushed) or serves no bare ids, its HEAD.
 */
export async function fetchHistory(
  git: GitCommand,
  amount: number | 'everything',
  [base, head]: readonly [string, string],
): Promise<FetchFailure> {
  if (!(await hasOrigin(git))) return 'there is no remote named `origin` to fetch more history from';
  // All that lies behind a boundary can be a lot. Commits suffice for a merge base, and git fetches files when they
  // are read. A server that knows no filters ignores the wish; one that fails over it is asked again without.
  const amounts =
    amount === 'everything' ? [['--unshallow', '--filter=tree:0'], ['--unshallow']] : [[`--deepen=${amount}`]];

  let first: FetchFailure = null;
  for (const wants of [[base, head], [base], ['HEAD']]) {
    for (const options of amounts) {
      const failure = await fetchFailure(git, [...options, '--end-of-options', 'origin', ...wants]);
      if (failure === null) return null;
      // Other ways of asking are for a server that answers.
      if (first === null && (await git('ls-remote', '--quiet', 'origin', 'HEAD')).exitCode !== 0) return failure;
      first ??= failure;
    }
  }
  return first;
}

/** The one branch or tag of that name at `origin`, or the reason why it is unknown. */
async function refAtOrigin(git: GitCommand, name: string): Promise<{ tip: string; refspec: string } | string> {
  const { remote } = refPlaces(name);
  if (remote.length === 0) return 'it is neither a branch nor a tag, and has to be fetched beforehand';

  const listing = await git('ls-remote', '--quiet', '--end-of-options', 'origin', ...remote);
  if (listing.exitCode !== 0) return `\`origin\` could not be asked for it: ${listing.reason}`;
  const listed = listing.stdout.toString('utf8').split('\n');
  const matches = listed.flatMap((line) => {
    const [tip, ref] = line.split('\t');
    return tip !== undefined && ref !== undefined && remote.includes(ref) ? [{ tip, ref }] : [];
  });
  const [match, another] = matches;
  if (match === undefined) return '`origin` has no branch or tag of that name';
  if (another !== undefined) return `\`origin\` has both ${match.ref} and ${another.ref}; use the full name`;

  const [, branch] = /^refs\/heads\/(.+)$/.exec(match.ref) ?? [];
  const target = branch === undefined ? match.ref : `refs/remotes/origin/${branch}`;
  return { tip: match.tip, refspec: `${branch === undefined ? '' : '+'}${match.ref}:${target}` };
}

async function hasOrigin(git: GitCommand): Promise<boolean> {
  return (await git('config', '--get', 'remote.origin.url')).exitCode === 0;
}

async function fetchFailure(git: GitCommand, args: readonly string[]): Promise<FetchFailure> {
  const output = await git(...FETCH, ...args);
  return output.exitCode === 0 ? null : output.reason;
}

/** The commits whose parents a shallow clone lacks, as `.git/shallow` lists them; none in a complete clone. */
export async function shallowBoundary(git: GitCommand, root: string): Promise<string[]> {
  const { isShallow, path } = await gitPath(git, root, 'shallow');
  return !isShallow ? [] : (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
}

/** Whether a clone is shallow, and where a file of git's own is, which in a linked worktree or a submodule is not under `<root>/.git`. */
export interface GitPath {
  readonly isShallow: boolean;
  readonly path: string;
}

export async function gitPath(git: GitCommand, root: string, name: string): Promise<GitPath> {
  const told = await gitText(git, 'rev-parse', '--is-shallow-repository', '--git-path', name);
  const [, isShallow, path = ''] = /^(true|false)\r?\n([^]*?)\r?\n$/.exec(told) ?? [];
  return { isShallow: isShallow === 'true', path: resolve(root, path) };
}
