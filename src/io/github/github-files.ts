import { createHash } from 'node:crypto';

import {
  NOT_A_FILE,
  OBJECT_ID,
  type CommitEntries,
  type CommitFiles,
  type FileAtCommit,
} from '../../contracts/commit-files.ts';
import { sortByCodePoints } from '../../kernel/ordering.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { repositoryPath } from '../git/repository-path.ts';
import type { GitHubApi } from './github-api.ts';
import { blobBatch, type BlobPlace } from './blob-batch.ts';
import { idAt, memberOf } from './github-commits.ts';
import { queryBlobs } from './query-blobs.ts';

interface Entry extends BlobPlace {
  readonly mode: string;
}

/** `entries` by path; `truncated`: some are missing. */
type Tree =
  { readonly kind: 'listed'; readonly entries: ReadonlyMap<string, Entry>; readonly truncated: boolean } | Unreadable;
type Unreadable = Extract<FileAtCommit, { kind: 'unreadable' }>;

/** Blobs that lie somewhere already. */
export interface KnownBlobs {
  /** Its bytes; null where it is not known. */
  readonly read: (blob: string) => Promise<Uint8Array | null>;
  /** Ids that are known for certain, without a look at each. */
  readonly ids: () => Promise<ReadonlySet<string>>;
}

/** Where nothing is known already. */
export const NO_BLOBS: KnownBlobs = { read: () => Promise.resolve(null), ids: () => Promise.resolve(new Set()) };

/**
 * What commits hold, by GitHub's API ("Git trees", "Git blobs"): one request for the tree of a commit. The first file that is not known already
 * is asked for by GraphQL, together with those that are likely to be asked for next and are not known either; each that does not come that
 * way takes one request. The route for contents takes fewer steps, but follows symbolic links.
 *
 * The server cuts a listing of more than 100,000 entries; where a file of such a commit is asked for, its folders are listed one by one.
 */
export class GitHubFiles implements CommitFiles {
  readonly #api: GitHubApi;
  readonly #known: KnownBlobs;
  readonly #isLikely: ((path: string) => boolean) | null;
  /** Of GraphQL, which is not asked for the same twice. */
  readonly #asked = new Set<string>();
  readonly #blobs = new Map<string, FileAtCommit>();
  readonly #trees = new Map<string, Promise<Tree>>();

  /** @param isLikely whether a file may be read after another one of its commit; null where GraphQL is not asked at all */
  constructor(api: GitHubApi, known: KnownBlobs, isLikely: ((path: string) => boolean) | null = null) {
    this.#api = api;
    this.#known = known;
    this.#isLikely = isLikely;
  }

  /** See `CommitFiles`. */
  async readFileAt(commit: string, path: string): Promise<FileAtCommit> {
    const wanted = repositoryPath(path);
    const found = await this.#entryAt(commit, wanted.split('/'));
    if (found === undefined) return { kind: 'absent' };
    if ('kind' in found) return found;
    const other = NOT_A_FILE[found.entry.mode];
    if (other === undefined) return this.#blob(commit, { ...found.entry, path: wanted });
    if (found.place === wanted) return unreadable(`\`${wanted}\` is ${other}`);
    return unreadable(`\`${wanted}\` lies behind \`${found.place}\`, ${other}`);
  }

  /** Whether a file can be told without another request, or the whole listing where the path is null. */
  async isTold(commit: string, path: string | null): Promise<boolean> {
    const whole = await this.#trees.get(treeKey(commit, true));
    if (whole?.kind !== 'listed' || whole.truncated) return false;
    if (path === null) return true;
    const found = await this.#entryAt(commit, repositoryPath(path).split('/'));
    if (found === undefined || 'kind' in found || NOT_A_FILE[found.entry.mode] !== undefined) return true;
    const { object } = found.entry;
    return this.#blobs.has(object) || this.#keep(object, await this.#known.read(object));
  }

  /** See `CommitFiles`. */
  async listFilesAt(commit: string): Promise<readonly string[]> {
    return sortByCodePoints([...(await this.listEntriesAt(commit)).keys()]);
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
    const parameters = { tree_sha: id, ...(recursive ? { recursive: 1 } : {}) };
    const answer = await this.#api.ask('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', parameters);
    if (answer.kind !== 'answered') return unreadable(answer.reason);
    const listed = memberOf(answer.data, 'tree');
    const truncated = memberOf(answer.data, 'truncated');
    if (!Array.isArray(listed) || typeof truncated !== 'boolean') return strange(id);
    const entries = new Map<string, Entry>();
    for (const item of listed) {
      const [path, mode, object] = [memberOf(item, 'path'), memberOf(item, 'mode'), idAt(item)];
      if (typeof path !== 'string' || typeof mode !== 'string' || object === null) return strange(id);
      const size = memberOf(item, 'size');
      entries.set(path, { path, mode, object, size: typeof size === 'number' ? size : null });
    }
    return { kind: 'listed', entries, truncated };
  }

  /** Each is asked for once, since a commit has the same bytes for ever; what could not be told may be asked again. */
  async #blob(commit: string, place: BlobPlace): Promise<FileAtCommit> {
    const { object: blob } = place;
    const kept = this.#blobs.get(blob);
    if (kept !== undefined) return kept;
    if (!this.#keep(blob, await this.#known.read(blob)) && !this.#asked.has(blob)) await this.#bring(commit, place);
    return this.#blobs.get(blob) ?? this.#askedBlob(blob);
  }

  /** Whether these are the bytes of that blob; only then they are used. */
  #keep(blob: string, bytes: Uint8Array | null): boolean {
    if (bytes === null || blobId(bytes, blob.length) !== blob) return false;
    this.#blobs.set(blob, { kind: 'found', bytes, blob });
    return true;
  }

  /** Asks GraphQL for a blob and for what is likely to be read as well. */
  async #bring(commit: string, wanted: BlobPlace): Promise<void> {
    const isLikely = this.#isLikely;
    const tree = isLikely === null ? null : await this.#tree(commit, true);
    if (isLikely === null || tree?.kind !== 'listed') return;
    const known = await this.#known.ids();
    const others = [...tree.entries.values()].filter(
      ({ path, mode, object }) =>
        NOT_A_FILE[mode] === undefined &&
        isLikely(path) &&
        ![known, this.#asked, this.#blobs].some((ids) => ids.has(object)),
    );
    const batch = blobBatch(wanted, others);
    for (const blob of batch) this.#asked.add(blob);
    for (const [blob, bytes] of await queryBlobs(this.#api, batch)) this.#keep(blob, bytes);
  }

  async #askedBlob(blob: string): Promise<FileAtCommit> {
    const answer = await this.#api.ask('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { file_sha: blob });
    if (answer.kind !== 'answered') return unreadable(answer.reason);
    const content = memberOf(answer.data, 'content');
    const isBase64 = typeof content === 'string' && memberOf(answer.data, 'encoding') === 'base64';
    const bytes = isBase64 ? new Uint8Array(Buffer.from(content, 'base64')) : null;
    if (this.#keep(blob, bytes) && bytes !== null) return { kind: 'found', bytes, blob };
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

function strange(id: string): Unreadable {
  return unreadable(`the server's answer about the tree ${id} is no listing of one`);
}
