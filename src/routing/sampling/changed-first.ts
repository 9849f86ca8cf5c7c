import type { LocatedCase } from '../../contracts/case-file.ts';
import type { PlannedUnit } from '../../contracts/plan.ts';
import { touchedCases, type Changes } from '../touched-cases.ts';

/** The units of changed cases and of cases that name a changed skill first, otherwise in their order: a budget should reach them. */
export function changedFirst(
  units: readonly PlannedUnit[],
  cases: readonly LocatedCase[],
  changes: Changes,
): readonly PlannedUnit[] {
  const touched = touchedCases(cases, changes);
  return [...units.filter((unit) => touched.has(unit.case_id)), ...units.filter((unit) => !touched.has(unit.case_id))];
}
