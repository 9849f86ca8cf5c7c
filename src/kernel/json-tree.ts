import { childPointer } from './json-pointer.ts';
import { scanJson, type JsonScanLimits, type JsonVisitor } from './json-scanner.ts';

type Scalar = null | boolean | number | string;

/** What a JSON text can say, as plain JavaScript. */
export type JsonValue = Scalar | JsonValue[] | JsonObject;

export interface JsonObject {
  [key: string]: JsonValue;
}

/** Anything that can be written as JSON; wider than `JsonValue`, so that read-only lists and records need no cast. */
export type ReadonlyJsonValue = Scalar | readonly ReadonlyJsonValue[] | { readonly [key: string]: ReadonlyJsonValue };

/** A JSON value whose numbers are represented by `N`. */
export type JsonTree<N> = null | boolean | string | N | JsonTree<N>[] | JsonTreeObject<N>;

export interface JsonTreeObject<N> {
  [key: string]: JsonTree<N>;
}

export interface DuplicateKey {
  /** JSON pointer of the member. */
  readonly pointer: string;
  /** Line of the repeated key, from 1. */
  readonly line: number;
}

export interface JsonTreeResult<N> {
  readonly value: JsonTree<N>;
  /** One entry per repetition, in the order of the text. */
  readonly duplicateKeys: readonly DuplicateKey[];
}

/**
 * Parse a JSON text; `readNumber` decides what becomes of a number's spelling. Of members with the same key the last
 * wins. Throws `JsonSyntaxError` as `scanJson` does.
 */
export function parseJsonTree<N>(
  text: string,
  limits: JsonScanLimits,
  readNumber: (spelling: string) => N,
): JsonTreeResult<N> {
  const builder = new JsonTreeBuilder(readNumber);
  scanJson(text, limits, builder);
  return { value: builder.root, duplicateKeys: builder.duplicateKeys };
}

type Container<N> = JsonTree<N>[] | JsonTreeObject<N>;

/** A container that is being read. */
interface Frame<N> {
  readonly container: Container<N>;
  readonly parent: Frame<N> | undefined;
  /** Its key or index in the parent. */
  readonly segment: string | number;
  /** Of the member that is being read. */
  key: string;
  /** Of the container; worked out only when a duplicate needs it. */
  pointer: string | undefined;
}

class JsonTreeBuilder<N> implements JsonVisitor {
  root: JsonTree<N> = null;
  readonly duplicateKeys: DuplicateKey[] = [];
  readonly #readNumber: (spelling: string) => N;
  #top: Frame<N> | undefined;

  constructor(readNumber: (spelling: string) => N) {
    this.#readNumber = readNumber;
  }

  openObject(): void {
    this.#open({});
  }

  openArray(): void {
    this.#open([]);
  }

  key(name: string, line: number): void {
    const frame = this.#top;
    if (frame === undefined) return;
    frame.key = name;
    if (Object.hasOwn(frame.container, name)) {
      this.duplicateKeys.push({ pointer: childPointer(pointerOf(frame), name), line });
    }
  }

  close(): void {
    this.#top = this.#top?.parent;
  }

  scalar(value: null | boolean | string): void {
    this.#add(value);
  }

  number(spelling: string): void {
    this.#add(this.#readNumber(spelling));
  }

  #open(container: Container<N>): void {
    const parent = this.#top;
    const segment = Array.isArray(parent?.container) ? parent.container.length : (parent?.key ?? '');
    this.#add(container);
    this.#top = { container, parent, segment, key: '', pointer: undefined };
  }

  #add(value: JsonTree<N>): void {
    const frame = this.#top;
    if (frame === undefined) this.root = value;
    else if (Array.isArray(frame.container)) frame.container.push(value);
    else setMember(frame.container, frame.key, value);
  }
}

/** Each container keeps its own, so that many duplicates at a great depth stay cheap. Limits of depth bound the recursion. */
function pointerOf<N>(frame: Frame<N>): string {
  const { parent, segment } = frame;
  frame.pointer ??= parent === undefined ? '' : childPointer(pointerOf(parent), segment);
  return frame.pointer;
}

/** Makes a member of any name, also of `__proto__`. */
export function setMember<N>(object: JsonTreeObject<N>, key: string, value: JsonTree<N>): void {
  if (key === '__proto__') {
    // Assigning would change the prototype instead of making a member.
    Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
  } else {
    object[key] = value;
  }
}
