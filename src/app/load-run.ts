import { join } from 'node:path';

import { counted } from '../contracts/counted.ts';
import { parsePlan, planDigest, PLAN_FILE, type Plan } from '../contracts/plan.ts';
import { parseResults, RESULTS_FILE } from '../contracts/results.ts';
import { isFile } from '../io/find-files.ts';
import { readTextFile } from '../io/read-text-file.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { shardName } from '../routing/plan-of-shard.ts';
import { artifactsOfShards, PLAN_ARTIFACT } from '../routing/run-artifacts.ts';
import { newestOf, type ArtifactSource } from './run-artifacts.ts';

/** Artifacts that are loaded at a time: each is held in memory while it is unpacked. */
const AT_A_TIME = 4;

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
 * The newest plan of a run, and of each of its shards the newest results.
 *
 * @param givenPlan the plan's file where it is known; then the run's own is not loaded
 * @throws PortcullisError `not_comparable` where there is no plan, or where something that was uploaded cannot be loaded
 */
export async function loadRun(artifacts: ArtifactSource, givenPlan: string | null): Promise<LoadedRun> {
  const { file, plan, attempt } =
    givenPlan === null ? await loadPlan(artifacts) : await readPlan(givenPlan, givenPlan, 1);
  const { chosen, notes } = artifactsOfShards(await artifacts.all(), plan, { from: attempt, to: artifacts.attempt });
  const { default: pLimit } = await import('p-limit');
  const atATime = pLimit(AT_A_TIME);
  const folders = await Promise.all(
    chosen.map((artifact) =>
      atATime(async () => {
        const place = await artifacts.folderOf(artifact);
        return { place, name: artifact.name, isWhole: await isFile(join(place, RESULTS_FILE)) };
      }),
    ),
  );
  for (const { place, name, isWhole } of folders) if (isWhole) await refuseMisnamed(place, name, plan);
  const empty = folders.filter(({ isWhole }) => !isWhole).map(({ name }) => name);
  const without = `${counted(empty.length, 'artifact has', 'artifacts have')} no ${RESULTS_FILE}: ${empty.join(', ')}`;
  return {
    plan: file,
    results: folders.filter(({ isWhole }) => isWhole).map(({ place }) => place),
    notes: [...notes, ...(empty.length === 0 ? [] : [without])],
  };
}

/**
 * An artifact holds what its name says: results of another shard in it would supersede that shard's own.
 *
 * @throws PortcullisError `not_comparable`
 */
async function refuseMisnamed(folder: string, name: string, plan: Plan): Promise<void> {
  const shown = join(name, RESULTS_FILE);
  const results = parseResults(await readTextFile(join(folder, RESULTS_FILE), 'the results'), shown);
  // Results of another plan are left out where all are joined.
  if (results.plan_digest !== planDigest(plan)) return;
  const { shard, attempt = 1 } = results;
  const planned = plan.shards?.find((one) => one.shard === shard);
  const expected = planned === undefined ? null : shardName(planned, attempt);
  if (expected === name) return;
  const found = shard === undefined ? 'those of no shard' : `those of shard ${shard}, attempt ${attempt}`;
  throw new PortcullisError(
    'not_comparable',
    `${shown}: expected the results that the artifact is called after, found ${found}`,
    'Run that job again.',
  );
}

export interface FoundPlan {
  readonly file: string;
  readonly plan: Plan;
  /** The attempt that made it; 1 where that is not known. */
  readonly attempt: number;
}

/** The newest plan of a run. @throws PortcullisError `not_comparable` where there is none, or it cannot be loaded */
export async function loadPlan(artifacts: ArtifactSource): Promise<FoundPlan> {
  const newest = await newestOf(artifacts, PLAN_ARTIFACT);
  if (newest !== null) {
    const file = join(await artifacts.folderOf(newest.artifact), PLAN_FILE);
    return readPlan(file, join(newest.artifact.name, PLAN_FILE), newest.attempt);
  }
  const count = (await artifacts.all()).length;
  throw new PortcullisError(
    'not_comparable',
    `the artifacts of this run: expected one called ${PLAN_ARTIFACT}-a<attempt>, found none among ${count}`,
    'Look at the job that plans; or give the results and their plan by the inputs "results" and "plan".',
  );
}

async function readPlan(file: string, shown: string, attempt: number): Promise<FoundPlan> {
  return { file, plan: parsePlan(await readTextFile(file, 'the plan'), shown), attempt };
}
