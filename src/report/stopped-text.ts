import { counted } from '../contracts/counted.ts';
import type { StoppedGate } from '../contracts/gate-report.ts';
import type { PortcullisError } from '../kernel/portcullis-error.ts';
import { CHANNEL_LIMITS, utf8Bytes } from './channel-limits.ts';
import { escapeMarkdown } from './markdown.ts';
import { MarkdownPage, type PageBudget } from './markdown-page.ts';
import { clip, safeText, type TextStyle } from './text-style.ts';

/** Of a line of a message, and of lines: a message lists what is wrong with a document. */
const LINE_LIMIT = 1000;
const LINES = 50;

type Reason = Pick<StoppedGate, 'message' | 'help'>;

/** Why a gate stopped and what to do, as lines of plain text within bounds; nothing is escaped. */
export function stoppedLines({ message, help }: Reason): readonly string[] {
  const lines = message.split('\n');
  const more = lines.length > LINES ? [`and ${counted(lines.length - LINES, 'more line')}`] : [];
  const all = [...lines.slice(0, LINES), ...more, ...(help === null ? [] : ['', ...help.split('\n').slice(0, LINES)])];
  return all.map((line) => clip(line, LINE_LIMIT));
}

/** The same for a terminal. */
export function stoppedText(stopped: StoppedGate | null, style: TextStyle): string {
  if (stopped === null) return `${style.bold('The gate did not run')}\n`;
  const [first = '', ...rest] = stoppedLines(stopped).map(safeText);
  return `${[`${style.red(stopped.code)}: ${first}`, ...rest.map((line) => (line === '' ? '' : `  | ${line}`))].join('\n')}\n`;
}

/** The same as markdown, as far as it fits. */
export function stoppedPage(stopped: Reason, { limit, measure }: PageBudget): string {
  const page = new MarkdownPage(limit, measure);
  page.addList('', stoppedLines(stopped).map(escapeMarkdown), { separator: '\n', share: 1, noun: 'line' });
  return page.text().trimEnd();
}

/** The same as the page of a job summary; without a reason its title alone. */
export function stoppedSummary(
  title: string,
  reason: Reason | null,
  limit: number = CHANNEL_LIMITS.summaryBytes,
): string {
  const heading = `# ${title}\n\n`;
  const budget = { limit: limit - utf8Bytes(heading) - 1, measure: utf8Bytes };
  return `${heading}${reason === null ? '' : stoppedPage(reason, budget)}\n`;
}

/** A page for the job summary where something ended with an error. `what`: `Routing plan`. */
export function errorSummary(what: string, { exitCode, message, help }: PortcullisError): string {
  const verdict = { 1: '❌ fails', 2: '❌ did not run', 3: '⚠️ cannot be compared' }[exitCode];
  return stoppedSummary(`${what} ${verdict}`, { message, help: help ?? null });
}
