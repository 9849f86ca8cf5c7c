import { safeText } from './text-style.ts';

/** Text of several lines, each of them harmless. */
export function safeLines(text: string): string {
  return text.split('\n').map(safeText).join('\n');
}
