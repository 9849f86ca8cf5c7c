import { eachOf, objectId, type Answer, type ApiFailure } from './api-answer.ts';
import type { GitHubApi } from './github-api.ts';

/** `unrelated`: the server knows both, and they share no commit. */
export type Compared =
  | { readonly kind: 'done'; readonly mergeBase: string; readonly baseTip: string }
  | { readonly kind: 'unrelated' }
  | ApiFailure;

/** Where a branch stands. */
export interface BranchTip {
  readonly commit: string;
  readonly tree: string;
  readonly message: string;
}

/** A commit that is to be made: the tree of another one with some files changed. */
export interface FileCommit {
  /** The tree that everything else is taken from. */
  readonly baseTree: string;
  /** Paths are relative to the root of the repository; each is written as a regular file. */
  readonly files: readonly { readonly path: string; readonly content: string }[];
  readonly parents: readonly string[];
  readonly message: string;
}

// What the API knows of commits and branches, and both made by it ("Git database"): no clone, no push, no credentials in a checkout.

/** The merge base of two commits or branches ("Compare two commits"); commits of forks are known by their id too. */
export async function compareCommits(api: GitHubApi, base: string, head: string): Promise<Compared> {
  const answer = await api.ask({
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

/** The commit that a branch points at; its name without `refs/heads/`. */
export function tipOfBranch(api: GitHubApi, branch: string): Promise<Answer<string>> {
  return api.ask({
    send: ({ rest }, repo) => rest.git.getRef({ ...repo, ref: `heads/${branch}` }),
    needed: 'a commit in "object"',
    read: (data) => (data?.object?.type === 'commit' ? objectId(data.object.sha) : undefined),
  });
}

/** The name of the repository's default branch. */
export function defaultBranch(api: GitHubApi): Promise<Answer<string>> {
  return api.ask({
    send: ({ rest }, repo) => rest.repos.get(repo),
    needed: 'a name in "default_branch"',
    read: (data) => textOf(data?.default_branch),
  });
}

/** Where a branch stands, its name without `refs/heads/`; null where there is none. Two requests. */
export async function findBranch(api: GitHubApi, branch: string): Promise<Answer<BranchTip | null>> {
  const found = await tipOfBranch(api, branch);
  if (found.kind === 'not_found') return { kind: 'done', value: null };
  if (found.kind !== 'done') return found;
  return api.ask({
    send: ({ rest }, repo) => rest.git.getCommit({ ...repo, commit_sha: found.value }),
    needed: 'an id in "tree" and a text in "message"',
    read: (data) => {
      const [tree, message] = [objectId(data?.tree?.sha), data?.message];
      if (tree === undefined || typeof message !== 'string') return undefined;
      return { commit: found.value, tree, message };
    },
  });
}

/**
 * What a branch that left `base` has changed since then: the paths of files, and of those that were renamed the old one too. GitHub
 * lists 300 of them at most.
 */
export function changedSince(api: GitHubApi, base: string, head: string): Promise<Answer<readonly string[]>> {
  return api.ask({
    send: ({ rest }, repo) =>
      rest.repos.compareCommitsWithBasehead({ ...repo, basehead: `${base}...${head}`, per_page: 1 }),
    needed: '"files" with a name each',
    read: (data) =>
      eachOf(data?.files, (file) => {
        const names = [file?.filename, file?.previous_filename ?? file?.filename];
        return names.every((name) => typeof name === 'string') ? new Set(names) : undefined;
      })?.flatMap((names) => [...names]),
  });
}

/** Makes a commit that no branch points at yet; its author is whom the token speaks for. Two requests. */
export async function commitFiles(
  api: GitHubApi,
  { baseTree, files, parents, message }: FileCommit,
): Promise<Answer<string>> {
  const tree = await api.ask({
    send: ({ rest }, repo) =>
      rest.git.createTree({
        ...repo,
        base_tree: baseTree,
        tree: files.map((file) => ({ ...file, mode: '100644', type: 'blob' })),
      }),
    needed: 'the id of the tree',
    read: (data) => objectId(data?.sha),
  });
  if (tree.kind !== 'done') return tree;
  return api.ask({
    send: ({ rest }, repo) => rest.git.createCommit({ ...repo, message, tree: tree.value, parents: [...parents] }),
    needed: 'the id of the commit',
    read: (data) => objectId(data?.sha),
  });
}

/** Makes a branch; refused where there is one of that name. */
export function createBranch(api: GitHubApi, branch: string, commit: string): Promise<Answer<null>> {
  return api.ask({
    send: ({ rest }, repo) => rest.git.createRef({ ...repo, ref: `refs/heads/${branch}`, sha: commit }),
    needed: 'nothing',
    read: () => null,
  });
}

/** Moves a branch on, never back and never aside: refused where the commit does not follow what the branch is now. */
export function advanceBranch(api: GitHubApi, branch: string, commit: string): Promise<Answer<null>> {
  return api.ask({
    send: ({ rest }, repo) => rest.git.updateRef({ ...repo, ref: `heads/${branch}`, sha: commit, force: false }),
    needed: 'nothing',
    read: () => null,
  });
}
function textOf(text: unknown): string | undefined {
  return typeof text === 'string' && text !== '' ? text : undefined;
}
