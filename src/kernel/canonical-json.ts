import { canonicalNumber, SpeltNumber, speltNumber } from './json-number.ts';
import { childPointer } from './json-pointer.ts';
import { DEFAULT_MAX_DEPTH } from './json-scanner.ts';
import { parseJsonTree, type JsonTree, type ReadonlyJsonValue } from './json-tree.ts';
import { compareCodePoints } from './ordering.ts';

/** The reference's parser gives up at the 128th nested level. */
export const MAX_DEPTH = 127;

/** A JSON value whose numbers keep the spelling that a digest needs. */
export type SpeltJson = JsonTree<number | SpeltNumber>;

/**
 * Canonical JSON of a plain or spelt value (premath harness 0.1): keys sorted by code point at every level, no spaces, no
 * escapes but the necessary ones. Whole numbers are written as integers (-0 as `-0.0`); where the difference between
 * `1` and `1.0`, or digits beyond 2^53, matter, use `canonicalJsonOfText`.
 *
 * Throws `TypeError` on anything that is not JSON data (undefined, NaN, ±Infinity, bigint, class instances, cycles),
 * on unpaired surrogates and on 128 nested levels.
 */
export function canonicalJson(value: ReadonlyJsonValue | SpeltJson): string {
  return writeCanonical(value);
}

/**
 * Canonical JSON of a JSON text, as `canonicalJson`, but integers from -2^63 to 2^64-1 keep their digits and floats
 * stay floats (`1.0`, `1e3` → `1000.0`, integers out of that range too). Of duplicate keys the last wins.
 *
 * Throws `JsonSyntaxError` on text that is not JSON, on a byte order mark, on numbers beyond the range of a double, on
 * unpaired surrogates and on 128 nested levels.
 */
export function canonicalJsonOfText(text: string): string {
  return writeCanonical(parseJsonTree(text, { maxDepth: MAX_DEPTH, wellFormedStrings: true }, speltNumber).value);
}

function writeCanonical(value: unknown): string {
  return writeJson(value, { indent: 0, maxDepth: MAX_DEPTH, unpairedSurrogates: 'refuse' });
}

/**
 * JSON for documents that a reviewer reads: keys sorted by code point, two spaces per level, a newline at the end.
 * Numbers are spelt as in `canonicalJson`, so both forms of a value have the same canonical form.
 *
 * Throws `TypeError` on anything that is not JSON data (undefined, NaN, ±Infinity, bigint, class instances, cycles).
 * Unpaired surrogates are escaped, since what clients and models write may hold them.
 */
export function prettyJson(value: ReadonlyJsonValue): string {
  return `${writeJson(value, { indent: 2, maxDepth: DEFAULT_MAX_DEPTH, unpairedSurrogates: 'escape' })}\n`;
}

/** The same on one line, without the newline. */
export function jsonLine(value: ReadonlyJsonValue | SpeltJson): string {
  return writeJson(value, { indent: 0, maxDepth: DEFAULT_MAX_DEPTH, unpairedSurrogates: 'escape' });
}

interface JsonStyle {
  /** Spaces per level; 0 puts everything on one line. */
  readonly indent: number;
  /** How many containers may stand inside each other; what ends a cycle, too. */
  readonly maxDepth: number;
  /** What becomes of half a surrogate pair, which UTF-8 cannot carry. */
  readonly unpairedSurrogates: 'escape' | 'refuse';
}

/** Joined in batches: one list of all pieces, or one rope, would take many times the memory of the text. */
const BATCH = 4096;

/**
 * Write JSON with the keys of every object sorted by code point. Accepts plain data and `SpeltNumber`; anything else
 * (undefined, holes, NaN, ±Infinity, bigint, functions, symbols, class instances) throws a `TypeError` that says
 * where it stands. Nothing is dropped or converted, unlike `JSON.stringify`.
 */
function writeJson(value: unknown, style: JsonStyle): string {
  const writer = new JsonWriter(style);
  writer.write(value);
  return writer.text();
}

class JsonWriter {
  readonly #style: JsonStyle;
  readonly #batches: string[] = [];
  readonly #path: (string | number)[] = [];
  #pieces: string[] = [];

  constructor(style: JsonStyle) {
    this.#style = style;
  }

  text(): string {
    return this.#batches.join('') + this.#pieces.join('');
  }

  write(value: unknown): void {
    if (value === null || typeof value === 'boolean') this.#put(String(value));
    else if (typeof value === 'string') this.#put(this.#quoted(value));
    else if (typeof value === 'number') this.#put(this.#numeral(value));
    else if (value instanceof SpeltNumber) this.#put(value.spelling);
    else if (Array.isArray(value)) this.#array(value);
    else if (isPlainObject(value)) this.#object(value);
    else throw this.#refusal(typeof value === 'object' ? 'an object that is not plain data' : typeof value);
  }

  #array(items: readonly unknown[]): void {
    // Long lists are lists of texts, of which nothing can be refused.
    const isOther = (item: unknown): boolean => typeof item !== 'string' || !item.isWellFormed();
    const mayBePlain = this.#style.indent === 0 && this.#path.length < this.#style.maxDepth;
    // Not `every`, which skips holes.
    if (mayBePlain && items.findIndex(isOther) === -1) return this.#put(JSON.stringify(items));
    this.#open('[');
    // By index: a hole must be met as `undefined`, not skipped.
    for (let index = 0; index < items.length; index += 1) this.#child(index, index === 0, '', items[index]);
    this.#close(items.length === 0, ']');
  }

  #object(object: Readonly<Record<string, unknown>>): void {
    this.#open('{');
    const keys = Object.keys(object).sort(compareCodePoints);
    const colon = this.#style.indent === 0 ? ':' : ': ';
    keys.forEach((key, index) => this.#child(key, index === 0, this.#quoted(key) + colon, object[key]));
    this.#close(keys.length === 0, '}');
  }

  #open(bracket: string): void {
    if (this.#path.length >= this.#style.maxDepth) {
      throw this.#refusal(`more than ${this.#style.maxDepth} nested levels`);
    }
    this.#put(bracket);
  }

  #child(segment: string | number, first: boolean, prefix: string, value: unknown): void {
    this.#path.push(segment);
    this.#put((first ? '' : ',') + this.#lineBreak() + prefix);
    this.write(value);
    this.#path.pop();
  }

  #close(empty: boolean, bracket: string): void {
    this.#put((empty ? '' : this.#lineBreak()) + bracket);
  }

  #lineBreak(): string {
    return this.#style.indent === 0 ? '' : `\n${' '.repeat(this.#style.indent * this.#path.length)}`;
  }

  #quoted(text: string): string {
    if (this.#style.unpairedSurrogates === 'refuse' && !text.isWellFormed()) {
      throw this.#refusal('a string with half of a surrogate pair');
    }
    return JSON.stringify(text);
  }

  #numeral(value: number): string {
    if (!Number.isFinite(value)) throw this.#refusal(String(value));
    return canonicalNumber(value);
  }

  #put(piece: string): void {
    this.#pieces.push(piece);
    if (this.#pieces.length < BATCH) return;
    this.#batches.push(this.#pieces.join(''));
    this.#pieces = [];
  }

  #refusal(what: string): TypeError {
    const pointer = this.#path.reduce<string>(childPointer, '');
    return new TypeError(`not writable as JSON: ${what} at ${JSON.stringify(pointer)}`);
  }
}

/** Also true for objects without a prototype and for those of another realm. */
function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
