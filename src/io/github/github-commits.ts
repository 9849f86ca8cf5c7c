import { eachOf, objectId, type Answer, type ApiFailure } from './api-answer.ts';
import type { GitHubApi } from './github-api.ts';

/** `unrelated`: the server knows both, and they share no commit. */
export type Compared =
  | { readonly kind: 'done'; readonly mergeBase: string; readonly baseTip: string }
  | { readonly kind: 'unrelated' }
  | ApiFailure;

/** What the API knows of commits; one request each. */
export class GitHubCommits {
  readonly #api: GitHubApi;

  constructor(api: GitHubApi) {
    this.#api = api;
  }

  /** The merge base of two commits or branches ("Compare two commits"); commits of forks are known by their id too. */
  async compare(base: string, head: string): Promise<Compared> {
    const answer = await this.#api.ask({
      // One commit a page: of the many that lie between them none is needed.
      send: ({ rest }, repo) =>
        rest.repos.compareCommitsWithBasehead({ ...repo, basehead: `${base}...${head}`, per_page: 1 }),
      needed: 'ids in "merge_base_commit" and "base_commit"',
      read: (data) => {
        const [mergeBase, baseTip] = [objectId(data?.merge_base_commit?.sha), objectId(data?.base_commit?.sha)];
        return mergeBase === undefined || baseTip === undefined ? undefined : { mergeBase, baseTip };
      },
    });
    if (answer.kind === 'not_found' && /no common ancestor/i.test(answer.reason)) return { kind: 'unrelated' };
    return answer.kind === 'done' ? { kind: 'done', ...answer.value } : answer;
  }

  /** The parents of a commit, in order. */
  parentsOf(commit: string): Promise<Answer<readonly string[]>> {
    return this.#api.ask({
      send: ({ rest }, repo) => rest.git.getCommit({ ...repo, commit_sha: commit }),
      needed: 'ids in "parents"',
      read: (data) => eachOf(data?.parents, (parent) => objectId(parent?.sha)),
    });
  }

  /** The commit that a branch points at; its name without `refs/heads/`. */
  branchTip(branch: string): Promise<Answer<string>> {
    return this.#api.ask({
      send: ({ rest }, repo) => rest.git.getRef({ ...repo, ref: `heads/${branch}` }),
      needed: 'a commit in "object"',
      read: (data) => (data?.object?.type === 'commit' ? objectId(data.object.sha) : undefined),
    });
  }

  /** The name of the repository's default branch. */
  defaultBranch(): Promise<Answer<string>> {
    return this.#api.ask({
      send: ({ rest }, repo) => rest.repos.get(repo),
      needed: 'a name in "default_branch"',
      read: (data) => textOf(data?.default_branch),
    });
  }
}

function textOf(text: unknown): string | undefined {
  return typeof text === 'string' && text !== '' ? text : undefined;
}
