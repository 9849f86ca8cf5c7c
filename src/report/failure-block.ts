import type { Cell } from '../contracts/gate-result.ts';
import { expectedOf, gotOf, whyText } from './cell-text.ts';
import { code, escapeMarkdown, fenced } from './markdown.ts';
import { clip } from './text-style.ts';
import { trialsText } from './trials-text.ts';

/** Of a proof line or a command, so that one cannot take the room of the others. */
const TEXT_LIMIT = 1000;

/** A cell that does not hold as markdown: expected and got, trials, the line that proves it, its case, the command that explains it. */
export function failureBlock(cell: Cell): string {
  const title = escapeMarkdown(`${cell.case_id} / ${cell.agent}: ${cell.delta}`);
  const trials = trialsText(cell);
  const lines = [
    `### ${effectMark(cell)} ${title}`,
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

/** What a cell or a row of turns does to its gate, as a sign that markdown shows. */
export function effectMark({ gate }: Pick<Cell, 'gate'>): string {
  return { fail: '❌', undecided: '❔', warn: '⚠️', report: '·', ok: '·' }[gate];
}
