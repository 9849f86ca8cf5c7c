import type { Plan, PlannedUnit } from '../../contracts/plan.ts';
import type { UnitResult } from '../../contracts/results.ts';
import type { RunRecord } from '../../contracts/run-record.ts';
import type { ModelSource } from '../../providers/provider.ts';
import type { GivenPlan } from '../plan/given-plan.ts';
import type { PlanOptions } from '../plan/make-plan.ts';
import type { TrustedCommands } from './trusted-commands.ts';
import type { LogFallback, UnitJob } from './unit-job.ts';

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

/** What a run may use up; null means as much as it needs. */
export interface Budget {
  readonly units: number | null;
  /** Of what the clients tell of their cost; one that tells none costs nothing here. */
  readonly usd: number | null;
  /** Of this process, not of a batch that is taken up. */
  readonly minutes: number | null;
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
  /** An interrupted batch, by its folder or its id below `artifactsRoot`. */
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

/** What is told of a unit while it goes on. */
export interface UnitState {
  readonly unit: PlannedUnit;
  readonly state: 'queued' | 'running' | 'retrying' | 'completed' | 'failed' | 'timeout' | 'kept';
  /** Of the units that ended. */
  readonly result: UnitResult | null;
  /** Why the client is run again, and after how many milliseconds. */
  readonly note: string | null;
}

export interface RunListeners {
  /** Called once, before any work, with the absolute path of the batch's folder. */
  readonly onFolder: (folder: string) => void;
  /** Called before any program is started, also one that is asked for its version. */
  readonly onCommands?: (commands: TrustedCommands) => void;
  readonly onBegin: (plan: Plan, parallel: number) => void;
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
  readonly scenarios: readonly string[] | null;
  /** Called once with the scenarios of the batch and its plan; what it resolves to is called for each attempt. */
  readonly begin: (scenarios: readonly string[] | null, plan: Plan) => Promise<(job: UnitJob) => ModelSource>;
  readonly onUnitEnd: (job: UnitJob) => void;
}

export const LIVE: RunMode = {
  mode: 'live',
  allowSkills: true,
  scenarios: null,
  begin: () => Promise.resolve(() => ({ kind: 'live' })),
  onUnitEnd: () => undefined,
};
