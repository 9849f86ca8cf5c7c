import { join, resolve } from 'node:path';

import type { GateResult } from '../../contracts/gate-result.ts';
import { withFailedJobs } from '../../gates/jobs/decide.ts';
import { jobIds, judgeNeeds, planClaims } from '../../gates/jobs/judge-needs.ts';
import { makeNewFolder } from '../../io/make-folder.ts';
import { PLAN_ARTIFACT } from '../../routing/attempt-artifacts.ts';
import type { CompareRequest } from '../comparator/compare-request.ts';
import { compareRequestOfRun, type CompareInputs } from '../comparator/compare-request-of-run.ts';
import type { LoadedRun } from '../results/load-run.ts';
import { parsedPlan } from '../results/load-batches.ts';
import type { ArtifactSource } from '../results/artifact-source.ts';
import { workflowRun, type ApiUse, type Environment } from '../world/workflow-run.ts';
import type { GatesOptions } from './gate-run.ts';
import { runGates } from './run-gates.ts';
import type { World } from '../world/world.ts';

/** What a job that gates a workflow run was given. */
export interface GateJobsOptions extends Pick<
  GatesOptions,
  'only' | 'cases' | 'comparator' | 'given' | 'tolerateInfra'
> {
  /** Where the results lie; null where they are the artifacts of this run. */
  readonly results: readonly string[] | null;
  /** The plan's file; null where it is among the results. */
  readonly plan: string | null;
  /** What `toJSON(needs)` gave, and the ids that may be skipped; null where the gate judges results alone. */
  readonly needs: { readonly text: string; readonly allowedSkips: string } | null;
  readonly compare: CompareInputs;
}

/**
 * The gate of a workflow run: the jobs that it needs, and the results that they left. A job that did not succeed fails the gate whatever
 * the results say, and the results are judged whatever became of the jobs, so that the report has both.
 *
 * @param use where all requests to the API count together
 */
export async function gateJobs(
  world: World,
  environment: Environment,
  options: GateJobsOptions,
  use: ApiUse,
): Promise<GateResult> {
  const { needs } = options;
  const compare = await compareRequestOfRun(environment, options.compare, use);
  const legs = needs === null ? [] : judgeNeeds(needs.text, jobIds(needs.allowedSkips));
  try {
    const evidence = await evidenceOf(world, environment, options, compare.access);
    const needed = needs === null ? {} : { needed: { legs, claims: planClaims(needs.text) } };
    return await runGates(world, { ...options, compare, ...evidence, ...needed });
  } catch (error) {
    throw withFailedJobs(error, legs);
  }
}

type Evidence = Pick<GatesOptions, 'results' | 'plan' | 'artifacts'> & { readonly notes: readonly string[] };

async function evidenceOf(
  world: World,
  environment: Environment,
  { results, plan }: GateJobsOptions,
  access: CompareRequest['access'],
): Promise<Evidence> {
  if (results === null) {
    const downloads = await makeNewFolder(join(environment['RUNNER_TEMP'] ?? world.cwd, 'portcullis-artifacts-'));
    const { artifactsByApi } = await import('../results/artifact-source.ts');
    const source = artifactsByApi(access, workflowRun(environment), downloads, 'results');
    const given = plan === null ? null : await parsedPlan(world, resolve(world.cwd, plan));
    return loaded(source, given);
  }
  const [folder] = results;
  if (plan !== null || folder === undefined || results.length > 1) return { results, plan, notes: [] };
  // One folder as actions/download-artifact leaves it: the same as the artifacts themselves, where the run's plan is among them.
  const { artifactsInFolder, newestOf } = await import('../results/artifact-source.ts');
  const attempt = Number(environment['GITHUB_RUN_ATTEMPT'] ?? Number.POSITIVE_INFINITY);
  const artifacts = artifactsInFolder(resolve(world.cwd, folder), attempt);
  const isRun = (await newestOf(artifacts, PLAN_ARTIFACT)) !== null;
  return isRun ? loaded(artifacts, null) : { results, plan, notes: [], artifacts };
}

async function loaded(artifacts: ArtifactSource, plan: LoadedRun['plan'] | null): Promise<Evidence> {
  const { loadRun } = await import('../results/load-run.ts');
  return { ...(await loadRun(artifacts, plan)), artifacts };
}
