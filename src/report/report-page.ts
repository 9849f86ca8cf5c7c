import { counted } from '../contracts/counted.ts';
import type { GateReport } from '../contracts/gate-report.ts';
import { allWarnings, type Finding, type GateResult } from '../contracts/gate-result.ts';
import { tableOf } from '../gates/index.ts';
import { comparatorTable, comparedWith } from './comparator.ts';
import { allFindings, badFindings, findingBlocks, isListed, placeText, whyText } from './findings.ts';
import { gateVerdicts } from './report-verdict.ts';
import { fenced } from './markdown.ts';
import { blockMarkdown, MarkdownPage, PAGE_MARKS, type PageBudget } from './markdown-page.ts';
import { sectionsOf } from './sections/index.ts';
import type { Commands } from './sections/section.ts';
import { stoppedPage } from './stopped-text.ts';
import { clip } from './text-style.ts';

/** Of a text in the table, so that one row cannot take the room of the others. */
const CELL_LIMIT = 300;
/** Warnings above the table. */
const WARNINGS = 10;
/** Commands that are shown; the worst findings stand first. */
const COMMANDS = 3;

/**
 * What a report says beside a pull request, under a heading of the channel's own: a line for each gate, what was found with the worst
 * first, and in folds its details, what to do and the commits. What does not fit falls away in steps: the details; rows of the table;
 * all but the counts.
 */
export function reportPage({ result, stopped }: GateReport, budget: PageBudget): string {
  if (result === null) return stopped === null ? '' : stoppedPage(stopped, budget);
  const { limit, measure } = budget;
  const verdicts = [...gateVerdicts(result), ...comparedWith(result)].join('\n\n');
  const rows = allFindings(result).filter(isListed);
  const help = helpBlock(result, rows);
  const below = [...(help === '' ? [] : [fold('What to do', help)]), fold('Commits', comparatorTable(result))].join(
    '\n\n',
  );
  const page = new MarkdownPage(limit - measure(below), measure);
  if (page.add(verdicts)) {
    page.addWarnings(allWarnings(result), 0.3, WARNINGS);
    const table = { head: ['', 'what', 'rule', 'change', 'why', 'where'], rows: rows.map(rowOf) };
    const kept = page.addTable(null, table, { share: 1, noun: 'row' });
    if (kept === rows.length) {
      const blocks = findingBlocks(result).map(blockMarkdown);
      if (blocks.length > 0) page.add(fold(`Details of ${counted(blocks.length, 'finding')}`, blocks.join('\n\n')));
    }
    if (kept > 0 || rows.length === 0) return `${page.text()}\n${below}`;
  }
  return measure(verdicts) <= limit ? verdicts : '';
}

function rowOf(finding: Finding): readonly string[] {
  const { effect, subject, rule, change } = finding;
  const changed = change === null ? '–' : `${change.from} → ${change.to}`;
  const texts = [PAGE_MARKS[effect], subject.label, rule, changed, whyText(finding), placeText(finding) ?? '–'];
  return texts.map((text) => clip(text, CELL_LIMIT));
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
