import { RunningDigest } from '../kernel/digest.ts';
import { leafText } from './json-data.ts';
import type { JsonData } from './transcript-event.ts';

/**
 * A digest over what the model and its subagents said and called, in order, by which trials that only repeat each other are noticed.
 * Ids and numbers count as one and the same (`maskVarying`), and what tools answered
 * not at all. Each part is digested as it comes and is not held.
 */
export class ContentDigest {
  #digest: RunningDigest | null = null;

  addText(text: string): void {
    this.#add(JSON.stringify({ text }));
  }

  /** A client that announces a call twice does so in each of its transcripts: every announcement counts. */
  addCall(tool: string, input: JsonData): void {
    this.#add(`${JSON.stringify({ tool })}${inputText(input)}`);
  }

  /** `sha256:<hex>`; null where nothing was said and nothing called. */
  value(): string | null {
    return this.#digest?.value() ?? null;
  }

  #add(part: string): void {
    this.#digest ??= new RunningDigest();
    // JSON on one line has no line feed, so that no two sequences of parts read the same.
    this.#digest.add(`${maskVarying(part)}\n`);
  }
}

/** An input may be anything: one that is too deep to be written is digested by its keys and texts. */
function inputText(input: JsonData): string {
  try {
    return JSON.stringify(input);
  } catch {
    return JSON.stringify(leafText(input));
  }
}

const DIGIT = /[0-9]/g;
/** What follows the first 8 hex digits of a UUID. */
const UUID_REST = /(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/iy;
/** A longer run of hex digits is an id or a digest. */
const ID_LENGTH = 8;

/**
 * The text with `#` for what differs between two runs that said and did the same: UUIDs, runs of 8 and more hex digits (the mark of a
 * unit's folder holds one), and numbers, which times and durations are. Hex without any digit is a word.
 */
export function maskVarying(text: string): string {
  let masked = '';
  let done = 0;
  DIGIT.lastIndex = 0;
  // By its digits, which are rare: a pattern that begins with hex letters is tried at every third letter of a text and takes seven
  // times as long.
  while (DIGIT.test(text)) {
    let end = DIGIT.lastIndex;
    let start = end - 1;
    let runStart = start;
    while (runStart > done && isHex(text.charCodeAt(runStart - 1))) runStart -= 1;
    while (isDigit(text.charCodeAt(end))) end += 1;
    let runEnd = end;
    while (isHex(text.charCodeAt(runEnd))) runEnd += 1;
    if (runEnd - runStart >= ID_LENGTH) {
      start = runStart;
      end = runEnd - runStart === ID_LENGTH ? endOfUuid(text, runEnd) : runEnd;
    }
    masked += `${text.slice(done, start)}#`;
    done = end;
    DIGIT.lastIndex = end;
  }
  return masked + text.slice(done);
}

function endOfUuid(text: string, end: number): number {
  UUID_REST.lastIndex = end;
  return UUID_REST.test(text) ? UUID_REST.lastIndex : end;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isHex(code: number): boolean {
  const lower = code | 0x20;
  return isDigit(code) || (lower >= 0x61 && lower <= 0x66);
}
