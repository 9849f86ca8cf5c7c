import { HeldLine } from './held-line.ts';
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

const BACKSLASH = 0x5c;

/** V8 cannot hold a longer string, so an element over this could not be decoded anyway. */
const ELEMENT_LIMIT_BYTES = 256 * 1024 * 1024;

/**
 * Finds the elements of a JSON array of objects in a stream of bytes, without holding more than one element.
 *
 * Only nesting and strings are followed; whether an element is valid JSON, its decoder sees. A line feed inside a string is
 * not JSON: the array was cut there, or was none, and what follows are lines again.
 */
class JsonArrayScanner {
  readonly #onElement: OnLine;
  #depth = 0;
  #inString = false;
  #escaped = false;
  readonly #held = new HeldLine(ELEMENT_LIMIT_BYTES);
  /** Elements delivered so far. */
  count = 0;
  /** The closing bracket was seen, or the array broke off. */
  closed = false;

  constructor(onElement: OnLine) {
    this.#onElement = onElement;
  }

  /** Takes bytes from `position` on (after the opening bracket) and returns where it stopped. */
  push(bytes: Buffer, position: number): number {
    let start = this.#depth > 0 ? position : -1;
    for (let index = position; index < bytes.length; index += 1) {
      const byte = bytes[index];
      if (this.#inString) {
        if (byte === LINE_FEED) {
          if (start !== -1) this.#deliver(bytes, start, index);
          this.closed = true;
          return index + 1;
        }
        if (this.#escaped) this.#escaped = false;
        else if (byte === BACKSLASH) this.#escaped = true;
        else if (byte === QUOTE) this.#inString = false;
        continue;
      }
      switch (byte) {
        case QUOTE:
          this.#inString = true;
          break;
        case 0x7b:
        case 0x5b:
          if (this.#depth === 0) start = index;
          this.#depth += 1;
          break;
        case 0x7d:
        case 0x5d:
          if (this.#depth === 0) {
            this.closed = true;
            return index + 1;
          }
          this.#depth -= 1;
          if (this.#depth === 0) {
            this.#deliver(bytes, start, index + 1);
            start = -1;
          }
          break;
        default:
      }
    }
    if (start !== -1) this.#held.hold(bytes.subarray(start));
    return bytes.length;
  }

  /** The array was cut: what stands of its last element is delivered, and will not decode. */
  end(): void {
    if (!this.#held.isEmpty) this.#deliver(Buffer.alloc(0), 0, 0);
  }

  #deliver(bytes: Buffer, start: number, end: number): void {
    this.count += 1;
    this.#onElement(this.#held.finish(this.count, bytes, start, end));
  }
}
