import type { CallFact, ResultFact } from '../evidence/turn-facts.ts';

/** What left a turn unfinished, and the line that says so. */
export interface Interruption {
  readonly cause: 'killed' | 'aborted' | 'timeout' | 'limit' | 'error';
  readonly line: number;
}

export interface RequestRow {
  readonly call: CallFact;
  readonly line: number;
}

export interface ResultRow {
  readonly result: ResultFact;
  readonly line: number;
  readonly synthetic: boolean;
  /** Null as long as nothing followed it. */
  use: 'observed' | 'consumed' | null;
}

/** One assistant message with its calls, as long as more can come. */
export class OpenTurn {
  /** Its place among the turns; null as long as it is a message that makes no call. */
  number: number | null = null;
  model: string | undefined;
  stop: string | undefined;
  interruption: Interruption | undefined;
  /** Its run came to an end of its own, so that the end of the stream interrupts nothing. */
  ended = false;
  readonly requests: RequestRow[] = [];
  readonly results: ResultRow[] = [];
  readonly denied = new Set<string>();
  /** Ids that two different calls have. */
  readonly clashing = new Set<string>();
  readonly notes = new LineNotes();
  readonly line: number;
  readonly message: string | null;
  readonly parent: string | undefined;
  readonly #asked = new Set<string>();
  readonly #unanswered = new Set<string>();
  /** Results by what they say. */
  readonly #answers = new Set<string>();
  readonly #byId = new Map<string, ResultRow[]>();
  /** Results that nothing followed yet; those of servers stand in the message itself. */
  #unseen: { client: ResultRow[]; server: ResultRow[] } = { client: [], server: [] };

  constructor(line: number, message: string | null, parent: string | undefined) {
    this.line = line;
    this.message = message;
    this.parent = parent;
  }

  get hasOpenCalls(): boolean {
    return this.#unanswered.size > 0;
  }

  /** The results of a call, more than one where they contradict each other. */
  resultsOf(id: string): readonly ResultRow[] {
    return this.#byId.get(id) ?? [];
  }

  /** A call without a result, or a result that nothing followed. */
  get isUnclosed(): boolean {
    return this.hasOpenCalls || this.#unseen.client.length + this.#unseen.server.length > 0;
  }

  asks(id: string): boolean {
    return this.#asked.has(id);
  }

  awaits(id: string): boolean {
    return this.#unanswered.has(id);
  }

  request(call: CallFact, line: number): void {
    this.requests.push({ call, line });
    this.#asked.add(call.id);
    if (!this.#byId.has(call.id)) this.#unanswered.add(call.id);
  }

  /** The same result twice is one; a different one for the same call is a row of its own. */
  answer(result: ResultFact, line: number): void {
    const answer = JSON.stringify([result.id, result.digest, result.error]);
    if (this.#answers.has(answer)) return;
    this.#answers.add(answer);
    // What comes for a call that was left open when the run was cut did not come from the tool.
    const late = this.interruption !== undefined && this.#unanswered.has(result.id);
    const row: ResultRow = { result, line, synthetic: late || result.synthetic !== undefined, use: null };
    this.results.push(row);
    const known = this.#byId.get(result.id);
    if (known === undefined) this.#byId.set(result.id, [row]);
    else known.push(row);
    this.#unanswered.delete(result.id);
    if (!row.synthetic) this.#unseen[result.server === true ? 'server' : 'client'].push(row);
    if (result.synthetic !== undefined) this.interrupt({ cause: result.synthetic, line });
    if (result.interrupted === true) this.interrupt({ cause: 'aborted', line });
    if (result.denied === true) this.denied.add(result.id);
  }

  /** The model went on after the results that are there; its own message goes on only after those of servers. */
  observe(only: 'server' | 'all'): void {
    for (const row of this.#unseen.server) row.use ??= 'observed';
    this.#unseen.server = [];
    if (only === 'server') return;
    for (const row of this.#unseen.client) row.use ??= 'observed';
    this.#unseen.client = [];
  }

  /** A later call names the result. */
  consume(id: string): void {
    for (const row of this.resultsOf(id)) if (!row.synthetic) row.use = 'consumed';
  }

  /** The first cause is the one; what is closed was not interrupted. */
  interrupt(interruption: Interruption): void {
    this.interruption ??= interruption;
  }
}

/** So many are kept of each kind: that there are any is what counts. */
const LIMIT = 100;

/** A line of the transcript, and what it is about it. */
export interface LineNote<Kind extends string = string> {
  readonly line: number;
  readonly kind: Kind;
}

/**
 * A line that may have held a call or its result, and cannot be read: it is damaged, too long, or holds a block or event of an unknown kind
 * that looks like one.
 */
export type UnreadableLine = LineNote<'damaged' | 'oversize' | 'unknown'>;

/** What is wrong with the lines of a turn. Each list has its own limit, so that none can crowd out another. */
export class LineNotes {
  /** Lines that are lost, or of which characters are. */
  readonly damage: LineNote[] = [];
  /** Blocks and events of unknown kinds, by their names. */
  readonly unknown: LineNote[] = [];
  readonly unreadable: UnreadableLine[] = [];

  addDamage(line: number, kind: 'damaged' | 'oversize' | 'lossy'): void {
    add(this.damage, { line, kind });
    if (kind !== 'lossy') add(this.unreadable, { line, kind });
  }

  addUnknown(line: number, name: string, isToolLike: boolean): void {
    add(this.unknown, { line, kind: name });
    const isKnown = this.unreadable.at(-1)?.line === line;
    if (isToolLike && !isKnown) add(this.unreadable, { line, kind: 'unknown' });
  }

  addAll(others: LineNotes): void {
    for (const note of others.damage) add(this.damage, note);
    for (const note of others.unknown) add(this.unknown, note);
    for (const note of others.unreadable) add(this.unreadable, note);
  }
}

function add<Note>(notes: Note[], note: Note): void {
  if (notes.length < LIMIT) notes.push(note);
}
