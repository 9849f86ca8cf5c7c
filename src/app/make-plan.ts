import type { LocatedCase } from '../contracts/case-file.ts';
import type { Config } from '../contracts/config.ts';
import type { Plan, PlanSelection } from '../contracts/plan.ts';
import { planUnits } from '../routing/plan-units.ts';
import { configOrDefault } from './load-config.ts';
import { casePaths, loadCases } from './load-cases.ts';
import { openRepository } from './open-repository.ts';
import type { World } from './world.ts';

export interface PlanOptions {
  /** Paths or globs; null means the configured ones. */
  readonly cases: readonly string[] | null;
  readonly selection: PlanSelection;
  /** Null means the configured number. */
  readonly trials: number | null;
}

export interface MadePlan {
  readonly plan: Plan;
  readonly cases: readonly LocatedCase[];
  readonly config: Config;
}

export interface KnownOfPlan {
  /** May give a cell more trials than asked for, never fewer. */
  readonly moreTrials?: (caseId: string, agent: string) => number;
  /** Without it the batch gets a new id. */
  readonly batchRunId?: string;
}

/** Plans a batch for the working tree: cases × configured providers × trials, narrowed by the selection. */
export async function makePlan(world: World, options: PlanOptions, known: KnownOfPlan = {}): Promise<MadePlan> {
  const config = await configOrDefault(world.root);
  const cases = await loadCases(world.root, casePaths(world, options.cases) ?? config.cases);
  const repository = await openRepository(world);
  const trials = options.trials ?? config.trials;
  const plan = planUnits({
    cases,
    providers: [...config.providers.keys()],
    selection: options.selection,
    trials: (caseId, agent) => Math.max(trials, known.moreTrials?.(caseId, agent) ?? 0),
    commit: (await repository?.headCommit()) ?? null,
    batchRunId: known.batchRunId ?? world.newId(),
    newId: world.newId,
  });
  return { plan, cases, config };
}
