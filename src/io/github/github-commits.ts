import { OBJECT_ID } from '../../contracts/commit-files.ts';
import type { ApiAnswer, GitHubApi } from './github-api.ts';

/** `unrelated`: the server knows both and they share no commit. `unavailable`: there is no telling. */
export type Compared =
  | { readonly kind: 'found'; readonly mergeBase: string; readonly baseTip: string }
  | { readonly kind: 'unrelated' }
  | Unavailable;

export type Told<T> = { readonly kind: 'found'; readonly value: T } | Unavailable;

interface Unavailable {
  readonly kind: 'unavailable';
  readonly reason: string;
}

/** What the API tells of commits; one request each, except where it says otherwise. */
export class GitHubCommits {
  readonly #api: GitHubApi;

  constructor(api: GitHubApi) {
    this.#api = api;
  }

  /** The merge base of two commits or branches ("Compare two commits"); commits of forks are known by their id too. */
  async compare(base: string, head: string): Promise<Compared> {
    // One commit a page: of the many that lie between them none is needed.
    const parameters = { basehead: `${base}...${head}`, per_page: 1 };
    const answer = await this.#api.ask('GET /repos/{owner}/{repo}/compare/{basehead}', parameters);
    if (answer.kind === 'not_found' && /no common ancestor/i.test(answer.reason)) return { kind: 'unrelated' };
    if (answer.kind !== 'answered') return unavailable(answer);
    const mergeBase = idAt(memberOf(answer.data, 'merge_base_commit'));
    const baseTip = idAt(memberOf(answer.data, 'base_commit'));
    if (mergeBase === null || baseTip === null)
      return strange('the comparison', '"merge_base_commit" and "base_commit"');
    return { kind: 'found', mergeBase, baseTip };
  }

  /** The parents of a commit, in order. */
  async parentsOf(commit: string): Promise<Told<readonly string[]>> {
    const answer = await this.#api.ask('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { commit_sha: commit });
    if (answer.kind !== 'answered') return unavailable(answer);
    const parents = memberOf(answer.data, 'parents');
    const ids = Array.isArray(parents) ? parents.map(idAt) : [null];
    const known = ids.filter((id) => id !== null);
    if (known.length !== ids.length) return strange('the commit', '"parents"');
    return { kind: 'found', value: known };
  }

  /** The commit that a branch points at; its name without `refs/heads/`. */
  async branchTip(branch: string): Promise<Told<string>> {
    const answer = await this.#api.ask('GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: `heads/${branch}` });
    if (answer.kind !== 'answered') return unavailable(answer);
    const target = memberOf(answer.data, 'object');
    const tip = idAt(target);
    if (tip === null || memberOf(target, 'type') !== 'commit') return strange('the branch', 'a commit');
    return { kind: 'found', value: tip };
  }

  /** The name of the repository's default branch. */
  async defaultBranch(): Promise<Told<string>> {
    const answer = await this.#api.ask('GET /repos/{owner}/{repo}');
    if (answer.kind !== 'answered') return unavailable(answer);
    const branch = memberOf(answer.data, 'default_branch');
    if (typeof branch !== 'string' || branch === '') return strange('the repository', '"default_branch"');
    return { kind: 'found', value: branch };
  }
}

function unavailable({ reason }: Exclude<ApiAnswer, { kind: 'answered' }>): Unavailable {
  return { kind: 'unavailable', reason };
}

function strange(what: string, expected: string): Unavailable {
  return { kind: 'unavailable', reason: `the server's answer about ${what} lacks ${expected}` };
}

/** A member of an answer, which may be anything. */
export function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

/** The full id of an object of an answer. */
export function idAt(value: unknown): string | null {
  const id = memberOf(value, 'sha');
  return typeof id === 'string' && OBJECT_ID.test(id) ? id : null;
}
