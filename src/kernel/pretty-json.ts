import { DEFAULT_MAX_DEPTH } from './json-document.ts';
import type { ReadonlyJsonValue } from './json-value.ts';
import { writeJson } from './json-writer.ts';

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
