import { dirname, join, resolve } from 'node:path';

import type { LocatedCase, RoutingCase } from '../../contracts/case-file.ts';
import type { Config } from '../../contracts/config.ts';
import { parsePlan, PLAN_FILE, type Plan } from '../../contracts/plan.ts';
import type { Results } from '../../contracts/results.ts';
import { refuseOtherPlan, type PlanClaims } from '../../gates/jobs/judge-needs.ts';
import { readOptionalTextFile, readTextFile } from '../../io/read-text-file.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { Batch } from '../../routing/join-results.ts';
import { newestAttempts } from '../../routing/newest-attempts.ts';
import { planUnits } from '../../routing/plan-units.ts';
import { fixedTrials, type PlannedTrials } from '../../routing/sampling/cell-rule.ts';
import { readResults, type ArtifactFolder } from './results-files.ts';
import type { World } from '../world/world.ts';

/**
 * Reads each results file once, and the plan of each: the given one, else `plan.json` beside the results, else everything that the case
 * set and the configuration ask for. Of several attempts at a shard the newest counts.
 *
 * @param claims what the jobs that planned told of the plan; null where none could
 * @throws PortcullisError `not_comparable` for another plan than was told of, and what `newestAttempts` throws
 */
export async function loadBatches(
  world: World,
  places: readonly (string | ArtifactFolder)[],
  given: Plan | null,
  cases: readonly LocatedCase[],
  config: Config,
  claims: PlanClaims | null,
): Promise<{ readonly batches: readonly Batch[]; readonly warnings: readonly string[] }> {
  const planned: Batch[] = [];
  const unplanned: Batch[] = [];
  const warnings: string[] = [];
  for (const { path, shown, artifact, results } of await readResults(world, places)) {
    const plan = given ?? (await planAt(join(dirname(path), PLAN_FILE), join(dirname(shown), PLAN_FILE)));
    if (plan === null) {
      refuseShard(shown, results);
      warnings.push(`${shown}: no plan lies beside it, so everything that is configured counts as planned`);
      unplanned.push({ file: shown, results, plan: fullPlan(results, cases, config) });
    } else if (artifact === undefined) planned.push({ file: shown, results, plan });
    else planned.push({ file: shown, place: path, artifact, results, plan });
  }
  if (claims !== null) {
    for (const plan of new Set([...(given === null ? [] : [given]), ...planned.map((batch) => batch.plan)])) {
      refuseOtherPlan(plan, claims);
    }
  }
  const newest = newestAttempts(planned);
  return { batches: [...newest.batches, ...unplanned], warnings: [...warnings, ...newest.notes] };
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

async function planAt(path: string, shown: string): Promise<Plan | null> {
  const text = await readOptionalTextFile(path, 'the plan');
  return text === undefined ? null : parsePlan(text, shown);
}

/** Which cells a shard should have run stands in its plan only. */
function refuseShard(file: string, { shard }: Results): void {
  if (shard === undefined) return;
  throw new PortcullisError(
    'invalid_input',
    `${file}: expected the plan of shard ${shard}, found neither --plan nor a plan.json beside it`,
    'Keep plan.json beside the results, or name it with --plan.',
  );
}

/** Ids are taken from the results where they have a row; a unit without one has no id that anybody knows. */
function fullPlan(results: Results, cases: readonly LocatedCase[], config: Config): Plan {
  const ids = new Map(results.results.map((row) => [`${row.case_id} ${row.agent} ${row.trial}`, row.unit_run_id]));
  const last = new Map<string, number>();
  for (const { case_id: caseId, agent, trial } of results.results) {
    const cell = `${caseId} ${agent}`;
    last.set(cell, Math.max(last.get(cell) ?? 0, trial));
  }
  const trials = ({ case_id: caseId }: RoutingCase, agent: string): PlannedTrials =>
    fixedTrials(Math.max(config.sampling.trials, last.get(`${caseId} ${agent}`) ?? 0));
  const plan = planUnits({
    cases,
    providers: [...config.providers.keys()],
    selection: { agents: null, case_ids: null, categories: null },
    trials,
    commit: results.commit,
    batchRunId: results.batch_run_id,
    newId: () => '00000000-0000-0000-0000-000000000000',
  });
  return {
    ...plan,
    units: plan.units.map((unit) => ({
      ...unit,
      unit_run_id: ids.get(`${unit.case_id} ${unit.agent} ${unit.trial}`) ?? unit.unit_run_id,
    })),
  };
}
