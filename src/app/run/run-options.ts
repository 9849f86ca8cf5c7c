import type { GivenPlan } from '../plan/given-plan.ts';
import type { PlanOptions } from '../plan/plan-options.ts';
import type { Budget } from './run-budget.ts';

/** How often, how long and how many at a time; every number is at least 1 but for `retries`. */
export interface RunLimits {
  /** Units at a time, over all providers. */
  readonly maxParallel: number;
  /** Seconds of a unit, by provider. */
  readonly timeouts: ReadonlyMap<string, number>;
  /** Seconds of the others, where the configuration does not say. */
  readonly timeout: number | null;
  readonly retries: number;
  readonly maxTurns: number | null;
  readonly outputBytes: number;
}

/** The log fallback of the specification: what a client's own logs show of tokens that its output does not. */
export interface LogFallback {
  readonly scan: boolean;
  /** What the logs show counts for the verdict; otherwise it is diagnostics. */
  readonly counts: boolean;
  readonly maxFiles: number;
  readonly maxBytes: number;
}

export interface RunOptions extends PlanOptions {
  readonly artifactsRoot: string;
  /** A second place for `results.json`. */
  readonly output: string | null;
  /** Where redacted transcripts go, in the layout that `replay` reads. */
  readonly record: string | null;
  /** Roots of the skills that are installed for each unit; null means the configured ones. */
  readonly skills: readonly string[] | null;
  /** What each unit gets a copy of; null means an empty folder. */
  readonly workspace: string | null;
  /** Provider → model, over the configured ones. */
  readonly models: ReadonlyMap<string, string>;
  /** Provider → a client that is already there. */
  readonly clientPaths: ReadonlyMap<string, string>;
  readonly limits: RunLimits;
  readonly logs: LogFallback;
  /** Later stages are run where they are needed, until this is used up; null runs what is always run and nothing more. */
  readonly adaptive: Budget | null;
  /** A batch that was broken off, by its folder or its id below `artifactsRoot`. */
  readonly resume: string | null;
  /** A plan that was made before, instead of a new one; cases, selection and trials are then its own. */
  readonly given?: GivenPlan | null;
  /** A known client that is not there is installed; else its units are left. */
  readonly installs?: boolean;
  /** Of this, a client gets the names on its list only. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Log files of a unit that are read, and bytes of each. */
export const LOG_FILES = 60;
export const LOG_BYTES = 300_000;

/** What holds of the logs where nothing is said: they are read and count where one unit runs at a time. */
export function logFallback(maxParallel: number): LogFallback {
  const serial = maxParallel === 1;
  return { scan: serial, counts: serial, maxFiles: LOG_FILES, maxBytes: LOG_BYTES };
}

export const DEFAULT_PARALLEL = 4;
/** Seconds. */
export const DEFAULT_TIMEOUT = 300;
/** No transcript of a routing case comes near it. */
export const DEFAULT_OUTPUT_BYTES = 256 * 1024 * 1024;
/** How often a live run tries a transient infrastructure error again. */
export { MAX_RETRIES as LIVE_RETRIES } from '../../routing/retry-unit.ts';
