import type { RawLine } from './transcript-reader.ts';

/** The beginning of a line, or of an element of an array, whose end has not come yet. Beyond `cap` its bytes are counted and not kept. */
export class HeldLine {
  readonly #cap: number;
  #parts: Buffer[] = [];
  #length = 0;

  constructor(cap: number) {
    this.#cap = cap;
  }

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** Holds a copy: the chunk's memory belongs to whoever reads the file and may be filled again. */
  hold(rest: Buffer): void {
    this.#length += rest.length;
    if (this.#length > this.#cap) this.#parts = [];
    else this.#parts.push(Buffer.from(rest));
  }

  /** The line that ends with `bytes` from `start` to `end`; nothing is held afterwards. */
  finish(number: number, bytes: Buffer, start: number, end: number): RawLine {
    const length = this.#length + end - start;
    const isWhole = this.#length === 0;
    const parts = this.#parts;
    if (!isWhole) this.#parts = [];
    this.#length = 0;
    if (length > this.#cap) return { kind: 'oversize', number, bytes: length };
    if (isWhole) return { kind: 'line', number, bytes, start, end };
    return {
      kind: 'line',
      number,
      bytes: Buffer.concat([...parts, bytes.subarray(start, end)]),
      start: 0,
      end: length,
    };
  }
}
