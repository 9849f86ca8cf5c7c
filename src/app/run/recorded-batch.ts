import { resolve } from 'node:path';

import type { Plan, PlannedUnit } from '../../contracts/plan.ts';
import type { Results, UnitResult } from '../../contracts/results.ts';
import type { TerminationRecord } from '../../contracts/termination.ts';
import type { Ending } from '../../governance/termination/termination-record.ts';
import { batchEnding, batchRecords, unitRecord } from '../../governance/termination/unit-records.ts';
import { infraResult, sharedSessions } from '../../routing/unusable-evidence.ts';
import { recordedRun, type OpenRun } from '../governance/recorded-run.ts';
import { displayPath } from '../repository/load-cases.ts';
import { makeResults, writeResults } from '../score/make-results.ts';
import type { World } from '../world/world.ts';
import { unitName } from './lifecycle-lines.ts';
import type { PreparedBatch } from './prepare-batch.ts';
import type { RunOptions } from './run-options.ts';
import { accessHeadOf } from './unit-access.ts';
import { cellsNotRun } from './run-rounds.ts';

export interface RunOutcome {
  /** With the units that were to be run here. */
  readonly plan: Plan;
  /** Null where the run was interrupted. */
  readonly results: Results | null;
  readonly folder: string;
}

/** A batch at work. */
export interface RunningBatch {
  readonly run: OpenRun;
  /** What has to be run, as far as that is known. */
  readonly planned: Set<PlannedUnit>;
  /** What has ended. */
  readonly kept: Map<string, UnitResult>;
}

/**
 * Runs a batch and writes its results. However it ends, the store has a record of it, and of each unit that had to be run.
 *
 * @param runUnits runs them; those that a budget has left out
 */
export async function recordedBatch(
  world: World,
  { output, environment }: Pick<RunOptions, 'output' | 'environment'>,
  prepared: PreparedBatch,
  signal: AbortSignal,
  runUnits: (running: RunningBatch) => Promise<readonly PlannedUnit[]>,
): Promise<RunOutcome> {
  const { batch, part, record } = prepared;
  const planned = new Set(part.units.filter((unit) => unit.optional !== true));
  const kept = new Map<string, UnitResult>();
  const recordsOf = ({ runId: batchRun }: OpenRun, ending: Ending, units: readonly UnitResult[] = [...kept.values()]) =>
    batchRecords({ batchRun, ending, planned: [...planned], units, at: world.now().toISOString() });
  const shard = record.shard === undefined ? '' : `.s${record.shard}a${record.attempt ?? 1}`;
  const left = [...planned].map(({ unit_run_id, agent }) => ({ unit_run_id, agent }));
  const recorded = {
    kind: 'batch',
    id: part.batch_run_id + shard,
    batch: { folder: batch.path, planned: left },
  } as const;
  const about = { ...recorded, environment, signal };
  return recordedRun<RunOutcome>(world, about, recordsOf, async (run) => {
    const running = { run, planned, kept };
    const cut = await runUnits(running);
    const value = { plan: part, results: null, folder: batch.path };
    if (signal.aborted) return { value, records: recordsOf(run, { reason: 'user_cancelled', phase: run.phase }) };
    run.phase = 'report';
    const units = judgedUnits(world, prepared, running);
    const ending = { ...batchEnding(units, cut.length > 0), artifacts: [displayPath(world.root, batch.path)] };
    const records = recordsOf(run, ending, units);
    const accessHead = await accessHeadOf(world, prepared, environment);
    const results = batchResults(world, prepared, units, cellsNotRun(cut), records[0], accessHead);
    await writeResults(batch.path, results, output === null ? [] : [resolve(world.cwd, output)]);
    return { value: { ...value, results }, records };
  });
}

/** The units of a batch in the order of its plan, as all of them together show them. */
function judgedUnits(world: World, { part }: PreparedBatch, { run, kept }: RunningBatch): readonly UnitResult[] {
  const units = part.units.flatMap((unit) => kept.get(unit.unit_run_id) ?? []);
  const shared = sharedSessions(units);
  return units.map((unit) => {
    const other = shared.get(unit.unit_run_id);
    if (other === undefined) return unit;
    const why = `${unitName(other)} tells the same session; neither was a run of its own`;
    world.say(`${unitName(unit)} infra_error contaminated: ${why}`);
    const judged = infraResult(unit, 'contaminated', why);
    return { ...judged, termination: unitRecord(judged, run.runId, world.now().toISOString()) };
  });
}

function batchResults(
  world: World,
  { plan, part, record, cases }: PreparedBatch,
  units: readonly UnitResult[],
  notRun: NonNullable<Results['not_run']>,
  termination: TerminationRecord,
  accessHead: Results['access_head'] | undefined,
): Results {
  return makeResults(world, {
    mode: record.mode === 'live' ? 'live' : 'rehearsal',
    plan,
    part,
    shard: record.shard === undefined ? null : { shard: record.shard, attempt: record.attempt ?? 1 },
    cases,
    skillSetDigest: record.skill_set_digest,
    units,
    notRun,
    termination,
    accessHead,
    budget: record.adaptive,
  });
}
