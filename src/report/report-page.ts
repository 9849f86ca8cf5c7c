import { counted } from '../contracts/counted.ts';
import type { GateReport } from '../contracts/gate-report.ts';
import { allWarnings, type Finding, type GateResult } from '../contracts/gate-result.ts';
import { tableOf } from '../gates/index.ts';
import { comparatorTable } from './comparator.ts';
import { allFindings, badFindings, isListed, placeText, whyText } from './findings.ts';
import { gateVerdicts } from './report-verdict.ts';
import { escapeMarkdown, fenced } from './markdown.ts';
import { MarkdownPage, type PageBudget } from './markdown-page.ts';
import { findingBlocks } from './report-sections.ts';
import { blockMarkdown, PAGE_MARKS } from './section-markdown.ts';
import { sectionsOf } from './sections/index.ts';
import type { Commands } from './sections/section.ts';
import { stoppedPage } from './stopped-text.ts';
import { markdownTable } from './table.ts';
import { clip } from './text-style.ts';

const SEPARATOR = '\n\n';
/** Of a text in the table, so that one row cannot take the room of the others. */
const CELL_LIMIT = 300;
/** Of a warning, and of how many. */
const WARNING_LIMIT = 500;
const WARNINGS = 10;
/** Commands that are shown; the worst findings stand first. */
const COMMANDS = 3;

/**
 * What a report says beside a pull request, under a heading of the channel's own: a line for each gate, what was found with the worst
 * first, and in folds its details, what to do and the commits. What does not fit falls away in steps: everything; tables without the
 * details; counts alone.
 */
export function reportPage({ result, stopped }: GateReport, budget: PageBudget): string {
  if (result === null) return stopped === null ? '' : stoppedPage(stopped, budget);
  const parts = partsOf(result);
  return wholePage(result, parts, budget) ?? tablePage(parts, budget) ?? countsPage(parts, budget);
}

interface Parts {
  readonly verdicts: string;
  readonly warnings: readonly string[];
  readonly head: string;
  readonly rows: readonly string[];
  /** What stands below the tables, whatever fits of them. */
  readonly tail: readonly string[];
}

function partsOf(result: GateResult): Parts {
  const findings = allFindings(result).filter(isListed);
  const help = helpBlock(result, findings);
  const warnings = allWarnings(result);
  const more = warnings.length > WARNINGS ? [`_and ${warnings.length - WARNINGS} more warnings_`] : [];
  return {
    verdicts: gateVerdicts(result).join('\n\n'),
    warnings: [
      ...warnings.slice(0, WARNINGS).map((text) => `> ⚠️ ${escapeMarkdown(clip(text, WARNING_LIMIT))}`),
      ...more,
    ],
    ...markdownTable({ head: ['', 'what', 'rule', 'change', 'why', 'where'], rows: findings.map(rowOf) }),
    tail: [...(help === '' ? [] : [fold('What to do', help)]), fold('Commits', comparatorTable(result))],
  };
}

function rowOf(finding: Finding): readonly string[] {
  const { effect, subject, rule, change } = finding;
  const changed = change === null ? '–' : `${change.from} → ${change.to}`;
  const texts = [PAGE_MARKS[effect], subject.label, rule, changed, whyText(finding), placeText(finding) ?? '–'];
  return texts.map((text) => clip(text, CELL_LIMIT));
}

/** Everything; null where it does not fit. Details are rendered only as far as there is room. */
function wholePage(result: GateResult, parts: Parts, { limit, measure }: PageBudget): string | null {
  const { verdicts, warnings, head, rows, tail } = parts;
  const table = rows.length === 0 ? [] : [[head, ...rows].join('\n')];
  const above = [verdicts, ...(warnings.length === 0 ? [] : [warnings.join('\n>\n')]), ...table];
  let room = limit - measure([...above, ...tail].join(SEPARATOR));
  const blocks: string[] = [];
  for (const one of findingBlocks(result)) {
    const block = blockMarkdown(one);
    room -= measure(block) + SEPARATOR.length;
    if (room < 0) return null;
    blocks.push(block);
  }
  const details =
    blocks.length === 0 ? [] : [fold(`Details of ${counted(blocks.length, 'finding')}`, blocks.join(SEPARATOR))];
  const page = [...above, ...details, ...tail].join(SEPARATOR);
  return measure(page) <= limit ? page : null;
}

/** Without the details, and as many rows as fit; null where that is none. */
function tablePage({ verdicts, warnings, head, rows, tail }: Parts, { limit, measure }: PageBudget): string | null {
  const below = tail.join(SEPARATOR);
  const page = new MarkdownPage(limit - measure(below) - SEPARATOR.length, measure);
  if (!page.add(verdicts)) return null;
  page.addList('', warnings, { separator: '\n>\n', share: 0.3, more: (left) => `_and ${left} more warnings_` });
  const kept = page.addList(head, rows, { separator: '\n', share: 1, more: (left) => `_and ${left} more rows_` });
  return kept === 0 && rows.length > 0 ? null : `${page.text()}\n${below}`;
}

function countsPage({ verdicts }: Parts, { limit, measure }: PageBudget): string {
  return measure(verdicts) <= limit ? verdicts : '';
}

function fold(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}

/** What the rules of these findings mean, and the commands that explain them and that their gates offer; empty where there is none. */
function helpBlock(result: GateResult, findings: readonly Finding[]): string {
  if (findings.length === 0) return '';
  const meanings = result.gates.flatMap(({ gate }) => {
    const found = new Set(findings.filter((finding) => finding.gate === gate).map(({ rule }) => rule));
    const rules = (tableOf(gate)?.rules ?? []).filter(({ id }) => found.has(id));
    return rules.map(({ id, meaning, remedy }) => `- \`${gate}/${id}\`: ${meaning} ${remedy}`);
  });
  const blocks = commandsFor(result)
    .filter(({ commands }) => commands.length > 0)
    .map(({ title, commands }) => `${title}\n\n${fenced(...commands)}`);
  return [...(meanings.length === 0 ? [] : [meanings.join('\n')]), ...blocks].join('\n\n');
}

function commandsFor(result: GateResult): readonly Commands[] {
  const bad = badFindings(result);
  const explain = bad.flatMap(({ explain: command }) => (command === null ? [] : [command])).slice(0, COMMANDS);
  return [
    { title: 'To look at the evidence, with the artifacts of the run beside the checkout:', commands: explain },
    ...result.gates.flatMap(
      ({ gate }) => sectionsOf(gate).commands?.(bad.filter((finding) => finding.gate === gate)) ?? [],
    ),
  ];
}
