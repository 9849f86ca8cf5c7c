import type { Cell, GateResult, Rollup } from '../contracts/gate-result.ts';
import type { LocatedCase } from '../contracts/case-file.ts';
import { groupedBy } from '../kernel/grouped-by.ts';
import { compareCodePoints } from '../kernel/ordering.ts';
import { tallyOf } from './cell-sampling.ts';

/**
 * Counted trials of each provider and of each expected skill, with the baseline's where it has some of every cell. They are told and
 * never gate: an average hides a cell that broke behind one that got better.
 */
export function rollupsOf(cells: readonly Cell[], cases: readonly LocatedCase[]): GateResult['rollups'] {
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
        head: tallyOf(sum(heads)),
        base: bases.length < members.length ? null : tallyOf(sum(bases)),
      };
    });
}

function sum(counts: readonly { passed: number; total: number }[]): { passed: number; total: number } {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    total: counts.reduce((total, count) => total + count.total, 0),
  };
}
