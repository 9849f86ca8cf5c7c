import { resolve } from 'node:path';

import {
  blobAt,
  commitEntries,
  type CommitEntries,
  type CommitFiles,
  type FileAtCommit,
  OBJECT_ID,
} from '../../contracts/commit-files.ts';
import { invalidInput, notComparable } from '../../kernel/portcullis-error.ts';
import { repositoryRoot } from '../find-files.ts';
import { fetchRevision, type GitPath } from './fetch-from-origin.ts';
import { type GitCommand, gitCommand, gitText, type RunGit } from './git-command.ts';
import { type MergeBase, mergeBase } from './merge-base.ts';
import { parseRevision } from './parse-revision.ts';
import { repositoryPath } from './repository-path.ts';
import { commitOf, resolveRevision } from './resolve-revision.ts';

/** What a commit tracks, or why that is unknown. */
type Listing = CommitEntries | string;

/**
 * One working copy, read only: its working tree, index, HEAD and existing refs stay as they are. What `mergeBase` and
 * the reading of a commit may add is objects and, for a branch or tag that was missing, its ref, fetched from `origin`.
 */
export class GitRepository implements CommitFiles {
  /** The top directory of the working copy. */
  readonly root: string;
  readonly #git: GitCommand;
  readonly #grafts: GitPath | null;
  /** Each commit is listed once, since a commit never changes. */
  readonly #listings = new Map<string, Promise<Listing>>();

  constructor(root: string, git: GitCommand, grafts: GitPath | null = null) {
    this.root = root;
    this.#git = git;
    this.#grafts = grafts;
  }

  /** The id of the commit checked out, or null before the first commit. */
  async headCommit(): Promise<string | null> {
    const head = await this.#git.object('HEAD^{commit}');
    if (head !== null) return head.id;
    const output = await this.#git('rev-parse', '--verify', '--quiet', 'HEAD');
    if (output.exitCode === 0) return output.stdout.toString('utf8').trim();
    if (output.exitCode === 1) return null;
    throw notComparable(`HEAD cannot be read: ${output.reason}`);
  }

  /**
   * The id of the commit that a ref or id names in this clone, or null when it names none here. `main` may be found as
   * `origin/main`; `mergeBase` says which it was, and fetches.
   *
   * @throws PortcullisError `invalid_input` for text that is no name, and for a name of two different commits
   */
  async resolveCommit(ref: string): Promise<string | null> {
    const resolution = await resolveRevision(this.#git, parseRevision(ref));
    if (resolution.kind === 'ambiguous') throw invalidInput(`${resolution.reason}.`);
    return resolution.kind === 'found' ? resolution.commit : null;
  }

  /**
   * The parents that a commit itself names, in order; null where this clone does not hold it. Those of a shallow clone's boundary are
   * among them: git hides them everywhere else.
   */
  async parentsOf(commit: string): Promise<readonly string[] | null> {
    const written = await this.#object('commit', commit);
    if (written === null) return null;
    const [header = ''] = Buffer.from(written).toString('latin1').split('\n\n', 1);
    return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
  }

  /** The bytes of a blob that this clone holds; null where it does not. A partial clone fetches it. */
  async blob(id: string): Promise<Uint8Array | null> {
    return this.#object('blob', id);
  }

  /** See `mergeBase` in merge-base.ts. */
  async mergeBase(baseRef: string, headRef: string): Promise<MergeBase> {
    return mergeBase(this.#git, this.root, baseRef, headRef, this.#grafts);
  }

  /**
   * The bytes of one file as a commit has them: no filter, no line-end conversion, no link followed. Fetches the commit when this clone
   * lacks it; git itself fetches what a partial clone left out.
   *
   * @throws PortcullisError `invalid_input` for anything but a full commit id and a path inside the repository
   */
  async readFileAt(commit: string, path: string): Promise<FileAtCommit> {
    const wanted = repositoryPath(path);
    const listing = await this.#listing(commit);
    if (typeof listing === 'string') return { kind: 'unreadable', reason: listing };
    const blob = blobAt(listing, wanted);
    if (typeof blob !== 'string') return blob;
    const bytes = await this.#object('blob', blob);
    if (bytes !== null) return { kind: 'found', bytes, blob };
    // Only a process of its own says why.
    const { reason } = await this.#git('cat-file', 'blob', blob);
    return { kind: 'unreadable', reason };
  }

  /**
   * Everything a commit tracks, symbolic links and submodules too, so that they do not go unnoticed. Fetches the commit when this clone lacks it.
   *
   * @throws PortcullisError `not_comparable` if the commit or one of its directories cannot be read
   */
  async listEntriesAt(commit: string): Promise<CommitEntries> {
    const listing = await this.#listing(commit);
    if (typeof listing !== 'string') return listing;
    throw notComparable(`Cannot list the files of ${commit}: ${listing}`);
  }

  /**
   * Paths, relative to the top, of the files that the working tree has otherwise than its commit: changed, removed, or not yet added.
   *
   * @throws PortcullisError where git cannot compare
   */
  async uncommittedPaths(): Promise<readonly string[]> {
    const options = ['--name-only', '-z', '--no-renames', '--no-ext-diff'];
    const changed = await gitText(this.#git, 'diff', ...options, 'HEAD', '--');
    const added = await gitText(this.#git, 'ls-files', '--others', '--exclude-standard', '-z');
    return [...new Set([...changed.split('\0'), ...added.split('\0')])].filter((path) => path !== '').sort();
  }

  /** The tracked ones alone that differ from HEAD, in the working tree or in the index. */
  async changedPaths(): Promise<readonly string[]> {
    return pathsOfStatus(this.#git, '--ignore-submodules=none');
  }

  /** Paths of the tracked files that `path` is or holds, relative to the top. */
  async trackedPaths(path: string): Promise<readonly string[]> {
    const listed = await gitText(this.#git, 'ls-files', '-z', '--', path);
    return listed.split('\0').filter((tracked) => tracked !== '');
  }

  async #object(type: 'blob' | 'commit', id: string): Promise<Uint8Array | null> {
    requireId(id, type);
    const object = await this.#git.object(id);
    return object?.type === type ? new Uint8Array(object.bytes) : null;
  }

  #listing(commit: string): Promise<Listing> {
    requireId(commit, 'commit');
    const listing = this.#listings.get(commit) ?? this.#list(commit);
    this.#listings.set(commit, listing);
    return listing;
  }

  async #list(id: string): Promise<Listing> {
    if ((await commitOf(this.#git, id)) === null) {
      const failure = await fetchRevision(this.#git, this.root, { kind: 'id', id });
      if (failure !== null) return `commit ${id} is not in this clone: ${failure}`;
      if ((await commitOf(this.#git, id)) === null) return `${id} is not a commit`;
    }
    const output = await this.#git('ls-tree', '-z', '-r', '--full-tree', id);
    return output.exitCode === 0 ? entriesIn(output.stdout.toString('utf8')) : output.reason;
  }
}

function requireId(id: string, type: 'blob' | 'commit'): void {
  if (OBJECT_ID.test(id)) return;
  throw invalidInput(`Expected a full ${type} id, found ${JSON.stringify(id)}.`);
}

function entriesIn(listing: string): CommitEntries {
  const records = listing.split('\0').slice(0, -1);
  return commitEntries(
    records.map((record) => {
      const [, mode, object, path] = /^(\d{6}) [a-z]+ ([0-9a-f]+)\t([^]+)$/.exec(record) ?? [];
      if (path !== undefined) return [path, `${mode} ${object}`];
      throw new Error(`git ls-tree wrote something else than an entry: ${JSON.stringify(record)}`);
    }),
  );
}

/**
 * Opens the working copy that a directory lies in; null when it lies in none.
 *
 * @param environment what git's own environment is made from; its `GIT_DIR` and the like are left out
 * @throws PortcullisError `not_found` without the directory or without git, `invalid_input` for a repository without a
 * working copy, `not_comparable` for one that git refuses to open
 */
export async function openGitRepository(
  directory: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<GitRepository | null> {
  const asked = ['--is-inside-work-tree', '--is-shallow-repository', '--show-toplevel', '--git-path', 'info/grafts'];
  const probe = await gitCommand(directory, environment)('rev-parse', ...asked);
  const [, isShallow, root, grafts] =
    /^true\r?\n(true|false)\r?\n([^]+?)\r?\n([^\n]+?)\r?\n$/.exec(probe.stdout.toString('utf8')) ?? [];
  if (probe.exitCode === 0 && root !== undefined && grafts !== undefined) {
    const path = resolve(directory, grafts);
    return new GitRepository(resolve(root), gitCommand(root, environment), { isShallow: isShallow === 'true', path });
  }
  if (probe.stdout.toString('utf8').startsWith('false')) {
    const message = `Expected a working copy, found a bare repository or the inside of \`.git\` at ${directory}.`;
    throw invalidInput(message, 'Name a directory of a checked-out repository.');
  }
  // git says "no repository" and "a repository that I will not open" with one status; only one of them has a `.git`.
  if (repositoryRoot(directory) === null) return null;
  throw notComparable(
    `git refuses to open the repository at ${directory}: ${probe.reason}`,
    'When it belongs to another user, run `git config --global --add safe.directory <its path>`.',
  );
}

/** Whatever the clone's configuration says: every time stamp counts, and no program tells what has changed. */
const CAREFUL = ['core.trustctime=true', 'core.checkstat=default', 'core.fsmonitor=false'].flatMap((one) => [
  '-c',
  one,
]);

/**
 * What tells of the tracked files that a working copy has otherwise than a commit, and of those that HEAD has otherwise; files never added do
 * not count. By a new index: no flag (`assume-unchanged`, `skip-worktree`) and no time stamp in the clone's hides one. The first look reads
 * every file, later ones those that were written since.
 *
 * @param index where that index is written
 * @throws PortcullisError `not_comparable` where git cannot compare
 */
export async function changesFromCommit(
  root: string,
  commit: string,
  index: string,
): Promise<() => Promise<readonly string[]>> {
  // git may write to that index what it has read of the files.
  const own = gitCommand(root, process.env, undefined, { GIT_INDEX_FILE: index, GIT_OPTIONAL_LOCKS: '1' });
  const git: RunGit = (...args) => own(...CAREFUL, ...args);
  await gitText(git, 'read-tree', commit);
  return () => pathsOfStatus(git, '--ignore-submodules=untracked');
}

async function pathsOfStatus(git: RunGit, submodules: string): Promise<readonly string[]> {
  const options = ['--porcelain=v1', '-z', '--untracked-files=no', '--no-renames', submodules];
  const records = (await gitText(git, 'status', ...options)).split('\0');
  return records.filter((record) => record !== '').map((record) => record.slice(3));
}
