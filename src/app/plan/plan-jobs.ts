import { problemsError } from '../../contracts/problem.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { PlanOutputs } from '../../routing/shard-matrix.ts';
import { validateAll } from '../repository/validate.ts';
import type { World } from '../world/world.ts';
import { writePlan, type ShardWish, type WritePlanOptions, type WrittenPlan } from './write-plan.ts';

export interface PlanJobsOptions extends WritePlanOptions {
  readonly shards: ShardWish;
  /** Roots of the skills, absolute or relative to where the command runs; null means the configured ones. */
  readonly skills: readonly string[] | null;
}

export interface PlannedJobs extends WrittenPlan {
  readonly outputs: PlanOutputs;
}

/**
 * Plans the jobs of a workflow, after everything was checked that `validate` checks: what is wrong is said once, before any job begins.
 *
 * @throws ProblemsError with every problem, and what planning throws
 */
export async function planJobs(world: World, options: PlanJobsOptions): Promise<PlannedJobs> {
  const { cases, skills } = options;
  const { problems } = await validateAll(world, { cases, baseline: null, skills });
  if (problems.length > 0) throw problemsError('what is to be planned', problems);
  const written = await writePlan(world, options);
  const { outputs } = written;
  if (outputs === null) throw new PortcullisError('usage', 'expected a plan with shards, found one without');
  return { ...written, outputs };
}
