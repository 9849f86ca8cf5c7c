import { isUtf8 } from 'node:buffer';

import { TranscriptSplitter } from '../evidence/split-transcript.ts';
import type { RawLine } from '../evidence/transcript-reader.ts';
import { sortedUnique } from '../kernel/ordering.ts';
import { mismatchError } from '../kernel/portcullis-error.ts';
import { stripped } from '../kernel/trimmed.ts';
import { compareInstants, hoursBefore, instantText, type Instant } from './instant.ts';
import { parseRow, type TrajectoryRow } from './trajectory-row.ts';

/** Where Python's `splitlines` ends a line, beside the line feed. */
// oxlint-disable-next-line no-control-regex -- Python names them
const LINE_ENDS = /[\r\v\f\u001c-\u001e\u0085\u2028\u2029]/;

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
 * `place` is the file, for errors. Bytes come by `push`, in chunks of any size, and `end`; both throw `PortcullisError` `invalid_input` for a
 * line that holds no row, is no UTF-8 or has more than 16 MiB.
 */
export class Trajectory {
  readonly #place: string;
  readonly #splitter = new TranscriptSplitter((line) => this.#takeLine(line));
  #line = 0;
  #newest: Instant | null = null;
  readonly #seconds: number[] = [];
  readonly #micros: number[] = [];
  /** The row's worker, by its place in `#workers`; -1 without an issue. */
  readonly #workerOf: number[] = [];
  readonly #passed: boolean[] = [];
  readonly #workers = new Map<string, number>();

  constructor(place: string) {
    this.#place = place;
  }

  push(chunk: Buffer): void {
    this.#splitter.push(chunk);
  }

  end(): void {
    this.#splitter.end();
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
      if (this.#passed[row] === true) counted.completed += 1;
      seen.add(this.#workerOf[row] ?? -1);
    }
    const workers = [...this.#workers].filter(([, at]) => seen.has(at)).map(([worker]) => worker);
    return { start, end, ...counted, workers: sortedUnique(workers) };
  }

  #takeLine(raw: RawLine): void {
    const text = this.#textOf(raw);
    // Before a line feed the carriage return is a part of the same end.
    const lines = LINE_ENDS.test(text) ? text.replace(/\r$/, '').split(LINE_ENDS) : [text];
    for (const line of lines) {
      this.#line += 1;
      const row = stripped(line);
      if (row !== '') this.#add(parseRow(row, this.#place, this.#line));
    }
  }

  #textOf(raw: RawLine): string {
    const place = `${this.#place}:${this.#line + 1}`;
    if (raw.kind === 'oversize') {
      const mismatch = { expected: 'a line of at most 16 MiB', found: `${raw.bytes} bytes` };
      throw mismatchError('invalid_input', place, mismatch);
    }
    const bytes = raw.bytes.subarray(raw.start, raw.end);
    if (isUtf8(bytes)) return bytes.toString('utf8');
    throw mismatchError('invalid_input', place, { expected: 'UTF-8 text', found: 'other bytes' });
  }

  #add({ finishedAt, worker, passed }: TrajectoryRow): void {
    if (this.#newest === null || compareInstants(finishedAt, this.#newest) > 0) this.#newest = finishedAt;
    this.#seconds.push(finishedAt.seconds);
    this.#micros.push(finishedAt.micros);
    this.#passed.push(passed);
    this.#workerOf.push(worker === null ? -1 : this.#numberOf(worker));
  }

  #numberOf(worker: string): number {
    const known = this.#workers.get(worker);
    if (known !== undefined) return known;
    this.#workers.set(worker, this.#workers.size);
    return this.#workers.size - 1;
  }
}
