import type { Results, UnitResult } from '../../contracts/results.ts';
import { sharedSessions } from '../../routing/find-contamination.ts';
import { infraResult } from '../../routing/infra-result.ts';
import { makeResults } from '../score/make-results.ts';
import type { World } from '../world/world.ts';
import type { PreparedBatch } from './prepare-batch.ts';

/** The results of a batch, in the order of its plan, from those of its units. */
export function batchResults(
  world: World,
  { plan, part, record, cases }: PreparedBatch,
  kept: ReadonlyMap<string, UnitResult>,
  notRun: NonNullable<Results['not_run']>,
): Results {
  const units = part.units.flatMap((unit) => kept.get(unit.unit_run_id) ?? []);
  const shared = sharedSessions(units);
  const results = units.map((unit) =>
    shared.has(unit.unit_run_id)
      ? infraResult(unit, 'contaminated', 'a unit of another cell tells the same session; neither was a run of its own')
      : unit,
  );
  return makeResults(world, {
    mode: record.mode === 'live' ? 'live' : 'rehearsal',
    plan,
    part,
    shard: record.shard === undefined ? null : { shard: record.shard, attempt: record.attempt ?? 1 },
    cases,
    skillSetDigest: record.skill_set_digest,
    units: results,
    notRun,
    budget: record.adaptive,
  });
}
