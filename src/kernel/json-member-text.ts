import { scanJson, type JsonVisitor } from './json-scanner.ts';

/**
 * The text of a member of the outermost object as it is spelt, of several with that name the last; undefined where there is none or
 * the text is no object. For documents that carry another one whose numbers must keep their digits.
 *
 * Numbers, nesting and surrogates are left for the reader of that document to judge. Throws `JsonSyntaxError`.
 */
export function jsonMemberText(text: string, name: string): string | undefined {
  const finder = new MemberFinder(name);
  scanJson(text, { maxDepth: Number.POSITIVE_INFINITY, anyNumber: true }, finder);
  return finder.found === undefined ? undefined : text.slice(...finder.found);
}

class MemberFinder implements JsonVisitor {
  found: readonly [start: number, end: number] | undefined;
  readonly #name: string;
  /** How many containers are open. */
  #depth = 0;
  /** Of the outermost object. Those of a list are none: its elements have no keys. */
  #isMember = false;
  #start = 0;

  constructor(name: string) {
    this.#name = name;
  }

  openObject(_line: number, start: number): void {
    this.#open(start);
  }

  openArray(_line: number, start: number): void {
    this.#open(start);
  }

  key(name: string): void {
    if (this.#depth === 1) this.#isMember = name === this.#name;
  }

  close(end: number): void {
    this.#depth -= 1;
    if (this.#depth === 1 && this.#isMember) this.found = [this.#start, end];
  }

  scalar(_value: unknown, _line: number, start: number, end: number): void {
    if (this.#depth === 1 && this.#isMember) this.found = [start, end];
  }

  number(_spelling: string, _line: number, start: number, end: number): void {
    this.scalar(null, 0, start, end);
  }

  #open(start: number): void {
    if (this.#depth === 1) this.#start = start;
    this.#depth += 1;
  }
}
