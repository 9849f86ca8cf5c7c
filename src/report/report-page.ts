import { counted } from '../contracts/counted.ts';
import type { GateReport, StoppedGate } from '../contracts/gate-report.ts';
import type { GateResult } from '../contracts/gate-result.ts';
import { failingCells } from './cases-worst-first.ts';
import { changedRows } from './changed-rows.ts';
import { baselineFactsText } from './baseline-facts-text.ts';
import { comparatorTable } from './comparator-table.ts';
import { failureBlock } from './failure-block.ts';
import { helpBlock } from './help-block.ts';
import { escapeMarkdown } from './markdown.ts';
import { MarkdownPage } from './markdown-page.ts';
import { markdownTable } from './markdown-table.ts';
import { stoppedLines } from './stopped-text.ts';
import { clip } from './text-style.ts';
import { gateVerdicts } from './verdict-summary.ts';

const SEPARATOR = '\n\n';
/** Of a warning, and of how many. */
const WARNING_LIMIT = 500;
const WARNINGS = 10;

/** How much a page may hold, and in which unit that is measured. */
export interface PageBudget {
  readonly limit: number;
  readonly measure: (text: string) => number;
}

/**
 * What a report says beside a pull request, under a heading of the channel's own: a line for each gate, what changed with the worst
 * first, and in folds the failures, what to do and the commits. What does not fit falls away in steps: everything; tables without the
 * failures; counts alone.
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
  const changed = changedRows(result);
  const help = helpBlock(result, changed.rules);
  const more = result.warnings.length > WARNINGS ? [`_and ${result.warnings.length - WARNINGS} more warnings_`] : [];
  return {
    verdicts: gateVerdicts(result).join('\n\n'),
    warnings: [
      ...result.warnings.slice(0, WARNINGS).map((text) => `> ⚠️ ${escapeMarkdown(clip(text, WARNING_LIMIT))}`),
      ...more,
    ],
    ...markdownTable(changed),
    tail: [
      ...(help === '' ? [] : [fold('What to do', help)]),
      fold(
        'Commits',
        comparatorTable(result.comparator, result.head.commit, [
          ['baseline holds', baselineFactsText(result.baseline)],
        ]),
      ),
    ],
  };
}

/** Everything; null where it does not fit. Failures are rendered only as far as there is room. */
function wholePage(result: GateResult, parts: Parts, { limit, measure }: PageBudget): string | null {
  const { verdicts, warnings, head, rows, tail } = parts;
  const table = rows.length === 0 ? [] : [[head, ...rows].join('\n')];
  const above = [verdicts, ...(warnings.length === 0 ? [] : [warnings.join('\n>\n')]), ...table];
  let room = limit - measure([...above, ...tail].join(SEPARATOR));
  const blocks: string[] = [];
  for (const cell of failingCells(result)) {
    const block = failureBlock(cell);
    room -= measure(block) + SEPARATOR.length;
    if (room < 0) return null;
    blocks.push(block);
  }
  const failures =
    blocks.length === 0 ? [] : [fold(`Details of ${counted(blocks.length, 'cell')}`, blocks.join(SEPARATOR))];
  const page = [...above, ...failures, ...tail].join(SEPARATOR);
  return measure(page) <= limit ? page : null;
}

/** Without the failures, and as many rows as fit; null where that is none. */
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

/** Why a gate stopped, as far as it fits. */
export function stoppedPage(stopped: Pick<StoppedGate, 'message' | 'help'>, { limit, measure }: PageBudget): string {
  const page = new MarkdownPage(limit, measure);
  page.addList('', stoppedLines(stopped).map(escapeMarkdown), {
    separator: '\n',
    share: 1,
    more: (left) => `_and ${counted(left, 'more line')}_`,
  });
  return page.text().trimEnd();
}

function fold(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
