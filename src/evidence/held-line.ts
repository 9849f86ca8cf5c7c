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
    if (this.#length === 0 && end - start <= this.#cap) return { kind: 'line', number, bytes, start, end };
    const length = this.#length + end - start;
    const parts = [...this.#parts, bytes.subarray(start, end)];
    this.#parts = [];
    this.#length = 0;
    if (length > this.#cap) return { kind: 'oversize', number, bytes: length };
    return { kind: 'line', number, bytes: Buffer.concat(parts), start: 0, end: length };
  }
}
