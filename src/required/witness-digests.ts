import { canonicalJson, type SpeltJson } from '../kernel/canonical-json.ts';
import { sha256Hex } from '../kernel/digest.ts';
import type { ReadonlyJsonValue } from '../kernel/json-tree.ts';

/** A prefix and SHA-256 of the canonical JSON (premath harness 0.2). */
export function prefixedDigest(prefix: string, value: ReadonlyJsonValue | SpeltJson): string {
  return `${prefix}${sha256Hex(canonicalJson(value))}`;
}

/** What binds witness, delta and decision to one another, and to normaliser and policy (premath harness 3.3). */
export function bindingOf(projectionDigest: string, normalizerId: string, policyDigest: string) {
  return {
    projectionDigest,
    typedCoreProjectionDigest: `ev1_${sha256Hex(`${projectionDigest}\0${normalizerId}\0${policyDigest}\0`)}`,
    authorityPayloadDigest: projectionDigest,
    normalizerId,
    policyDigest,
  };
}

/** The names of its texts. */
export const BINDING = Object.keys(bindingOf('', '', '')) as readonly (keyof ReturnType<typeof bindingOf>)[];

const BASE32_DIGITS = 52;

/** `w1_` and base32hex of SHA-256 of what a failure is known by (premath harness 3.2). */
export function witnessId(key: ReadonlyJsonValue | SpeltJson): string {
  // 256 bits are 51 digits of five and one bit, which four zeros fill up. The digits of JavaScript's base 32 are those of base32hex.
  const bits = BigInt(`0x${sha256Hex(canonicalJson(key))}`) << 4n;
  return `w1_${bits.toString(32).padStart(BASE32_DIGITS, '0')}`;
}
