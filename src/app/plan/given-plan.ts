import { join, resolve } from 'node:path';

import { caseSetDigest, type LocatedCase } from '../../contracts/case-file.ts';
import type { Config } from '../../contracts/config.ts';
import { parsePlan, type Plan } from '../../contracts/plan.ts';
import { RESULTS_FILE } from '../../contracts/results.ts';
import { RUN_RECORD_FILE } from '../../contracts/run-record.ts';
import { isFile } from '../../io/find-files.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { planOfShard, shardName, shardOf } from '../../routing/plan-shards.ts';
import { casePaths, loadCases } from '../repository/load-cases.ts';
import { configOrDefault } from '../repository/load-config.ts';
import { openRepository } from '../repository/open-repository.ts';
import type { World } from '../world/world.ts';

/** A plan that was made before, or one shard of it. */
export interface GivenPlan {
  /** The plan's file. */
  readonly file: string;
  /** Null means all of it. */
  readonly shard: number | null;
  /** Which attempt at the shard, counted from 1. */
  readonly attempt: number;
}

export interface LoadedPlan {
  /** As it was made; results are bound to it. */
  readonly plan: Plan;
  /** The units that are to be run. */
  readonly part: Plan;
  /** What the folder of the results is called. */
  readonly folder: string;
  readonly cases: readonly LocatedCase[];
  readonly config: Config;
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
  const cases = await loadCases(world.root, casePaths(world, casesNamed) ?? config.cases);
  refuseOther(file, 'the case set', plan.case_set_digest, caseSetDigest(cases));
  const head = (await (await openRepository(world))?.headCommit()) ?? null;
  refuseOther(file, 'the commit', plan.commit ?? '(none)', head ?? '(none)');
  const folder = shard === null ? plan.batch_run_id : shardName(shardOf(plan, shard), given.attempt);
  return { plan, part, folder, cases, config };
}

function refuseOther(file: string, what: string, planned: string, found: string): void {
  if (planned === found) return;
  throw new PortcullisError(
    'not_comparable',
    `${file}: expected ${what} that was planned, ${planned}, found ${found}`,
    'Check out the commit that the plan was made on, or plan again.',
  );
}

/** A plan's units have their ids, so that a second attempt in the same folder would take the first one's results for its own. */
export async function refuseBegun(folder: string): Promise<void> {
  for (const name of [RUN_RECORD_FILE, RESULTS_FILE]) {
    if (!(await isFile(join(folder, name)))) continue;
    throw new PortcullisError(
      'usage',
      `${folder}: expected a folder that is new, found the ${name} of an attempt`,
      'Go on with it by --resume, give another --attempt, or another --artifacts-root.',
    );
  }
}
