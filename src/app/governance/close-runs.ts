import { join } from 'node:path';

import { documentLine } from '../../contracts/document-text.ts';
import type { GovernanceStore } from '../../contracts/governance-store.ts';
import { parseResults, RESULTS_FILE } from '../../contracts/results.ts';
import type { TerminationRecord } from '../../contracts/termination.ts';
import { terminationRecord, type Ending } from '../../governance/termination/termination-record.ts';
import { batchRecords } from '../../governance/termination/unit-records.ts';
import { readOptionalTextFile } from '../../io/read-text-file.ts';
import { isGone, THIS_PROCESS } from '../../io/state/file-lock.ts';
import { append } from '../../kernel/append.ts';
import { decodeJsonOr } from '../../kernel/decode-json.ts';
import { list, oneOf, optional, record, text as string } from '../../kernel/json-shape.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';
import { BatchFolder } from '../results/batch-folder.ts';
import type { World } from '../world/world.ts';
import { keepRecord, OPEN_RUN, type RecordedBatch } from './keep-record.ts';

const kind = oneOf('batch', 'worker_step', 'required', 'conflict');
const planned = list(record({ unit_run_id: string, agent: string }));
const batch = optional(record({ folder: string, planned }));
const MARKER = record({ kind, batch, pid: string, host: string, started: string });

const KILLED: Ending = {
  reason: 'catastrophic_error',
  phase: 'run',
  details: 'the process that ran it ended without a record',
};

/**
 * Writes the records of runs whose process is gone, and of those that are named: on another host only they can be told.
 *
 * @throws PortcullisError where the store fails
 */
export async function closeRuns(
  world: World,
  store: GovernanceStore,
  named: readonly string[],
): Promise<readonly TerminationRecord[]> {
  const closed: TerminationRecord[] = [];
  for (const key of await store.keys(OPEN_RUN)) {
    const runId = key.slice(OPEN_RUN.length);
    const marker = await store.read(key);
    if (marker === null) continue;
    const { pid, host, started, ...run } = decodeJsonOr(marker, MARKER, (why) =>
      invalidInput(`${store.place}: ${key}: ${why}`, 'Remove it; nothing is known of that run.'),
    );
    if (!named.includes(runId) && !isGone({ pid, host, started })) continue;
    const own = documentLine({ ...run, batch: run.batch ?? null, ...THIS_PROCESS });
    // Somebody else may close it at this moment.
    if (!(await store.swap(key, marker, own))) continue;
    const at = world.now().toISOString();
    const records = run.batch
      ? await recordsOfBatch(runId, run.batch, at)
      : [terminationRecord({ run_id: runId, kind: run.kind, agent: null }, KILLED, at)];
    for (const ended of records) await keepRecord(world, store, ended);
    await store.swap(key, own, null);
    append(closed, records);
  }
  return closed;
}

/** By what the batch left in its folder: those of its results, where it was killed after they were written. */
async function recordsOfBatch(
  batchRun: string,
  { folder, planned: units }: RecordedBatch,
  at: string,
): Promise<readonly TerminationRecord[]> {
  const file = join(folder, RESULTS_FILE);
  const text = await readOptionalTextFile(file, 'the results');
  const results = text === undefined ? undefined : parseResults(text, file);
  if (results?.termination?.run_id === batchRun) {
    return [results, ...results.results].flatMap(({ termination }) => termination ?? []);
  }
  const kept = await Promise.all(units.map((unit) => new BatchFolder(folder).kept(unit)));
  return batchRecords({ batchRun, ending: KILLED, planned: units, units: kept.flatMap((unit) => unit ?? []), at });
}
