/** By which keys, beside its own, a store finds a document again. */
export interface StoreIndex {
  /** Sets to which the part of its key behind the first colon is added, such as `termination:reason:timeout`. */
  readonly sets?: readonly string[];
  /** The same of sets that are sorted by the time of the write, such as `access_logs:{library_id}`. */
  readonly timelines?: readonly string[];
}

/** What a reservation asks of a resource. Whole numbers; money in millionths. */
interface ResourceUse {
  /** The hash of its period; `{date}` in it becomes the UTC day by the clock of the store. */
  readonly key: string;
  readonly field: string;
  /** What it may come to; undefined without one. One that somebody set for the period counts instead. */
  readonly limit?: number | undefined;
  /** From what on it is warned of, once in the period. */
  readonly warn?: number | undefined;
}

/** So much more of what is counted. */
export interface CounterUse extends ResourceUse {
  readonly add: number;
}

/** A place of so many, which is held for 60 s, and longer where it is renewed. */
export interface PlaceUse extends ResourceUse {
  /** Who shares the places. */
  readonly gauge: string;
  /** Full, it refuses everybody for 30 s; who asks first afterwards finds out whether it goes on. */
  readonly breaks: boolean;
}

/** What a piece of work may use up: all of it is reserved, or nothing. */
export interface Reservation {
  /** Its own; who asks again with it has it already. */
  readonly id: string;
  readonly counters: readonly CounterUse[];
  readonly places: readonly PlaceUse[];
}

/** How a resource of a period stands. */
export interface ResourceState {
  readonly key: string;
  readonly field: string;
  readonly consumed: number;
  /** 0 where it has none. */
  readonly limit: number;
}

export interface ReserveAnswer {
  /** The first resource that has not so much left; null where all was reserved. `breaker` says that it was open, or opens now. */
  readonly refused: (ResourceState & { readonly breaker: 'open' | 'opens' | null }) | null;
  /** Those that came to what is warned of, and were told nobody yet. */
  readonly warned: readonly ResourceState[];
}

/** Counters of a period by name: what is consumed, and `limit:`, `warned:` and `open_until:` of it. */
export type Counters = Readonly<Record<string, number>>;

/** What governance keeps, wherever that is: documents by key (Appendix A of the specification; src/governance/README.md, "Stores"). */
export interface GovernanceStore {
  /** For people: the folder, or the address without its password. */
  readonly place: string;
  /** The document at a key; null where there is none. */
  read(key: string): Promise<string | null>;
  /**
   * Puts `next` in the place of exactly `expected`; null stands for no document: create-only as `expected`, a removal as `next`. It lasts
   * when this returns. False, and nothing was done, where something else stands there.
   *
   * @param index of what is put or taken away; a store of files finds documents by their keys alone
   */
  swap(key: string, expected: string | null, next: string | null, index?: StoreIndex): Promise<boolean>;
  /** Every key that begins so, in code point order. */
  keys(prefix: string): Promise<readonly string[]>;
  /** Adds a line to the activity of all runs, behind those of others. */
  log(line: string): Promise<void>;
  /** These lines, oldest first. One that a killed process left is among them as far as it was written. */
  logged(): Promise<readonly string[]>;
  /** Reserves before work begins; what is never settled stands, but for its places. */
  reserve(reservation: Reservation): Promise<ReserveAnswer>;
  /** Puts what work took, as far as it is known, in the place of what was reserved, and gives its places back. Once: then it does nothing. */
  settle(id: string, used: Counters): Promise<void>;
  /** Holds the places of reservations for another 60 s, as far as they still have them. */
  renew(ids: readonly string[]): Promise<void>;
  counters(key: string): Promise<Counters>;
  putCounter(key: string, field: string, value: number): Promise<void>;
  /** How many hold a place. */
  held(gauge: string): Promise<number>;
  /** What the store takes of its server's memory; null where that has no end of its own. */
  memoryMb(): Promise<number | null>;
  close(): Promise<void>;
}

/**
 * Changes the document at a key, however many others do at the same time; `change` is asked again where one was faster. It returns what
 * stands there afterwards.
 */
export async function changeDocument(
  store: Pick<GovernanceStore, 'read' | 'swap'>,
  key: string,
  change: (before: string | null) => string,
  index?: StoreIndex,
): Promise<string> {
  for (;;) {
    const before = await store.read(key);
    const next = change(before);
    if (next === before || (await store.swap(key, before, next, index))) return next;
  }
}
