import { createHash } from 'node:crypto';

import {
  blobAt,
  commitEntries,
  OBJECT_ID,
  type CommitEntries,
  type CommitFiles,
  type FileAtCommit,
} from '../../contracts/commit-files.ts';
import { invalidInput, notComparable } from '../../kernel/portcullis-error.ts';
import { repositoryPath } from '../git/repository-path.ts';
import { eachOf, objectId, unexpected, type Answer } from './api-answer.ts';
import type { GitHubApi } from './github-api.ts';

/** The mode of a folder in an entry. */
const FOLDER = '040000 ';

/** The bytes of a blob that is here already, by its full id; null where it is not. */
export type KnownBlob = (blob: string) => Promise<Uint8Array | null>;

/**
 * What commits hold, by GitHub's API ("Git trees", "Git blobs"): one request for the tree of a commit, and one for each file that is not
 * here already. The route for contents takes fewer steps, but follows symbolic links. The server cuts a listing of more than 100,000 entries:
 * of such a commit nothing is known.
 */
export class GitHubFiles implements CommitFiles {
  readonly #api: GitHubApi;
  readonly #known: KnownBlob;
  readonly #clone: CommitFiles | null;
  readonly #blobs = new Map<string, FileAtCommit>();
  readonly #listings = new Map<string, Promise<Answer<CommitEntries>>>();

  /**
   * @param known of a clone, for example; what it gives is checked, too
   * @param clone is asked for files of a commit whose listing says nothing
   */
  constructor(api: GitHubApi, known: KnownBlob = () => Promise.resolve(null), clone: CommitFiles | null = null) {
    this.#api = api;
    this.#known = known;
    this.#clone = clone;
  }

  /** See `CommitFiles`. */
  async readFileAt(commit: string, path: string): Promise<FileAtCommit> {
    const wanted = repositoryPath(path);
    const listing = await this.#listing(commit);
    if (listing.kind === 'unexpected' && this.#clone !== null) return this.#clone.readFileAt(commit, wanted);
    if (listing.kind !== 'done') return unreadable(listing.reason);
    const blob = blobAt(listing.value, wanted);
    return typeof blob === 'string' ? this.#blob(blob) : blob;
  }

  /** Whether a file is known without another request, or the whole listing if the path is null. */
  async isKnown(commit: string, path: string | null): Promise<boolean> {
    const listing = await this.#listings.get(commit);
    if (listing?.kind !== 'done') return false;
    const blob = path === null ? null : blobAt(listing.value, repositoryPath(path));
    return typeof blob !== 'string' || this.#blobs.has(blob) || this.#keep(blob, await this.#known(blob));
  }

  /** See `CommitFiles`. */
  async listEntriesAt(commit: string): Promise<CommitEntries> {
    const listing = await this.#listing(commit);
    if (listing.kind === 'done') return listing.value;
    throw notComparable(`Cannot list the files of ${commit}: ${listing.reason}`);
  }

  async #listing(commit: string): Promise<Answer<CommitEntries>> {
    if (!OBJECT_ID.test(commit)) {
      throw invalidInput(`Expected a full commit id, found ${JSON.stringify(commit)}.`);
    }
    const listing = this.#listings.get(commit) ?? this.#list(commit);
    this.#listings.set(commit, listing);
    return listing;
  }

  async #list(commit: string): Promise<Answer<CommitEntries>> {
    const tree = await this.#api.ask({
      send: ({ rest }, repo) => rest.git.getTree({ ...repo, tree_sha: commit, recursive: '1' }),
      needed: `the listing of the tree ${commit}`,
      read: (data) => {
        const entries = eachOf(data?.tree, (item) => {
          const [path, mode, object] = [item?.path, item?.mode, objectId(item?.sha)];
          const isEntry =
            typeof path === 'string' && typeof mode === 'string' && /^\d{6}$/.test(mode) && object !== undefined;
          return isEntry ? ([path, `${mode} ${object}`] as const) : undefined;
        });
        const truncated = data?.truncated;
        return entries === undefined || typeof truncated !== 'boolean' ? undefined : { entries, truncated };
      },
    });
    if (tree.kind !== 'done') return tree;
    if (tree.value.truncated) return unexpected('the server cut its listing, since there are too many');
    return { kind: 'done', value: commitEntries(tree.value.entries.filter(([, entry]) => !entry.startsWith(FOLDER))) };
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

/** The id of these bytes as a blob of git, in the algorithm that ids of this length come from. */
export function blobId(bytes: Uint8Array, idLength: number): string {
  const hash = createHash(idLength === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

function unreadable(reason: string): FileAtCommit {
  return { kind: 'unreadable', reason };
}
