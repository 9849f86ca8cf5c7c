import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';

import type { Plan, PlannedUnit } from '../../contracts/plan.ts';
import type { Results, UnitResult } from '../../contracts/results.ts';
import { foundInstead } from '../../io/file-error.ts';
import { isFile } from '../../io/find-files.ts';
import { makeFolder } from '../../io/make-folder.ts';
import { makeBatchFolder, removeFolder } from '../../io/unit/unit-folder.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { comparatorCasesFor } from '../comparator-cases.ts';
import { writeResults } from '../make-results.ts';
import { loadSkills, refuseTwins } from '../load-skills.ts';
import type { World } from '../world.ts';
import { absolute, transcriptStem } from './batch-folder.ts';
import { batchResults } from './batch-results.ts';
import { prepareBatch, type PreparedBatch } from './prepare-batch.ts';
import type { RunListeners, RunMode, UnitState } from './run-mode.ts';
import type { RunOptions } from './run-options.ts';
import { unstartedResult } from './judge-run.ts';
import { runUnit } from './run-unit.ts';
import type { UnitJob, UnitWorld } from './unit-job.ts';
import { scheduleUnits } from './schedule-units.ts';
import { clientsOf, jobOf, type Known, type PlannedJob, type ProviderClient } from './unit-jobs.ts';

export interface RunOutcome {
  readonly plan: Plan;
  /** Null where the run was broken off. */
  readonly results: Results | null;
  readonly folder: string;
}

/**
 * Runs every unit of a plan with the real clients and writes what `replay` writes, plus the transcripts. With `resume` only the units
 * without a result are run. `signal` breaks the run off: clients are ended, what has ended is kept.
 */
export async function runBatch(
  world: World,
  options: RunOptions,
  mode: RunMode,
  listeners: RunListeners,
  signal: AbortSignal,
): Promise<RunOutcome> {
  holdMemory();
  const prepared = await prepareBatch(world, options, mode, listeners);
  try {
    return await runPrepared(world, options, mode, prepared, listeners, signal);
  } finally {
    await prepared.unlock();
  }
}

/**
 * What a run keeps of a unit is less than a kilobyte, but V8 would give the garbage ever more room and never give it back: 212 instead of
 * 174 MB after 5,000 units (`npm run bench -- runner memory`).
 */
function holdMemory(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

async function runPrepared(
  world: World,
  options: RunOptions,
  mode: RunMode,
  prepared: PreparedBatch,
  listeners: RunListeners,
  signal: AbortSignal,
): Promise<RunOutcome> {
  const { batch, plan, config } = prepared;
  const parent = await makeBatchFolder(plan.batch_run_id);
  try {
    const kept = new Map<string, UnitResult>();
    const clients = await clientsOf(world, prepared, options, parent);
    const jobs = await jobsOf(world, options, mode, prepared, { clients, parent }, kept);
    listeners.onBegin(plan, Math.min(options.limits.maxParallel, jobs.length));
    for (const unit of plan.units) {
      const result = kept.get(unit.unit_run_id) ?? null;
      listeners.onState({ unit, state: result === null ? 'queued' : 'kept', result, note: null });
    }
    const unitWorld = unitWorldOf(await mode.begin(prepared.record.scenarios, plan), listeners, signal);
    const ended = (unit: PlannedUnit, state: UnitState['state'], result: UnitResult): void => {
      kept.set(unit.unit_run_id, result);
      listeners.onState({ unit, state, result, note: null });
    };
    const limits = {
      total: options.limits.maxParallel,
      ofProvider: (agent: string) => config.providers.get(agent)?.maxParallel ?? options.limits.maxParallel,
    };
    const work = jobs.map((job) => ({ agent: job.unit.agent, job, program: clients.get(job.unit.agent)?.program }));
    await scheduleUnits(work, limits, {
      run: async ({ job: planned, program }) => {
        if (program === undefined || program instanceof PortcullisError) throw new Error('a hindered unit was begun');
        const job = { ...planned, program };
        listeners.onState({ unit: job.unit, state: 'running', result: null, note: null });
        const result = await runUnit(job, unitWorld);
        mode.onUnitEnd(job);
        if (result === null) return null;
        // Before it is kept: a run that is taken up would not come back to it.
        if (options.record !== null) await recordUnit(world, options.record, job);
        await batch.keep(result);
        ended(job.unit, stateOf(result), result);
        return result;
      },
      // Nothing of it is kept on disk, so that a run that is taken up tries it again.
      leave: async ({ job }, cause) => {
        ended(job.unit, 'failed', await unstartedResult(job, 'not_started', `not run: ${cause}`));
      },
      onStop: (agent, cause) => listeners.onStop(cause.startsWith(`${agent}: `) ? cause : `${agent}: ${cause}`),
      hindrance: (agent) => hindranceOf(clients.get(agent)),
      isBrokenOff: () => signal.aborted,
    });
    if (signal.aborted) return { plan, results: null, folder: batch.path };
    const results = batchResults(world, prepared, kept);
    await writeResults(batch.path, results, options.output === null ? [] : [absolute(world, options.output)]);
    return { plan, results, folder: batch.path };
  } finally {
    await removeFolder(parent);
  }
}

/** The units that have to be run; those that a broken-off run has ended go into `kept`. */
async function jobsOf(
  world: World,
  options: RunOptions,
  mode: RunMode,
  prepared: PreparedBatch,
  shared: Pick<Known, 'clients' | 'parent'>,
  kept: Map<string, UnitResult>,
): Promise<readonly PlannedJob[]> {
  const { batch, plan, record } = prepared;
  const skills = record.skills.length === 0 ? null : await loadSkills(world.root, record.skills);
  refuseTwins(skills?.folders ?? []);
  const further = record.base_ref === null ? [] : await comparatorCasesFor(world, record.base_ref, record.cases);
  const known = { ...prepared, ...shared, skills, further, snapshots: new Map() };
  const jobs: PlannedJob[] = [];
  for (const unit of plan.units) {
    const result = await batch.kept(unit);
    if (result === undefined) jobs.push(jobOf(world, options, mode, known, unit));
    else kept.set(unit.unit_run_id, result);
  }
  return jobs;
}

function hindranceOf(found: ProviderClient | undefined): string | null {
  if (!(found?.program instanceof PortcullisError)) return null;
  const { message, help } = found.program;
  return help === undefined ? message : `${message} (${help})`;
}

function unitWorldOf(source: UnitWorld['source'], listeners: RunListeners, signal: AbortSignal): UnitWorld {
  return {
    source,
    wait: async (ms) => {
      try {
        await sleep(ms, undefined, { signal });
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        throw error;
      }
    },
    random: () => Math.random(),
    signal,
    onRetry: ({ unit }, { infra_reason: reason }, delay) =>
      listeners.onState({
        unit,
        state: 'retrying',
        result: null,
        note: `${reason ?? ''}, in ${Math.round(delay / 100) / 10} s`,
      }),
  };
}

function stateOf({ status, timed_out: timedOut }: UnitResult): UnitState['state'] {
  if (timedOut) return 'timeout';
  return status === 'pass' ? 'completed' : 'failed';
}

/** The stored transcript, which is redacted, with what lies beside it, at its place in the layout that `replay` reads. */
async function recordUnit(world: World, record: string, job: UnitJob): Promise<void> {
  const folder = join(absolute(world, record), job.unit.agent);
  await makeFolder(folder, 'the recordings');
  for (const ending of [`.${job.client.ending}`, '.meta.json', '.stderr.txt']) {
    const [source, target] = [`${job.stem}${ending}`, join(folder, `${transcriptStem(job.unit)}${ending}`)];
    if (await isFile(source)) await copyOrSay(source, target);
    // Of an earlier recording.
    else await removeFolder(target);
  }
}

async function copyOrSay(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
  } catch (error) {
    const message = `${to}: the recording: expected a file that can be written, found ${foundInstead(error)}`;
    throw new PortcullisError('not_written', message, 'Look at the space and the rights there.', { cause: error });
  }
}
