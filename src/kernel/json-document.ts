import { canonicalJsonOfText } from './canonical-json.ts';
import type { JsonLines } from './json-lines.ts';
import { indexJsonLines } from './json-lines.ts';
import type { DuplicateKey } from './json-tree.ts';
import { parseJsonTree } from './json-tree.ts';
import type { JsonValue } from './json-value.ts';

export { JsonSyntaxError } from './json-syntax-error.ts';
export type { DuplicateKey } from './json-tree.ts';
export type { JsonValue } from './json-value.ts';

export const DEFAULT_MAX_DEPTH = 512;

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
  /** `canonicalJsonOfText` of the text; throws `JsonSyntaxError` as that does, e.g. on unpaired surrogates. */
  canonical(): string;
}

export interface JsonLimits {
  /** How many containers may stand inside each other; 512 unless told. */
  readonly maxDepth?: number;
}

/**
 * Parse a JSON text strictly (RFC 8259: no comments, trailing commas, single quotes or byte order mark).
 * Throws `JsonSyntaxError`, also on numbers beyond the range of a double (`1e400`) and on too many nested levels.
 */
export function parseJsonDocument(text: string, limits: JsonLimits = {}): JsonDocument {
  const { value, duplicateKeys } = parseJsonTree(text, { maxDepth: limits.maxDepth ?? DEFAULT_MAX_DEPTH }, Number);
  let lines: JsonLines | undefined;
  return {
    value,
    duplicateKeys,
    lineOf: (pointer) => (lines ??= indexJsonLines(text)).lineOf(pointer),
    canonical: () => canonicalJsonOfText(text),
  };
}
