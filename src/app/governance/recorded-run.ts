import { documentLine } from '../../contracts/document-text.ts';
import type { GovernanceStore } from '../../contracts/governance-store.ts';
import type { TerminationPhase, TerminationRecord } from '../../contracts/termination.ts';
import { endingOfError, terminationRecord, type Ending } from '../../governance/termination/termination-record.ts';
import { THIS_PROCESS } from '../../io/state/file-lock.ts';
import { errorText } from '../../kernel/portcullis-error.ts';
import type { Environment } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';
import { closeRuns } from './close-runs.ts';
import { keepRecord, OPEN_RUN, RECORD, type RecordedBatch } from './keep-record.ts';
import { withStore } from './open-store.ts';

/** What is run and ends with a record. */
export interface RunToRecord {
  readonly kind: TerminationRecord['kind'];
  /** What has a record already under this id gets a number behind it. */
  readonly id: string;
  readonly batch: RecordedBatch | null;
  readonly environment: Environment;
  readonly signal: AbortSignal;
}

/** A run at work. */
export interface OpenRun {
  readonly runId: string;
  /** How far it has come: whoever works says so. */
  phase: TerminationPhase;
}

type RecordsOf = (run: OpenRun, ending: Ending) => readonly TerminationRecord[];

/**
 * Does something that ends with a record in the store, however it ends: `body` says what its records are, and `recordsOf` what they are where
 * it throws. Runs that killed processes of this host left are closed before.
 *
 * @throws PortcullisError where the store fails, and what `body` throws
 */
export async function recordedRun<T>(
  world: World,
  { kind, id, batch, environment, signal }: RunToRecord,
  recordsOf: RecordsOf,
  body: (
    run: OpenRun,
    store: GovernanceStore,
  ) => Promise<{ readonly value: T; readonly records: readonly TerminationRecord[] }>,
): Promise<T> {
  return withStore(world, environment, async (store) => {
    await closeRuns(world, store, []);
    const marker = documentLine({ kind, batch, ...THIS_PROCESS });
    const run: OpenRun = { runId: await beginRun(store, id, marker), phase: 'plan' };
    const end = async (records: readonly TerminationRecord[]): Promise<void> => {
      for (const record of records) await keepRecord(world, store, record);
      await store.swap(OPEN_RUN + run.runId, marker, null);
    };
    let done;
    try {
      done = await body(run, store);
    } catch (error) {
      // What is wrong is what was thrown; without its record the run is closed by the next one.
      const records = recordsOf(run, endingOfError(error, run.phase, signal.aborted));
      await end(records).catch((failure: unknown) => world.say(`warning: ${run.runId}: ${errorText(failure)}`));
      throw error;
    }
    await end(done.records);
    return done.value;
  });
}

/** The record of what has no units. */
export function oneRecord(world: World, kind: TerminationRecord['kind']): RecordsOf {
  return ({ runId }, ending) => [
    terminationRecord({ run_id: runId, kind, agent: null }, ending, world.now().toISOString()),
  ];
}

/** The id under which a run is at work from now on. */
async function beginRun(store: GovernanceStore, id: string, marker: string): Promise<string> {
  for (let time = 1; ; time += 1) {
    const runId = time === 1 ? id : `${id}.${time}`;
    const isNew = (await store.read(RECORD + runId)) === null;
    if (isNew && (await store.swap(OPEN_RUN + runId, null, marker))) return runId;
  }
}
