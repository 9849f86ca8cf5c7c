import type { Span } from './decoded-view.ts';

/** In each delta event: `"…_delta"`, or `"delta":`. */
const NAME = 'delta"';
/** A longer line is no part of a message. */
const LONGEST_LINE = 64 * 1024;
const MEMBER = /"([^"\\]{1,64})"\s{0,8}:\s{0,8}"([^"\\]*(?:\\.[^"\\]*)*)"/g;
/** What tells the messages of one transcript apart. */
const OF_MESSAGE =
  /"(?:messageId|message_id|itemId|item_id|toolCallId|tool_call_id|session_id|index)"\s{0,8}:\s{0,8}(?:"[^"\\]{0,128}"|\d+)/g;

/** The texts that delta events make together, message by message: the values of each member, in the lines that begin at `from` or later. */
export function deltaTexts(text: string, from: number): readonly (readonly Span[])[] {
  const texts = new Map<string, Span[]>();
  for (const { start, end } of deltaLines(text, from)) {
    const line = text.slice(start, end);
    const message = (line.match(OF_MESSAGE) ?? []).join();
    for (const member of line.matchAll(MEMBER)) {
      const [whole, name = '', value = ''] = member;
      const valueEnd = start + member.index + whole.length - 1;
      const key = `${name} ${message}`;
      const spans = texts.get(key) ?? [];
      spans.push({ start: valueEnd - value.length, end: valueEnd });
      texts.set(key, spans);
    }
  }
  return [...texts.values()].filter(({ length }) => length > 1);
}

function deltaLines(text: string, from: number): readonly Span[] {
  const lines: Span[] = [];
  let place = from;
  for (let found = text.indexOf(NAME, place); found !== -1; found = text.indexOf(NAME, place)) {
    const start = text.lastIndexOf('\n', found) + 1;
    const lineEnd = text.indexOf('\n', found);
    place = lineEnd === -1 ? text.length : lineEnd;
    if (start >= from && place - start <= LONGEST_LINE) lines.push({ start, end: place });
  }
  return lines;
}
