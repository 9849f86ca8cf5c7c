import { join, resolve } from 'node:path';

import type { GateResult } from '../contracts/gate-result.ts';
import { parsePlan, planDigest } from '../contracts/plan.ts';
import { withFailedLegs } from '../gates/failed-legs.ts';
import { jobIds, judgeNeeds, planClaims, type PlanClaims } from '../gates/judge-needs.ts';
import { readTextFile } from '../io/read-text-file.ts';
import { makeNewFolder } from '../io/make-folder.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { PLAN_ARTIFACT } from '../routing/run-artifacts.ts';
import { workflowRun } from './gate-environment.ts';
import type { LoadedRun } from './load-run.ts';
import type { ArtifactSource } from './run-artifacts.ts';
import { runGates, type AllGatesOptions } from './run-gates.ts';
import type { World } from './world.ts';

/** What a job that gates a workflow run was given. */
export interface GateJobsOptions extends Omit<AllGatesOptions, 'results' | 'legs' | 'notes' | 'downloads'> {
  /** Where the results lie; null where they are the artifacts of this run. */
  readonly results: readonly string[] | null;
  /** What `toJSON(needs)` gave, and the ids that may be skipped; null where the gate judges results alone. */
  readonly needs: { readonly text: string; readonly allowedSkips: string } | null;
  /** Of the process. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/**
 * The gate of a workflow run: the jobs that it needs, and the results that they left. A job that did not succeed fails the gate whatever
 * the results say, and the results are judged whatever became of the jobs, so that the report has both.
 */
export async function gateJobs(world: World, options: GateJobsOptions): Promise<GateResult> {
  const { needs } = options;
  const legs = needs === null ? null : judgeNeeds(needs.text, jobIds(needs.allowedSkips));
  try {
    const evidence = await evidenceOf(world, options);
    if (needs !== null) await holdToClaims(world, evidence, planClaims(needs.text));
    return await runGates(world, { ...options, ...evidence, legs });
  } catch (error) {
    throw withFailedLegs(error, legs ?? []);
  }
}

/**
 * The plan has to be the one that the planning job told of: an artifact can be replaced by whoever has the run's token.
 *
 * @throws PortcullisError `not_comparable` where it is another
 */
async function holdToClaims(world: World, { plan }: Evidence, claims: PlanClaims): Promise<void> {
  if (plan === null || Object.values(claims).every((claim) => claim === null)) return;
  const found = parsePlan(await readTextFile(resolve(world.cwd, plan), 'the plan'), plan);
  const hasWork = (found.shards ?? found.units).length > 0;
  const told: readonly (readonly [string, string | boolean | null, string | boolean])[] = [
    ['plan-digest', claims.digest, planDigest(found)],
    ['batch-run-id', claims.batch, found.batch_run_id],
    ['has-work', claims.hasWork, hasWork],
  ];
  const wrong = told.find(([, claim, value]) => claim !== null && claim !== value);
  if (wrong === undefined) return;
  const [name, claim, value] = wrong;
  throw new PortcullisError(
    'not_comparable',
    `the plan of this run: expected ${name} ${String(claim)}, which the job that plans told, found ${String(value)}`,
    'Run all jobs again.',
  );
}

type Evidence = Pick<AllGatesOptions, 'results' | 'plan' | 'downloads'> & { readonly notes: readonly string[] };

async function evidenceOf(world: World, options: GateJobsOptions): Promise<Evidence> {
  const { results, plan, environment } = options;
  const planFile = plan === null ? null : resolve(world.cwd, plan);
  if (results === null) {
    const downloads = await makeNewFolder(join(environment['RUNNER_TEMP'] ?? world.cwd, 'portcullis-artifacts-'));
    return { ...(await loaded(await artifactsOfRun(options, downloads), planFile)), downloads };
  }
  const [folder] = results;
  if (planFile !== null || folder === undefined || results.length > 1) return { results, plan, notes: [] };
  // One folder as actions/download-artifact leaves it: the same as the artifacts themselves, where the run's plan is among them.
  const { artifactsInFolder, newestOf } = await import('./run-artifacts.ts');
  const attempt = Number(environment['GITHUB_RUN_ATTEMPT'] ?? Number.POSITIVE_INFINITY);
  const source = artifactsInFolder(resolve(world.cwd, folder), attempt);
  return (await newestOf(source, PLAN_ARTIFACT)) === null ? { results, plan, notes: [] } : loaded(source, null);
}

async function artifactsOfRun({ github, environment }: GateJobsOptions, folder: string): Promise<ArtifactSource> {
  const run = workflowRun(environment);
  const access = github?.access ?? null;
  if (access === null) {
    throw new PortcullisError(
      'usage',
      'The input "results" is missing, and without a token the artifacts of this run cannot be loaded.',
      'Set "token" under "with:" and grant the job "actions: read"; or load the artifacts by another step and name their folder in "results".',
    );
  }
  const { artifactsByApi, RunArtifacts } = await import('./run-artifacts.ts');
  return artifactsByApi(new RunArtifacts(access, run), folder);
}

async function loaded(source: ArtifactSource, plan: string | null): Promise<LoadedRun> {
  const { loadRun } = await import('./load-run.ts');
  return loadRun(source, plan);
}
