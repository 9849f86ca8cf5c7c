import { join, resolve } from 'node:path';

import { setOutput, setSecret } from '@actions/core';

import { compareRequestOfRun, mayRunAgents, type CompareInputs } from '../app/comparator/compare-request-of-run.ts';
import { githubAccess, workflowRun } from '../app/world/workflow-run.ts';
import { interruptSignal } from '../app/world/interrupt-signal.ts';
import { openWorld } from '../app/world/open-world.ts';
import { errorSummary, safeText } from '../app/gates/reports.ts';
import { loadPlan } from '../app/results/load-run.ts';
import { artifactsByApi, RunArtifacts } from '../app/results/run-artifacts.ts';
import { checkedShard } from '../app/run/checked-shard.ts';
import { lifecycleLines } from '../app/run/lifecycle-lines.ts';
import { DEFAULT_PARALLEL } from '../app/run/run-options.ts';
import { runShard, type ShardMode, type ShardOptions } from '../app/run/run-shard.ts';
import type { RunListeners } from '../app/run/run-mode.ts';
import { configuredSecrets, knownSecrets } from '../app/run/unit-redaction.ts';
import { VERSION } from '../contracts/version.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { leftFolder, workspaceFolder } from './action-paths.ts';
import { finishRoute, type Routed } from './finish-route.ts';
import { harmlessError } from './harmless-error.ts';
import { RawLog } from './print-raw.ts';
import { leaveBehind } from './route-state.ts';
import { writeSummary } from './write-summary.ts';

/** The inputs of the `route` action; null where one is not given. */
export interface RouteInputs extends Pick<ShardOptions, 'mode' | 'cases' | 'skills' | 'timeout' | 'adaptive'> {
  readonly shard: number;
  readonly agent: string | null;
  readonly plan: string | null;
  readonly planDigest: string | null;
  readonly compare: CompareInputs;
  readonly maxParallel: number | null;
  readonly upload: boolean;
  readonly directory: string | null;
}

/** Runs one job of a plan, uploads what came of it, and tells it in the job summary. Verdicts decide nothing here: the gate does. */
export async function runRoute(inputs: RouteInputs): Promise<void> {
  try {
    await finishRoute(await routed(inputs), inputs.upload);
  } catch (error) {
    if (error instanceof PortcullisError) await writeSummary(errorSummary('Routing', error));
    throw harmlessError(error);
  }
}

async function routed(inputs: RouteInputs): Promise<Routed> {
  refuseStrangers(inputs.mode);
  const directory = leftFolder(inputs.directory);
  const { attempt } = workflowRun(process.env);
  const file = inputs.plan ?? (await downloadedPlan(join(directory, 'plan'), inputs.compare.token));
  const job = await checkedShard({
    file: resolve(workspaceFolder(), file),
    digest: inputs.planDigest,
    shard: inputs.shard,
    agent: inputs.agent,
    attempt,
  });
  setOutput('artifact', job.name);
  if (inputs.upload) leaveBehind({ folder: join(directory, job.name), name: job.name });
  const { mode, cases, skills, timeout, adaptive } = inputs;
  const options: ShardOptions = {
    mode,
    given: { file, shard: inputs.shard, attempt },
    cases,
    skills,
    compare: await compareRequestOfRun(process.env, inputs.compare),
    directory,
    maxParallel: inputs.maxParallel ?? DEFAULT_PARALLEL,
    timeout,
    adaptive,
    environment: process.env,
  };
  return { job, ...(await watched(options)) };
}

/** Runs the job, and shows how it goes on. Keys are masked before any agent is started; from then on nothing in the log is a command. */
async function watched(options: ShardOptions): Promise<Omit<Routed, 'job'>> {
  const log = new RawLog();
  const notes: string[] = [];
  const mask = (values: readonly string[]): void => values.forEach((value) => setSecret(value));
  mask(knownSecrets(process.env));
  const listeners: RunListeners = {
    ...lifecycleLines((line) => log.print(line)),
    onFolder: (folder) => setOutput('results', folder),
    onCommands: ({ config, comparator, replaced }) => {
      mask(configuredSecrets(config, process.env));
      log.open();
      if (comparator === null || replaced.length === 0) return;
      notes.push(`agents were started as ${comparator.name} says; the head's ${replaced.join(', ')} did not count`);
    },
    onStop: (why) => {
      log.print(`error: ${safeText(why)}`);
      notes.push(`stopped: ${why}`);
    },
  };
  const { signal, release } = interruptSignal();
  try {
    const world = openWorld(VERSION, workspaceFolder(), (line) => log.print(line));
    return { outcome: await runShard(world, options, listeners, signal), notes };
  } finally {
    release();
    log.close();
  }
}

/** Code of strangers must not run beside the rights of the base. Recordings are only read. */
function refuseStrangers({ kind }: ShardMode): void {
  const name = process.env['GITHUB_EVENT_NAME'] ?? '';
  if (kind === 'replay' || mayRunAgents(name)) return;
  throw new PortcullisError(
    'usage',
    `No agent is run on ${name}: it gives the code of strangers the rights of the base branch.`,
    'Run agents on pull_request; of forks, which get no secrets there, with "mode: rehearsal" or "mode: replay".',
  );
}

async function downloadedPlan(folder: string, token: string | null): Promise<string> {
  const access = githubAccess(process.env, token);
  if (access !== null) {
    const artifacts = new RunArtifacts(access, workflowRun(process.env));
    return (await loadPlan(artifactsByApi(artifacts, folder))).path;
  }
  throw new PortcullisError(
    'usage',
    'The input "plan" is missing, and without a token, GITHUB_API_URL and GITHUB_REPOSITORY its artifact cannot be asked for.',
    'Set "token", or download the plan in a step before and name it by "plan".',
  );
}
