import { pointerSegments } from './json-pointer.ts';
import type { JsonVisitor } from './json-scanner.ts';
import { scanJson } from './json-scanner.ts';

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

/** Where the values of one JSON text stand. */
export interface JsonLines {
  /** Line (from 1) of the value at a JSON pointer, of its key where it is a member; `undefined` where there is none. */
  lineOf(pointer: string): number | undefined;
}

/** Index the lines of a text that `scanJson` accepts. Of members with the same key the last counts. */
export function indexJsonLines(text: string): JsonLines {
  const indexer = new LineIndexer();
  scanJson(text, { maxDepth: Number.POSITIVE_INFINITY }, indexer);
  return { lineOf: (pointer) => lineAt(indexer.root, pointer) };
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
