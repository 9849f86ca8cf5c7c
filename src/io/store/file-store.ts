import { constants, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { GovernanceStore } from '../../contracts/governance-store.ts';
import { compareCodePoints } from '../../kernel/ordering.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';
import { DISK, syncFolder, type Disk } from '../disk.ts';
import { notWritten } from '../file-error.ts';
import { entriesOf } from '../find-files.ts';
import { readOptionalTextFile } from '../read-text-file.ts';
import { appendLine } from '../state/append-line.ts';
import { withFileLock } from '../state/file-lock.ts';
import { createFile, writeFileAtomically } from '../write-file-atomically.ts';

const WHAT = 'the state of governance';
/** What file systems take of a name, less the endings `.json` and those of locks. */
const LONGEST_NAME = 200;
/** Ten seconds of others' writes. */
const TRIES = 5000;

/** A store of files: one for each document, in a folder that is made with the first. */
export class FileStore implements GovernanceStore {
  readonly place: string;
  readonly #disk: Disk;

  /** @param folder absolute */
  constructor(folder: string, disk: Disk = DISK) {
    this.place = folder;
    this.#disk = disk;
  }

  async read(key: string): Promise<string | null> {
    const path = this.#pathOf(key);
    return readAtOnce(path) ?? (await readOptionalTextFile(path, WHAT)) ?? null;
  }

  async swap(key: string, expected: string | null, next: string | null): Promise<boolean> {
    const path = this.#pathOf(key);
    const disk = this.#disk;
    // Without the lock, which takes as long again: whoever has it puts nothing in the place of nothing.
    if (expected === null && next !== null) return createFile(path, next, WHAT, disk);
    const body = async (): Promise<boolean> => {
      if ((await this.read(key)) !== expected) return false;
      if (next !== null) await writeFileAtomically(path, next, WHAT, { lasting: true, disk });
      else if (expected !== null) this.#remove(path);
      return true;
    };
    return withFileLock(path, WHAT, body, { tries: TRIES, disk });
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

  close(): Promise<void> {
    return Promise.resolve();
  }

  #logPath(): string {
    return join(this.place, 'activity.jsonl');
  }

  #pathOf(key: string): string {
    return join(this.place, nameOf(key));
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
  const name = key.replaceAll(/[^a-z0-9_-]+/g, (part) =>
    Array.from(Buffer.from(part), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  );
  if (name.length <= LONGEST_NAME && key.isWellFormed()) return `${name}.json`;
  const found = `${name.length} of ${JSON.stringify(key.slice(0, LONGEST_NAME))}`;
  throw invalidInput(`${WHAT}: expected a key of at most ${LONGEST_NAME} bytes of a file's name, found ${found}`);
}

/** Null for a file that is no document, such as a lock. */
function keyOf(name: string): string | null {
  const [, written] = /^((?:[a-z0-9_-]|%[0-9a-f]{2})+)\.json$/.exec(name) ?? [];
  return written === undefined ? null : decodeURIComponent(written);
}
