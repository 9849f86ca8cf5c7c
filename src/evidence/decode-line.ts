import stripAnsi from 'strip-ansi';
import { isUtf8 } from 'node:buffer';

import type { JsonData } from './transcript-event.ts';
import type { LineBytes } from './transcript-reader.ts';

const BYTE_ORDER_MARK = 0xfeff;
const OPEN_BRACE = 0x7b;
const REPLACEMENT = '\uFFFD';

/** A decoded line: JSON, or what it is instead. */
export type DecodedLine =
  | { readonly kind: 'json'; readonly value: JsonData; readonly text: string; readonly lossy: boolean }
  | { readonly kind: 'noise'; readonly text: string; readonly lossy: boolean }
  | { readonly kind: 'damaged'; readonly text: string; readonly lossy: boolean }
  | { readonly kind: 'blank' };

/**
 * Decodes one whole line as UTF-8. Bytes that are not UTF-8, raw control characters inside JSON text and lone surrogates
 * become U+FFFD and set `lossy`; the other lines are not affected. A line that begins like a JSON object and still does
 * not parse is `damaged`, because an event was lost with it.
 *
 * @param readUsual of a `TranscriptReader`
 */
export function decodeLine(
  { bytes, start, end }: LineBytes,
  readUsual: (text: string) => JsonData | undefined = () => undefined,
): DecodedLine {
  let text = bytes.toString('utf8', start, end);
  let lossy = text.includes(REPLACEMENT) && !isUtf8(bytes.subarray(start, end));
  if (text.charCodeAt(0) === BYTE_ORDER_MARK) text = text.slice(1);
  if (text.charCodeAt(0) !== OPEN_BRACE) {
    text = printable(text);
    if (text === '') return { kind: 'blank' };
    if (text.charCodeAt(0) !== OPEN_BRACE) return { kind: 'noise', text, lossy };
  }
  let value = readUsual(text) ?? parse(text);
  if (value === undefined) {
    text = printable(text);
    value = parse(text);
  }
  if (value === undefined) {
    const repaired = withoutControlCharacters(text);
    lossy ||= repaired !== text;
    text = repaired;
    value = parse(text);
  }
  if (value === undefined) return { kind: /^\{\s*"/.test(text) ? 'damaged' : 'noise', text, lossy };
  const wellFormed = withoutLoneSurrogates(text);
  if (wellFormed === text) return { kind: 'json', value, text, lossy };
  return { kind: 'json', value: parse(wellFormed) ?? value, text: wellFormed, lossy: true };
}

function parse(text: string): JsonData | undefined {
  try {
    // JSON.parse returns nothing but JSON data; this is where bytes become it.
    return JSON.parse(text) as JsonData;
  } catch {
    return undefined;
  }
}

/** Without colours, NUL bytes and white space around the text. */
function printable(text: string): string {
  const plain = stripAnsi(text);
  let start = 0;
  let end = plain.length;
  while (start < end && isBlank(plain, start)) start += 1;
  while (end > start && isBlank(plain, end - 1)) end -= 1;
  return plain.slice(start, end);
}

function isBlank(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code <= 0x20 || code === BYTE_ORDER_MARK || code === 0xa0;
}

/** White space stays white space; the point is to find control characters, so the rule against them does not apply. */
function withoutControlCharacters(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replaceAll(/[\t\r]/g, ' ').replaceAll(/[\u0000-\u001f]/g, REPLACEMENT);
}

/**
 * Lone surrogates cannot be written as UTF-8, so they are replaced where they enter: in the text, which unlike the value
 * needs no recursion, however deep it is nested.
 */
function withoutLoneSurrogates(text: string): string {
  if (!text.includes('\\ud') && !text.includes('\\uD')) return text;
  const escapes = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|[^])/g;
  return text.replaceAll(escapes, (escape, lone: string | undefined) => (lone === undefined ? escape : '\\ufffd'));
}

/** How far from its end a line is searched for a second event that lost its line feed. */
const TAIL_BYTES = 2048;

/** Whether the bytes at `position` are `head`. */
export function standsAt(bytes: Buffer, position: number, end: number, head: Buffer): boolean {
  if (end - position < head.length) return false;
  for (let index = 0; index < head.length; index += 1) if (bytes[position + index] !== head[index]) return false;
  return true;
}

/** Whether a line that was not decoded ends like a whole event, to which no second one, that `other` shows, is glued. */
export function endsWhole({ bytes, start, end }: LineBytes, other: string): boolean {
  const tail = bytes.toString('latin1', Math.max(start + 1, end - TAIL_BYTES), end);
  return /\}\r?$/.test(tail.slice(-2)) && !tail.includes(other);
}
