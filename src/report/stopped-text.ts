import type { StoppedGate } from '../contracts/gate-report.ts';
import { ERROR_CODES } from '../kernel/portcullis-error.ts';
import { clip, safeText, type TextStyle } from './text-style.ts';

/** Of a line of a message, and of lines: a message lists what is wrong with a document. */
const LINE_LIMIT = 1000;
const LINES = 50;

/** `⚠️ cannot be compared`, where a gate stopped before it had a result. */
export function stoppedVerdict({ code }: Pick<StoppedGate, 'code'>): string {
  return { 1: '❌ fails', 2: '❌ did not run', 3: '⚠️ cannot be compared' }[ERROR_CODES[code]];
}

/** Why a gate stopped and what to do, as lines of plain text within bounds; nothing is escaped. */
export function stoppedLines({ message, help }: Pick<StoppedGate, 'message' | 'help'>): readonly string[] {
  const lines = message.split('\n');
  const more = lines.length > LINES ? [`and ${lines.length - LINES} more lines`] : [];
  const all = [...lines.slice(0, LINES), ...more, ...(help === null ? [] : ['', ...help.split('\n').slice(0, LINES)])];
  return all.map((line) => clip(line, LINE_LIMIT));
}

/** The same for a terminal. */
export function stoppedText(stopped: StoppedGate | null, style: TextStyle): string {
  if (stopped === null) return `${style.bold('The gate did not run')}\n`;
  const [first = '', ...rest] = stoppedLines(stopped).map(safeText);
  return `${[`${style.red(stopped.code)}: ${first}`, ...rest.map((line) => (line === '' ? '' : `  | ${line}`))].join('\n')}\n`;
}
