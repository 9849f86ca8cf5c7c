import { planDigest } from '../../contracts/plan.ts';
import { summarize, type Results, type UnitResult } from '../../contracts/results.ts';
import { sharedSessions } from '../../routing/find-contamination.ts';
import { infraResult } from '../../routing/infra-result.ts';
import type { World } from '../world.ts';
import type { PreparedBatch } from './prepare-batch.ts';

/** The results of a batch, in the order of its plan, from those of its units. */
export function batchResults(
  world: World,
  { plan, record, cases }: PreparedBatch,
  kept: ReadonlyMap<string, UnitResult>,
): Results {
  const units = plan.units.flatMap((unit) => kept.get(unit.unit_run_id) ?? []);
  const shared = sharedSessions(units);
  const results = units.map((unit) =>
    shared.has(unit.unit_run_id)
      ? infraResult(
          unit,
          'contaminated',
          'another unit of the batch tells the same session; neither was a run of its own',
        )
      : unit,
  );
  return {
    schema: 1,
    batch_run_id: plan.batch_run_id,
    generated_at_utc: world.now().toISOString(),
    commit: plan.commit,
    case_set_digest: plan.case_set_digest,
    plan_digest: planDigest(plan),
    seed: null,
    tool: { name: 'portcullis', version: world.version },
    summary: summarize(results),
    options: {
      mode: record.mode === 'live' ? 'live' : 'rehearsal',
      cases: [...new Set(cases.map((item) => item.file))],
      agents: [...new Set(plan.units.map((unit) => unit.agent))],
      case_ids: plan.selection.case_ids,
      categories: plan.selection.categories,
    },
    results,
  };
}
