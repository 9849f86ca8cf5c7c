import type { ArtifactStore } from './artifact-store.ts';
import type { CheckRunRecord } from './check-run-record.ts';
import type { CommentRecord } from './comment-record.ts';
import type { GitHistory } from './git-history.ts';
import type { JsonObject } from './openapi-document.ts';
import type { PullRecord } from './pull-record.ts';
import type { RunRecord } from './run-record.ts';

/** Everything that the fake knows; tests may read and change it at any time. */
export interface GitHubState {
  readonly owner: string;
  readonly name: string;
  readonly apiUrl: string;
  /** The address of the site, as in `GITHUB_SERVER_URL`. */
  readonly serverUrl: string;
  defaultBranch: string;
  /** Who the token speaks for. */
  viewer: string;
  /** A real repository that answers for commits and contents; null: there are none. */
  readonly history: GitHistory | null;
  readonly pulls: Map<number, PullRecord>;
  readonly comments: Map<number, CommentRecord>;
  readonly checkRuns: Map<number, CheckRunRecord>;
  readonly runs: Map<number, RunRecord>;
  readonly artifacts: ArtifactStore;
  /** Rules of branches as `GET /rules/branches/{branch}` lists them. */
  readonly branchRules: Map<string, readonly JsonObject[]>;
  readonly sarifs: { readonly commitSha: string; readonly ref: string; readonly sarif: string }[];
  /** Ids and times are counted, so that the same calls give the same answers. */
  readonly nextId: () => number;
  readonly now: () => string;
}
