import type { LocatedCase } from '../contracts/case-file.ts';
import type { Plan, PlannedUnit } from '../contracts/plan.ts';
import type { Results } from '../contracts/results.ts';
import { groupedBy } from '../kernel/grouped-by.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { sharedSessions } from './find-contamination.ts';
import { cellKey, type Batch } from './join-results.ts';
import { leftOutContradiction } from './left-out-contradiction.ts';
import type { HidesReads } from './requirements.ts';
import { rowContradiction, type Contradiction, type RowPlace } from './row-contradiction.ts';

const HELP = 'Run that job again with the same version.';

/**
 * Refuses results that contradict themselves: a row of which the verdict is not what its own facts give, and a cell that was left out
 * without a cause. Rows that no plan asked for are left to `joinResults`.
 *
 * @throws PortcullisError `not_comparable`
 */
export function refuseContradictions(
  batches: readonly Batch[],
  cases: readonly LocatedCase[],
  hidesReads: HidesReads,
): void {
  const byId = new Map(cases.map((item) => [item.definition.case_id, item]));
  // Shards have one plan.
  const known = new Map<Plan, ReadonlyMap<string, readonly PlannedUnit[]>>();
  for (const batch of batches) {
    const { results, plan } = batch;
    const cells = known.get(plan) ?? groupedBy(plan.units, (unit) => cellKey(unit.case_id, unit.agent));
    known.set(plan, cells);
    const refuse = (place: string, { expected, found }: Contradiction): never => {
      throw new PortcullisError(
        'not_comparable',
        `${batch.file}: ${place}: expected ${expected}, found ${found}`,
        HELP,
      );
    };
    const { mode } = results.options;
    const shared = sharedOf(results);
    for (const row of results.results) {
      const { case_id: id, agent, trial, unit_run_id: unitId } = row;
      if (!cells.has(cellKey(id, agent))) continue;
      const place = `${id}/${agent}, trial ${trial} (${unitId})`;
      const item = byId.get(id);
      if (item === undefined) return refuse(place, { expected: 'a case of the case set', found: 'none of that id' });
      const at: RowPlace = { item, mode, isShared: shared.has(unitId), hidesReads };
      const contradiction = rowContradiction(row, at);
      if (contradiction !== null) return refuse(place, contradiction);
    }
    const leftOut = leftOutContradiction(results, cells);
    if (leftOut !== null) return refuse(leftOut.cell, leftOut);
  }
}

/** Recordings may be of one session: only what is run is held to sessions of its own. */
function sharedOf({ options, results }: Results): ReadonlySet<string> {
  return options.mode === 'replay' ? new Set() : sharedSessions(results);
}
