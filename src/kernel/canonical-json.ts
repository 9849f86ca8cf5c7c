import { canonicalNumberSpelling } from './json-number.ts';
import { parseJsonTree, type JsonTree } from './json-tree.ts';
import type { ReadonlyJsonValue } from './json-value.ts';
import { SpeltNumber, writeJson } from './json-writer.ts';

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
 * A number of a JSON text with its canonical spelling; its value must be finite. Short integers, by far the most frequent numbers,
 * need no wrapper to keep it.
 */
export function speltNumber(spelling: string): number | SpeltNumber {
  const value = Number(spelling);
  return String(value) === spelling && Number.isSafeInteger(value)
    ? value
    : new SpeltNumber(canonicalNumberSpelling(spelling));
}
