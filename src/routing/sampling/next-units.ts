import type { RoutingCase } from '../../contracts/case-file.ts';
import type { Plan, PlannedUnit } from '../../contracts/plan.ts';
import type { UnitResult } from '../../contracts/results.ts';
import { groupedBy } from '../../contracts/grouped-by.ts';
import { cellKey } from '../join-results.ts';
import { judgedUnit } from '../rejudge-unit.ts';
import { touchedByChanges } from '../touched-cases.ts';
import { entriesOfCell, isSequential, type SamplingBasis } from './cell-rule.ts';
import { familiesOf } from './families.ts';
import { sampledTrials } from './sample.ts';
import { samplingStep } from './sampling-step.ts';

/**
 * The units that have to be run next, in the order of the plan: those that are always run, then for each cell as many of a later
 * stage as its counts ask for. None where every cell is decided, or has no further trials. `kept`: results by unit id.
 */
export function nextUnits(
  plan: Plan,
  definitions: ReadonlyMap<string, RoutingCase>,
  basis: SamplingBasis,
  kept: ReadonlyMap<string, UnitResult>,
): readonly PlannedUnit[] {
  const cells = groupedBy(plan.units, (unit) => cellKey(unit.case_id, unit.agent));
  // Of the whole suite, also where this plan is of one provider: the gate, which sees all batches, must accept the same stops.
  const suite = Math.max(cells.size, plan.cases.length * plan.providers.length);
  const cases = [...definitions.values()].map((definition) => ({ definition }));
  const touched = plan.changes === undefined ? new Set(definitions.keys()) : touchedByChanges(cases, plan.changes);
  const familyOf = familiesOf(Math.min(suite, touched.size * plan.providers.length), suite);
  const counts = isSequential(basis.policy, basis.comparator);
  return [...cells.values()].flatMap((units) => {
    const open = units.filter((unit) => !kept.has(unit.unit_run_id));
    const required = open.filter((unit) => unit.optional !== true);
    const [first] = units;
    const definition = first === undefined ? undefined : definitions.get(first.case_id);
    if (required.length > 0 || !counts || first === undefined || definition === undefined) return required;
    const change = basis.changes.get(first.case_id);
    // As the gate will judge them, where the case asks for less than before.
    const results = units.flatMap((unit) => {
      const result = kept.get(unit.unit_run_id);
      return result === undefined ? [] : [judgedUnit(result, definition, change, first.agent, basis.hidesReads)];
    });
    const sampled = sampledTrials(entriesOfCell(basis, first.case_id, first.agent), change, results);
    if (sampled === null) return [];
    const step = samplingStep(sampled, basis.policy, familyOf(touched.has(first.case_id)).cells);
    return step.kind === 'more' ? open.slice(0, step.counted - sampled.sample.total) : [];
  });
}
