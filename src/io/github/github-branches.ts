import type { ApiFailure } from './api-failure.ts';
import type { ApiAnswer, GitHubApi } from './github-api.ts';
import { idAt, memberOf } from './github-commits.ts';

/** What was asked for, or why it came to nothing. */
export type Asked<T> = { readonly kind: 'done'; readonly value: T } | ApiFailure;

/** Where a branch stands. */
export interface BranchTip {
  readonly commit: string;
  readonly tree: string;
  readonly message: string;
}

/** A commit that is to be made: the tree of another one with one file changed. */
export interface FileCommit {
  /** The tree that everything else is taken from. */
  readonly baseTree: string;
  /** Relative to the root of the repository; written as a regular file. */
  readonly path: string;
  readonly content: string;
  readonly parents: readonly string[];
  readonly message: string;
}

const COMMIT = 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}';
const REF = '/repos/{owner}/{repo}/git/refs/{ref}';

/** Branches and commits made by the API ("Git database"): no clone, no push, and no credentials in a checkout. */
export class GitHubBranches {
  readonly #api: GitHubApi;

  constructor(api: GitHubApi) {
    this.#api = api;
  }

  /** Where a branch stands, its name without `refs/heads/`; null where there is none. Two requests. */
  async tipOf(branch: string): Promise<Asked<BranchTip | null>> {
    const found = await this.#api.ask('GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: `heads/${branch}` });
    if (found.kind === 'not_found') return { kind: 'done', value: null };
    if (found.kind !== 'answered') return found;
    const target = memberOf(found.data, 'object');
    const commit = idAt(target);
    if (commit === null || memberOf(target, 'type') !== 'commit') return strange('the branch', 'a commit');
    const answer = await this.#api.ask(COMMIT, { commit_sha: commit });
    if (answer.kind !== 'answered') return answer;
    const [tree, message] = [idAt(memberOf(answer.data, 'tree')), memberOf(answer.data, 'message')];
    if (tree === null || typeof message !== 'string') return strange('the commit', '"tree" and "message"');
    return { kind: 'done', value: { commit, tree, message } };
  }

  /**
   * What a branch that left `base` has changed since then: the paths of files, and of those that were renamed the old one too. GitHub
   * lists 300 of them at most.
   */
  async changedSince(base: string, head: string): Promise<Asked<readonly string[]>> {
    const answer = await this.#api.ask('GET /repos/{owner}/{repo}/compare/{basehead}', {
      basehead: `${base}...${head}`,
      per_page: 1,
    });
    if (answer.kind !== 'answered') return answer;
    const files = memberOf(answer.data, 'files');
    if (!Array.isArray(files)) return strange('the comparison', '"files"');
    const names = files.flatMap((file) =>
      [memberOf(file, 'filename'), memberOf(file, 'previous_filename') ?? []].flat(),
    );
    const paths = names.filter((name) => typeof name === 'string');
    return paths.length === names.length ? { kind: 'done', value: paths } : strange('the comparison', '"filename"');
  }

  /** Makes a commit that no branch points at yet; its author is whom the token speaks for. Two requests. */
  async commitFile({ baseTree, path, content, parents, message }: FileCommit): Promise<Asked<string>> {
    const tree = idOf(
      await this.#api.ask('POST /repos/{owner}/{repo}/git/trees', {
        base_tree: baseTree,
        tree: [{ path, mode: '100644', type: 'blob', content }],
      }),
      'the tree',
    );
    if (tree.kind !== 'done') return tree;
    const made = { message, tree: tree.value, parents };
    return idOf(await this.#api.ask('POST /repos/{owner}/{repo}/git/commits', made), 'the commit');
  }

  /** Makes a branch; refused where there is one of that name. */
  async create(branch: string, commit: string): Promise<Asked<null>> {
    const made = { ref: `refs/heads/${branch}`, sha: commit };
    return nothing(await this.#api.ask('POST /repos/{owner}/{repo}/git/refs', made));
  }

  /** Moves a branch on, never back and never aside: refused where the commit does not follow what the branch is now. */
  async advance(branch: string, commit: string): Promise<Asked<null>> {
    const moved = { ref: `heads/${branch}`, sha: commit, force: false };
    return nothing(await this.#api.ask(`PATCH ${REF}`, moved));
  }
}

function idOf(answer: ApiAnswer, what: string): Asked<string> {
  if (answer.kind !== 'answered') return answer;
  const id = idAt(answer.data);
  return id === null ? strange(what, 'its id') : { kind: 'done', value: id };
}

function nothing(answer: ApiAnswer): Asked<null> {
  return answer.kind === 'answered' ? { kind: 'done', value: null } : answer;
}

/** An answer that is not what GitHub says that it answers. */
export function strange(what: string, expected: string): ApiFailure {
  return { kind: 'refused', status: null, reason: `the server's answer about ${what} lacks ${expected}` };
}
