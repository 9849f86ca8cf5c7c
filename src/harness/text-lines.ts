import { isUtf8 } from 'node:buffer';

import { HeldLine } from '../evidence/held-line.ts';
import { mismatchError, type PortcullisError } from '../kernel/portcullis-error.ts';

const LINE_FEED = 0x0a;
/** A longer line is refused, so that memory stays bounded. */
const LINE_CAP_BYTES = 16 * 1024 * 1024;

/** Splits whole lines, without the line feed behind the last one. */
type SplitLines = (text: string) => readonly string[];

/** Gets a line without its end, and whether it had one; `number` counts from 1. */
type TakeLine = (line: string, number: number, isWhole: boolean) => void;

/**
 * The lines of a text that comes as bytes, by `push` in chunks of any size, and `end`. Both throw `PortcullisError` `invalid_input` for a line
 * that is no UTF-8 or has more than 16 MiB. `place` is the file, for errors.
 */
export class TextLines {
  readonly #place: string;
  readonly #take: TakeLine;
  readonly #split: SplitLines;
  /** What came since the last line feed. */
  readonly #held = new HeldLine(LINE_CAP_BYTES);
  #line = 0;

  constructor(place: string, take: TakeLine, split: SplitLines = (text) => text.split('\n')) {
    this.#place = place;
    this.#take = take;
    this.#split = split;
  }

  push(chunk: Buffer): void {
    const [first, last] = [chunk.indexOf(LINE_FEED), chunk.lastIndexOf(LINE_FEED)];
    if (first >= 0) this.#finishHeld(chunk, first, true);
    if (first < last) this.#takeLines(chunk.subarray(first + 1, last), true);
    this.#held.hold(chunk.subarray(last + 1));
  }

  end(): void {
    if (!this.#held.isEmpty) this.#finishHeld(Buffer.alloc(0), 0, false);
  }

  #finishHeld(bytes: Buffer, end: number, isWhole: boolean): void {
    const line = this.#held.finish(0, bytes, 0, end);
    if (line.kind === 'oversize') throw this.#refused('a line of at most 16 MiB', `${line.bytes} bytes`);
    this.#takeLines(line.bytes.subarray(line.start, line.end), isWhole);
  }

  #takeLines(bytes: Buffer, isWhole: boolean): void {
    const valid = isUtf8(bytes) ? bytes : bytes.subarray(0, startOfOtherLine(bytes));
    const lines = this.#split(valid.toString('utf8'));
    for (const line of valid === bytes ? lines : lines.slice(0, -1)) {
      this.#line += 1;
      this.#take(line, this.#line, isWhole);
    }
    if (valid !== bytes) throw this.#refused('UTF-8 text', 'other bytes');
  }

  /** Of the line that comes next. */
  #refused(expected: string, found: string): PortcullisError {
    return mismatchError('invalid_input', `${this.#place}:${this.#line + 1}`, { expected, found });
  }
}

/** Where the first line begins that is no UTF-8. */
function startOfOtherLine(bytes: Buffer): number {
  for (let start = 0; ;) {
    const end = bytes.indexOf(LINE_FEED, start);
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return start;
    start = end + 1;
  }
}
