import type { ComparatorReport } from '../contracts/gate-result.ts';
import type { TurnRow, TypestateResult } from '../contracts/typestate-result.ts';
import { comparatorName } from './comparator-name.ts';
import { subjectText } from '../gates/typestate-gate.ts';
import { safeText, type TextStyle } from './text-style.ts';
import { placeOfRow, tellingRows, toleranceHint, turnCounts } from './turn-rows.ts';

/** So many rows are printed; the worst stand first. */
const ROWS = 50;

/** The typestate gate's part of a report for a terminal: how many turns closed, and each row that says something. */
export function turnsLines(result: TypestateResult, style: TextStyle): readonly string[] {
  const rows = tellingRows(result);
  const more = rows.length > ROWS ? [`and ${rows.length - ROWS} more`] : [];
  const hint = toleranceHint(result);
  return [
    `${style.bold('Turns of tool calls:')} ${turnCounts(result)}`,
    ...rows.slice(0, ROWS).flatMap((row) => rowLines(row, style)),
    ...more,
    ...(hint === null ? [] : [safeText(hint)]),
  ];
}

function rowLines(row: TurnRow, style: TextStyle): readonly string[] {
  const mark = { fail: '✗', undecided: '?', warn: '!', report: '·', ok: '·' }[row.gate];
  const paint = { fail: style.red, undecided: style.yellow, warn: style.yellow, report: style.dim, ok: style.dim };
  const what = row.class === null ? '' : `: ${row.class}`;
  const title = safeText(`${subjectText(row.subject)}: ${row.delta}${what}`);
  const place = placeOfRow(row);
  return [
    `${paint[row.gate](mark)} ${style.bold(title)}`,
    `    ${style.dim('why     ')} ${safeText(row.reason)}`,
    ...(place === null ? [] : [`    ${style.dim('where   ')} ${safeText(place)}`]),
  ];
}

/** The typestate gate's result for a terminal, where it ran alone. */
export function turnsText(result: TypestateResult, style: TextStyle): string {
  const verdict = {
    pass: style.green('PASS'),
    fail: style.red('FAIL'),
    not_comparable: style.yellow('NOT COMPARABLE'),
  };
  const { comparator } = result;
  const against =
    comparator.kind === 'file'
      ? 'the working tree; no comparator was used'
      : `the ${comparatorName(comparator)} ${(comparator.merge_base ?? '(none)').slice(0, 12)}`;
  const warnings = result.warnings.map((warning) => `${style.yellow('warning:')} ${safeText(warning)}`);
  const parts = [
    [
      `${style.bold('Compared with')} ${against}`,
      `  baseline ${safeText(comparator.baseline_path)} (${outcomeText(comparator)})`,
    ],
    turnsLines(result, style),
    warnings,
    [`${style.bold(verdict[result.verdict])}  ${turnCounts(result)}`],
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function outcomeText({ baseline_outcome: outcome, baseline_blob: blob }: ComparatorReport): string {
  if (outcome === 'first_adoption') return 'first adoption';
  if (outcome === 'none') return 'none there: nothing is tolerated';
  return blob === null ? 'as it is in the working tree' : `blob ${blob.slice(0, 12)}`;
}
