import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { TASK_SECTION } from '../../contracts/context-section.ts';
import { comparesTrials, type PlannedUnit } from '../../contracts/plan.ts';
import type { UnitResult } from '../../contracts/results.ts';
import { TerminatingError, type TerminationReason } from '../../contracts/termination.ts';
import { unitRecord } from '../../governance/termination/unit-records.ts';
import { withoutOnPath } from '../../io/clients/resolve-program.ts';
import { notWritten } from '../../io/file-error.ts';
import { isFile } from '../../io/find-files.ts';
import { holdMemory } from '../../io/hold-memory.ts';
import { makeFolder } from '../../io/make-folder.ts';
import { makeBatchFolder, removeFolder } from '../../io/unit/unit-folder.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { instructingFiles } from '../repository/instructing-files.ts';
import { retryPolicyOf } from '../retry/retry-policy.ts';
import type { World } from '../world/world.ts';
import { beginGoverned } from '../governance/begin-governed.ts';
import type { GovernedRun } from '../governance/governed-run.ts';
import { transcriptStem } from '../results/batch-folder.ts';
import { unstartedResult } from './judge-run.ts';
import { prepareBatch, type PreparedBatch } from './prepare-batch.ts';
import type { Budget, RunListeners, RunMode, RunOptions } from './run-options.ts';
import { RunBudget, runRounds, scheduleUnits, type ScheduleActions } from './run-rounds.ts';
import { recordedBatch, type RunningBatch, type RunOutcome } from './recorded-batch.ts';
import { runUnit } from './run-unit.ts';
import { hasLibraries, unitAccess } from './unit-access.ts';
import type { UnitJob, UnitWorld } from './unit-job.ts';
import { clientsOf, jobOf, type BatchContext, type PlannedJob, type ProviderClient } from './make-unit-job.ts';

const UNLIMITED: Budget = { units: null, usd: null, minutes: null };

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
    const given = { ...options, environment };
    const { config, plan, batch } = prepared;
    const place = { run: plan.batch_run_id, folder: batch.path, waitSeconds: options.budgetWait };
    return await recordedBatch(world, given, prepared, signal, async (running) => {
      const asked = { ...place, environment: options.environment, signal };
      const governed = await beginGoverned(world, config.governance, asked);
      try {
        return await runPrepared(world, given, mode, prepared, running, listeners, signal, governed);
      } finally {
        await governed?.close();
      }
    });
  } finally {
    prepared.unlock();
  }
}

/** Runs the units; those that a budget has left out. */
async function runPrepared(
  world: World,
  options: RunOptions,
  mode: RunMode,
  prepared: PreparedBatch,
  { run, planned, kept }: RunningBatch,
  listeners: RunListeners,
  signal: AbortSignal,
  governed: GovernedRun | null,
): Promise<readonly PlannedUnit[]> {
  const { batch, part: plan, record, config } = prepared;
  const parent = await makeBatchFolder(plan.batch_run_id, record.shard ?? null);
  try {
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
    const maxParallel = Math.min(options.maxParallel, governed?.most('parallel_agents') ?? options.maxParallel);
    const ofAttempt = mode.mode === 'live' ? (governed?.ofAttempt ?? {}) : {};
    const take = async ({ unit_run_id: id }: PlannedUnit): Promise<boolean> =>
      governed === null || (await governed.take(id, ofAttempt, ['parallel_agents']));
    listeners.onBegin(maxParallel);
    for (const unit of plan.units) {
      const result = kept.get(unit.unit_run_id);
      if (result !== undefined) listeners.onState({ unit, state: 'kept', result });
    }
    const unitWorld: UnitWorld = {
      source: await mode.begin(record.scenarios, plan),
      offer: mode.offer,
      retryPolicy,
      signal,
      mayRetry: async ({ unit }, { usage }) => {
        await governed?.give(unit.unit_run_id, usage);
        return take(unit);
      },
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
      total: maxParallel,
      ofProvider: (agent: string) => config.providers.get(agent)?.max_parallel ?? maxParallel,
    };
    const violations: TerminatingError[] = [];
    const stopped = new Map<string, TerminationReason>();
    const actions: ScheduleActions<{ readonly agent: string; readonly job: PlannedJob }> = {
      run: async ({ job: asked }) => {
        const { program } = asked;
        if (program instanceof PortcullisError) throw new Error('a unit was begun that cannot be started');
        const job = { ...asked, program };
        if (governed !== null && hasLibraries(config)) {
          const query = `access of ${job.unit.unit_run_id}`;
          if (!(await governed.take(query, { retrieval_queries: 1 }, []))) return null;
          await governed.give(query);
        }
        const access = await unitAccess(world, prepared, job);
        if (access.isGrave && access.error !== null) violations.push(access.error);
        const composed = access.error ?? (await withContext(world, prepared, { ...job, masks: access.masks }));
        const fits = !(composed instanceof PortcullisError);
        if (fits && !(await take(job.unit))) return null;
        budget.begin();
        listeners.onState({ unit: job.unit, state: 'running' });
        const ran = fits ? await runUnit(composed, unitWorld) : await unstartedResult(job, 'invalid', composed.message);
        await governed?.give(job.unit.unit_run_id, ran?.usage);
        mode.onUnitEnd(job);
        if (ran === null) return null;
        const at = world.now().toISOString();
        const judged = { ...ran, finished_at: at };
        const reason = fits ? undefined : (access.error?.reason ?? 'context_budget_exceeded');
        const result = { ...judged, termination: unitRecord(judged, run.runId, at, reason) };
        budget.end(result);
        // Before it is kept: a run that is resumed would not come back to it.
        if (options.record !== null) await recordUnit(world, options.record, job);
        await batch.keep(result);
        ended(job.unit, result);
        return result;
      },
      // Nothing of it is kept on disk, so that a run that is resumed tries it again.
      leave: async ({ agent, job }, cause) => {
        const left = await unstartedResult(job, 'not_started', `not run: ${cause}`);
        const termination = unitRecord(left, run.runId, world.now().toISOString(), stopped.get(agent));
        ended(job.unit, { ...left, termination });
      },
      onStop: (agent, cause, last) => {
        stopped.set(agent, last?.termination?.reason ?? reasonOf(clients.get(agent)));
        listeners.onStop(cause.split(/[ :]/, 1)[0] === agent ? cause : `${agent}: ${cause}`);
      },
      obstacle: (agent) => obstacleOf(clients.get(agent)),
      isInterrupted: () =>
        signal.aborted || budget.isUsedUp() || (governed?.exhausted ?? null) !== null || violations.length > 0,
    };
    let round = nextRound(kept);
    run.phase = 'run';
    while (round.length > 0 && !actions.isInterrupted()) {
      for (const unit of round) planned.add(unit);
      listeners.onRound(round);
      const work = round.map((unit) => ({ agent: unit.agent, job: jobOf(world, options, mode, known, unit) }));
      await scheduleUnits(work, limits, actions);
      // A stopped provider's cells are not asked for more.
      round = nextRound(kept).filter(({ agent }) => !stopped.has(agent));
    }
    const [violation] = violations;
    if (violation !== undefined) throw violation;
    for (const unit of round) planned.add(unit);
    return round;
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
  const { context = [], prompt } = job.item.definition;
  if (context.length === 0) return job;
  const { composeFor } = await import('../governance/compose-for.ts');
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

/** For which reason a provider's units end that cannot be started. */
function reasonOf(found: ProviderClient | undefined): TerminationReason {
  return found?.program instanceof TerminatingError ? found.program.reason : 'blocked';
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
