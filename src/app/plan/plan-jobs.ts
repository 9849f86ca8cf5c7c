import { join } from 'node:path';

import { PLAN_FILE } from '../../contracts/plan.ts';
import { ProblemsError } from '../../contracts/problem.ts';
import { artifactName, PLAN_ARTIFACT } from '../../routing/attempt-artifacts.ts';
import { planOutputs, type PlanOutputs } from '../../routing/plan-shards.ts';
import { compareRequestOfRun, type CompareInputs } from '../comparator/compare-request-of-run.ts';
import { validateAll } from '../validate/validate.ts';
import { workflowRun, type Environment } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';
import type { PlanOptions } from './make-plan.ts';
import { MATRIX_WISH, shardWish, writePlan, type WrittenPlan } from './write-plan.ts';

/** What of the cases the jobs of a run are to run; null where nothing is said. */
export interface PlanJobsOptions extends Pick<PlanOptions, 'cases' | 'selection'> {
  /** Only the cases that the changes touch. */
  readonly changed: boolean;
  /** Roots of the skills, absolute or relative to where the command runs. */
  readonly skills: readonly string[] | null;
  readonly compare: CompareInputs;
  /** At most so many jobs. */
  readonly shards: number | null;
  /** Jobs of about this expected time. */
  readonly shardMinutes: number | null;
  readonly durations: readonly string[];
  /** Absolute: where the plan's file goes. */
  readonly directory: string;
}

export interface PlannedJobs extends WrittenPlan {
  readonly outputs: PlanOutputs;
  /** Absolute. */
  readonly file: string;
  /** The name of the plan's artifact. */
  readonly artifact: string;
}

/**
 * Plans the jobs of a workflow run, after everything was checked that `validate` checks: what is wrong is said once, before any job begins.
 *
 * @throws ProblemsError with every problem, and what planning throws
 */
export async function planJobs(world: World, environment: Environment, options: PlanJobsOptions): Promise<PlannedJobs> {
  const { cases, skills, selection, shards, shardMinutes, durations, directory } = options;
  const file = join(directory, PLAN_FILE);
  const artifact = artifactName(PLAN_ARTIFACT, workflowRun(environment).attempt);
  const compare = await compareRequestOfRun(environment, options.compare);
  const { problems } = await validateAll(world, { cases, baseline: null, skills });
  if (problems.length > 0) throw new ProblemsError('what is to be planned', problems);
  const written = await writePlan(world, {
    cases,
    selection,
    trials: null,
    compare,
    changed: options.changed,
    skills,
    output: file,
    shards: shardWish(shards, shardMinutes) ?? MATRIX_WISH,
    durations,
  });
  return { ...written, outputs: planOutputs(written.plan), file, artifact };
}
