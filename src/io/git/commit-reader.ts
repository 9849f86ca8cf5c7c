import { blobAt, OBJECT_ID, type CommitEntries, type FileAtCommit } from '../../contracts/commit-files.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { GitCommand } from './git-command.ts';
import { fetchRevision } from './fetch-from-origin.ts';
import { repositoryPath } from './repository-path.ts';
import { commitOf } from './resolve-revision.ts';

/** What a commit tracks, or why that is unknown. */
type Listing = CommitEntries | string;

/** Reads what commits of a clone hold. Each commit is listed once, since a commit never changes. */
export class CommitReader {
  readonly #git: GitCommand;
  readonly #root: string;
  readonly #listings = new Map<string, Promise<Listing>>();

  constructor(git: GitCommand, root: string) {
    this.#git = git;
    this.#root = root;
  }

  /**
   * The bytes of one file as a commit has them: no filter, no line-end conversion, no link followed. Fetches the commit when this clone
   * lacks it; git itself fetches what a partial clone left out.
   *
   * @throws PortcullisError `invalid_input` for anything but a full commit id and a path inside the repository
   */
  async file(commit: string, path: string): Promise<FileAtCommit> {
    const wanted = repositoryPath(path);
    const listing = await this.#listing(commit);
    if (typeof listing === 'string') return { kind: 'unreadable', reason: listing };
    const blob = blobAt(listing, wanted);
    if (typeof blob !== 'string') return blob;
    const output = await this.#git('cat-file', 'blob', blob);
    if (output.exitCode !== 0) return { kind: 'unreadable', reason: output.reason };
    return { kind: 'found', bytes: new Uint8Array(output.stdout), blob };
  }

  /**
   * Everything a commit tracks, symbolic links and submodules too, so that they do not go unnoticed. Fetches the commit when this clone lacks it.
   *
   * @throws PortcullisError `not_comparable` if the commit or one of its directories cannot be read
   */
  async entries(commit: string): Promise<CommitEntries> {
    const listing = await this.#listing(commit);
    if (typeof listing !== 'string') return listing;
    throw new PortcullisError('not_comparable', `Cannot list the files of ${commit}: ${listing}`);
  }

  #listing(commit: string): Promise<Listing> {
    if (!OBJECT_ID.test(commit)) {
      throw new PortcullisError('invalid_input', `Expected a full commit id, found ${JSON.stringify(commit)}.`);
    }
    const listing = this.#listings.get(commit) ?? this.#list(commit);
    this.#listings.set(commit, listing);
    return listing;
  }

  async #list(commit: string): Promise<Listing> {
    const missing = await this.#obtain(commit);
    if (missing !== null) return missing;
    const output = await this.#git('ls-tree', '-z', '-r', '--full-tree', commit);
    return output.exitCode === 0 ? entriesIn(output.stdout.toString('utf8')) : output.reason;
  }

  /** Null once the commit is here, else the reason why it is not. */
  async #obtain(id: string): Promise<string | null> {
    if ((await commitOf(this.#git, id)) !== null) return null;
    const failure = await fetchRevision(this.#git, this.#root, { kind: 'id', id });
    if (failure !== null) return `commit ${id} is not in this clone: ${failure}`;
    return (await commitOf(this.#git, id)) === null ? `${id} is not a commit` : null;
  }
}

function entriesIn(listing: string): CommitEntries {
  const records = listing.split('\0').slice(0, -1);
  return new Map(
    records.map((record) => {
      const [, mode, object, path] = /^(\d{6}) [a-z]+ ([0-9a-f]+)\t([^]+)$/.exec(record) ?? [];
      if (path !== undefined) return [path, `${mode} ${object}`];
      throw new Error(`git ls-tree wrote something else than an entry: ${JSON.stringify(record)}`);
    }),
  );
}
