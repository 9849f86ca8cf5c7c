import { join, resolve } from 'node:path';

import { parsePlan, planDigest, type PlannedShard } from '../../contracts/plan.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { invalidInput, usageError } from '../../kernel/portcullis-error.ts';
import { shardName, shardOf } from '../../routing/plan-shards.ts';
import { compareRequestOfRun, mayRunAgents, type CompareInputs } from '../comparator/compare-request-of-run.ts';
import type { CompareRequest } from '../comparator/compare-request.ts';
import type { GivenPlan } from '../plan/given-plan.ts';
import { rehearseCases } from '../rehearse/rehearse-cases.ts';
import { loadPlan } from '../results/load-run.ts';
import { artifactsByApi } from '../results/artifact-source.ts';
import type { RunOutcome } from '../run/recorded-batch.ts';
import { runBatch } from '../run/run-batch.ts';
import {
  type Budget,
  DEFAULT_OUTPUT_BYTES,
  DEFAULT_PARALLEL,
  LIVE,
  LIVE_RETRIES,
  logFallback,
  type RunListeners,
  type RunOptions,
} from '../run/run-options.ts';
import { replay } from '../score/replay.ts';
import { githubAccess, workflowRun, type Environment } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';

/** Which job of which plan is to be run, and how; null where nothing is said. */
export interface JobRequest {
  readonly mode: JobMode;
  readonly shard: number;
  /** The provider that the matrix names. */
  readonly agent: string | null;
  /** The plan's file, relative to the checkout; null takes the newest plan among the artifacts of this run. */
  readonly plan: string | null;
  /** What the plan has to be, as the job that planned says. */
  readonly planDigest: string | null;
  /** As they were planned; null means the configured ones. */
  readonly cases: readonly string[] | null;
  readonly skills: readonly string[] | null;
  readonly compare: CompareInputs;
  readonly maxParallel: number | null;
  /** Seconds of a unit. */
  readonly timeout: number | null;
  readonly adaptive: Budget | null;
}

/** Of a replay with the folder of the recordings. */
export type JobMode =
  | { readonly kind: 'live' }
  | { readonly kind: 'rehearsal' }
  | { readonly kind: 'replay'; readonly transcripts: string };

/** A job whose plan is the one that was made for it. */
export interface Job {
  readonly request: JobRequest;
  readonly shard: PlannedShard;
  /** What its folder and its artifact are called. */
  readonly name: string;
  readonly given: GivenPlan;
  readonly compare: CompareRequest;
  /** Absolute: where the folder of the results goes. */
  readonly directory: string;
}

export interface JobOutcome extends RunOutcome {
  /** Planned units of which a replay has no transcript. */
  readonly missing: number;
}

/**
 * The job of a plan that this run of a workflow asks for.
 *
 * @param places absolute: the checkout, and where files are left
 * @throws PortcullisError `invalid_input` for another plan, `usage` for a shard that it does not have or has for another provider, and on an
 * event that may not run agents
 */
export async function loadJob(
  environment: Environment,
  request: JobRequest,
  { workspace, directory }: { readonly workspace: string; readonly directory: string },
): Promise<Job> {
  refuseUntrustedEvent(environment, request.mode);
  const { attempt } = workflowRun(environment);
  const file = request.plan ?? (await downloadedPlan(environment, join(directory, 'plan'), request.compare.token));
  const { shard, name } = await checkedShard(resolve(workspace, file), request, attempt);
  const compare = await compareRequestOfRun(environment, request.compare);
  return { request, shard, name, given: { file, shard: request.shard, attempt }, compare, directory };
}

/** Code of strangers must not run beside the rights of the base. Recordings are only read. */
function refuseUntrustedEvent(environment: Environment, { kind }: JobMode): void {
  const event = environment['GITHUB_EVENT_NAME'] ?? '';
  if (kind === 'replay' || mayRunAgents(event)) return;
  throw usageError(
    `No agent is run on ${event}: it gives the code of strangers the rights of the base branch.`,
    'Run agents on pull_request; of forks, which get no secrets there, with "mode: rehearsal" or "mode: replay".',
  );
}

async function downloadedPlan(environment: Environment, folder: string, token: string | null): Promise<string> {
  const access = githubAccess(environment, token);
  return (await loadPlan(artifactsByApi(access, workflowRun(environment), folder, 'plan'))).path;
}

async function checkedShard(
  file: string,
  { planDigest: digest, shard: wanted, agent }: JobRequest,
  attempt: number,
): Promise<Pick<Job, 'shard' | 'name'>> {
  const plan = parsePlan(await readTextFile(file, 'the plan'), file);
  const found = planDigest(plan);
  if (digest !== null && digest !== found) {
    throw invalidInput(
      `${file}: expected the plan ${digest}, found ${found}`,
      'Run all jobs again, so that they run what was planned for them.',
    );
  }
  const shard = shardOf(plan, wanted);
  if (agent !== null && agent.toLowerCase() !== shard.agent.toLowerCase()) {
    const message = `shard ${shard.shard}: expected one of ${agent}, found one of ${shard.agent}`;
    throw usageError(message, 'Take both inputs from the matrix of the job that planned.');
  }
  return { shard, name: shardName(shard, attempt) };
}

const EVERYTHING = { agents: null, case_ids: null, categories: null };

/** Runs, rehearses or replays a job. Throws what these throw. */
export async function runJob(
  world: World,
  { request, given, compare, directory }: Job,
  environment: Environment,
  listeners: RunListeners,
  signal: AbortSignal,
): Promise<JobOutcome> {
  const { mode, cases, skills, timeout, adaptive } = request;
  const maxParallel = request.maxParallel ?? DEFAULT_PARALLEL;
  // What is selected stands in the plan.
  const planned = { cases, skills, selection: EVERYTHING, trials: null, compare, given };
  const batch = { ...planned, artifactsRoot: directory, output: null };
  if (mode.kind === 'replay') {
    const replayed = await replay(world, { ...batch, transcripts: mode.transcripts }, listeners);
    return { ...replayed, missing: replayed.missing.length };
  }
  const asked: RunOptions = {
    ...batch,
    record: null,
    workspace: null,
    ofCommit: true,
    models: {},
    clientPaths: new Map(),
    maxParallel,
    budgetWait: 0,
    limits: {
      timeouts: {},
      timeout,
      // A scripted model fails only where the scenario says so.
      retries: mode.kind === 'live' ? LIVE_RETRIES : 0,
      max_turns: null,
      output_bytes: DEFAULT_OUTPUT_BYTES,
    },
    logs: logFallback(maxParallel),
    adaptive,
    resume: null,
    installs: true,
    environment,
  };
  const ran =
    mode.kind === 'live'
      ? await runBatch(world, asked, LIVE, listeners, signal)
      : await rehearseCases(world, { ...asked, scenarios: null }, listeners, signal);
  return { ...ran, missing: 0 };
}
