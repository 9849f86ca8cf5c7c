import { scanJson, type JsonVisitor } from './json-scanner.ts';

/**
 * The text of a member of the outermost object as it is spelt, of several with that name the last; undefined where there is none or
 * the text is not an object. For documents that carry another one whose numbers must keep their digits.
 *
 * Numbers, nesting and surrogates are left for the reader of that document to judge. Throws `JsonSyntaxError`.
 */
export function jsonMemberText(text: string, name: string): string | undefined {
  return jsonMemberTexts(text, new Set([name]))?.get(name);
}

/**
 * The same for several names in one pass; undefined where the text is no object, and without an entry where there is no such member.
 * `onRepeated` is called for a name that stands there again.
 */
export function jsonMemberTexts(
  text: string,
  names: ReadonlySet<string>,
  onRepeated: (name: string) => void = () => undefined,
): ReadonlyMap<string, string> | undefined {
  const finder = new MemberFinder(names, onRepeated);
  scanJson(text, { maxDepth: Number.POSITIVE_INFINITY, anyNumber: true }, finder);
  if (!finder.isObject) return undefined;
  return new Map([...finder.found].map(([name, [start, end]]) => [name, text.slice(start, end)]));
}

class MemberFinder implements JsonVisitor {
  isObject = false;
  readonly found = new Map<string, readonly [start: number, end: number]>();
  readonly #names: ReadonlySet<string>;
  readonly #onRepeated: (name: string) => void;
  /** How many containers are open. */
  #depth = 0;
  /** The member of the outermost object that is being read, where it is wanted. */
  #member: string | undefined;
  #start = 0;

  constructor(names: ReadonlySet<string>, onRepeated: (name: string) => void) {
    this.#names = names;
    this.#onRepeated = onRepeated;
  }

  openObject(_line: number, start: number): void {
    if (this.#depth === 0) this.isObject = true;
    this.#open(start);
  }

  openArray(_line: number, start: number): void {
    this.#open(start);
  }

  key(name: string): void {
    if (this.#depth === 1) this.#member = this.#names.has(name) ? name : undefined;
  }

  close(end: number): void {
    this.#depth -= 1;
    if (this.#depth === 1) this.#found(this.#start, end);
  }

  scalar(_value: unknown, _line: number, start: number, end: number): void {
    if (this.#depth === 1) this.#found(start, end);
  }

  number(_spelling: string, _line: number, start: number, end: number): void {
    this.scalar(null, 0, start, end);
  }

  #open(start: number): void {
    if (this.#depth === 1) this.#start = start;
    this.#depth += 1;
  }

  #found(start: number, end: number): void {
    if (this.#member === undefined) return;
    if (this.found.has(this.#member)) this.#onRepeated(this.#member);
    this.found.set(this.#member, [start, end]);
  }
}
