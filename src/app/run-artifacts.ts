import { join } from 'node:path';

import { counted } from '../contracts/counted.ts';
import { parsePlan, PLAN_FILE, type Plan } from '../contracts/plan.ts';
import { RESULTS_FILE } from '../contracts/results.ts';
import type { RunArtifact } from '../contracts/run-artifact.ts';
import { GitHubApi, type GitHubAccess } from '../io/github/github-api.ts';
import { GitHubArtifacts } from '../io/github/github-artifacts.ts';
import { isFile } from '../io/find-files.ts';
import { readTextFile } from '../io/read-text-file.ts';
import { unzipInto } from '../io/unzip-into.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { artifactsOfShards, newestArtifact, PLAN_ARTIFACT, type AttemptArtifact } from '../routing/run-artifacts.ts';

/** Artifacts that are loaded at a time: each is held in memory while it is unpacked. */
const AT_A_TIME = 4;

/** A workflow run whose artifacts are wanted. */
export interface WorkflowRun {
  readonly id: number;
  /** The present attempt, counted from 1. */
  readonly attempt: number;
}

/** Loads artifacts of one run, whichever attempt uploaded them. Nothing of it turns "could not be loaded" into "is not there". */
export class RunArtifacts {
  readonly #artifacts: GitHubArtifacts;
  readonly #run: WorkflowRun;
  #all: Promise<readonly RunArtifact[]> | undefined;

  constructor(access: GitHubAccess, run: WorkflowRun) {
    this.#artifacts = new GitHubArtifacts(new GitHubApi(access));
    this.#run = run;
  }

  /** The run's artifacts, asked for once. @throws PortcullisError `not_comparable` where the API does not tell */
  all(): Promise<readonly RunArtifact[]> {
    this.#all ??= this.#list();
    return this.#all;
  }

  /** The artifact `<stem>-a<attempt>` of the newest attempt; null where there is none. Throws what `all` throws. */
  async newest(stem: string): Promise<AttemptArtifact | null> {
    return newestArtifact(await this.all(), stem, { from: 1, to: this.#run.attempt });
  }

  /** Unpacks an artifact into a folder. @throws PortcullisError `not_comparable` where it cannot be loaded, and what `unzipInto` throws */
  async load(artifact: RunArtifact, folder: string): Promise<void> {
    const zip = await this.#artifacts.download(artifact);
    if (zip.kind === 'unavailable') throw unavailable(zip.reason);
    await unzipInto(folder, zip.value, `the artifact ${artifact.name}`);
  }

  async #list(): Promise<readonly RunArtifact[]> {
    const listed = await this.#artifacts.listOfRun(this.#run.id);
    if (listed.kind === 'found') return listed.value;
    throw unavailable(`the artifacts of run ${this.#run.id} cannot be listed: ${listed.reason}`);
  }
}

/** Where the evidence of a run's jobs lies now. */
export interface LoadedRun {
  /** The plan's file. */
  readonly plan: string;
  /** Folders with results; none where nothing had to run, or nothing was uploaded. */
  readonly results: readonly string[];
  /** What is not there, in words. */
  readonly notes: readonly string[];
}

/**
 * Loads the newest plan of a run, and of each of its shards the newest results, into a folder.
 *
 * @param givenPlan the plan's file where it is known; then the run's own is not loaded
 * @throws PortcullisError `not_comparable` where there is no plan, or where something that was uploaded cannot be loaded
 */
export async function loadRun(
  artifacts: RunArtifacts,
  run: WorkflowRun,
  folder: string,
  givenPlan: string | null,
): Promise<LoadedRun> {
  const planned = givenPlan === null ? await loadPlan(artifacts, folder) : await readPlan(givenPlan, 1);
  const { file, plan, attempt } = planned;
  const { chosen, notes } = artifactsOfShards(await artifacts.all(), plan, { from: attempt, to: run.attempt });
  const { default: pLimit } = await import('p-limit');
  const atATime = pLimit(AT_A_TIME);
  const folders = await Promise.all(
    chosen.map((artifact) =>
      atATime(async () => {
        const place = join(folder, artifact.name);
        await artifacts.load(artifact, place);
        return { place, name: artifact.name, isWhole: await isFile(join(place, RESULTS_FILE)) };
      }),
    ),
  );
  const empty = folders.filter(({ isWhole }) => !isWhole).map(({ name }) => name);
  return {
    plan: file,
    results: folders.filter(({ isWhole }) => isWhole).map(({ place }) => place),
    notes: [
      ...notes,
      ...(empty.length === 0
        ? []
        : [`${counted(empty.length, 'artifact has', 'artifacts have')} no ${RESULTS_FILE}: ${empty.join(', ')}`]),
    ],
  };
}

interface FoundPlan {
  readonly file: string;
  readonly plan: Plan;
  /** The attempt that made it, or an earlier one. */
  readonly attempt: number;
}

async function loadPlan(artifacts: RunArtifacts, folder: string): Promise<FoundPlan> {
  const newest = await artifacts.newest(PLAN_ARTIFACT);
  if (newest === null) {
    const count = (await artifacts.all()).length;
    throw new PortcullisError(
      'not_comparable',
      `the artifacts of this run: expected one called ${PLAN_ARTIFACT}-a<attempt>, found none among ${count}`,
      'Look at the job that plans; or give the results and their plan by the inputs "results" and "plan".',
    );
  }
  const place = join(folder, newest.artifact.name);
  await artifacts.load(newest.artifact, place);
  return readPlan(join(place, PLAN_FILE), newest.attempt);
}

async function readPlan(file: string, attempt: number): Promise<FoundPlan> {
  return { file, plan: parsePlan(await readTextFile(file, 'the plan'), file), attempt };
}

function unavailable(reason: string): PortcullisError {
  return new PortcullisError(
    'not_comparable',
    reason,
    'Run this job again; where the artifact service is not to be had, give the results by the input "results".',
  );
}
