import type { GateEffect } from '../contracts/gate-result.ts';

/** How text is marked on a terminal; the identity where there is none. */
export interface TextStyle {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly cyan: (text: string) => string;
}

const same = (text: string): string => text;

export const PLAIN: TextStyle = { bold: same, dim: same, red: same, green: same, yellow: same, cyan: same };

/** What something does to its gate, as one character for a terminal. */
export const EFFECT_MARKS: Readonly<Record<GateEffect, string>> = {
  fail: '✗',
  undecided: '?',
  warn: '!',
  report: '·',
  ok: '✓',
};

/** The same as a colour. */
export function painted(effect: GateEffect, text: string, style: TextStyle): string {
  const paint = { fail: style.red, undecided: style.yellow, warn: style.yellow, report: style.cyan, ok: style.green };
  return paint[effect](text);
}

/**
 * Text of a transcript or a repository as one harmless line: no control characters, no invisible or reordering ones, no half
 * characters, and no `##[` of the runner's old commands, which it obeys anywhere in a line.
 */
export function safeText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll('##[', '## [');
}

/** Text of several lines, each of them harmless. */
export function safeLines(text: string): string {
  return text.split('\n').map(safeStart).join('\n');
}

/** The same for the beginning of a line: the runner would obey a text that begins with `::` there. */
export function safeStart(text: string): string {
  return safeText(text).replace(/^(?=\s*::)/, '- ');
}

/** At most `limit` characters, and a mark where some were cut. */
export function clip(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** At most `limit` characters with the mark, for a channel that takes no more. */
export function clipWithin(text: string, limit: number): string {
  return text.length <= limit ? text : clip(text, limit - 1);
}
