import type { SeenCheckRun, SeenJob, SeenRun } from '../../contracts/check-evidence.ts';

/** What GitHub says of one commit, read once. */
export interface SeenOnGitHub {
  /** `owner/name`. */
  readonly repository: string;
  readonly headSha: string;
  readonly checkRuns: readonly SeenCheckRun[];
  readonly runs: readonly SeenRun[];
  /** Run → its jobs in all its attempts; runs that were not asked for are missing. */
  readonly jobs: ReadonlyMap<number, readonly SeenJob[]>;
  readonly own: OwnJob | null;
}

/** The job that looks. */
export interface OwnJob {
  readonly run: number;
  /** The workflow's file. */
  readonly workflow: string;
  /** The name of the runner that has it. */
  readonly runner: string;
}

/** Whether it goes on, as far as the API says. */
export function isUnfinished({ status }: { readonly status: string | null }): boolean {
  return status !== 'completed';
}

/**
 * A run's workflow file from the root of this repository; null where that is unknown. The API writes it also as
 * `owner/name/<path>@<ref>`. A file and a ref may have an `@` of their own (`ci.yml@x.yml`): what has more than one reading is none.
 */
export function workflowFile({ path }: Pick<SeenRun, 'path'>, repository: string): string | null {
  const [whole = '', ref = '', ...more] = path.split('@');
  if (more.length > 0 || /\.ya?ml$/i.test(ref)) return null;
  const own = `${repository}/`;
  return whole.toLowerCase().startsWith(own.toLowerCase()) ? whole.slice(own.length) : whole;
}
