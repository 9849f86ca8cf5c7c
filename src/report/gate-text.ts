import type { Cell, GateResult } from '../contracts/gate-result.ts';
import { clip, safeText, type TextStyle } from './text-style.ts';

const EFFECT_ORDER: readonly Cell['gate'][] = ['fail', 'warn', 'report', 'ok'];
const PROOF_WIDTH = 160;
/** Of a reason or an error, so that one cell cannot hide the others. */
const TEXT_LIMIT = 1000;

/** The gate's result for a terminal: what was compared, the matrix with the worst cases first, each failure, the verdict. */
export function gateText(result: GateResult, style: TextStyle): string {
  const parts = [comparatorLines(result, style), matrixLines(result, style), failureLines(result, style)];
  const warnings = result.warnings.map((warning) => `${style.yellow('warning:')} ${safeText(warning)}`);
  return `${[...parts, warnings, [verdictLine(result, style)]]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function comparatorLines({ comparator, head }: GateResult, style: TextStyle): readonly string[] {
  if (comparator.kind === 'file')
    return [`${style.bold('Compared with')} the file ${safeText(comparator.baseline_path)}; no comparator was used`];
  const blob =
    comparator.baseline_blob === null ? 'no baseline there: first adoption' : `blob ${short(comparator.baseline_blob)}`;
  return [
    `${style.bold('Compared with')} the merge base ${short(comparator.merge_base)}`,
    `  base ${safeText(comparator.base_ref ?? '')} ${short(comparator.base_tip)}, head ${short(head.commit)}`,
    `  baseline ${safeText(comparator.baseline_path)} (${blob})`,
  ];
}

/** The providers in the order of the columns. */
export function agentsOf(result: GateResult): readonly string[] {
  return [...new Set(result.cells.map((cell) => cell.agent))].sort();
}

/** Cases × providers; a case stands as high as its worst cell. */
function matrixLines(result: GateResult, style: TextStyle): readonly string[] {
  const agents = agentsOf(result);
  const rows = casesWorstFirst(result);
  if (rows.length === 0) return ['no cells'];
  const caseWidth = widest(['case', ...rows.map(([id]) => safeText(id))]);
  const widths = agents.map((agent) => widest([agent, ...rows.map(([, cells]) => cellLabel(cells.get(agent)))]));
  const header = `${'case'.padEnd(caseWidth)}  ${agents.map((agent, index) => safeText(agent).padEnd(widths[index] ?? 0)).join('  ')}`;
  const body = rows.map(([id, cells]) => {
    const columns = agents.map((agent, index) => {
      const cell = cells.get(agent);
      return painted(cell, cellLabel(cell).padEnd(widths[index] ?? 0), style);
    });
    return `${safeText(id).padEnd(caseWidth)}  ${columns.join('  ')}`.trimEnd();
  });
  return [style.bold(header.trimEnd()), ...body];
}

/** A loop: a list of arguments as long as a large case set would not fit the stack. */
function widest(texts: readonly string[]): number {
  return texts.reduce((width, text) => Math.max(width, text.length), 0);
}

/** The cases with their cells by provider, the worst first. */
export function casesWorstFirst(result: GateResult): readonly (readonly [string, ReadonlyMap<string, Cell>])[] {
  const byCase = new Map<string, Map<string, Cell>>();
  for (const cell of result.cells) {
    const cells = byCase.get(cell.case_id) ?? new Map<string, Cell>();
    byCase.set(cell.case_id, cells.set(cell.agent, cell));
  }
  const rank = (cells: ReadonlyMap<string, Cell>): number =>
    Math.min(...[...cells.values()].map((cell) => EFFECT_ORDER.indexOf(cell.gate)));
  return [...byCase].sort(([, left], [, right]) => rank(left) - rank(right));
}

/** What a cell shows in a matrix. */
export function cellLabel(cell: Cell | undefined): string {
  if (cell === undefined) return '-';
  const mark = { fail: '✗', warn: '!', report: '·', ok: '✓' }[cell.gate];
  const what = cell.delta === 'held' && cell.got !== null ? `${cell.got.status} (held)` : cell.delta;
  const notes = cell.notes.map((note) => ` +${note}`).join('');
  return `${mark} ${what}${cell.timeout ? ' (timeout)' : ''}${notes}`;
}

function failureLines(result: GateResult, style: TextStyle): readonly string[] {
  return failingCells(result).flatMap((cell, index) => {
    const title = safeText(
      `${cell.case_id}/${cell.agent}: ${cell.delta}: expected ${expectedOf(cell)} → got ${gotOf(cell)}`,
    );
    const lines = [`${cell.gate === 'fail' ? style.red('✗') : style.yellow('!')} ${style.bold(title)}`];
    const add = (label: string, text: string | null): void => {
      if (text !== null && text !== '') lines.push(`    ${style.dim(label.padEnd(8))} ${safeText(text)}`);
    };
    add('why', whyText(cell));
    add('proof', proofText(cell));
    add('case', cell.case_file === null ? null : `${cell.case_file}:${cell.case_line ?? 1}`);
    add('explain', cell.explain);
    return index === 0 ? lines : ['', ...lines];
  });
}

/** Why, without repeating what "expected → got" already says. */
export function whyText({ delta, reason, error, expected }: Cell): string {
  // That a tolerance ended stands in the reason only.
  const isSaid = error !== null && expected?.expired !== true && ['regression', 'infra', 'new'].includes(delta);
  return clip([isSaid ? null : reason, error].filter((text) => text !== null).join('; '), TEXT_LIMIT);
}

function proofText({ proof }: Cell): string | null {
  return proof === null ? null : `${proof.token}, line ${proof.line_number}: ${clip(proof.line, PROOF_WIDTH)}`;
}

/** The cells that fail, then those that warn. */
export function failingCells(result: GateResult): readonly Cell[] {
  const shown = result.cells.filter((cell) => cell.gate === 'fail' || cell.gate === 'warn');
  return shown.sort((left, right) => EFFECT_ORDER.indexOf(left.gate) - EFFECT_ORDER.indexOf(right.gate));
}

export function expectedOf({ expected }: Cell): string {
  if (expected === null) return 'no entry';
  return expected.allow_timeout ? `${expected.expected_status}, timeout allowed` : expected.expected_status;
}

export function gotOf({ got }: Cell): string {
  return got === null ? 'no result' : `${got.status}${got.timed_out ? ' (timed out)' : ''}`;
}

function painted(cell: Cell | undefined, text: string, style: TextStyle): string {
  if (cell === undefined) return style.dim(text);
  const paint = { fail: style.red, warn: style.yellow, report: style.cyan, ok: style.green }[cell.gate];
  return paint(text);
}

/** One line that says what was decided. */
export function verdictLine(result: GateResult, style: TextStyle): string {
  const counts = Object.entries(result.counts).filter(([, count]) => count > 0);
  const summary = counts.map(([delta, count]) => `${count} ${delta}`).join(', ');
  const verdict = {
    pass: style.green('PASS'),
    fail: style.red('FAIL'),
    not_comparable: style.yellow('NOT COMPARABLE'),
  };
  return `${style.bold(verdict[result.verdict])}  ${summary === '' ? 'no cells' : summary}`;
}

function short(commit: string | null): string {
  return commit === null ? '(none)' : safeText(commit.slice(0, 12));
}
