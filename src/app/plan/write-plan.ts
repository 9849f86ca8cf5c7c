import { resolve } from 'node:path';

import { documentText } from '../../contracts/document-text.ts';
import type { Plan } from '../../contracts/plan.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { defaultSecondsOf } from '../../providers/known-providers.ts';
import { expectedSeconds, timesOfBaseline, timesOfResults } from '../../routing/expected-seconds.ts';
import { DEFAULT_SHARDS, packShards, type ShardWish } from '../../routing/pack-shards.ts';
import { planOutputs, type PlanOutputs } from '../../routing/plan-shards.ts';
import { clientSkills, unavailableSkills } from '../repository/client-skills.ts';
import { headBaseline } from '../comparator/routing-comparator.ts';
import { type MadePlan, makePlan, type PlanOptions } from './make-plan.ts';
import { readResults } from '../results/results-files.ts';
import type { World } from '../world/world.ts';

export { type ShardWish } from '../../routing/pack-shards.ts';

/** Where a matrix is asked for, and nothing is said of its jobs: each takes about a minute to begin. */
export const MATRIX_WISH: ShardWish = { most: DEFAULT_SHARDS, seconds: 600 };

/** The shards that a number of jobs and their minutes ask for; null where neither is given. */
export function shardWish(most: number | null, minutes: number | null): ShardWish | null {
  return most === null && minutes === null ? null : { most, seconds: minutes === null ? null : minutes * 60 };
}

export interface WritePlanOptions extends PlanOptions {
  /** Where the plan is written to. */
  readonly output: string | null;
  /** Null makes a plan without shards. */
  readonly shards: ShardWish | null;
  /** Results whose times tell how long units take, before what the baseline tells. */
  readonly durations: readonly string[];
}

export interface WrittenPlan extends MadePlan {
  /** What a job hands on. */
  readonly outputs: PlanOutputs;
}

/** Plans a batch, packs it into shards where they are asked for, and, where a file is named, writes the plan to it. */
export async function writePlan(world: World, options: WritePlanOptions): Promise<WrittenPlan> {
  const made = await makePlan(world, options);
  const roots = options.skills?.map((path) => resolve(world.cwd, path)) ?? made.config.skills;
  const clients = await clientSkills(world.root, roots, made.config, made.config.providers.keys());
  for (const line of unavailableSkills(clients)) world.say(line);
  const plan = options.shards === null ? made.plan : await sharded(world, options, made, options.shards);
  const outputs = planOutputs(plan);
  const { output } = options;
  if (output !== null) await writeFileAtomically(resolve(world.cwd, output), documentText(plan), 'the plan');
  return { ...made, plan, outputs };
}

async function sharded(
  world: World,
  { durations }: WritePlanOptions,
  { plan, config, comparator }: MadePlan,
  wish: ShardWish,
): Promise<Plan> {
  const baseline = comparator?.baseline ?? (await headBaseline(world.root, config));
  const recorded = (await readResults(world, durations)).flatMap(({ results }) => timesOfResults(results.results));
  const secondsOf = expectedSeconds(defaultSecondsOf, recorded, timesOfBaseline(baseline));
  return { ...plan, shards: [...packShards(plan.units, secondsOf, wish)] };
}
