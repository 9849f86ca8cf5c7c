import { constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Counters, GovernanceStore, Reservation, ReserveAnswer } from '../../contracts/governance-store.ts';
import { compareCodePoints } from '../../kernel/ordering.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';
import { DISK, syncFolder, type Disk } from '../disk.ts';
import { notWritten } from '../file-error.ts';
import { entriesOf } from '../find-files.ts';
import { readOptionalTextFile } from '../read-text-file.ts';
import { appendLine } from '../state/append-line.ts';
import { withFileLock } from '../state/file-lock.ts';
import { createFile, writeFileAtomically } from '../write-file-atomically.ts';
import { type BudgetState, periodOf, readBudgetState, renewIn, reserveIn, settleIn } from './budget-state.ts';

const WHAT = 'the state of governance';
/** What file systems take of a name, less the endings `.json` and those of locks. */
const LONGEST_NAME = 200;
/** Ten seconds of others' writes. Where many wait, one of them asks soon enough, and they leave the processor to who has the lock. */
const WAITING = { tries: 1000, betweenMs: 10 };

/** A store of files: one for each document, in a folder that is made with the first. */
export class FileStore implements GovernanceStore {
  readonly place: string;
  readonly #disk: Disk;
  readonly #now: () => number;

  /** @param folder absolute */
  constructor(folder: string, disk: Disk = DISK, now: () => number = Date.now) {
    this.place = folder;
    this.#disk = disk;
    this.#now = now;
  }

  async read(key: string): Promise<string | null> {
    const path = this.#pathOf(key);
    return readAtOnce(path) ?? (await readOptionalTextFile(path, WHAT)) ?? null;
  }

  async swap(key: string, expected: string | null, next: string | null): Promise<boolean> {
    const path = this.#pathOf(key);
    const disk = this.#disk;
    // Without the lock, which takes as long again: whoever has it puts nothing in the place of nothing.
    if (expected === null && next !== null) {
      // As caches do: a run leaves nothing that git shows.
      const ignored = join(this.place, '.gitignore');
      if (!existsSync(ignored)) await createFile(ignored, '*\n', WHAT, disk);
      return createFile(path, next, WHAT, disk);
    }
    const body = async (): Promise<boolean> => {
      if ((await this.read(key)) !== expected) return false;
      if (next !== null) await writeFileAtomically(path, next, WHAT, { lasting: true, disk });
      else if (expected !== null) this.#remove(path);
      return true;
    };
    return withFileLock(path, WHAT, body, { ...WAITING, disk });
  }

  async keys(prefix: string): Promise<readonly string[]> {
    const names = await entriesOf(this.place);
    const keys = names.flatMap((name) => keyOf(name) ?? []);
    return keys.filter((key) => key.startsWith(prefix)).sort(compareCodePoints);
  }

  async log(line: string): Promise<void> {
    await appendLine(this.#logPath(), line, WHAT, { torn: 'end', disk: this.#disk });
  }

  async logged(): Promise<readonly string[]> {
    const text = (await readOptionalTextFile(this.#logPath(), WHAT)) ?? '';
    return text.split('\n').filter((line) => line !== '');
  }

  reserve(reservation: Reservation): Promise<ReserveAnswer> {
    return this.#change((state, now) => reserveIn(state, reservation, now));
  }

  async settle(id: string, used: Counters): Promise<void> {
    await this.#change((state, now) => settleIn(state, id, used, now));
  }

  async renew(ids: readonly string[]): Promise<void> {
    await this.#change((state, now) => renewIn(state, ids, now));
  }

  async counters(key: string): Promise<Counters> {
    return (await this.#budgets(this.#now())).periods[key]?.values ?? {};
  }

  async putCounter(key: string, field: string, value: number): Promise<void> {
    await this.#change((state, now) => {
      periodOf(state, key, now)[field] = value;
    });
  }

  async held(gauge: string): Promise<number> {
    return Object.keys((await this.#budgets(this.#now())).leases[gauge] ?? {}).length;
  }

  memoryMb(): Promise<null> {
    return Promise.resolve(null);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** Changes all that budgets are, in one file, so that a process that ends leaves all of a change or nothing. */
  async #change<T>(change: (state: BudgetState, now: number) => T): Promise<T> {
    const path = this.#budgetPath();
    const disk = this.#disk;
    const body = async (): Promise<T> => {
      const now = this.#now();
      const state = await this.#budgets(now);
      const answer = change(state, now);
      await writeFileAtomically(path, JSON.stringify(state), WHAT, { lasting: 'content', disk });
      return answer;
    };
    const answer = await withFileLock(path, WHAT, body, { ...WAITING, disk });
    // Others change it meanwhile: what is waited for is the name that this change gave it, or a later one.
    syncFolder(this.place, disk);
    return answer;
  }

  async #budgets(now: number): Promise<BudgetState> {
    const path = this.#budgetPath();
    return readBudgetState(readAtOnce(path) ?? (await readOptionalTextFile(path, WHAT)), now, path);
  }

  #budgetPath(): string {
    return join(this.place, 'budgets.state');
  }

  #logPath(): string {
    return join(this.place, 'activity.jsonl');
  }

  #pathOf(key: string): string {
    // Not joined, which takes as long as the name.
    return `${this.place}/${nameOf(key)}`;
  }

  #remove(path: string): void {
    try {
      this.#disk.unlinkSync(path);
      syncFolder(this.place, this.#disk);
    } catch (error) {
      throw notWritten(error, `${path}: ${WHAT}`, 'a file that can be removed');
    }
  }
}

/** A scan reads a hundred thousand, and a thread takes ten times as long as the answer. Undefined where the slow way has more to say. */
function readAtOnce(path: string): string | undefined {
  try {
    const text = readFileSync(path, { encoding: 'utf8', flag: constants.O_RDONLY | constants.O_NONBLOCK });
    // Other bytes than UTF-8 became this.
    return text.includes('\uFFFD') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The file of a key: no separator and no capital, so that it leads nowhere else and is no other key's where capitals do not count. */
function nameOf(key: string): string {
  const name = key.replaceAll(/[^a-z0-9_-]+/g, (part) => Buffer.from(part).toString('hex').replaceAll(/../g, '%$&'));
  if (name.length <= LONGEST_NAME && key.isWellFormed()) return `${name}.json`;
  const found = `${name.length} of ${JSON.stringify(key.slice(0, LONGEST_NAME))}`;
  throw invalidInput(`${WHAT}: expected a key of at most ${LONGEST_NAME} bytes of a file's name, found ${found}`);
}

/** Null for a file that is no document, such as a lock. */
function keyOf(name: string): string | null {
  const [, written] = /^((?:[a-z0-9_-]|%[0-9a-f]{2})+)\.json$/.exec(name) ?? [];
  return written === undefined ? null : decodeURIComponent(written);
}
