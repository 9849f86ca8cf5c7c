import { HeldLine } from './held-line.ts';
import { JsonArrayScanner } from './json-array-scanner.ts';
import type { OnLine } from './transcript-reader.ts';

const LINE_FEED = 0x0a;
const OPEN_BRACKET = 0x5b;
const OPEN_BRACE = 0x7b;
const QUOTE = 0x22;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** A line longer than this is counted and not kept. src/evidence/README.md, "Bytes". */
const LINE_CAP_BYTES = 16 * 1024 * 1024;

/** With more white space than this behind its bracket, a line opens no array. */
const PROBE_LIMIT_BYTES = 256;

/**
 * Splits bytes on 0x0A, whatever the chunks they come in; `end()` delivers what stands after the last line feed.
 *
 * With `arrayForm`, a line that opens a JSON array of objects is not held as one line: its elements are delivered one by
 * one, numbered from 1, however long the array is.
 */
export class TranscriptSplitter {
  readonly #onLine: OnLine;
  readonly #held: HeldLine;
  #arrayForm: boolean;
  #number = 0;
  /** The beginning of a line of which more must be seen before it is known whether an array opens. */
  #probe: Buffer | undefined;
  #array: JsonArrayScanner | undefined;

  constructor(onLine: OnLine, options: { arrayForm?: boolean; cap?: number } = {}) {
    this.#onLine = onLine;
    this.#arrayForm = options.arrayForm ?? false;
    this.#held = new HeldLine(options.cap ?? LINE_CAP_BYTES);
  }

  push(chunk: Buffer): void {
    const bytes = this.#probe === undefined ? chunk : Buffer.concat([this.#probe, chunk]);
    this.#probe = undefined;
    let position = 0;
    while (position < bytes.length) {
      if (this.#array !== undefined) {
        position = this.#pushToArray(this.#array, bytes, position);
        continue;
      }
      if (this.#arrayForm && this.#held.isEmpty) {
        const opened = arrayOpening(bytes, position, this.#number === 0);
        if (opened === undefined) {
          this.#probe = Buffer.from(bytes.subarray(position));
          return;
        }
        if (opened > 0) {
          this.#array = new JsonArrayScanner(this.#onLine);
          position = opened;
          continue;
        }
      }
      const lineFeed = bytes.indexOf(LINE_FEED, position);
      if (lineFeed === -1) {
        this.#held.hold(bytes.subarray(position));
        return;
      }
      this.#finishLine(bytes, position, lineFeed);
      position = lineFeed + 1;
    }
  }

  end(): void {
    if (this.#probe !== undefined) {
      // Nothing came that would make it an array.
      this.#arrayForm = false;
      this.push(Buffer.alloc(0));
    }
    this.#array?.end();
    if (!this.#held.isEmpty) this.#finishLine(Buffer.alloc(0), 0, 0);
  }

  #pushToArray(array: JsonArrayScanner, bytes: Buffer, position: number): number {
    const next = array.push(bytes, position);
    if (array.closed) {
      this.#array = undefined;
      this.#number = array.count;
    }
    return next;
  }

  #finishLine(bytes: Buffer, start: number, end: number): void {
    this.#number += 1;
    this.#onLine(this.#held.finish(this.#number, bytes, start, end));
  }
}

/**
 * The position behind the bracket where an array of objects opens at `position`, 0 where none does, undefined where more
 * bytes are needed to know. A mark may stand before the first line.
 */
function arrayOpening(bytes: Buffer, position: number, first: boolean): number | undefined {
  let index = position;
  if (first && bytes[index] === BYTE_ORDER_MARK[0]) {
    for (const byte of BYTE_ORDER_MARK) {
      if (index === bytes.length) return undefined;
      if (bytes[index] !== byte) return 0;
      index += 1;
    }
    if (index === bytes.length) return undefined;
  }
  if (bytes[index] !== OPEN_BRACKET) return 0;
  const opened = index + 1;
  let braced = false;
  for (index = opened; index < bytes.length; index += 1) {
    if (index - position > PROBE_LIMIT_BYTES) return 0;
    const byte = bytes[index];
    if (braced && byte === QUOTE) return opened;
    if (!braced && byte === OPEN_BRACE) braced = true;
    else if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) return 0;
  }
  return undefined;
}
