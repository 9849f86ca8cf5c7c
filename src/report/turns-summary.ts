import type { TurnRow, TypestateResult } from '../contracts/typestate-result.ts';
import { subjectText } from '../gates/typestate-gate.ts';
import { comparatorTable } from './comparator-table.ts';
import { effectMark } from './failure-block.ts';
import { escapeMarkdown } from './markdown.ts';
import { MarkdownPage } from './markdown-page.ts';
import { markdownTable } from './markdown-table.ts';
import { CHANNEL_LIMITS } from './channel-limits.ts';
import { clip } from './text-style.ts';
import { placeOfRow, tellingRows, toleranceHint, turnCounts } from './turn-rows.ts';
import { turnsVerdict } from './verdict-summary.ts';

/** Of a text in a table, so that one cannot take the room of the others. */
const TEXT_LIMIT = 500;

/** The typestate gate's part of a page: how many turns closed, and a table of what does not simply hold, the worst first. */
export function addTurns(page: MarkdownPage, result: TypestateResult, share: number): void {
  page.add([`## Typestate gate ${turnsVerdict(result)}`, '', escapeMarkdown(turnCounts(result))].join('\n'));
  const { head, rows } = markdownTable({
    head: ['', 'turns of', 'failure class', 'delta', 'why', 'where'],
    rows: tellingRows(result).map((row) => cellsOf(row)),
  });
  page.addList(head, rows, { separator: '\n', share, more: (left) => `_and ${left} more rows_` });
  const hint = toleranceHint(result);
  if (hint !== null) page.add(escapeMarkdown(hint));
}

/** The typestate gate's result as markdown within a byte budget, where it ran alone. */
export function turnsSummary(result: TypestateResult, limit: number = CHANNEL_LIMITS.summaryBytes): string {
  const page = new MarkdownPage(limit);
  addTurns(page, result, 0.9);
  page.add(comparatorTable(result.comparator, result.head.commit));
  page.addList(
    '',
    result.warnings.map((warning) => `> ⚠️ ${escapeMarkdown(clip(warning, TEXT_LIMIT))}`),
    { separator: '\n>\n', share: 1, more: (left) => `_and ${left} more warnings_` },
  );
  return page.text();
}

function cellsOf(row: TurnRow): readonly string[] {
  return [
    effectMark(row),
    subjectText(row.subject),
    row.class ?? '–',
    row.delta,
    row.reason,
    placeOfRow(row) ?? '–',
  ].map((text) => clip(text, TEXT_LIMIT));
}
