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

/** Path → mode and object id, with a blank between. */
export type CommitEntries = ReadonlyMap<string, string>;

/** Paths at which two commits differ, sorted. */
export function differingPaths(left: CommitEntries, right: CommitEntries): readonly string[] {
  const all = new Set([...left.keys(), ...right.keys()]);
  return sortByCodePoints([...all].filter((path) => left.get(path) !== right.get(path)));
}

/** What the modes of a git tree stand for, where that is no regular file. */
export const NOT_A_FILE: Readonly<Record<string, string>> = {
  '040000': 'a directory',
  '120000': 'a symbolic link, which is not followed',
  '160000': 'a submodule',
};

/** A full SHA-1 or SHA-256 object id. Short ids are refused: what they mean depends on which objects a clone holds. */
export const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
