import { allWarnings, type GateResult } from '../contracts/gate-result.ts';
import { comparatorLines } from './comparator.ts';
import { verdictSummary, warnOnlyText } from './report-verdict.ts';
import { reportSections } from './findings.ts';
import type { Block, Fact, Section } from './sections/section.ts';
import { textTable } from './table.ts';
import { clip, EFFECT_MARKS, painted, safeText, type TextStyle } from './text-style.ts';

/** Of a message or a fact, so that one finding cannot hide the others; and of words of somebody else. */
const TEXT_LIMIT = 1000;
const QUOTE_LIMIT = 160;
/** Lines and blocks of a part; the worst stand first. */
const ITEMS = 200;

/** A result for a terminal: what was compared, the parts of the gates with the findings between them, warnings, the verdict. */
export function gateText(result: GateResult, style: TextStyle): string {
  const warnings = allWarnings(result).map((warning) => `${style.yellow('warning:')} ${safeText(warning)}`);
  const sections = reportSections(result).map((section) => sectionText(section, style));
  return `${[comparatorLines(result, style), ...sections, warnings, [verdictLine(result, style)]]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** One line that says what was decided. */
function verdictLine(result: GateResult, style: TextStyle): string {
  const verdict = {
    pass: style.green('PASS'),
    fail: style.red('FAIL'),
    not_comparable: style.yellow('NOT COMPARABLE'),
  };
  return `${style.bold(`${verdict[result.verdict]}${warnOnlyText(result)}`)}  ${verdictSummary(result)}`;
}

/** A part of a report for a terminal: its lines, its table, its blocks. */
function sectionText(section: Section, style: TextStyle): readonly string[] {
  return [...linesOf(section, style), ...tableOf(section, style), ...blocksOf(section, style)];
}

function linesOf({ title, lines = [] }: Section, style: TextStyle): readonly string[] {
  const [first, ...others] = lines;
  if (first === undefined) return [];
  const name = title === null ? [] : [style.bold(`${title}:`)];
  if (others.length === 0) return [[...name, clip(safeText(first), TEXT_LIMIT)].join(' ')];
  const shown = lines.slice(0, ITEMS).map((line) => `  - ${clip(safeText(line), TEXT_LIMIT)}`);
  return [...name, ...shown, ...moreOf(lines.length - shown.length)];
}

function tableOf({ title, lines = [], table, terminalRows }: Section, style: TextStyle): readonly string[] {
  const rows = table?.rows.slice(0, terminalRows) ?? [];
  if (table === undefined || rows.length === 0) return [];
  const name = title === null || lines.length > 0 ? [] : [style.bold(title)];
  return [...name, ...textTable({ head: table.head, rows }, style), ...moreOf(table.rows.length - rows.length)];
}

function blocksOf({ blocks = [] }: Section, style: TextStyle): readonly string[] {
  const shown = blocks
    .slice(0, ITEMS)
    .flatMap((block, index) => [...(index === 0 ? [] : ['']), ...blockLines(block, style)]);
  return [...shown, ...moreOf(blocks.length - ITEMS)];
}

/** `✗ alpha/claude: regression: expected pass → got fail`, and below it why and what is known. */
function blockLines({ effect, title, change, message, facts }: Block, style: TextStyle): readonly string[] {
  const changed = change === null ? '' : `: expected ${change.from} → got ${change.to}`;
  const line = ({ label, text, form, quote }: Fact): string => {
    const quoted = quote === undefined ? '' : `: ${clip(safeText(quote), QUOTE_LIMIT)}`;
    const said = form === 'command' ? safeText(text) : clip(safeText(text), TEXT_LIMIT);
    return `    ${style.dim(label.padEnd(8))} ${said}${quoted}`;
  };
  return [
    `${painted(effect, EFFECT_MARKS[effect], style)} ${style.bold(clip(safeText(`${title}${changed}`), TEXT_LIMIT))}`,
    ...[...(message === '' ? [] : [{ label: 'why', text: message }]), ...facts].map(line),
  ];
}

function moreOf(left: number): readonly string[] {
  return left <= 0 ? [] : [`  and ${left} more`];
}
