export type Conclusion = 'success' | 'failure' | 'cancelled' | 'skipped' | 'timed_out' | 'neutral' | 'action_required';

export interface JobRecord {
  readonly name: string;
  readonly attempt: number;
  /** Null: it is still running. */
  readonly conclusion: Conclusion | null;
  /** Also of the check run that is this job's. */
  readonly id: number;
  /** The name of the runner that has it. */
  readonly runner: string | null;
}

export interface RunRecord {
  readonly id: number;
  /** Its check suite, which holds the check runs of its jobs. */
  readonly suiteId: number;
  readonly runNumber: number;
  /** The present attempt; earlier ones stay known by their jobs. */
  readonly attempt: number;
  readonly name: string;
  /** `.github/workflows/….yml`. */
  readonly path: string;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string | null;
  /** `owner/name`. */
  readonly headRepository: string;
  /** Null: it is still running. */
  readonly conclusion: Conclusion | null;
  readonly pulls: readonly number[];
  readonly jobs: readonly JobRecord[];
  readonly createdAt: string;
}
