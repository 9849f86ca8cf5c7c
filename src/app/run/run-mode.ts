import type { Plan, PlannedUnit } from '../../contracts/plan.ts';
import type { UnitResult } from '../../contracts/results.ts';
import type { RunRecord } from '../../contracts/run-record.ts';
import type { ModelSource } from '../../providers/provider.ts';
import type { TrustedCommands } from './trusted-commands.ts';
import type { UnitJob } from './unit-job.ts';

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
