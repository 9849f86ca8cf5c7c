import { sortedUnique } from '../kernel/ordering.ts';
import { mismatchError } from '../kernel/portcullis-error.ts';
import { stripped } from '../kernel/trimmed.ts';
import { compareInstants, hoursBefore, instantText, type Instant } from './instant.ts';
import { TextLines } from './text-lines.ts';
import { parseRow, type TrajectoryRow } from './trajectory-row.ts';

/** Where Python's `splitlines` ends a line, beside the line feed. */
// oxlint-disable-next-line no-control-regex -- Python names them
const OTHER_END = /[\r\v\f\u001c-\u001e\u0085\u2028\u2029]/;
const ANY_END = new RegExp(`\r\n|\n|${OTHER_END.source}`);

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
 * Bytes come through `lines`; a line that holds no row is thrown as `PortcullisError` `invalid_input`. `place` is the file, for errors; `counts`
 * gets each row, and one for which it says no is left out.
 */
export class Trajectory {
  readonly lines: TextLines;
  readonly #counts: (row: TrajectoryRow) => boolean;
  #newest: Instant | null = null;
  readonly #seconds: number[] = [];
  readonly #micros: number[] = [];
  /** The place of the row's worker in `#workers`, twice, and 1 more where it passed. */
  readonly #work: number[] = [];
  readonly #workers = new Map<string | null, number>();

  constructor(place: string, counts: (row: TrajectoryRow) => boolean = () => true) {
    this.lines = new TextLines(place, (line, number) => this.#take(line, place, number), pythonLines);
    this.#counts = counts;
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

  #take(line: string, place: string, number: number): void {
    const text = stripped(line);
    if (text === '') return;
    const row = parseRow(text, place, number);
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

function pythonLines(text: string): readonly string[] {
  // Before a line feed the carriage return is a part of the same end.
  return OTHER_END.test(text) ? text.replace(/\r$/, '').split(ANY_END) : text.split('\n');
}
