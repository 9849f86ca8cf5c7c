import { createHash, hash } from 'node:crypto';
import { canonicalJson, type SpeltJson } from './canonical-json.ts';
import type { ReadonlyJsonValue } from './json-tree.ts';

/**
 * SHA-256 as 64 lower-case hex digits, of bytes or of the UTF-8 form of a text. Throws `TypeError` on a text with
 * unpaired surrogates: encoding replaces them, so that different texts would share a digest.
 */
export function sha256Hex(data: string | Uint8Array): string {
  if (typeof data === 'string' && !data.isWellFormed()) {
    throw new TypeError('no digest of a text with half of a surrogate pair');
  }
  return hash('sha256', data, 'hex');
}

/** SHA-256 of what comes part by part; nothing of it is held. Parts have no limits: `a`, `b` is the same as `ab`. */
export class RunningDigest {
  readonly #hash = createHash('sha256');

  /** Throws `TypeError` as `sha256Hex` does; both halves of a surrogate pair have to stand in the same part. */
  add(part: string | Uint8Array): void {
    if (typeof part === 'string' && !part.isWellFormed()) {
      throw new TypeError('no digest of a text with half of a surrogate pair');
    }
    this.#hash.update(part);
  }

  /** `sha256:<hex>` over all parts so far. */
  value(): string {
    return `sha256:${this.#hash.copy().digest('hex')}`;
  }
}

/** `sha256:<hex>` over the canonical JSON of a value; throws `TypeError` as `canonicalJson` does. */
export function digestOf(value: ReadonlyJsonValue | SpeltJson): string {
  return `sha256:${sha256Hex(canonicalJson(value))}`;
}
