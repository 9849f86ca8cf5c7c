import type { Cell, GateResult } from '../contracts/gate-result.ts';
import { agentsOf, casesWorstFirst } from './cases-worst-first.ts';
import { cellText } from './cell-text.ts';
import { safeText, type TextStyle } from './text-style.ts';

/** Cases × providers; a case stands as high as its worst cell. */
export function matrixLines(result: GateResult, style: TextStyle): readonly string[] {
  const agents = agentsOf(result);
  const rows = casesWorstFirst(result);
  if (rows.length === 0) return ['no cells'];
  const caseWidth = widest(['case', ...rows.map(([id]) => nameOf(id))]);
  const widths = agents.map((agent) => widest([agent, ...rows.map(([, cells]) => cellText(cells.get(agent)))]));
  const header = `${'case'.padEnd(caseWidth)}  ${agents.map((agent, index) => safeText(agent).padEnd(widths[index] ?? 0)).join('  ')}`;
  const body = rows.map(([id, cells]) => {
    const columns = agents.map((agent, index) => {
      const cell = cells.get(agent);
      return painted(cell, cellText(cell).padEnd(widths[index] ?? 0), style);
    });
    return `${nameOf(id).padEnd(caseWidth)}  ${columns.join('  ')}`.trimEnd();
  });
  return [style.bold(header.trimEnd()), ...body];
}

/** A case id at the beginning of a line: the runner would obey one that begins with `::`, as one in a report of others' may. */
function nameOf(id: string): string {
  return safeText(id).replace(/^(?=\s*::)/, '- ');
}

/** A loop: a list of arguments as long as a large case set would not fit the stack. */
function widest(texts: readonly string[]): number {
  return texts.reduce((width, text) => Math.max(width, text.length), 0);
}

/** Text in the colour of what the cell does to the gate. */
export function painted(cell: Cell | undefined, text: string, style: TextStyle): string {
  if (cell === undefined) return style.dim(text);
  const paint = { fail: style.red, undecided: style.yellow, warn: style.yellow, report: style.cyan, ok: style.green }[
    cell.gate
  ];
  return paint(text);
}
