import type { PlannedUnit } from '../contracts/plan.ts';
import type { Results, UnitResult } from '../contracts/results.ts';
import { largest } from '../kernel/append.ts';
import type { Mismatch } from '../kernel/portcullis-error.ts';
import { cellKey, unitKey } from './join-results.ts';

/** Sums of costs depend on their order in the last digits. */
const USD_PRECISION = 1e-6;

/**
 * Why results may not leave out what they leave out; null where they may. A cell is in `not_run` only where a budget that was given is
 * used up and a unit of it has no result; and of the trials of later stages, which a shard runs in their order, none may be missing before
 * one that is there.
 *
 * @param cells the planned units by `cellKey`
 */
export function leftOutContradiction(
  results: Results,
  cells: ReadonlyMap<string, readonly PlannedUnit[]>,
): (Mismatch & { readonly cell: string }) | null {
  const { not_run: notRun = [], results: rows, options } = results;
  const done = new Set(rows.map(unitKey));
  const cut = new Set<string>();
  for (const { case_id: id, agent } of notRun) {
    const key = cellKey(id, agent);
    const at = (expected: string, found: string): ReturnType<typeof leftOutContradiction> => {
      return { cell: `${id}/${agent}`, expected, found };
    };
    const open = (cells.get(key) ?? []).some((unit) => !done.has(unitKey(unit)));
    if (!open) return at('a planned unit without a result, since the cell was not finished', 'none');
    if (cut.has(key)) return at('one mention of a cell that was not finished', 'two');
    if (options.mode === 'replay') return at('no cell that was cut off, since recordings were judged', 'one');
    if (!isUsedUp(options.budget, rows)) {
      const found = options.budget === undefined ? 'no budget' : `${rows.length} units within it`;
      return at('a budget that is used up, since the cell was not finished', found);
    }
    cut.add(key);
  }
  if (options.mode === 'replay' || results.shard === undefined) return null;
  for (const key of new Set(rows.map((row) => cellKey(row.case_id, row.agent)))) {
    const skipped = cut.has(key) ? undefined : skippedTrial(cells.get(key) ?? [], done);
    if (skipped === undefined) continue;
    const { case_id: id, agent, trial } = skipped;
    return {
      cell: `${id}/${agent}`,
      expected: `a result of trial ${trial}, since there is one of a later trial`,
      found: 'none',
    };
  }
  return null;
}

/** What a run is ended by (`RunBudget`): how long it took is not told. */
function isUsedUp(budget: Results['options']['budget'], rows: readonly UnitResult[]): boolean {
  if (budget === undefined) return false;
  const { units, usd, minutes } = budget;
  const spent = rows.reduce((sum, { usage }) => sum + (usage?.cost_usd ?? 0), 0);
  return minutes !== null || (units !== null && rows.length >= units) || (usd !== null && spent + USD_PRECISION >= usd);
}

/** A trial of a later stage without a result, where a later one has one. Those that are always run are missed by the gate itself. */
function skippedTrial(units: readonly PlannedUnit[], done: ReadonlySet<string>): PlannedUnit | undefined {
  const last = largest(units.filter((unit) => done.has(unitKey(unit))).map(({ trial }) => trial));
  return units.find((unit) => unit.optional === true && unit.trial < last && !done.has(unitKey(unit)));
}
