import { escapeMarkdown } from './markdown.ts';
import type { Table } from './text-table.ts';

/** The lines of a markdown table; every text is taken literally. `head`: with the line of dashes below. */
export function markdownTable({ head, rows }: Table): { readonly head: string; readonly rows: readonly string[] } {
  const line = (texts: readonly string[]): string => `| ${texts.map(escapeMarkdown).join(' | ')} |`;
  return { head: `${line(head)}\n|${head.map(() => '---|').join('')}`, rows: rows.map(line) };
}
