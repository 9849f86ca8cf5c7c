import type { Cell, GateResult } from '../contracts/gate-result.ts';
import { casesWorstFirst, cellLabel, whyText } from './gate-text.ts';
import { safeText } from './text-style.ts';

/** GitHub refuses a step's job summary over 1 MiB; what is measured here is the UTF-8 form. */
export const SUMMARY_LIMIT_BYTES = 900 * 1024;

/**
 * The gate's result as markdown within a byte budget: verdict, comparator, then failures and matrix rows, the worst first. What does
 * not fit is counted, and nothing is cut inside a table or a fence.
 */
export function gateSummary(result: GateResult, limit: number = SUMMARY_LIMIT_BYTES): string {
  const verdict = { pass: '✅ holds', fail: '❌ fails', not_comparable: '⚠️ cannot be compared' }[result.verdict];
  const counts = Object.entries(result.counts)
    .filter(([, count]) => count > 0)
    .map(([delta, count]) => `${count} ${delta}`);
  const head = [`# Routing gate ${verdict}`, '', counts.join(' · '), '', ...comparatorLines(result)].join('\n');
  const warnings = result.warnings.map((warning) => `> ⚠️ ${escapeMarkdown(warning)}`).join('\n>\n');
  const failures = result.cells.filter((cell) => cell.gate === 'fail' || cell.gate === 'warn').map(failureBlock);
  const agents = [...new Set(result.cells.map((cell) => cell.agent))].sort();
  const tableHead = `| case | ${agents.join(' | ')} |\n|---|${agents.map(() => '---|').join('')}`;
  const rows = casesWorstFirst(result).map(
    ([id, cells]) => `| ${id} | ${agents.map((agent) => escapeMarkdown(cellLabel(cells.get(agent)))).join(' | ')} |`,
  );

  const page = new Page(limit);
  page.add(head);
  if (warnings !== '') page.add(warnings);
  if (rows.length > 0) page.addList(tableHead, rows, '\n', (left) => `_and ${left} more cases_`);
  if (failures.length > 0) page.addList('## Failures', failures, '\n\n', (left) => `_and ${left} more failures_`);
  return page.text();
}

/** Text within a budget of bytes, kept whole block by block. */
class Page {
  readonly #limit: number;
  readonly #blocks: string[] = [];
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(block: string): boolean {
    const bytes = Buffer.byteLength(block) + 2;
    if (this.#bytes + bytes > this.#limit) return false;
    this.#blocks.push(block);
    this.#bytes += bytes;
    return true;
  }

  /** As many items as fit, under a heading, with a line that counts the others. */
  addList(heading: string, items: readonly string[], separator: string, more: (left: number) => string): void {
    // Half of what is left, so that a long first list does not take the room of the second.
    const reserve = Buffer.byteLength(heading) + 200;
    let room = (this.#limit - this.#bytes) / 2 - reserve;
    const kept: string[] = [];
    for (const item of items) {
      room -= Buffer.byteLength(item) + separator.length;
      if (room < 0) break;
      kept.push(item);
    }
    const left = items.length - kept.length;
    const body = [heading, ...kept].join(separator);
    this.add(left === 0 ? body : `${body}\n\n${more(left)}`);
  }

  text(): string {
    return `${this.#blocks.join('\n\n')}\n`;
  }
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
  const expected = cell.expected?.expected_status ?? 'no entry';
  const got = cell.got === null ? 'no result' : `${cell.got.status}${cell.got.timed_out ? ' (timed out)' : ''}`;
  const lines = [
    `### ${cell.gate === 'fail' ? '❌' : '⚠️'} ${cell.case_id} / ${cell.agent}: ${cell.delta}`,
    '',
    `expected **${expected}** → got **${got}**: ${escapeMarkdown(whyText(cell))}`,
  ];
  if (cell.proof !== null)
    lines.push('', `${code(cell.proof.token)}, line ${cell.proof.line_number}:`, '', fenced(cell.proof.line));
  if (cell.case_file !== null) lines.push('', `case: ${code(`${cell.case_file}:${cell.case_line ?? 1}`)}`);
  if (cell.explain !== null) lines.push('', fenced(cell.explain));
  return lines.join('\n');
}

/** Text that markdown takes literally: no links, mentions, HTML, tables or emphasis come out of it. */
export function escapeMarkdown(text: string): string {
  return safeText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_{}[\]()#+!|~-]/g, '\\$&')
    .replaceAll('@', '@\u2060')
    .replaceAll('://', ':\u2060//');
}

function code(text: string): string {
  const safe = safeText(text).replaceAll('|', '\\|');
  const fence = '`'.repeat(longestRun(safe) + 1);
  return `${fence}${safe.startsWith('`') || safe.endsWith('`') ? ` ${safe} ` : safe}${fence}`;
}

function fenced(text: string): string {
  const safe = safeText(text);
  const fence = '`'.repeat(Math.max(3, longestRun(safe) + 1));
  return `${fence}text\n${safe}\n${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
