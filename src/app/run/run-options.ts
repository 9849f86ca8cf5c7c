import type { Plan, PlannedUnit } from '../../contracts/plan.ts';
import type { UnitResult } from '../../contracts/results.ts';
import type { RunRecord } from '../../contracts/run-record.ts';
import type { ModelSource } from '../../providers/provider.ts';
import type { BatchOptions } from '../plan/given-plan.ts';
import type { Environment } from '../world/workflow-run.ts';
import type { TrustedCommands } from '../comparator/trusted-commands.ts';
import type { UnitJob, UnitWorld } from './unit-job.ts';

/**
 * What a run may use up; null means as much as it needs. Dollars are the cost that clients report; no report counts as 0. Minutes are this
 * process's, not earlier ones of a resumed batch.
 */
export type Budget = NonNullable<RunRecord['adaptive']>;

/** `skills`: null means the configured ones. */
export interface RunOptions extends BatchOptions {
  /** Where redacted transcripts go, in the layout that `replay` reads. */
  readonly record: string | null;
  /** What each unit gets a copy of; null means the files of the repository that instruct agents. */
  readonly workspace: string | null;
  /** These are the tested commit's, and not the working tree's. */
  readonly ofCommit?: boolean;
  /** Provider → model, over the configured ones. */
  readonly models: RunRecord['models'];
  /** Provider → a client that is already there. */
  readonly clientPaths: ReadonlyMap<string, string>;
  /** Units at a time, over all providers. */
  readonly maxParallel: number;
  /** Seconds that a place among all runs is waited for, where runs are governed. */
  readonly budgetWait: number;
  readonly limits: RunRecord['limits'];
  readonly logs: RunRecord['logs'];
  /** Later stages are run where they are needed, until this is used up; null runs what is always run and nothing more. */
  readonly adaptive: Budget | null;
  /** An interrupted batch, by its folder or its id below `artifactsRoot`. */
  readonly resume: string | null;
  /** A known client that is not there is installed; else its units are left. */
  readonly installs?: boolean;
  /** Of this, a client gets the names on its list only. */
  readonly environment: Environment;
}

/** Log files of a unit that are read, and bytes of each. */
export const LOG_FILES = 60;
export const LOG_BYTES = 300_000;

/** What holds of the logs where nothing is said: they are read and count where one unit runs at a time. */
export function logFallback(maxParallel: number): RunRecord['logs'] {
  const serial = maxParallel === 1;
  return { scan: serial, counts: serial, max_files: LOG_FILES, max_bytes: LOG_BYTES };
}

export const DEFAULT_PARALLEL = 4;
/** Seconds. */
export const DEFAULT_TIMEOUT = 300;
/** No transcript of a routing case comes near it. */
export const DEFAULT_OUTPUT_BYTES = 256 * 1024 * 1024;
/** How often a live run tries a transient infrastructure error again. */
export { MAX_RETRIES as LIVE_RETRIES } from '../../routing/retry-unit.ts';

/** What is reported of a unit while it goes on. */
export type UnitState = { readonly unit: PlannedUnit } & (
  | { readonly state: 'running' }
  /** Why the client is run again, and when. */
  | { readonly state: 'retrying'; readonly note: string }
  /** `kept`: before this run. */
  | { readonly state: 'ended' | 'kept'; readonly result: UnitResult }
);

export interface RunListeners {
  /** Called once, before any client is started, with the absolute path of the batch's folder, which is there. */
  readonly onFolder: (folder: string) => void;
  /** Called before any program is started, also one that is asked for its version. */
  readonly onCommands?: (commands: TrustedCommands) => void;
  /** With how many units run at a time. */
  readonly onBegin: (parallel: number) => void;
  /** Called before each round with its units; there is more than one where later stages are asked for. */
  readonly onRound: (units: readonly PlannedUnit[]) => void;
  readonly onState: (state: UnitState) => void;
  /** Called once for a provider that is stopped, with one sentence. */
  readonly onStop: (why: string) => void;
}

/** What a rehearsal does otherwise than a live run. */
export interface RunMode {
  readonly mode: RunRecord['mode'];
  readonly allowSkills: boolean;
  /** Paths or globs, relative to the repository; null means the default. */
  readonly scenarios: readonly string[] | null;
  /** Called once with the scenarios of the batch and its plan; what it resolves to is called for each attempt. */
  readonly begin: (scenarios: readonly string[] | null, plan: Plan) => Promise<(job: UnitJob) => ModelSource>;
  readonly offer: UnitWorld['offer'];
  readonly onUnitEnd: (job: UnitJob) => void;
}

export const LIVE: RunMode = {
  mode: 'live',
  allowSkills: true,
  scenarios: null,
  begin: () => Promise.resolve(() => ({ kind: 'live' })),
  offer: () => null,
  onUnitEnd: () => undefined,
};
