import { createHash } from 'node:crypto';

import {
  blobAt,
  OBJECT_ID,
  type CommitEntries,
  type CommitFiles,
  type FileAtCommit,
} from '../../contracts/commit-files.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { repositoryPath } from '../git/repository-path.ts';
import { eachOf, objectId, type Answer } from './api-answer.ts';
import type { GitHubApi } from './github-api.ts';

/** `entries` also have folders; `truncated`: some are missing. */
interface Tree {
  readonly entries: CommitEntries;
  readonly truncated: boolean;
}

/** The mode of a folder in an entry. */
const FOLDER = '040000 ';

/** The bytes of a blob that is here already, by its full id; null where it is not. */
export type KnownBlob = (blob: string) => Promise<Uint8Array | null>;

/**
 * What commits hold, by GitHub's API ("Git trees", "Git blobs"): one request for the tree of a commit, and one for each file that is not
 * here already. The route for contents takes fewer steps, but follows symbolic links.
 *
 * The server cuts a listing of more than 100,000 entries; where a file of such a commit is asked for, its folders are listed one by one.
 */
export class GitHubFiles implements CommitFiles {
  readonly #api: GitHubApi;
  readonly #known: KnownBlob;
  readonly #blobs = new Map<string, FileAtCommit>();
  readonly #trees = new Map<string, Promise<Answer<Tree>>>();

  /** @param known of a clone, for example; what it gives is checked, too */
  constructor(api: GitHubApi, known: KnownBlob = () => Promise.resolve(null)) {
    this.#api = api;
    this.#known = known;
  }

  /** See `CommitFiles`. */
  async readFileAt(commit: string, path: string): Promise<FileAtCommit> {
    const wanted = repositoryPath(path);
    const entries = await this.#entriesFor(commit, wanted);
    if (typeof entries === 'string') return unreadable(entries);
    const blob = blobAt(entries, wanted);
    return typeof blob === 'string' ? this.#blob(blob) : blob;
  }

  /** Whether a file is known without another request, or the whole listing if the path is null. */
  async isKnown(commit: string, path: string | null): Promise<boolean> {
    const whole = await this.#trees.get(treeKey(commit, true));
    if (whole?.kind !== 'done' || whole.value.truncated) return false;
    const blob = path === null ? null : blobAt(whole.value.entries, repositoryPath(path));
    return typeof blob !== 'string' || this.#blobs.has(blob) || this.#keep(blob, await this.#known(blob));
  }

  /** See `CommitFiles`. */
  async listEntriesAt(commit: string): Promise<CommitEntries> {
    const tree = await this.#tree(commit, true);
    if (tree.kind === 'done' && !tree.value.truncated) {
      return new Map([...tree.value.entries].filter(([, entry]) => !entry.startsWith(FOLDER)));
    }
    const reason = tree.kind === 'done' ? 'the server cut its listing, since there are too many' : tree.reason;
    throw new PortcullisError('not_comparable', `Cannot list the files of ${commit}: ${reason}`);
  }

  /** Entries that decide what is at a path: all of the commit, or those of the folders on the way; or why they are unknown. */
  async #entriesFor(commit: string, path: string): Promise<CommitEntries | string> {
    const whole = await this.#tree(commit, true);
    if (whole.kind !== 'done') return whole.reason;
    if (!whole.value.truncated) return whole.value.entries;
    const entries = new Map<string, string>();
    let [tree, prefix] = [commit, ''];
    for (const segment of path.split('/')) {
      const folder = await this.#tree(tree, false);
      if (folder.kind !== 'done') return folder.reason;
      if (folder.value.truncated) return 'the server cut the listing of its folder';
      for (const [name, item] of folder.value.entries) entries.set(prefix + name, item);
      const entry = folder.value.entries.get(segment) ?? '';
      if (!entry.startsWith(FOLDER)) break;
      [tree, prefix] = [entry.slice(FOLDER.length), `${prefix}${segment}/`];
    }
    return entries;
  }

  #tree(id: string, recursive: boolean): Promise<Answer<Tree>> {
    if (!OBJECT_ID.test(id)) {
      throw new PortcullisError('invalid_input', `Expected a full commit id, found ${JSON.stringify(id)}.`);
    }
    const key = treeKey(id, recursive);
    const tree = this.#trees.get(key) ?? this.#listTree(id, recursive);
    this.#trees.set(key, tree);
    return tree;
  }

  #listTree(id: string, recursive: boolean): Promise<Answer<Tree>> {
    return this.#api.ask({
      send: ({ rest }, repo) => rest.git.getTree({ ...repo, tree_sha: id, ...(recursive ? { recursive: '1' } : {}) }),
      needed: `the listing of the tree ${id}`,
      read: (data) => {
        const entries = eachOf(data?.tree, (item) => {
          const [path, mode, object] = [item?.path, item?.mode, objectId(item?.sha)];
          const isEntry =
            typeof path === 'string' && typeof mode === 'string' && /^\d{6}$/.test(mode) && object !== undefined;
          return isEntry ? ([path, `${mode} ${object}`] as const) : undefined;
        });
        const truncated = data?.truncated;
        if (entries === undefined || typeof truncated !== 'boolean') return undefined;
        return { entries: new Map(entries), truncated };
      },
    });
  }

  /** Each is asked for once, since a blob never changes; a failure may be asked again. */
  async #blob(blob: string): Promise<FileAtCommit> {
    if (!this.#blobs.has(blob)) this.#keep(blob, await this.#known(blob));
    return this.#blobs.get(blob) ?? this.#askedBlob(blob);
  }

  /** Whether these are the bytes of that blob; only then they are used. */
  #keep(blob: string, bytes: Uint8Array | null): boolean {
    if (bytes === null || blobId(bytes, blob.length) !== blob) return false;
    this.#blobs.set(blob, { kind: 'found', bytes, blob });
    return true;
  }

  async #askedBlob(blob: string): Promise<FileAtCommit> {
    const answer = await this.#api.ask({
      send: ({ rest }, repo) => rest.git.getBlob({ ...repo, file_sha: blob }),
      needed: `the bytes of the blob ${blob}`,
      read: (data) =>
        typeof data?.content === 'string' && data.encoding === 'base64'
          ? new Uint8Array(Buffer.from(data.content, 'base64'))
          : undefined,
    });
    if (answer.kind !== 'done') return unreadable(answer.reason);
    if (this.#keep(blob, answer.value)) return { kind: 'found', bytes: answer.value, blob };
    return unreadable(`the server's answer about the blob ${blob} holds other bytes`);
  }
}

function treeKey(id: string, recursive: boolean): string {
  return `${id} ${recursive}`;
}

/** The id of these bytes as a blob of git, in the algorithm that ids of this length come from. */
export function blobId(bytes: Uint8Array, idLength: number): string {
  const hash = createHash(idLength === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

function unreadable(reason: string): FileAtCommit {
  return { kind: 'unreadable', reason };
}
