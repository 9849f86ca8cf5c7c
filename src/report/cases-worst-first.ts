import { GATE_EFFECTS, type Cell, type GateResult } from '../contracts/gate-result.ts';

/** The cases with their cells by provider, the worst first: a case stands as high as its worst cell. */
export function casesWorstFirst(result: GateResult): readonly (readonly [string, ReadonlyMap<string, Cell>])[] {
  const byCase = new Map<string, Map<string, Cell>>();
  for (const cell of result.cells) {
    const cells = byCase.get(cell.case_id) ?? new Map<string, Cell>();
    byCase.set(cell.case_id, cells.set(cell.agent, cell));
  }
  const rank = (cells: ReadonlyMap<string, Cell>): number =>
    Math.min(...[...cells.values()].map((cell) => effectRank(cell)));
  return [...byCase].sort(([, left], [, right]) => rank(left) - rank(right));
}

/** The providers in the order of the columns. */
export function agentsOf(result: GateResult): readonly string[] {
  return [...new Set(result.cells.map((cell) => cell.agent))].sort();
}

/** The cells that fail, then those that are undecided, then those that warn. */
export function failingCells(result: GateResult): readonly Cell[] {
  const shown = result.cells.filter((cell) => ['fail', 'undecided', 'warn'].includes(cell.gate));
  return shown.sort((left, right) => effectRank(left) - effectRank(right));
}

/** What a cell does to the gate, as a number: the worst is 0. */
export function effectRank({ gate }: Pick<Cell, 'gate'>): number {
  return GATE_EFFECTS.indexOf(gate);
}
