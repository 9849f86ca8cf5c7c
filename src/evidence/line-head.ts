import type { LineBytes } from './transcript-reader.ts';

const CLOSE_BRACE = 0x7d;

/** How far from its end a line is searched for a second event that lost its line feed. */
const TAIL_BYTES = 2048;

/** Whether the bytes at `position` are `head`. */
export function standsAt(bytes: Buffer, position: number, end: number, head: Buffer): boolean {
  if (end - position < head.length) return false;
  for (let index = 0; index < head.length; index += 1) if (bytes[position + index] !== head[index]) return false;
  return true;
}

/** Whether the last thing in a line is a closing brace. */
export function endsBraced({ bytes, start, end }: LineBytes): boolean {
  let last = end - 1;
  while (last > start && (bytes[last] === 0x0d || bytes[last] === 0x20)) last -= 1;
  return bytes[last] === CLOSE_BRACE;
}

/**
 * The end of a line that was not decoded, as one character per byte; undefined where the line does not end like a whole
 * event, or where `other` shows that a second event is glued to it.
 */
export function wholeTail(line: LineBytes, other: string): string | undefined {
  if (!endsBraced(line)) return undefined;
  const tail = line.bytes.toString('latin1', Math.max(line.start + 1, line.end - TAIL_BYTES), line.end);
  return tail.includes(other) ? undefined : tail;
}
