import { dirname, join, resolve } from 'node:path';

import type { LocatedCase, RoutingCase } from '../contracts/case-file.ts';
import type { Config } from '../contracts/config.ts';
import { parsePlan, PLAN_FILE, planDigest, type Plan } from '../contracts/plan.ts';
import { parseResults, type Results } from '../contracts/results.ts';
import { readOptionalTextFile, readTextFile } from '../io/read-text-file.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import type { Batch } from '../routing/join-results.ts';
import { planUnits } from '../routing/plan-units.ts';
import { fixedTrials, type PlannedTrials } from '../routing/sampling/planned-trials.ts';
import { resultsFiles } from './results-files.ts';
import type { World } from './world.ts';

export interface LoadedBatches {
  readonly batches: readonly Batch[];
  readonly warnings: readonly string[];
}

/**
 * Reads results files (or the folders that hold them) and the plan of each: the given one, else `plan.json` beside the results, else
 * everything that the case set and the configuration ask for.
 */
export async function loadBatches(
  world: World,
  paths: readonly string[],
  planPath: string | null,
  cases: readonly LocatedCase[],
  config: Config,
): Promise<LoadedBatches> {
  const batches: Batch[] = [];
  const warnings: string[] = [];
  const files = (await Promise.all(paths.map((path) => resultsFiles(world, path)))).flat();
  for (const { path: file, shown } of files) {
    const results = parseResults(await readTextFile(file, 'the results'), shown);
    const beside = join(dirname(file), PLAN_FILE);
    const plan = await planAt(world, planPath, beside);
    if (plan === null) {
      warnings.push(`${shown}: no plan lies beside it, so everything that is configured counts as planned`);
      batches.push({ file: shown, results, plan: fullPlan(results, cases, config) });
    } else {
      refuseForeignPlan(shown, results, plan);
      batches.push({ file: shown, results, plan });
    }
  }
  return { batches, warnings };
}

async function planAt(world: World, planPath: string | null, beside: string): Promise<Plan | null> {
  if (planPath !== null) return parsePlan(await readTextFile(resolve(world.cwd, planPath), 'the plan'), planPath);
  const text = await readOptionalTextFile(beside, 'the plan');
  return text === undefined ? null : parsePlan(text, beside);
}

/** Ids are taken from the results where they have a row; a unit without one has no id that anybody knows. */
function fullPlan(results: Results, cases: readonly LocatedCase[], config: Config): Plan {
  const ids = new Map(results.results.map((row) => [`${row.case_id} ${row.agent} ${row.trial}`, row.unit_run_id]));
  const trials = ({ case_id: caseId }: RoutingCase, agent: string): PlannedTrials => {
    const rows = results.results.filter((row) => row.case_id === caseId && row.agent === agent);
    return fixedTrials(Math.max(config.sampling.trials, ...rows.map((row) => row.trial)));
  };
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

function refuseForeignPlan(file: string, results: Results, plan: Plan): void {
  if (results.batch_run_id === plan.batch_run_id && results.plan_digest === planDigest(plan)) return;
  const found = results.batch_run_id === plan.batch_run_id ? 'the same batch with another plan' : plan.batch_run_id;
  throw new PortcullisError(
    'invalid_input',
    `${file}: expected the plan of batch ${results.batch_run_id}, found ${found}`,
    'Keep plan.json and results.json of one batch together, and edit neither.',
  );
}
