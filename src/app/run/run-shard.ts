import type { Results } from '../../contracts/results.ts';
import type { CompareRequest } from '../comparator/compare-request.ts';
import type { GivenPlan } from '../plan/given-plan.ts';
import { replay } from '../score/replay.ts';
import { rehearseCases } from '../rehearse/rehearse-cases.ts';
import { runBatch } from './run-batch.ts';
import type { Budget } from './run-budget.ts';
import { LIVE, type RunListeners } from './run-mode.ts';
import { DEFAULT_OUTPUT_BYTES, LIVE_RETRIES, logFallback, type RunOptions } from './run-options.ts';

/** How one job of a plan is run. */
export interface ShardOptions {
  readonly mode: ShardMode;
  readonly given: GivenPlan;
  /** As they were planned; null means the configured ones. */
  readonly cases: readonly string[] | null;
  readonly skills: readonly string[] | null;
  readonly compare: CompareRequest;
  /** Absolute: where the folder of the results goes. */
  readonly directory: string;
  readonly maxParallel: number;
  /** Seconds of a unit; null means the default. */
  readonly timeout: number | null;
  readonly adaptive: Budget | null;
  readonly environment: RunOptions['environment'];
}

/** Of a replay with the folder of the recordings. */
export type ShardMode =
  | { readonly kind: 'live' }
  | { readonly kind: 'rehearsal' }
  | { readonly kind: 'replay'; readonly transcripts: string };

export interface ShardOutcome {
  /** Null where the run was broken off. */
  readonly results: Results | null;
  readonly folder: string;
  /** Planned units of which a replay has no transcript. */
  readonly missing: number;
}

const EVERYTHING = { agents: null, case_ids: null, categories: null };

/** Runs, rehearses or replays one job of a plan. Throws what these throw. */
export async function runShard(
  world: Parameters<typeof runBatch>[0],
  options: ShardOptions,
  listeners: RunListeners,
  signal: AbortSignal,
): Promise<ShardOutcome> {
  const { mode, given, cases, skills, compare, directory } = options;
  // What is selected stands in the plan.
  const planned = { cases, skills, selection: EVERYTHING, trials: null, compare, given };
  const places = { artifactsRoot: directory, output: null };
  if (mode.kind === 'replay') {
    const nothing = (): void => undefined;
    const watching = { onFolder: listeners.onFolder, onUnit: nothing };
    const asked = { ...planned, ...places, transcripts: mode.transcripts };
    const { results, folder, missing } = await replay(world, asked, watching);
    return { results, folder, missing: missing.length };
  }
  const asked: RunOptions = {
    ...planned,
    ...places,
    record: null,
    workspace: null,
    models: new Map(),
    clientPaths: new Map(),
    limits: {
      maxParallel: options.maxParallel,
      timeouts: new Map(),
      timeout: options.timeout,
      // A scripted model fails only where the scenario says so.
      retries: mode.kind === 'live' ? LIVE_RETRIES : 0,
      maxTurns: null,
      outputBytes: DEFAULT_OUTPUT_BYTES,
    },
    logs: logFallback(options.maxParallel),
    adaptive: options.adaptive,
    resume: null,
    installs: true,
    environment: options.environment,
  };
  const ran =
    mode.kind === 'live'
      ? await runBatch(world, asked, LIVE, listeners, signal)
      : await rehearseCases(world, { ...asked, scenarios: null }, listeners, signal);
  return { results: ran.results, folder: ran.folder, missing: 0 };
}
