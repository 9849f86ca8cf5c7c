import { isUtf8 } from 'node:buffer';

import { HeldLine } from '../evidence/held-line.ts';
import { sortedUnique } from '../kernel/ordering.ts';
import { mismatchError, type PortcullisError } from '../kernel/portcullis-error.ts';
import { stripped } from '../kernel/trimmed.ts';
import { compareInstants, hoursBefore, instantText, type Instant } from './instant.ts';
import { parseRow, type TrajectoryRow } from './trajectory-row.ts';

const LINE_FEED = 0x0a;
/** Where Python's `splitlines` ends a line, beside the line feed. */
// oxlint-disable-next-line no-control-regex -- Python names them
const OTHER_END = /[\r\v\f\u001c-\u001e\u0085\u2028\u2029]/;
const ANY_END = new RegExp(`\r\n|\n|${OTHER_END.source}`);

/** A longer line is refused, so that memory stays bounded. */
const LINE_CAP_BYTES = 16 * 1024 * 1024;

const EPOCH: Instant = { seconds: 0, micros: 0 };

/** What a window of a trajectory holds; both its ends belong to it. */
export interface TrajectoryWindow {
  readonly start: Instant;
  readonly end: Instant;
  readonly rows: number;
  readonly completed: number;
  /** By code point. */
  readonly workers: readonly string[];
}

/**
 * The rows of a trajectory in JSON Lines. Of each row only some numbers are kept, so that a million take some 30 MB.
 *
 * `place` is the file, for errors; `counts` gets each row, and one for which it says no is left out. Bytes come by `push`, in chunks of any size, and `end`; both throw `PortcullisError` `invalid_input` for a
 * line that holds no row, is no UTF-8 or has more than 16 MiB.
 */
export class Trajectory {
  readonly #place: string;
  readonly #counts: (row: TrajectoryRow) => boolean;
  /** What came since the last line feed. */
  readonly #held = new HeldLine(LINE_CAP_BYTES);
  #line = 0;
  #newest: Instant | null = null;
  readonly #seconds: number[] = [];
  readonly #micros: number[] = [];
  /** The place of the row's worker in `#workers`, twice, and 1 more where it passed. */
  readonly #work: number[] = [];
  readonly #workers = new Map<string | null, number>();

  constructor(place: string, counts: (row: TrajectoryRow) => boolean = () => true) {
    this.#place = place;
    this.#counts = counts;
  }

  push(chunk: Buffer): void {
    const [first, last] = [chunk.indexOf(LINE_FEED), chunk.lastIndexOf(LINE_FEED)];
    if (first >= 0) this.#finishHeld(chunk, first);
    if (first < last) this.#takeLines(chunk.subarray(first + 1, last));
    this.#held.hold(chunk.subarray(last + 1));
  }

  end(): void {
    if (!this.#held.isEmpty) this.#finishHeld(Buffer.alloc(0), 0);
  }

  /**
   * The window of so many hours before the newest row, or before 1970 where there is none.
   *
   * @throws PortcullisError `usage` where that begins before the year 1
   */
  window(hours: number): TrajectoryWindow {
    const end = this.#newest ?? EPOCH;
    const start = hoursBefore(end, hours);
    if (start === null) {
      const mismatch = { expected: 'a window that begins after the year 0', found: `${hours} hours` };
      throw mismatchError('usage', `before ${instantText(end)}`, mismatch, 'Take fewer hours.');
    }
    const counted = { rows: 0, completed: 0 };
    const seen = new Set<number>();
    for (const [row, seconds] of this.#seconds.entries()) {
      if (compareInstants({ seconds, micros: this.#micros[row] ?? 0 }, start) < 0) continue;
      counted.rows += 1;
      const work = this.#work[row] ?? 0;
      counted.completed += work % 2;
      seen.add(work >> 1);
    }
    const workers = [...this.#workers].flatMap(([worker, at]) => (worker !== null && seen.has(at) ? [worker] : []));
    return { start, end, ...counted, workers: sortedUnique(workers) };
  }

  #finishHeld(bytes: Buffer, end: number): void {
    const line = this.#held.finish(0, bytes, 0, end);
    if (line.kind === 'oversize') throw this.#refused('a line of at most 16 MiB', `${line.bytes} bytes`);
    this.#takeLines(line.bytes.subarray(line.start, line.end));
  }

  /** Whole lines, without the line feed behind the last one. */
  #takeLines(bytes: Buffer): void {
    const valid = isUtf8(bytes) ? bytes : bytes.subarray(0, startOfOtherLine(bytes));
    const text = valid.toString('utf8');
    // Before a line feed the carriage return is a part of the same end.
    const lines = OTHER_END.test(text) ? text.replace(/\r$/, '').split(ANY_END) : text.split('\n');
    if (valid !== bytes) lines.pop();
    for (const line of lines) {
      this.#line += 1;
      const row = stripped(line);
      if (row !== '') this.#add(parseRow(row, this.#place, this.#line));
    }
    if (valid !== bytes) throw this.#refused('UTF-8 text', 'other bytes');
  }

  /** Of the line that comes next. */
  #refused(expected: string, found: string): PortcullisError {
    return mismatchError('invalid_input', `${this.#place}:${this.#line + 1}`, { expected, found });
  }

  #add(row: TrajectoryRow): void {
    if (!this.#counts(row)) return;
    const { finishedAt, worker, passed } = row;
    if (this.#newest === null || compareInstants(finishedAt, this.#newest) > 0) this.#newest = finishedAt;
    this.#seconds.push(finishedAt.seconds);
    this.#micros.push(finishedAt.micros);
    this.#work.push(2 * this.#placeOf(worker) + (passed ? 1 : 0));
  }

  #placeOf(worker: string | null): number {
    const known = this.#workers.get(worker);
    if (known !== undefined) return known;
    this.#workers.set(worker, this.#workers.size);
    return this.#workers.size - 1;
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
