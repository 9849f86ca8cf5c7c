import { join } from 'node:path';

import { counted } from '../../contracts/counted.ts';
import { parsePlan, PLAN_FILE } from '../../contracts/plan.ts';
import { RESULTS_FILE } from '../../contracts/results.ts';
import type { RunArtifact } from '../../contracts/run-artifact.ts';
import { isFile } from '../../io/find-files.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { notComparable } from '../../kernel/portcullis-error.ts';
import { artifactsOfShards, PLAN_ARTIFACT } from '../../routing/attempt-artifacts.ts';
import type { ParsedPlan } from './load-batches.ts';
import type { ArtifactFolder } from './results-files.ts';
import { newestOf, type ArtifactSource } from './artifact-source.ts';

/** Artifacts that are loaded at a time: each is held in memory while it is unpacked. */
const AT_A_TIME = 4;

/** Where the evidence of a run's jobs lies now. */
export interface LoadedRun {
  readonly plan: ParsedPlan;
  /** Those with results, also of earlier attempts; none where nothing had to run, or nothing was uploaded. */
  readonly results: readonly ArtifactFolder[];
  /** What is not there, in words. */
  readonly notes: readonly string[];
}

/**
 * The newest plan of a run, and of each of its shards the newest results; with these, those of earlier attempts.
 *
 * @param givenPlan the plan where it is known; then the run's own is not loaded
 * @throws PortcullisError `not_comparable` where there is no plan, or where something that was uploaded cannot be loaded
 */
export async function loadRun(artifacts: ArtifactSource, givenPlan: ParsedPlan | null): Promise<LoadedRun> {
  const { file, plan, attempt } = givenPlan === null ? await loadPlan(artifacts) : { ...givenPlan, attempt: 1 };
  const { chosen, notes } = artifactsOfShards(await artifacts.all(), plan, { from: attempt, to: artifacts.attempt });
  const { default: pLimit } = await import('p-limit');
  const atATime = pLimit(AT_A_TIME);
  const load = async (artifact: RunArtifact) => {
    const folder = await artifacts.folderOf(artifact);
    return { folder, artifact: artifact.name, isWhole: await isFile(join(folder, RESULTS_FILE)) };
  };
  const newest = await Promise.all(
    chosen.map(({ artifact, earlier }) => atATime(async () => ({ ...(await load(artifact)), earlier }))),
  );
  // Where the newest attempt has none, an earlier one must not take its place.
  const before = newest.flatMap(({ isWhole, earlier }) => (isWhole ? earlier : []));
  const folders = [...newest, ...(await Promise.all(before.map((artifact) => atATime(() => load(artifact)))))];
  const empty = folders.filter(({ isWhole }) => !isWhole).map(({ artifact }) => artifact);
  const without = `${counted(empty.length, 'artifact has', 'artifacts have')} no ${RESULTS_FILE}: ${empty.join(', ')}`;
  return {
    plan: { file, plan },
    results: folders.flatMap(({ folder, artifact, isWhole }) => (isWhole ? [{ folder, artifact }] : [])),
    notes: [...notes, ...(empty.length === 0 ? [] : [without])],
  };
}

export interface FoundPlan extends ParsedPlan {
  /** Where its file lies. */
  readonly path: string;
  /** The attempt that made it; 1 where that is not known. */
  readonly attempt: number;
}

/** The newest plan of a run. @throws PortcullisError `not_comparable` where there is none, or it cannot be loaded */
export async function loadPlan(artifacts: ArtifactSource): Promise<FoundPlan> {
  const newest = await newestOf(artifacts, PLAN_ARTIFACT);
  if (newest !== null) {
    const path = join(await artifacts.folderOf(newest.artifact), PLAN_FILE);
    const file = join(newest.artifact.name, PLAN_FILE);
    return { path, file, plan: parsePlan(await readTextFile(path, 'the plan'), file), attempt: newest.attempt };
  }
  const count = (await artifacts.all()).length;
  throw notComparable(
    `the artifacts of this run: expected one called ${PLAN_ARTIFACT}-a<attempt>, found none among ${count}`,
    'Look at the job that plans; or give the results and their plan by the inputs "results" and "plan".',
  );
}
