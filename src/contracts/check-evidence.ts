/** A check run of a commit as the API lists it. Its name and times are whatever its app said; what the API left out is null. */
export interface SeenCheckRun {
  readonly id: number;
  readonly name: string;
  readonly headSha: string;
  /** The app's slug. */
  readonly app: string | null;
  /** The id of its check suite: each workflow run has one of its own. */
  readonly suite: number | null;
  readonly status: string;
  readonly conclusion: string | null;
}

/** A workflow run at its newest attempt. */
export interface SeenRun {
  readonly id: number;
  readonly suite: number | null;
  /** As the API writes it: also with the repository before it or the ref behind it. */
  readonly path: string;
  readonly event: string;
  readonly attempt: number;
  readonly status: string | null;
}

/** A job of a workflow run, at the attempt in which it ran. */
export interface SeenJob {
  readonly id: number;
  /** The check run that is this job's; null where none is named. */
  readonly checkRun: number | null;
  readonly headSha: string;
  readonly attempt: number;
  readonly status: string;
  /** The name of the runner that has it. */
  readonly runner: string | null;
}
