import type { Cell, CellSampling, GateResult } from '../contracts/gate-result.ts';
import { agentsOf, casesWorstFirst, effectRank, failingCells } from './cases-worst-first.ts';
import { baselineFactsText } from './baseline-facts-text.ts';
import { comparatorTable } from './comparator-table.ts';
import { cellText } from './cell-text.ts';
import { failureBlock } from './failure-block.ts';
import { legTexts } from './leg-texts.ts';
import { escapeMarkdown } from './markdown.ts';
import { MarkdownPage } from './markdown-page.ts';
import { markdownTable } from './markdown-table.ts';
import { ROLLUPS_TITLE, rollupTables } from './rollup-tables.ts';
import { CHANNEL_LIMITS } from './channel-limits.ts';
import { suiteTrials, type SuiteTrials } from './suite-trials.ts';
import { clip } from './text-style.ts';
import type { Table } from './text-table.ts';
import { trialsTable } from './trials-text.ts';
import { addTurns } from './turns-summary.ts';
import { summaryHeading } from './verdict-summary.ts';

/** Of a warning, so that one cannot take the room of the others. */
const TEXT_LIMIT = 1000;

/**
 * The gate's result as markdown within a byte budget: verdict, comparator, matrix rows, what the trials can show, failures, and the
 * trials of each cell, the worst first. What does not fit is counted, and nothing is cut inside a table or a fence.
 */
export function gateSummary(result: GateResult, limit: number = CHANNEL_LIMITS.summaryBytes): string {
  const warnings = result.warnings.map((warning) => `> ⚠️ ${escapeMarkdown(clip(warning, TEXT_LIMIT))}`);
  const agents = agentsOf(result);
  const matrix = markdownTable({
    head: ['case', ...agents],
    rows: casesWorstFirst(result).map(([id, cells]) => [id, ...agents.map((agent) => cellText(cells.get(agent)))]),
  });
  const trials = suiteTrials(result);
  const details = trials === null || trials.table === null ? [] : cellsWithTrials(result);

  const page = new MarkdownPage(limit);
  page.add(summaryHeading(result));
  const legs = legTexts(result);
  if (legs.length > 0) page.add(legs.map((text) => `- ❌ ${escapeMarkdown(clip(text, TEXT_LIMIT))}`).join('\n'));
  const { comparator, baseline, head, batches } = result;
  page.add(
    comparatorTable(comparator, head.commit, [
      ['baseline holds', baselineFactsText(baseline)],
      ['batch', batches.join(', ')],
    ]),
  );
  page.addList('', warnings, { separator: '\n>\n', share: 0.2, more: (left) => `_and ${left} more warnings_` });
  page.addList(matrix.head, matrix.rows, { separator: '\n', share: 0.5, more: (left) => `_and ${left} more cases_` });
  if (trials !== null) addTrials(page, trials);
  page.addList('## Failures', failingCells(result).map(failureBlock), {
    separator: '\n\n',
    share: details.length === 0 ? 1 : 0.7,
    more: (left) => `_and ${left} more failures_`,
  });
  if (result.typestate !== null) addTurns(page, result.typestate, 0.7);
  addTable(page, '## Trials of each cell', trialsTable(details), 0.7, 'cells');
  rollupTables(result).forEach((table, index) => {
    addTable(page, index === 0 ? `## ${ROLLUPS_TITLE}` : '', table, index === 0 ? 0.5 : 1, `${table.head[0] ?? ''}s`);
  });
  return page.text();
}

function addTrials(page: MarkdownPage, { line, table, notRun }: SuiteTrials): void {
  page.add(`**Trials:** ${escapeMarkdown(line)}`);
  if (table !== null) addTable(page, '', table, 0.5, 'rows');
  if (notRun !== null) page.add(`**Not run:** ${escapeMarkdown(notRun)}`);
}

function addTable(page: MarkdownPage, title: string, table: Table, share: number, what: string): void {
  const { head, rows } = markdownTable(table);
  const heading = title === '' ? head : `${title}\n\n${head}`;
  page.addList(heading, rows, { separator: '\n', share, more: (left) => `_and ${left} more ${what}_` });
}

/** Cells of which a matrix does not say all, the worst first. */
function cellsWithTrials({ cells }: GateResult): readonly (Cell & { readonly sampling: CellSampling })[] {
  return cells
    .flatMap((cell) => {
      const { delta, sampling } = cell;
      const isShown = sampling !== null && sampling.head.total > (delta === 'held' ? 1 : 0);
      return isShown ? [{ ...cell, sampling }] : [];
    })
    .sort((left, right) => effectRank(left) - effectRank(right) || dropOf(right) - dropOf(left));
}

function dropOf({ sampling }: { readonly sampling: CellSampling }): number {
  return sampling.drop ?? 0;
}
