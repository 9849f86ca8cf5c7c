import type { GateEffect } from '../contracts/gate-result.ts';
import { escapeMarkdown } from './markdown.ts';
import { painted, safeStart, safeText, type TextStyle } from './text-style.ts';

/** A text in a table; one with an effect has its colour on a terminal. */
export type TableCell = string | { readonly text: string; readonly effect: GateEffect };

/** A table of texts as they came. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** The lines of a table for a terminal, in columns. */
export function textTable({ head, rows }: Table, style: TextStyle): readonly string[] {
  const texts = [head, ...rows].map((row) =>
    row.map((cell, column) => (column === 0 ? safeStart : safeText)(textOf(cell))),
  );
  // A loop: a list of arguments as long as a large case set would not fit the stack.
  const widths = head.map((_, column) => texts.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0));
  const [header = '', ...lines] = [head, ...rows].map((row, index) =>
    row
      .map((cell, column) => {
        const text = (texts[index]?.[column] ?? '').padEnd(widths[column] ?? 0);
        return typeof cell === 'string' ? text : painted(cell.effect, text, style);
      })
      .join('  ')
      .trimEnd(),
  );
  return [style.bold(header), ...lines];
}

/** The lines of a markdown table; every text is taken literally. `head`: with the line of dashes below. */
export function markdownTable({ head, rows }: Table): { readonly head: string; readonly rows: readonly string[] } {
  const line = (cells: readonly TableCell[]): string =>
    `| ${cells
      .map(textOf)
      .map((text) => (text === WARNING_MARK ? text : escapeMarkdown(text)))
      .join(' | ')} |`;
  return { head: `${line(head)}\n|${head.map(() => '---|').join('')}`, rows: rows.map(line) };
}

/** The one mark of ours that is an emoji only with a character that cannot be seen, and would go with those of others. */
const WARNING_MARK = '⚠️';

function textOf(cell: TableCell): string {
  return typeof cell === 'string' ? cell : cell.text;
}
