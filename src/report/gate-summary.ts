import type { Cell, CellSampling, GateResult } from '../contracts/gate-result.ts';
import { agentsOf, casesWorstFirst, effectRank, failingCells } from './cases-worst-first.ts';
import { comparatorTable } from './comparator-table.ts';
import { cellText, expectedOf, gotOf, whyText } from './cell-text.ts';
import { legTexts, warnOnlyText } from './leg-texts.ts';
import { code, escapeMarkdown, fenced } from './markdown.ts';
import { MarkdownPage } from './markdown-page.ts';
import { markdownTable } from './markdown-table.ts';
import { ROLLUPS_TITLE, rollupTables } from './rollup-tables.ts';
import { SUMMARY_LIMIT_BYTES } from './summary-limit.ts';
import { suiteTrials, type SuiteTrials } from './suite-trials.ts';
import { clip } from './text-style.ts';
import type { Table } from './text-table.ts';
import { trialsTable, trialsText } from './trials-text.ts';
import { addTurns } from './turns-summary.ts';
import { deltaCounts, undecidedCells } from './verdict-summary.ts';

/** Of a warning or a proof line, so that one cannot take the room of the others. */
const TEXT_LIMIT = 1000;

/**
 * The gate's result as markdown within a byte budget: verdict, comparator, matrix rows, what the trials can show, failures, and the
 * trials of each cell, the worst first. What does not fit is counted, and nothing is cut inside a table or a fence.
 */
export function gateSummary(result: GateResult, limit: number = SUMMARY_LIMIT_BYTES): string {
  const warnings = result.warnings.map((warning) => `> ⚠️ ${escapeMarkdown(clip(warning, TEXT_LIMIT))}`);
  const agents = agentsOf(result);
  const matrix = markdownTable({
    head: ['case', ...agents],
    rows: casesWorstFirst(result).map(([id, cells]) => [id, ...agents.map((agent) => cellText(cells.get(agent)))]),
  });
  const trials = suiteTrials(result);
  const details = trials === null || trials.table === null ? [] : cellsWithTrials(result);

  const page = new MarkdownPage(limit);
  page.add(
    [`# Routing gate ${verdictOf(result)}${warnOnlyText(result)}`, '', deltaCounts(result).join(' · ')].join('\n'),
  );
  const legs = legTexts(result);
  if (legs.length > 0) page.add(legs.map((text) => `- ❌ ${escapeMarkdown(clip(text, TEXT_LIMIT))}`).join('\n'));
  const { comparator, head, batches } = result;
  page.add(comparatorTable(comparator, head.commit, [['batch', batches.join(', ')]]));
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

function verdictOf(result: GateResult): string {
  if (result.gates.legs === 'fail' && result.gates.routing !== 'fail')
    return '❌ fails: a job that it needs did not succeed';
  if (undecidedCells(result) > 0) return '❔ is undecided: there is not enough data';
  return { pass: '✅ holds', fail: '❌ fails', not_comparable: '⚠️ cannot be compared' }[result.gates.routing];
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

function failureBlock(cell: Cell): string {
  const title = escapeMarkdown(`${cell.case_id} / ${cell.agent}: ${cell.delta}`);
  const mark = { fail: '❌', undecided: '❔', warn: '⚠️', report: '·', ok: '·' }[cell.gate];
  const trials = trialsText(cell);
  const lines = [
    `### ${mark} ${title}`,
    '',
    `expected **${expectedOf(cell)}** → got **${gotOf(cell)}**: ${escapeMarkdown(whyText(cell))}`,
  ];
  if (trials !== null) lines.push('', `trials: ${escapeMarkdown(trials)}`);
  if (cell.proof !== null) {
    const { token, line_number: number, line } = cell.proof;
    lines.push('', `proof for ${code(clip(token, TEXT_LIMIT))}, line ${number}:`, '', fenced(clip(line, TEXT_LIMIT)));
  }
  if (cell.case_file !== null) lines.push('', `case: ${code(`${cell.case_file}:${cell.case_line ?? 1}`)}`);
  if (cell.explain !== null) lines.push('', fenced(clip(cell.explain, TEXT_LIMIT)));
  return lines.join('\n');
}
