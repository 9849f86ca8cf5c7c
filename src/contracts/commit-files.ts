import { sortByCodePoints } from '../kernel/ordering.ts';

/** `absent`: the commit is known and holds nothing at that path. `unreadable`: there is no telling, or no regular file. */
export type FileAtCommit =
  | { readonly kind: 'found'; readonly bytes: Uint8Array; readonly blob: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** What commits hold, wherever it is read from: a clone, or a server's API. */
export interface CommitFiles {
  /**
   * The bytes of a file as the commit has them: no filter, no link followed. `commit` is a full id, `path` relative to the root.
   *
   * @throws PortcullisError `invalid_input` for anything else
   */
  readFileAt(commit: string, path: string): Promise<FileAtCommit>;
  /**
   * Everything the commit tracks, symbolic links and submodules too, by which two commits are compared without reading either.
   *
   * @throws PortcullisError `not_comparable` where that is unknown
   */
  listEntriesAt(commit: string): Promise<CommitEntries>;
}

/** The places where GitHub looks for code owners, who have to review what they own; the first one counts ("About code owners"). */
export const CODE_OWNERS_PLACES: readonly string[] = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];

/** Path → mode and object id, with a blank between. */
export type CommitEntries = ReadonlyMap<string, string>;

/** Of paths that are no UTF-8 several can read alike: their entry is then of all of them, so that each change shows. */
export function commitEntries(listed: readonly (readonly [path: string, entry: string])[]): CommitEntries {
  const entries = new Map<string, string>();
  for (const [path, entry] of listed) {
    const other = entries.get(path);
    entries.set(path, other === undefined ? entry : `${other} ${entry}`);
  }
  return entries;
}

/** Paths at which two commits differ, sorted. */
export function differingPaths(left: CommitEntries, right: CommitEntries): readonly string[] {
  const all = new Set([...left.keys(), ...right.keys()]);
  return sortByCodePoints([...all].filter((path) => left.get(path) !== right.get(path)));
}

/** What the modes of a git tree stand for, but for regular files. */
const NOT_A_FILE: Readonly<Record<string, string>> = {
  '040000': 'a directory',
  '120000': 'a symbolic link, which is not followed',
  '160000': 'a submodule',
};

/** The id of the regular file at a path, or why there is none. Entries may have folders among them, and need not. */
export function blobAt(entries: CommitEntries, path: string): string | Exclude<FileAtCommit, { kind: 'found' }> {
  const segments = path.split('/');
  for (let end = 1; end <= segments.length; end += 1) {
    const place = segments.slice(0, end).join('/');
    const other = NOT_A_FILE[entries.get(place)?.slice(0, 6) ?? ''];
    if (place === path && other !== undefined) return { kind: 'unreadable', reason: `\`${path}\` is ${other}` };
    // A path that leads through a link or a submodule names a file that exists, but elsewhere.
    if (other !== undefined && other !== NOT_A_FILE['040000']) {
      return { kind: 'unreadable', reason: `\`${path}\` lies behind \`${place}\`, ${other}` };
    }
  }
  const entry = entries.get(path);
  if (entry !== undefined) return entry.slice(7);
  const isFolder = [...entries.keys()].some((key) => key.startsWith(`${path}/`));
  return isFolder ? { kind: 'unreadable', reason: `\`${path}\` is ${NOT_A_FILE['040000']}` } : { kind: 'absent' };
}

/** A full SHA-1 or SHA-256 object id. Short ids are refused: what they mean depends on which objects a clone holds. */
export const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
