/** By which keys, beside its own, a store finds a document again. */
export interface StoreIndex {
  /** Sets to which the part of its key behind the first colon is added, such as `termination:reason:timeout`. */
  readonly sets?: readonly string[];
  /** The same of sets that are sorted by the time of the write, such as `access_logs:{library_id}`. */
  readonly timelines?: readonly string[];
}

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
