import { HeldLine } from './held-line.ts';
import type { OnLine } from './transcript-reader.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;

/** V8 cannot hold a longer string, so an element over this could not be decoded anyway. */
const ELEMENT_LIMIT_BYTES = 256 * 1024 * 1024;

/**
 * Finds the elements of a JSON array of objects in a stream of bytes, without holding more than one element.
 *
 * Only nesting and strings are followed; whether an element is valid JSON, its decoder sees. A line feed inside a string is
 * not JSON: the array was cut there, or was none, and what follows are lines again.
 */
export class JsonArrayScanner {
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
