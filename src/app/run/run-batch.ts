import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { TASK_SECTION } from '../../contracts/context-input.ts';
import { comparesTrials, type Plan, type PlannedUnit } from '../../contracts/plan.ts';
import type { Results, UnitResult } from '../../contracts/results.ts';
import { withoutOnPath } from '../../io/clients/resolve-program.ts';
import { notWritten } from '../../io/file-error.ts';
import { isFile } from '../../io/find-files.ts';
import { holdMemory } from '../../io/hold-memory.ts';
import { makeFolder } from '../../io/make-folder.ts';
import { makeBatchFolder, removeFolder } from '../../io/unit/unit-folder.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { infraResult, sharedSessions } from '../../routing/unusable-evidence.ts';
import { instructingFiles } from '../repository/instructing-files.ts';
import { makeResults, writeResults } from '../score/make-results.ts';
import { retryPolicyOf } from '../retry/retry-policy.ts';
import type { World } from '../world/world.ts';
import { transcriptStem } from './batch-folder.ts';
import { unstartedResult } from './judge-run.ts';
import { unitName } from './lifecycle-lines.ts';
import { prepareBatch, type PreparedBatch } from './prepare-batch.ts';
import type { Budget, RunListeners, RunMode, RunOptions } from './run-options.ts';
import { cellsNotRun, RunBudget, runRounds, scheduleUnits, type ScheduleActions } from './run-rounds.ts';
import { runUnit } from './run-unit.ts';
import type { UnitJob, UnitWorld } from './unit-job.ts';
import { clientsOf, jobOf, type BatchContext, type PlannedJob, type ProviderClient } from './make-unit-job.ts';

const UNLIMITED: Budget = { units: null, usd: null, minutes: null };

export interface RunOutcome {
  /** With the units that were to be run here. */
  readonly plan: Plan;
  /** Null where the run was interrupted. */
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
  // What is kept of a unit is less than a kilobyte: 174 instead of 212 MB after 5,000 units.
  holdMemory('young');
  const prepared = await prepareBatch(world, options, mode, listeners);
  try {
    // Where the head's commands do not count, neither does what a step before put on PATH from the checkout.
    const isTrusted = prepared.commands.comparator === null;
    const environment = isTrusted ? options.environment : await withoutOnPath(world.root, options.environment);
    return await runPrepared(world, { ...options, environment }, mode, prepared, listeners, signal);
  } finally {
    prepared.unlock();
  }
}

async function runPrepared(
  world: World,
  options: RunOptions,
  mode: RunMode,
  prepared: PreparedBatch,
  listeners: RunListeners,
  signal: AbortSignal,
): Promise<RunOutcome> {
  const { batch, part: plan, record, config } = prepared;
  const parent = await makeBatchFolder(plan.batch_run_id, record.shard ?? null);
  try {
    const kept = new Map<string, UnitResult>();
    const clients = await clientsOf(world, prepared, options, parent);
    for (const unit of plan.units) {
      const result = await batch.kept(unit);
      if (result !== undefined) kept.set(unit.unit_run_id, result);
    }
    const nextRound = await runRounds(world, prepared);
    const retryPolicy = await retryPolicyOf(world, prepared.commands.comparator);
    const budget = new RunBudget(record.adaptive ?? UNLIMITED, world.now, kept.values());
    const further = prepared.comparator?.cases ?? [];
    const request = { further: config.workspace, ofCommit: options.ofCommit === true };
    const files = record.workspace === null ? await instructingFiles(world, request) : [];
    const shared = { clients, parent, further, files, comparesTrials: comparesTrials(prepared.plan) };
    const known: BatchContext = { ...prepared, ...shared, snapshots: new Map() };
    listeners.onBegin(options.maxParallel);
    for (const unit of plan.units) {
      const result = kept.get(unit.unit_run_id);
      if (result !== undefined) listeners.onState({ unit, state: 'kept', result });
    }
    const unitWorld: UnitWorld = {
      source: await mode.begin(record.scenarios, plan),
      offer: mode.offer,
      retryPolicy,
      signal,
      onRetry: ({ unit }, { infra_reason: reason }, delay) => {
        const note = `${reason ?? ''}, in ${Math.round(delay / 100) / 10} s`;
        listeners.onState({ unit, state: 'retrying', note });
      },
    };
    const ended = (unit: PlannedUnit, result: UnitResult): void => {
      kept.set(unit.unit_run_id, result);
      listeners.onState({ unit, state: 'ended', result });
    };
    const limits = {
      total: options.maxParallel,
      ofProvider: (agent: string) => config.providers.get(agent)?.max_parallel ?? options.maxParallel,
    };
    const stopped = new Set<string>();
    const actions: ScheduleActions<{ readonly agent: string; readonly job: PlannedJob }> = {
      run: async ({ job: planned }) => {
        const { program } = planned;
        if (program instanceof PortcullisError) throw new Error('a unit was begun that cannot be started');
        const job = { ...planned, program };
        budget.begin();
        listeners.onState({ unit: job.unit, state: 'running' });
        const composed = job.item.definition.context === undefined ? job : await withContext(world, prepared, job);
        const judged =
          composed instanceof PortcullisError
            ? await unstartedResult(job, 'invalid', composed.message)
            : await runUnit(composed, unitWorld);
        mode.onUnitEnd(job);
        if (judged === null) return null;
        const result = { ...judged, finished_at: world.now().toISOString() };
        budget.end(result);
        // Before it is kept: a run that is resumed would not come back to it.
        if (options.record !== null) await recordUnit(world, options.record, job);
        await batch.keep(result);
        ended(job.unit, result);
        return result;
      },
      // Nothing of it is kept on disk, so that a run that is resumed tries it again.
      leave: async ({ job }, cause) => {
        ended(job.unit, await unstartedResult(job, 'not_started', `not run: ${cause}`));
      },
      onStop: (agent, cause) => {
        stopped.add(agent);
        listeners.onStop(cause.split(/[ :]/, 1)[0] === agent ? cause : `${agent}: ${cause}`);
      },
      obstacle: (agent) => obstacleOf(clients.get(agent)),
      isInterrupted: () => signal.aborted || budget.isUsedUp(),
    };
    let round = nextRound(kept);
    while (round.length > 0 && !actions.isInterrupted()) {
      listeners.onRound(round);
      const work = round.map((unit) => ({ agent: unit.agent, job: jobOf(world, options, mode, known, unit) }));
      await scheduleUnits(work, limits, actions);
      // A stopped provider's cells are not asked for more.
      round = nextRound(kept).filter(({ agent }) => !stopped.has(agent));
    }
    if (signal.aborted) return { plan, results: null, folder: batch.path };
    const results = batchResults(world, prepared, kept, cellsNotRun(round));
    await writeResults(batch.path, results, options.output === null ? [] : [resolve(world.cwd, options.output)]);
    return { plan, results, folder: batch.path };
  } finally {
    await removeFolder(parent);
  }
}

/** A unit whose case has a context: its prompt, and its model where the context needs a larger one; an error where it does not fit. */
async function withContext(
  world: World,
  { batch, config }: PreparedBatch,
  job: UnitJob,
): Promise<UnitJob | PortcullisError> {
  const { composeFor } = await import('../governance/compose-for.ts');
  const { context = [], prompt } = job.item.definition;
  const parts = [{ section: TASK_SECTION, text: prompt }, ...context];
  const run = {
    runId: job.unit.unit_run_id,
    agent: job.unit.agent,
    folder: batch.path,
    file: join(batch.path, 'context', `${job.unit.unit_run_id}.json`),
  };
  const composed = await composeFor(world, { ...run, model: job.model, config, environment: job.environment }, parts);
  return composed instanceof PortcullisError ? composed : { ...job, ...composed };
}

function obstacleOf(found: ProviderClient | undefined): string | null {
  if (!(found?.program instanceof PortcullisError)) return null;
  const { message, help } = found.program;
  return help === undefined ? message : `${message} (${help})`;
}

/** The stored transcript, which is redacted, with what lies beside it, at its place in the layout that `replay` reads. */
async function recordUnit(world: World, record: string, job: UnitJob): Promise<void> {
  const folder = resolve(world.cwd, record, job.unit.agent);
  await makeFolder(folder, 'the recordings');
  for (const ending of [`.${job.client.ending}`, '.meta.json', '.stderr.txt']) {
    const [source, target] = [`${job.stem}${ending}`, join(folder, `${transcriptStem(job.unit)}${ending}`)];
    const refuse = (error: unknown): never => {
      const help = 'Look at the space and the rights there.';
      throw notWritten(error, `${target}: the recording`, 'a file that can be written', help);
    };
    if (await isFile(source)) await copyFile(source, target).catch(refuse);
    // Of an earlier recording.
    else await removeFolder(target);
  }
}

/** The results of a batch, in the order of its plan, from those of its units. */
function batchResults(
  world: World,
  { plan, part, record, cases }: PreparedBatch,
  kept: ReadonlyMap<string, UnitResult>,
  notRun: NonNullable<Results['not_run']>,
): Results {
  const units = part.units.flatMap((unit) => kept.get(unit.unit_run_id) ?? []);
  const shared = sharedSessions(units);
  const results = units.map((unit) => {
    const other = shared.get(unit.unit_run_id);
    if (other === undefined) return unit;
    const why = `${unitName(other)} tells the same session; neither was a run of its own`;
    world.say(`${unitName(unit)} infra_error contaminated: ${why}`);
    return infraResult(unit, 'contaminated', why);
  });
  return makeResults(world, {
    mode: record.mode === 'live' ? 'live' : 'rehearsal',
    plan,
    part,
    shard: record.shard === undefined ? null : { shard: record.shard, attempt: record.attempt ?? 1 },
    cases,
    skillSetDigest: record.skill_set_digest,
    units: results,
    notRun,
    budget: record.adaptive,
  });
}
