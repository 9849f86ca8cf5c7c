import type { Cell, GateResult } from '../contracts/gate-result.ts';
import { agentsOf, casesWorstFirst, cellLabel, expectedOf, failingCells, gotOf, whyText } from './gate-text.ts';
import { code, escapeMarkdown, fenced } from './markdown.ts';
import { MarkdownPage } from './markdown-page.ts';
import { clip } from './text-style.ts';

/** GitHub refuses a step's job summary over 1 MiB; what is measured here is the UTF-8 form. */
export const SUMMARY_LIMIT_BYTES = 900 * 1024;

/** Of a warning or a proof line, so that one cannot take the room of the others. */
const TEXT_LIMIT = 1000;

/**
 * The gate's result as markdown within a byte budget: verdict, comparator, then matrix rows and failures, the worst first. What does
 * not fit is counted, and nothing is cut inside a table or a fence.
 */
export function gateSummary(result: GateResult, limit: number = SUMMARY_LIMIT_BYTES): string {
  const verdict = { pass: '✅ holds', fail: '❌ fails', not_comparable: '⚠️ cannot be compared' }[result.verdict];
  const counts = Object.entries(result.counts)
    .filter(([, count]) => count > 0)
    .map(([delta, count]) => `${count} ${delta}`);
  const warnings = result.warnings.map((warning) => `> ⚠️ ${escapeMarkdown(clip(warning, TEXT_LIMIT))}`);
  const agents = agentsOf(result);
  const columns = (texts: readonly string[]): string => `| ${texts.join(' | ')} |`;
  const tableHead = `${columns(['case', ...agents.map(escapeMarkdown)])}\n|---|${agents.map(() => '---|').join('')}`;
  const rows = casesWorstFirst(result).map(([id, cells]) =>
    columns([escapeMarkdown(id), ...agents.map((agent) => escapeMarkdown(cellLabel(cells.get(agent))))]),
  );

  const page = new MarkdownPage(limit);
  page.add([`# Routing gate ${verdict}`, '', counts.join(' · ')].join('\n'));
  page.add(comparatorLines(result).join('\n'));
  page.addList('', warnings, { separator: '\n>\n', share: 0.2, more: (left) => `_and ${left} more warnings_` });
  page.addList(tableHead, rows, { separator: '\n', share: 0.5, more: (left) => `_and ${left} more cases_` });
  page.addList('## Failures', failingCells(result).map(failureBlock), {
    separator: '\n\n',
    share: 1,
    more: (left) => `_and ${left} more failures_`,
  });
  return page.text();
}

function comparatorLines({ comparator, head, batches }: GateResult): readonly string[] {
  const row = (name: string, value: string | null): string => `| ${name} | ${value === null ? '–' : code(value)} |`;
  return [
    '| | |',
    '|---|---|',
    row('base', comparator.base_ref),
    row('base tip', comparator.base_tip),
    row('merge base', comparator.merge_base),
    row('head', head.commit),
    row('baseline', comparator.baseline_path),
    row('baseline blob', comparator.baseline_blob ?? comparator.baseline_outcome),
    row('batch', batches.join(', ')),
  ];
}

function failureBlock(cell: Cell): string {
  const title = escapeMarkdown(`${cell.case_id} / ${cell.agent}: ${cell.delta}`);
  const lines = [
    `### ${cell.gate === 'fail' ? '❌' : '⚠️'} ${title}`,
    '',
    `expected **${expectedOf(cell)}** → got **${gotOf(cell)}**: ${escapeMarkdown(whyText(cell))}`,
  ];
  if (cell.proof !== null) {
    const { token, line_number: number, line } = cell.proof;
    lines.push('', `proof for ${code(clip(token, TEXT_LIMIT))}, line ${number}:`, '', fenced(clip(line, TEXT_LIMIT)));
  }
  if (cell.case_file !== null) lines.push('', `case: ${code(`${cell.case_file}:${cell.case_line ?? 1}`)}`);
  if (cell.explain !== null) lines.push('', fenced(clip(cell.explain, TEXT_LIMIT)));
  return lines.join('\n');
}
