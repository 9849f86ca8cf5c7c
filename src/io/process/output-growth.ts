import { fstatSync, readSync } from 'node:fs';

/** What the watcher of the output found: the client's terminal event, or more turns than it may take. */
export type WatchAnswer = 'go_on' | 'ended' | 'turn_limit';

/** Gets the bytes of standard output in order. A chunk is the watcher's to keep. */
export type Watch = (chunk: Buffer) => WatchAnswer;

const CHUNK_BYTES = 256 * 1024;
/** Milliseconds between looks: where the output grows, at most, and when the limit is near. */
const PAUSE = { growing: 50, longest: 250, shortest: 5 };

/** Follows two files that a process writes: hands the new bytes of the first to `watch`, and keeps an eye on their size. */
export class OutputGrowth {
  readonly #stdout: number;
  readonly #stderr: number;
  readonly #limit: number;
  readonly #watch: Watch | null;
  #watched = 0;
  #largest = 0;
  #lookedAt = performance.now();
  /** Milliseconds until the next look. The first one comes early: a flood shows at once. */
  pause = 20;
  /** There is more to be handed on than the last look did. */
  isBehind = false;
  /** As the watcher says. */
  hasEnded = false;
  hasTooManyTurns = false;

  /** `stdout` and `stderr` are open file descriptors, `limit` a number of bytes for each. */
  constructor(stdout: number, stderr: number, limit: number, watch: Watch | null) {
    this.#stdout = stdout;
    this.#stderr = stderr;
    this.#limit = limit;
    this.#watch = watch;
  }

  /** Whether one of the files is larger than it may be. */
  get isTooLarge(): boolean {
    return this.#largest > this.#limit;
  }

  /** Hands on what was written since, up to so many bytes. */
  look(most: number): void {
    const size = fstatSync(this.#stdout).size;
    this.#measure(Math.max(size, fstatSync(this.#stderr).size));
    if (this.#watch === null) return;
    this.isBehind = false;
    for (const end = Math.min(size, this.#watched + most); this.#watched < end;) {
      const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, end - this.#watched));
      const length = readSync(this.#stdout, chunk, 0, chunk.length, this.#watched);
      if (length === 0) return;
      this.#watched += length;
      const answer = this.#watch(chunk.subarray(0, length));
      this.hasEnded = answer === 'ended';
      this.hasTooManyTurns ||= answer === 'turn_limit';
    }
    this.isBehind = this.#watched < size;
    if (this.isBehind) this.pause = 1;
  }

  /** A size that is read without handing anything on: the cheap part of a look. */
  measure(): void {
    this.#measure(Math.max(fstatSync(this.#stdout).size, fstatSync(this.#stderr).size));
  }

  #measure(largest: number): void {
    const now = performance.now();
    const grown = largest - this.#largest;
    this.pause = grown > 0 ? PAUSE.growing : Math.min(this.pause * 2, PAUSE.longest);
    if (grown > 0) {
      // Half the time that the limit is away at this speed, so that even a flood goes only a little beyond it.
      const untilLimit = ((this.#limit - largest) * (now - this.#lookedAt)) / grown;
      this.pause = Math.max(PAUSE.shortest, Math.min(this.pause, untilLimit / 2));
    }
    this.#largest = largest;
    this.#lookedAt = now;
  }
}
