import type { GitHubAccess } from '../../io/github/github-api.ts';

/** What the head is compared with, and who may be asked for it. Plan, run, replay, gate and typestate take the same one. */
export interface CompareRequest {
  readonly target: CompareTarget;
  /** The event of the workflow run that asks, by its name; null outside of one. */
  readonly event: string | null;
  /** The full name of the default branch, by which a base is trusted; null where a user named what to compare with. */
  readonly defaultBranch: string | null;
  /** To GitHub's API; null where only git is asked. */
  readonly access: GitHubAccess | null;
}

/** A baseline file as it is, relative to where the command runs, or a commit. */
export type CompareTarget = { readonly kind: 'file'; readonly path: string } | CommitTarget;

/** Which commit is wanted; `findComparatorCommit` finds it. */
export type CommitTarget =
  /** The merge base of a ref that a user named, and HEAD. */
  | { readonly kind: 'named'; readonly baseRef: string }
  | ({ readonly kind: 'merge_base' } & PullTarget)
  | ({ readonly kind: 'merge_parent' } & PullTarget)
  | {
      readonly kind: 'commit';
      readonly sha: string;
      /** The full name of the base that the commit is of; null where the event names none. */
      readonly baseRef: string | null;
      readonly headSha: string;
      readonly why: string;
    }
  /** The tip of a branch; null means the default branch, whose name the event does not tell. */
  | { readonly kind: 'ref'; readonly ref: string | null; readonly headSha: string; readonly why: string };

interface PullTarget {
  /** A full name. */
  readonly baseRef: string;
  /** Null means where the base is when it is asked for. */
  readonly baseTip: string | null;
  readonly headSha: string;
  /** GitHub's merge of the pull request with its base; null where the event's commit is none. */
  readonly mergeSha: string | null;
}

/** Which commit a pull request is compared with: the merge base, or the first parent of GitHub's merge of it with the base. */
export type CompareWith = 'merge-base' | 'merge-parent';

/** The merge base with a ref, by git alone. */
export function compareWithRef(baseRef: string): CompareRequest {
  return { target: { kind: 'named', baseRef }, event: null, defaultBranch: null, access: null };
}

/** A baseline file as it is. */
export function compareWithFile(path: string): CompareRequest {
  return { target: { kind: 'file', path }, event: null, defaultBranch: null, access: null };
}
