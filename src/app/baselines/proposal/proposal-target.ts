import type { GitHubAccess } from '../../../io/github/github-api.ts';

/** Where a baseline is proposed; branches without `refs/heads/`. */
export interface ProposalTarget {
  readonly access: GitHubAccess;
  /** `GITHUB_SERVER_URL` */
  readonly serverUrl: string;
  readonly branch: string;
  /** Null means the repository's default branch. */
  readonly base: string | null;
}
