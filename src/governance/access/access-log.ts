import type { AccessLog } from '../../contracts/generated/access-log.ts';
import { digestOf } from '../../kernel/digest.ts';

export type { AccessLog };

/** The last entry of a log that is known: nothing before it may be another one. */
export interface AccessHead {
  readonly number: number;
  readonly hash: string;
}

/** What stands before the first entry. */
export const EMPTY_HEAD: AccessHead = { number: 0, hash: '' };

/** An entry as it is before it has a place. */
export type NewAccess = Omit<AccessLog, 'schema' | 'log_id' | 'number' | 'previous_hash'>;

/** The entry behind a head. */
export function accessEntry(head: AccessHead, access: NewAccess): AccessLog {
  const number = head.number + 1;
  return { schema: 1, log_id: logId(number), number, previous_hash: head.hash, ...access };
}

/** In the order of code points as in that of numbers. */
export function logId(number: number): string {
  return String(number).padStart(12, '0');
}

/** The head that an entry is: the digest of its canonical JSON. */
export function headOf(entry: AccessLog): AccessHead {
  return { number: entry.number, hash: digestOf({ ...entry }) };
}

/** Whether a log is whole, and why not. */
export interface VerifiedLog {
  readonly entries: number;
  /** The first entry, and behind which one the front was cut off. */
  readonly first: number;
  readonly head: AccessHead;
  /** What is wrong, in words. */
  readonly problems: readonly string[];
  /** False where no head from outside says that nothing was cut off at the end. */
  readonly isEndProven: boolean;
}

/**
 * Looks for a change, a gap and a cut end.
 *
 * @param front the last entry that was cut off because its time had come
 * @param stored the head that the store tells
 * @param given a head that was kept elsewhere, such as in `results.json`
 */
export function verifyLog(
  entries: readonly AccessLog[],
  front: AccessHead,
  stored: AccessHead,
  given: AccessHead | null,
): VerifiedLog {
  const problems: string[] = [];
  let head = front;
  for (const entry of entries) {
    if (entry.number !== head.number + 1)
      problems.push(`expected entry ${head.number + 1}, found ${entry.number}: entries are missing`);
    else if (entry.previous_hash !== head.hash)
      problems.push(
        `entry ${entry.number}: expected ${head.hash} before it, found ${entry.previous_hash}: what stands before was changed`,
      );
    head = headOf(entry);
    if (given?.number === head.number && given.hash !== head.hash)
      problems.push(`entry ${head.number}: expected ${given.hash}, found ${head.hash}: it was changed`);
  }
  for (const [name, known] of [
    ['the store', stored],
    ['--head', given ?? EMPTY_HEAD],
  ] as const) {
    if (known.number > head.number)
      problems.push(
        `expected entry ${known.number}, which ${name} tells, found ${head.number} as the last one: the end was cut off`,
      );
  }
  if (stored.number === head.number && stored.hash !== head.hash)
    problems.push(
      `entry ${head.number}: expected ${stored.hash}, which the store tells, found ${head.hash}: it was changed`,
    );
  return {
    entries: entries.length,
    first: front.number + 1,
    head,
    problems,
    isEndProven: given !== null && given.number >= head.number,
  };
}
