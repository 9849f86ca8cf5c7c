import type { Cell, SuiteSampling } from '../contracts/gate-result.ts';
import { cellKey, countPlannedCells } from '../routing/join-results.ts';
import { isSequential } from '../routing/sampling/sampling-basis.ts';
import type { RoutingGateInput } from './routing-gate-input.ts';

/** With a larger part of infrastructure errors among the planned trials nothing can be said of a suite. */
export const INFRA_SHARE = 0.1;

/**
 * What the trials of the whole suite counted. A trial is planned that had to be run, or was; what a budget cut off is not. Where an
 * infrastructure error is expected, it is none.
 */
export function suiteSampling(input: RoutingGateInput, cells: readonly Cell[]): SuiteSampling {
  const { config, baseline } = input.comparator;
  const compared = new Set(cells.map((cell) => cellKey(cell.case_id, cell.agent)));
  const units = [...input.joined].flatMap(([caseId, agents]) =>
    [...agents].flatMap(([agent, joined]) => (compared.has(cellKey(caseId, agent)) ? joined : [])),
  );
  const planned = units.filter(
    ({ unit, result }) =>
      result !== null || (unit.optional !== true && !input.notRun.has(cellKey(unit.case_id, unit.agent))),
  );
  const expected = new Set(
    cells
      .filter((cell) => cell.expected?.expected_status === 'infra_error')
      .map((cell) => cellKey(cell.case_id, cell.agent)),
  );
  const infra = planned.filter(
    ({ unit, result }) => result?.status === 'infra_error' && !expected.has(cellKey(unit.case_id, unit.agent)),
  ).length;
  const samples = cells.flatMap(({ sampling }) => sampling ?? []);
  return {
    rule: isSequential(config.sampling, baseline) ? 'sequential' : 'single',
    cells: countPlannedCells(input.joined),
    planned: planned.length,
    counted: samples.reduce((sum, { head }) => sum + head.total, 0),
    infra,
    infra_share: planned.length === 0 ? 0 : infra / planned.length,
    repeated: samples.reduce((sum, { repeated }) => sum + repeated, 0),
    alpha: config.sampling.alpha,
    drop: config.sampling.drop,
  };
}
