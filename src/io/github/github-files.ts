import { createHash } from 'node:crypto';

import {
  NOT_A_FILE,
  OBJECT_ID,
  type CommitEntries,
  type CommitFiles,
  type FileAtCommit,
} from '../../contracts/commit-files.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { repositoryPath } from '../git/repository-path.ts';
import { eachOf, objectId } from './api-answer.ts';
import type { GitHubApi } from './github-api.ts';

interface Entry {
  readonly mode: string;
  readonly object: string;
}

/** `entries` by path; `truncated`: some are missing. */
type Tree =
  { readonly kind: 'listed'; readonly entries: ReadonlyMap<string, Entry>; readonly truncated: boolean } | Unreadable;
type Unreadable = Extract<FileAtCommit, { kind: 'unreadable' }>;

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
  readonly #trees = new Map<string, Promise<Tree>>();

  /** @param known of a clone, for example; what it gives is checked, too */
  constructor(api: GitHubApi, known: KnownBlob = () => Promise.resolve(null)) {
    this.#api = api;
    this.#known = known;
  }

  /** See `CommitFiles`. */
  async readFileAt(commit: string, path: string): Promise<FileAtCommit> {
    const wanted = repositoryPath(path);
    const found = await this.#entryAt(commit, wanted.split('/'));
    if (found === undefined) return { kind: 'absent' };
    if ('kind' in found) return found;
    const other = NOT_A_FILE[found.entry.mode];
    if (other === undefined) return this.#blob(found.entry.object);
    if (found.place === wanted) return unreadable(`\`${wanted}\` is ${other}`);
    return unreadable(`\`${wanted}\` lies behind \`${found.place}\`, ${other}`);
  }

  /** Whether a file is known without another request, or the whole listing if the path is null. */
  async isKnown(commit: string, path: string | null): Promise<boolean> {
    const whole = await this.#trees.get(treeKey(commit, true));
    if (whole?.kind !== 'listed' || whole.truncated) return false;
    if (path === null) return true;
    const found = await this.#entryAt(commit, repositoryPath(path).split('/'));
    if (found === undefined || 'kind' in found || NOT_A_FILE[found.entry.mode] !== undefined) return true;
    const { object } = found.entry;
    return this.#blobs.has(object) || this.#keep(object, await this.#known(object));
  }

  /** See `CommitFiles`. */
  async listEntriesAt(commit: string): Promise<CommitEntries> {
    const tree = await this.#tree(commit, true);
    const reason = tree.kind === 'unreadable' ? tree.reason : 'the server cut its listing, since there are too many';
    if (tree.kind === 'unreadable' || tree.truncated) {
      throw new PortcullisError('not_comparable', `Cannot list the files of ${commit}: ${reason}`);
    }
    const files = [...tree.entries].filter(([, { mode }]) => mode !== '040000');
    return new Map(files.map(([path, { mode, object }]) => [path, `${mode} ${object}`]));
  }

  /** What is at a path, or the link or submodule on the way to it; undefined where nothing is. */
  async #entryAt(
    commit: string,
    segments: readonly string[],
  ): Promise<{ readonly entry: Entry; readonly place: string } | Unreadable | undefined> {
    const whole = await this.#tree(commit, true);
    const isCut = whole.kind === 'listed' && whole.truncated;
    let tree = isCut ? await this.#tree(commit, false) : whole;
    for (const [index, segment] of segments.entries()) {
      if (tree.kind === 'unreadable') return tree;
      const place = segments.slice(0, index + 1).join('/');
      const entry = tree.entries.get(isCut ? segment : place);
      if (entry === undefined) {
        return tree.truncated ? unreadable('the server cut the listing of its folder') : undefined;
      }
      if (index === segments.length - 1) return { entry, place };
      // Below a regular file there is nothing.
      if (entry.mode !== '040000') return NOT_A_FILE[entry.mode] === undefined ? undefined : { entry, place };
      if (isCut) tree = await this.#tree(entry.object, false);
    }
    return undefined;
  }

  #tree(id: string, recursive: boolean): Promise<Tree> {
    if (!OBJECT_ID.test(id)) {
      throw new PortcullisError('invalid_input', `Expected a full commit id, found ${JSON.stringify(id)}.`);
    }
    const key = treeKey(id, recursive);
    const tree = this.#trees.get(key) ?? this.#listTree(id, recursive);
    this.#trees.set(key, tree);
    return tree;
  }

  async #listTree(id: string, recursive: boolean): Promise<Tree> {
    const answer = await this.#api.ask({
      send: ({ rest }, repo) => rest.git.getTree({ ...repo, tree_sha: id, ...(recursive ? { recursive: '1' } : {}) }),
      needed: `the listing of the tree ${id}`,
      read: (data) => {
        const entries = eachOf(data?.tree, (item) => {
          const [path, mode, object] = [item?.path, item?.mode, objectId(item?.sha)];
          const isEntry = typeof path === 'string' && typeof mode === 'string' && object !== undefined;
          return isEntry ? ([path, { mode, object }] as const) : undefined;
        });
        const truncated = data?.truncated;
        return entries === undefined || typeof truncated !== 'boolean' ? undefined : { entries, truncated };
      },
    });
    if (answer.kind !== 'done') return unreadable(answer.reason);
    const { entries, truncated } = answer.value;
    return { kind: 'listed', entries: new Map(entries), truncated };
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

function unreadable(reason: string): Unreadable {
  return { kind: 'unreadable', reason };
}
