import { dirname, join, resolve } from 'node:path';

import { parsePlan, PLAN_FILE, type Plan } from '../../contracts/plan.ts';
import { refuseOtherPlan, type PlanClaims } from '../../gates/jobs/judge-needs.ts';
import { readOptionalTextFile, readTextFile } from '../../io/read-text-file.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';
import type { Batch } from '../../routing/join-results.ts';
import { newestAttempts, type NewestAttempts } from '../../routing/newest-attempts.ts';
import { readResults, type ArtifactFolder } from './results-files.ts';
import type { World } from '../world/world.ts';

/**
 * Reads each results file once, and the plan of each: the given one, else `plan.json` beside the results. Of several attempts at a shard
 * the newest counts.
 *
 * @param claims what the jobs that planned told of the plan; null where none could
 * @throws PortcullisError `not_comparable` for another plan than was told of, `invalid_input` without a plan, and what `newestAttempts` throws
 */
export async function loadBatches(
  world: World,
  places: readonly (string | ArtifactFolder)[],
  given: Plan | null,
  claims: PlanClaims | null,
): Promise<NewestAttempts> {
  const batches: Batch[] = [];
  for (const { path, shown, artifact, results } of await readResults(world, places)) {
    const plan = given ?? (await planBeside(path, shown));
    const place = artifact === undefined ? {} : { place: path, artifact };
    batches.push({ file: shown, ...place, results, plan });
  }
  if (claims !== null) {
    for (const plan of new Set([...(given === null ? [] : [given]), ...batches.map((batch) => batch.plan)])) {
      refuseOtherPlan(plan, claims);
    }
  }
  return newestAttempts(batches);
}

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

/** Which cells should have run stands in the plan only. */
async function planBeside(path: string, shown: string): Promise<Plan> {
  const text = await readOptionalTextFile(join(dirname(path), PLAN_FILE), 'the plan');
  if (text !== undefined) return parsePlan(text, join(dirname(shown), PLAN_FILE));
  throw invalidInput(
    `${shown}: expected its plan, found neither --plan nor a ${PLAN_FILE} beside it`,
    `Keep ${PLAN_FILE} beside the results, or name it with --plan.`,
  );
}
