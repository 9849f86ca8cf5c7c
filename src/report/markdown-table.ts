import { escapeMarkdown } from './markdown.ts';
import type { Table } from './text-table.ts';

/** The lines of a markdown table; every text is taken literally. `head`: with the line of dashes below. */
export function markdownTable({ head, rows }: Table): { readonly head: string; readonly rows: readonly string[] } {
  const line = (texts: readonly string[]): string => `| ${texts.map(cell).join(' | ')} |`;
  return { head: `${line(head)}\n|${head.map(() => '---|').join('')}`, rows: rows.map(line) };
}

/** The one mark of ours that is an emoji only with a character that cannot be seen, and would go with those of others. */
const WARNING_MARK = '⚠️';

function cell(text: string): string {
  return text === WARNING_MARK ? text : escapeMarkdown(text);
}
