import { sortedUnique } from './ordering.ts';

/**
 * Without white space at both ends, by Unicode's White_Space (premath harness 0.3): U+0085 goes and U+FEFF stays, the other way round than
 * with JavaScript's own `trim`.
 */
export function trimmed(text: string): string {
  return trimmedBy(text, isWhiteSpace);
}

/** As Python's `strip` does it, which also takes U+001C to U+001F away. */
export function stripped(text: string): string {
  return trimmedBy(text, isPythonSpace);
}

function trimmedBy(text: string, isSpace: (unit: number) => boolean): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start += 1;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1;
  return end - start === text.length ? text : text.slice(start, end);
}

function isPythonSpace(unit: number): boolean {
  return isWhiteSpace(unit) || (unit >= 0x1c && unit <= 0x1f);
}

function isWhiteSpace(unit: number): boolean {
  if (unit < 0x85) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  if (unit < 0x1680) return unit === 0x85 || unit === 0xa0;
  if (unit <= 0x200a) return unit === 0x1680 || unit >= 0x2000;
  return unit === 0x2028 || unit === 0x2029 || unit === 0x202f || unit === 0x205f || unit === 0x3000;
}

/** Trimmed; undefined where there is none or a blank one. */
export function optionalText(text: string | undefined): string | undefined {
  const value = text === undefined ? '' : trimmed(text);
  return value === '' ? undefined : value;
}

/** References as a set: trimmed, without blank ones and repetitions, ascending by code point. */
export function refSet(refs: readonly string[]): readonly string[] {
  return refs.length === 0 ? refs : sortedUnique(refs.map(trimmed).filter((ref) => ref !== ''));
}
