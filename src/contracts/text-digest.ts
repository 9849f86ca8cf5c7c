import { sha256Hex } from '../kernel/digest.ts';

/** 64 hex digits of a text's SHA-256, by which reports tell whether they say the same; half a character counts as U+FFFD. */
export function textDigest(text: string): string {
  return sha256Hex(text.toWellFormed());
}
