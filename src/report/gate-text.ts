import type { Cell, GateResult } from '../contracts/gate-result.ts';
import { baselineFactsText } from './baseline-facts-text.ts';
import { failingCells } from './cases-worst-first.ts';
import { expectedOf, gotOf, markOf, whyText } from './cell-text.ts';
import { comparatorName } from './comparator-name.ts';
import { legTexts, warnOnlyText } from './leg-texts.ts';
import { matrixLines, painted } from './matrix-lines.ts';
import { ROLLUPS_TITLE, rollupTables } from './rollup-tables.ts';
import { suiteTrials } from './suite-trials.ts';
import { clip, safeText, type TextStyle } from './text-style.ts';
import { textTable, type Table } from './text-table.ts';
import { trialsText } from './trials-text.ts';
import { turnsLines } from './turns-text.ts';
import { verdictSummary } from './verdict-summary.ts';

const PROOF_WIDTH = 160;
/** Rows of a roll-up; the worst stand first. */
const ROLLUP_ROWS = 20;

/**
 * The gate's result for a terminal: what was compared, the matrix with the worst cases first, what the trials can show, each failure,
 * the verdict.
 */
export function gateText(result: GateResult, style: TextStyle): string {
  const parts = [
    comparatorLines(result, style),
    matrixLines(result, style),
    trialsLines(result, style),
    ...rollupParts(result, style),
    failureLines(result, style),
    result.typestate === null ? [] : turnsLines(result.typestate, style),
    legTexts(result).map((text) => `${style.red('✗')} ${safeText(text)}`),
  ];
  const warnings = result.warnings.map((warning) => `${style.yellow('warning:')} ${safeText(warning)}`);
  return `${[...parts, warnings, [verdictLine(result, style)]]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function comparatorLines({ comparator, baseline, head }: GateResult, style: TextStyle): readonly string[] {
  if (comparator.kind === 'file')
    return [`${style.bold('Compared with')} the file ${safeText(comparator.baseline_path)}; no comparator was used`];
  const blob =
    comparator.baseline_blob === null
      ? 'no baseline there: first adoption'
      : `blob ${short(comparator.baseline_blob)}, ${baselineFactsText(baseline)}`;
  const headSha = comparator.head_sha ?? head.commit;
  const tested = head.commit === headSha ? '' : `, tested ${short(head.commit)}`;
  const event = comparator.event === null ? '' : ` (${safeText(comparator.event)})`;
  return [
    `${style.bold('Compared with')} the ${comparatorName(comparator)} ${short(comparator.merge_base)}${event}`,
    `  base ${safeText(comparator.base_ref ?? '')} ${short(comparator.base_tip)}, head ${short(headSha)}${tested}`,
    `  baseline ${safeText(comparator.baseline_path)} (${blob})`,
  ];
}

function trialsLines(result: GateResult, style: TextStyle): readonly string[] {
  const trials = suiteTrials(result);
  if (trials === null) return [];
  return [
    `${style.bold('Trials:')} ${safeText(trials.line)}`,
    ...(trials.table === null ? [] : textTable(trials.table, style)),
    ...(trials.notRun === null ? [] : [`${style.bold('Not run:')} ${safeText(trials.notRun)}`]),
  ];
}

/** Each roll-up as a part of its own, under one title. */
function rollupParts(result: GateResult, style: TextStyle): readonly (readonly string[])[] {
  return rollupTables(result).map((table, index) => [
    ...(index === 0 ? [style.bold(ROLLUPS_TITLE)] : []),
    ...rollupLines(table, style),
  ]);
}

function rollupLines({ head, rows }: Table, style: TextStyle): readonly string[] {
  const lines = textTable({ head, rows: rows.slice(0, ROLLUP_ROWS) }, style);
  return rows.length > ROLLUP_ROWS ? [...lines, `  and ${rows.length - ROLLUP_ROWS} more`] : lines;
}

function failureLines(result: GateResult, style: TextStyle): readonly string[] {
  return failingCells(result).flatMap((cell, index) => {
    const title = safeText(
      `${cell.case_id}/${cell.agent}: ${cell.delta}: expected ${expectedOf(cell)} → got ${gotOf(cell)}`,
    );
    const lines = [`${painted(cell, markOf(cell), style)} ${style.bold(title)}`];
    const add = (label: string, text: string | null): void => {
      if (text !== null && text !== '') lines.push(`    ${style.dim(label.padEnd(8))} ${safeText(text)}`);
    };
    add('why', whyText(cell));
    add('trials', trialsText(cell));
    add('proof', proofText(cell));
    add('case', cell.case_file === null ? null : `${cell.case_file}:${cell.case_line ?? 1}`);
    add('explain', cell.explain);
    return index === 0 ? lines : ['', ...lines];
  });
}

function proofText({ proof }: Cell): string | null {
  return proof === null ? null : `${proof.token}, line ${proof.line_number}: ${clip(proof.line, PROOF_WIDTH)}`;
}

/** One line that says what was decided. */
export function verdictLine(result: GateResult, style: TextStyle): string {
  const verdict = {
    pass: style.green('PASS'),
    fail: style.red('FAIL'),
    not_comparable: style.yellow('NOT COMPARABLE'),
  };
  return `${style.bold(`${verdict[result.verdict]}${warnOnlyText(result)}`)}  ${verdictSummary(result)}`;
}

function short(commit: string | null): string {
  return commit === null ? '(none)' : safeText(commit.slice(0, 12));
}
