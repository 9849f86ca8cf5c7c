import { join, resolve } from 'node:path';

import { caseSetDigest } from '../../contracts/case-file.ts';
import { parsePlan, type Plan } from '../../contracts/plan.ts';
import { RESULTS_FILE } from '../../contracts/results.ts';
import { RUN_RECORD_FILE } from '../../contracts/run-record.ts';
import { isFile } from '../../io/find-files.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { notComparable, usageError } from '../../kernel/portcullis-error.ts';
import { planOfShard, shardName, shardOf } from '../../routing/plan-shards.ts';
import { loadRoutingComparator } from '../comparator/routing-comparator.ts';
import { casePaths, loadCases } from '../repository/load-cases.ts';
import { configOrDefault } from '../repository/load-config.ts';
import { openRepository } from '../repository/open-repository.ts';
import type { World } from '../world/world.ts';
import { makePlan, type MadePlan, type PlanConstraints, type PlanOptions } from './make-plan.ts';

/** What every command takes that plans a batch and leaves its results. */
export interface BatchOptions extends PlanOptions {
  readonly artifactsRoot: string;
  /** A second place for `results.json`. */
  readonly output: string | null;
  /** Roots of the skills that are installed for each unit. */
  readonly skills: readonly string[] | null;
  /** A plan that was made before, instead of a new one; cases, selection and trials are then its own. */
  readonly given?: GivenPlan | null;
}

/** A plan that was made before, or one shard of it. */
export interface GivenPlan {
  /** The plan's file. */
  readonly file: string;
  /** Null means all of it. */
  readonly shard: number | null;
  /** Which attempt at the shard, counted from 1. */
  readonly attempt: number;
}

export interface LoadedPlan extends Pick<MadePlan, 'plan' | 'cases' | 'config'> {
  /** The units that are to be run. */
  readonly part: Plan;
  /** What the folder of the results is called. */
  readonly folder: string;
}

/** The plan that results are bound to, and its units that are run here. */
export interface BatchPlan extends MadePlan {
  readonly part: Plan;
}

/**
 * The plan of a batch: the one that was loaded, or a new one.
 *
 * @param folder of the batch, absolute
 */
export async function planOfBatch(
  world: World,
  options: BatchOptions,
  loaded: LoadedPlan | null,
  folder: string,
  constraints: PlanConstraints,
): Promise<BatchPlan> {
  if (loaded === null) {
    const made = await makePlan(world, options, constraints);
    return { ...made, part: made.plan };
  }
  await refuseBegun(folder);
  const { plan, part, cases, config } = loaded;
  return { plan, part, cases, config, comparator: await loadRoutingComparator(world, options.compare, options.cases) };
}

/** The shard that is run, and which attempt at it this is, as results and records say it; nothing for a whole plan. */
export function shardAndAttempt(
  given: BatchOptions['given'],
): { readonly shard: number; readonly attempt: number } | null {
  if (given === undefined || given === null || given.shard === null) return null;
  return { shard: given.shard, attempt: given.attempt };
}

/**
 * Reads a plan and refuses it where the working tree is not the one that it was made for.
 *
 * @throws PortcullisError `not_comparable` for other cases or another commit, `usage` for a shard that it does not have
 */
export async function loadGivenPlan(
  world: World,
  given: GivenPlan,
  casesNamed: readonly string[] | null,
): Promise<LoadedPlan> {
  const { file, shard } = given;
  const plan = parsePlan(await readTextFile(resolve(world.cwd, file), 'the plan'), file);
  const part = shard === null ? plan : planOfShard(plan, shard);
  const config = await configOrDefault(world.root);
  const cases = await loadCases(world.root, casePaths(world, casesNamed) ?? config.cases, config);
  refuseOther(file, 'the case set', plan.case_set_digest, caseSetDigest(cases));
  const head = (await (await openRepository(world))?.headCommit()) ?? null;
  refuseOther(file, 'the commit', plan.commit ?? '(none)', head ?? '(none)');
  const folder = shard === null ? plan.batch_run_id : shardName(shardOf(plan, shard), given.attempt);
  return { plan, part, folder, cases, config };
}

function refuseOther(file: string, what: string, planned: string, found: string): void {
  if (planned === found) return;
  throw notComparable(
    `${file}: expected ${what} that was planned, ${planned}, found ${found}`,
    'Check out the commit that the plan was made on, or plan again.',
  );
}

/** A plan's units have their ids, so that a second attempt in the same folder would take the first one's results for its own. */
async function refuseBegun(folder: string): Promise<void> {
  for (const name of [RUN_RECORD_FILE, RESULTS_FILE]) {
    if (!(await isFile(join(folder, name)))) continue;
    throw usageError(
      `${folder}: expected a folder that is new, found the ${name} of an attempt`,
      'Go on with it by --resume, give another --attempt, or another --artifacts-root.',
    );
  }
}
