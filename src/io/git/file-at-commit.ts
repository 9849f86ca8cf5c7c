import { NOT_A_FILE, OBJECT_ID, type CommitEntries, type FileAtCommit } from '../../contracts/commit-files.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { GitCommand } from './git-command.ts';
import { gitText } from './git-command.ts';
import { fetchRevision } from './fetch-from-origin.ts';
import { repositoryPath } from './repository-path.ts';
import { commitOf } from './resolve-revision.ts';

interface TreeEntry {
  readonly mode: string;
  readonly object: string;
  readonly path: string;
}

/**
 * Reads the bytes of one file as a commit has them: no filter, no line-end conversion, no link followed. Fetches the
 * commit when this clone lacks it; git itself fetches what a partial clone left out.
 *
 * @throws PortcullisError `invalid_input` for anything but a full commit id and a path inside the repository
 */
export async function fileAtCommit(git: GitCommand, root: string, commit: string, path: string): Promise<FileAtCommit> {
  const wanted = repositoryPath(path);
  const missing = await obtainCommit(git, root, commit);
  if (missing !== null) return { kind: 'unreadable', reason: missing };

  const entries = await entriesAt(git, commit, [wanted]);
  if (typeof entries === 'string') return { kind: 'unreadable', reason: entries };
  const entry = entries.find((candidate) => candidate.path === wanted);
  if (entry === undefined) return absentOrBehindLink(git, commit, wanted);
  const other = NOT_A_FILE[entry.mode];
  if (other !== undefined) return { kind: 'unreadable', reason: `\`${path}\` is ${other}` };

  const blob = await git('cat-file', 'blob', entry.object);
  if (blob.exitCode !== 0) return { kind: 'unreadable', reason: blob.reason };
  return { kind: 'found', bytes: new Uint8Array(blob.stdout), blob: entry.object };
}

/**
 * Everything a commit tracks, symbolic links and submodules too, lest they go unnoticed. Fetches the commit when this clone lacks it.
 *
 * @throws PortcullisError `not_comparable` when the commit or one of its directories is not to be had
 */
export async function entriesOfCommit(git: GitCommand, root: string, commit: string): Promise<CommitEntries> {
  const missing = await obtainCommit(git, root, commit);
  if (missing !== null) throw new PortcullisError('not_comparable', `Cannot list the files of ${commit}: ${missing}`);
  const entries = entriesIn(await gitText(git, ...lsTree(['-r'], commit, [])));
  return new Map(entries.map(({ path, mode, object }) => [path, `${mode} ${object}`]));
}

/** Null once the commit is here, else the reason why it is not. */
async function obtainCommit(git: GitCommand, root: string, id: string): Promise<string | null> {
  if (!OBJECT_ID.test(id)) {
    throw new PortcullisError('invalid_input', `Expected a full commit id, found ${JSON.stringify(id)}.`);
  }
  if ((await commitOf(git, id)) !== null) return null;
  const failure = await fetchRevision(git, root, { kind: 'id', id });
  if (failure !== null) return `commit ${id} is not in this clone: ${failure}`;
  return (await commitOf(git, id)) === null ? `${id} is not a commit` : null;
}

/** `ls-tree` says nothing of a path that leads through a link or a submodule; its file exists, but elsewhere. */
async function absentOrBehindLink(git: GitCommand, commit: string, path: string): Promise<FileAtCommit> {
  const segments = path.split('/');
  const parents = segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'));
  const entries = parents.length === 0 ? [] : await entriesAt(git, commit, parents);
  if (typeof entries === 'string') return { kind: 'unreadable', reason: entries };
  const parent = entries.find(({ mode }) => mode === '120000' || mode === '160000');
  if (parent === undefined) return { kind: 'absent' };
  return { kind: 'unreadable', reason: `\`${path}\` lies behind \`${parent.path}\`, ${NOT_A_FILE[parent.mode]}` };
}

async function entriesAt(git: GitCommand, commit: string, paths: readonly string[]): Promise<TreeEntry[] | string> {
  const output = await git(...lsTree([], commit, paths));
  if (output.exitCode !== 0) return output.reason;
  return entriesIn(output.stdout.toString('utf8'));
}

function entriesIn(listing: string): TreeEntry[] {
  const records = listing.split('\0').slice(0, -1);
  return records.map((record) => {
    const [, mode, object, path] = /^(\d{6}) [a-z]+ ([0-9a-f]+)\t([^]+)$/.exec(record) ?? [];
    if (mode === undefined || object === undefined || path === undefined) {
      throw new Error(`git ls-tree wrote an entry that is none: ${JSON.stringify(record)}`);
    }
    return { mode, object, path };
  });
}

function lsTree(options: readonly string[], commit: string, paths: readonly string[]): string[] {
  return ['--literal-pathspecs', 'ls-tree', '-z', '--full-tree', ...options, commit, '--', ...paths];
}
