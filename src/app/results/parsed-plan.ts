import { resolve } from 'node:path';

import { parsePlan, type Plan } from '../../contracts/plan.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import type { World } from '../world/world.ts';

/** A plan that was read, and how its file is called in messages. */
export interface ParsedPlan {
  readonly file: string;
  readonly plan: Plan;
}

/** Reads the plan that a path names, relative to where the command runs; one that was read before stays what it is. */
export async function parsedPlan(world: World, plan: string | ParsedPlan): Promise<ParsedPlan> {
  if (typeof plan !== 'string') return plan;
  return { file: plan, plan: parsePlan(await readTextFile(resolve(world.cwd, plan), 'the plan'), plan) };
}
