import { pointerSegments } from './json-pointer.ts';
import { DEFAULT_MAX_DEPTH, scanJson, type JsonVisitor } from './json-scanner.ts';
import { parseJsonTree, type DuplicateKey, type JsonValue } from './json-tree.ts';

/** A parsed JSON text that still knows where everything stood and how numbers were spelt. */
export interface JsonDocument {
  /**
   * Plain data: every key, also `__proto__` and `constructor`, is an own property. Of duplicate keys the last wins.
   * Strings may hold unpaired surrogates where the text escaped them.
   */
  readonly value: JsonValue;
  /** Every repetition of a key within one object, in the order of the text. */
  readonly duplicateKeys: readonly DuplicateKey[];
  /**
   * Line (from 1; LF ends a line) of the value at a JSON pointer; for the member of an object the line of its key.
   * `undefined` where the pointer leads nowhere. The first call indexes the document, later ones are quick.
   */
  lineOf(pointer: string): number | undefined;
}

/**
 * Parse a JSON text strictly (RFC 8259: no comments, trailing commas, single quotes or byte order mark).
 * Throws `JsonSyntaxError`, also on numbers beyond the range of a double (`1e400`) and on 513 nested levels.
 */
export function parseJsonDocument(text: string): JsonDocument {
  const plain = plainValue(text);
  const { value, duplicateKeys } =
    plain === undefined
      ? parseJsonTree(text, { maxDepth: DEFAULT_MAX_DEPTH }, Number)
      : { value: plain, duplicateKeys: [] };
  let lines: LineEntry | undefined;
  return {
    value,
    duplicateKeys,
    lineOf: (pointer) => lineAt((lines ??= indexLines(text)), pointer),
  };
}

/** How a line begins that is nested too deeply. */
const DEEP = `\n${' '.repeat(2 * DEFAULT_MAX_DEPTH)}`;

/**
 * The same by the engine's own parser, which is a lot faster; undefined where a closer look is needed: the text is no JSON, has a key twice
 * (then its members are more than the value's) or with an escape, a number out of range, or too many levels or escapes.
 */
function plainValue(text: string): JsonValue | undefined {
  let members = 0;
  const isPlain = (item: JsonValue, depth: number): boolean => {
    if (typeof item === 'number') return Number.isFinite(item);
    if (typeof item !== 'object' || item === null) return true;
    const inner = Object.values(item);
    if (!Array.isArray(item)) members += inner.length;
    return depth < DEFAULT_MAX_DEPTH && inner.every((one) => isPlain(one, depth + 1));
  };
  try {
    const value = JSON.parse(text) as JsonValue;
    // As our own documents are written: with a key twice or a number out of range it would read otherwise.
    if (!text.includes(DEEP) && JSON.stringify(value, null, 2) === text.trimEnd()) return value;
    if (!isPlain(value, 0)) return undefined;
    for (const [string, colon] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(?:[ \t\r\n]*(:))?/g)) {
      if (colon === undefined) continue;
      // Node 24 may read another key (nodejs/node#63785).
      if (string.includes('\\')) return undefined;
      members -= 1;
    }
    return members === 0 ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A scalar is its line alone: one entry per value has to stay small in documents with millions of them. */
type LineEntry = number | LineArray | LineObject;
interface LineArray {
  readonly line: number;
  readonly items: LineEntry[];
}
interface LineObject {
  readonly line: number;
  readonly members: Map<string, LineEntry>;
}

/** Where the values of a text that `scanJson` accepts stand. Of members with the same key the last counts. */
function indexLines(text: string): LineEntry {
  const indexer = new LineIndexer();
  scanJson(text, { maxDepth: Number.POSITIVE_INFINITY }, indexer);
  return indexer.root;
}

function lineAt(root: LineEntry, pointer: string): number | undefined {
  const segments = pointerSegments(pointer);
  if (segments === undefined) return undefined;
  let entry: LineEntry | undefined = root;
  for (const segment of segments) {
    if (entry === undefined || typeof entry === 'number') return undefined;
    if ('members' in entry) entry = entry.members.get(segment);
    else entry = /^(?:0|[1-9]\d*)$/.test(segment) ? entry.items[Number(segment)] : undefined;
  }
  return typeof entry === 'object' ? entry.line : entry;
}

class LineIndexer implements JsonVisitor {
  root: LineEntry = 1;
  readonly #open: (LineArray | LineObject)[] = [];
  #key = '';
  #keyLine = 0;

  openObject(line: number): void {
    this.#enter((at) => ({ line: at, members: new Map() }), line);
  }

  openArray(line: number): void {
    this.#enter((at) => ({ line: at, items: [] }), line);
  }

  key(name: string, line: number): void {
    this.#key = name;
    this.#keyLine = line;
  }

  close(): void {
    this.#open.pop();
  }

  scalar(_value: unknown, line: number): void {
    this.#add(this.#lineFor(line));
  }

  number(_spelling: string, line: number): void {
    this.#add(this.#lineFor(line));
  }

  #enter(create: (line: number) => LineArray | LineObject, valueLine: number): void {
    const entry = create(this.#lineFor(valueLine));
    this.#add(entry);
    this.#open.push(entry);
  }

  #lineFor(valueLine: number): number {
    const parent = this.#open.at(-1);
    return parent !== undefined && 'members' in parent ? this.#keyLine : valueLine;
  }

  #add(entry: LineEntry): void {
    const parent = this.#open.at(-1);
    if (parent === undefined) this.root = entry;
    else if ('members' in parent) parent.members.set(this.#key, entry);
    else parent.items.push(entry);
  }
}
