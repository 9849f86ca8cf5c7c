import { join } from 'node:path';

import { documentText } from '../../contracts/document-text.ts';
import { planDigest } from '../../contracts/plan.ts';
import {
  PROOF_LOG_FILE,
  RESULTS_FILE,
  summarize,
  TRAJECTORY_FILE,
  type Results,
  type UnitResult,
} from '../../contracts/results.ts';
import { trajectoryText } from '../../harness/trajectory-text.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { proofLog } from '../../report/proof-log.ts';
import type { BatchPlan } from '../plan/given-plan.ts';
import type { World } from '../world/world.ts';

/** What a batch came to. */
export interface BatchOutcome extends Pick<BatchPlan, 'plan' | 'part' | 'cases'> {
  readonly mode: Results['options']['mode'];
  readonly shard: Required<Pick<Results, 'shard' | 'attempt'>> | null;
  /** Of the skills that every unit got; null where it is not known what was installed. */
  readonly skillSetDigest: string | null;
  /** In the order of the plan. */
  readonly units: readonly UnitResult[];
  /** Cells that a budget left out; nothing is said of them where there is none. */
  readonly notRun?: NonNullable<Results['not_run']>;
  /** What the run was allowed to use up; null or nothing where it was as much as it needs. */
  readonly budget?: Results['options']['budget'] | null;
  /** Why it ended; nothing where no record was made. */
  readonly termination?: Results['termination'] | undefined;
  readonly accessHead?: Results['access_head'] | undefined;
}

/** The results document of a batch, whether it was run or replayed. */
export function makeResults(
  world: World,
  {
    mode,
    plan,
    part,
    shard,
    cases,
    skillSetDigest,
    units,
    notRun = [],
    budget = null,
    termination,
    accessHead,
  }: BatchOutcome,
): Results {
  return {
    schema: 1,
    batch_run_id: plan.batch_run_id,
    generated_at_utc: world.now().toISOString(),
    commit: plan.commit,
    case_set_digest: plan.case_set_digest,
    plan_digest: planDigest(plan),
    ...shard,
    skill_set_digest: skillSetDigest,
    seed: null,
    tool: { name: 'portcullis', version: world.version },
    summary: summarize(units),
    options: {
      mode,
      cases: [...new Set(cases.map((item) => item.file))],
      agents: [...new Set(part.units.map((unit) => unit.agent))],
      case_ids: plan.selection.case_ids,
      categories: plan.selection.categories,
      ...(budget === null || Object.values(budget).every((limit) => limit === null) ? {} : { budget: { ...budget } }),
    },
    ...(notRun.length === 0 ? {} : { not_run: [...notRun] }),
    ...(termination === undefined ? {} : { termination }),
    ...(accessHead === undefined ? {} : { access_head: accessHead }),
    results: [...units],
  };
}

/** Writes proof log, trajectory and results into a batch's folder. `copies`: absolute paths of further places for the results. */
export async function writeResults(folder: string, results: Results, copies: readonly string[]): Promise<void> {
  await writeFileAtomically(join(folder, PROOF_LOG_FILE), proofLog(results), 'the proof log');
  await writeFileAtomically(join(folder, TRAJECTORY_FILE), trajectoryText(results), 'the trajectory');
  for (const place of [join(folder, RESULTS_FILE), ...copies]) {
    await writeFileAtomically(place, documentText(results), 'the results');
  }
}
