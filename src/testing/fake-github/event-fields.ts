/** One side of a pull request. */
export interface EventSide {
  readonly ref: string;
  readonly sha: string;
  /** `owner/name`; another one than the base's is a fork, and null one that was deleted. */
  readonly repository?: string | null;
}

export interface PullRequestFields {
  readonly number?: number;
  readonly action?: 'opened' | 'synchronize' | 'reopened';
  readonly title?: string;
  readonly head: EventSide;
  /** Its ref is the default branch where none is given. */
  readonly base: { readonly ref?: string; readonly sha: string };
  /** The merge of head into base that is tested; the head where none is given. */
  readonly mergeSha?: string;
  /** `dependabot[bot]` for its pull requests. */
  readonly user?: string;
  readonly draft?: boolean;
}

export interface WorkflowRunFields {
  readonly id: number;
  readonly attempt?: number;
  readonly runNumber?: number;
  readonly name?: string;
  readonly path?: string;
  readonly event?: string;
  readonly conclusion?: 'success' | 'failure' | 'cancelled';
  readonly headSha: string;
  readonly headBranch?: string;
  /** `owner/name` of a fork; GitHub then lists no pull requests. */
  readonly headRepository?: string;
  readonly pulls?: readonly { readonly number: number; readonly head: EventSide; readonly base: EventSide }[];
  /** The tip of the default branch, on which the workflow itself runs. */
  readonly sha: string;
}

/** Event → what a test says of it; ids are those of real commits where the test has a repository. */
export interface EventFields {
  readonly pull_request: PullRequestFields;
  /** Runs on the tip of the base branch. */
  readonly pull_request_target: PullRequestFields;
  readonly merge_group: {
    readonly number?: number;
    readonly baseRef?: string;
    readonly baseSha: string;
    readonly headSha: string;
  };
  readonly push: {
    /** A branch, or a full ref. */
    readonly ref?: string;
    /** Null: the ref is new. */
    readonly before: string | null;
    /** Null: the ref is gone; then `sha`, the tip of the default branch, is what the workflow sees. */
    readonly after: string | null;
    readonly forced?: boolean;
    readonly sha?: string;
    readonly commits?: readonly { readonly sha: string; readonly message: string }[];
  };
  readonly schedule: { readonly cron?: string; readonly sha: string };
  readonly workflow_dispatch: {
    readonly ref?: string;
    readonly sha: string;
    readonly inputs?: Readonly<Record<string, string>>;
  };
  readonly workflow_run: WorkflowRunFields;
}

export type EventKind = keyof EventFields;
