import type { LocatedCase } from '../../contracts/case-file.ts';
import type { Cell, Rollup, RoutingDetail, SuiteSampling } from '../../contracts/routing-detail.ts';
import { groupedBy } from '../../contracts/grouped-by.ts';
import { compareCodePoints } from '../../kernel/ordering.ts';
import { totalOf } from '../../kernel/statistics/counts.ts';
import { cellKey, countPlannedCells } from '../../routing/join-results.ts';
import { batchCorrelation } from '../../routing/sampling/batch-correlation.ts';
import { isSequential } from '../../routing/sampling/cell-rule.ts';
import { tallyOf } from './routing-cell.ts';
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
  const rule = isSequential(config.sampling, baseline) ? 'sequential' : 'single';
  const correlation = rule === 'sequential' ? batchCorrelation(baseline) : null;
  return {
    rule,
    cells: countPlannedCells(input.joined),
    planned: planned.length,
    counted: samples.reduce((sum, { head }) => sum + head.total, 0),
    infra,
    infra_share: planned.length === 0 ? 0 : infra / planned.length,
    repeated: samples.reduce((sum, { repeated }) => sum + repeated, 0),
    alpha: config.sampling.alpha,
    drop: config.sampling.drop,
    ...(correlation === null ? {} : { correlation }),
  };
}

/**
 * Counted trials of each provider and of each expected skill, with the baseline's where it has some of every cell. They are reported and
 * never gate: an average hides a cell that broke behind one that got better.
 */
export function rollupsOf(cells: readonly Cell[], cases: readonly LocatedCase[]): RoutingDetail['rollups'] {
  const skills = new Map(cases.map(({ definition }) => [definition.case_id, definition.expected_skill ?? null]));
  return {
    providers: rollups(cells, (cell) => cell.agent),
    skills: rollups(cells, (cell) => skills.get(cell.case_id) ?? null),
  };
}

function rollups(cells: readonly Cell[], nameOf: (cell: Cell) => string | null): Rollup[] {
  const named = cells.filter((cell) => nameOf(cell) !== null && cell.sampling !== null);
  return [...groupedBy(named, (cell) => nameOf(cell) ?? '')]
    .sort(([left], [right]) => compareCodePoints(left, right))
    .map(([name, members]) => {
      const heads = members.flatMap(({ sampling }) => sampling?.head ?? []);
      const bases = members.flatMap(({ sampling }) => sampling?.base ?? []);
      return {
        name,
        cells: members.length,
        head: tallyOf(totalOf(heads)),
        base: bases.length < members.length ? null : tallyOf(totalOf(bases)),
      };
    });
}
