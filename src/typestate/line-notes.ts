/** So many are kept of each kind: that there are any is what counts. */
const LIMIT = 100;

/** A line of the transcript, and what it is about it. */
export interface LineNote<Kind extends string = string> {
  readonly line: number;
  readonly kind: Kind;
}

/**
 * A line that may have held a call, or what became of one, and does not tell: it is no event any more, is too long to be read, or holds a
 * block or event of an unknown kind that looks like one.
 */
export type UnreadableLine = LineNote<'damaged' | 'oversize' | 'unknown'>;

/** What is wrong with the lines of a turn. Each list has its own limit, so that none can crowd out another. */
export class LineNotes {
  readonly #damage: LineNote[] = [];
  readonly #unknown: LineNote[] = [];
  readonly #unreadable: UnreadableLine[] = [];

  /** Lines that are lost, or of which characters are. */
  get damage(): readonly LineNote[] {
    return this.#damage;
  }

  /** Blocks and events of kinds that nobody knows, by their names. */
  get unknown(): readonly LineNote[] {
    return this.#unknown;
  }

  get unreadable(): readonly UnreadableLine[] {
    return this.#unreadable;
  }

  addDamage(line: number, kind: 'damaged' | 'oversize' | 'lossy'): void {
    add(this.#damage, { line, kind });
    if (kind !== 'lossy') add(this.#unreadable, { line, kind });
  }

  addUnknown(line: number, name: string, isToolLike: boolean): void {
    add(this.#unknown, { line, kind: name });
    const isTold = this.#unreadable.at(-1)?.line === line;
    if (isToolLike && !isTold) add(this.#unreadable, { line, kind: 'unknown' });
  }

  addAll(others: LineNotes): void {
    for (const note of others.damage) add(this.#damage, note);
    for (const note of others.unknown) add(this.#unknown, note);
    for (const note of others.unreadable) add(this.#unreadable, note);
  }
}

function add<Note>(notes: Note[], note: Note): void {
  if (notes.length < LIMIT) notes.push(note);
}
