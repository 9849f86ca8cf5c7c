import type { CallFact, LineFacts, ResultFact } from '../evidence/turn-facts.ts';
import { sha256Hex } from '../kernel/digest.ts';
import type { OpenTurn, RequestRow } from './open-turn.ts';

/** So many calls and lines are remembered beyond the open turns; a resume copies what was written lately. */
const MEMORY = 10_000;

interface OpenCall extends RequestRow {
  readonly turn: OpenTurn;
}

/** A call whose turn was given, and its results, by their digests. */
interface PastCall extends RequestRow {
  readonly answers: readonly string[];
}

/** Which calls, results and lines were seen: all of the open turns, and the latest of those that were given. */
export class KnownCalls {
  /** By conversation and id: a subagent, or a later turn, may use the ids of another. */
  readonly #open = new Map<string, OpenCall>();
  /** The conversation of the latest call of an id. */
  readonly #latest = new RecentMap<string>(MEMORY);
  readonly #past = new RecentMap<PastCall>(MEMORY);
  readonly #handles = new Map<string, string>();
  readonly #copies = new RecentMap<true>(MEMORY);

  /**
   * A resume writes the lines of before once more, with their ids. A line that repeats the id of another and says
   * something else is not a copy.
   */
  isCopy({ copy_id, facts }: LineFacts): boolean {
    if (copy_id === undefined || facts.length === 0) return false;
    const key = sha256Hex(JSON.stringify([copy_id, facts]));
    if (this.#copies.get(key) === true) return true;
    this.#copies.set(key, true);
    return false;
  }

  /** The call that has the id by now: an open one of the conversation, or one of the same message. Any other has no need of it any more. */
  known(fact: CallFact, scope: string): (RequestRow & { readonly isRepeated: boolean }) | undefined {
    const open = this.#open.get(keyOf(fact.id, scope));
    const known = open ?? this.#past.get(keyOf(fact.id, scope));
    const isOpen = open?.turn.awaits(fact.id) === true;
    if (known === undefined) return undefined;
    // Another message makes another call, whatever it asks.
    const isSame = known.call.digest === fact.digest && known.call.message === fact.message;
    const isRepeated = isSame || (isOpen && fact.again === true);
    const isOfMessage = known.call.message === fact.message && (fact.message !== null || isRepeated);
    return isOpen || isOfMessage ? { ...known, isRepeated } : undefined;
  }

  /** Of the call that the conversation made, else of the latest of that id. */
  turnOf(id: string, scope: string): OpenTurn | undefined {
    return (this.#open.get(keyOf(id, scope)) ?? this.#open.get(keyOf(id, this.#latest.get(id))))?.turn;
  }

  /** A call without an id is like no other. */
  add(call: CallFact, line: number, turn: OpenTurn): void {
    if (call.id === '') return;
    this.#open.set(keyOf(call.id, turn.parent), { call, line, turn });
    this.#latest.set(call.id, turn.parent ?? '');
  }

  answer({ id, handles }: ResultFact): void {
    for (const handle of handles) this.#handles.set(handle, id);
  }

  /** A copy of a result whose turn was given. */
  isAnswered({ id, digest }: ResultFact, scope: string): boolean {
    const key = keyOf(id, scope);
    return !this.#open.has(key) && this.#past.get(key)?.answers.includes(digest) === true;
  }

  /** The call whose result a text names: by the call's id, or by the name of what it started. */
  namedBy(name: string, scope: string): { turn: OpenTurn; id: string } | undefined {
    const id = this.#handles.get(name) ?? name;
    const turn = this.turnOf(id, scope);
    return turn === undefined ? undefined : { turn, id };
  }

  /** The turn is given: what it could be compared with is kept, what could change it is not. */
  release(turn: OpenTurn): void {
    for (const { result } of turn.results) for (const handle of result.handles) this.#handles.delete(handle);
    for (const { call, line } of turn.requests) {
      const key = keyOf(call.id, turn.parent);
      if (this.#open.get(key)?.turn !== turn) continue;
      this.#open.delete(key);
      const answers = turn.resultsOf(call.id).map(({ result }) => result.digest);
      this.#past.set(key, { call: { ...call, names: [] }, line, answers });
    }
  }

  forget(): void {
    this.#open.clear();
    this.#handles.clear();
    this.#past.clear();
    this.#latest.clear();
  }
}

function keyOf(id: string, scope = ''): string {
  return JSON.stringify([scope, id]);
}

/**
 * A map that forgets what was not set lately: it remembers at least the last `size` keys and at most twice as many. (Deleting
 * a map's oldest key for each new one would be slow: the places of deleted keys are walked over.)
 */
export class RecentMap<Value> {
  readonly #size: number;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();

  constructor(size: number) {
    this.#size = size;
  }

  get(key: string): Value | undefined {
    return this.#young.get(key) ?? this.#old.get(key);
  }

  set(key: string, value: Value): void {
    this.#young.set(key, value);
    if (this.#young.size < this.#size) return;
    this.#old = this.#young;
    this.#young = new Map();
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
  }
}
