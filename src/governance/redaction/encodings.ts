import { decodedView } from './decoded-view.ts';

/** How a text stands in a longer one. */
export type Encoding = 'plain' | 'hex' | 0 | 1 | 2;

/** What a text becomes that stands in a longer one. A number is base64, so many bytes behind a group of three. */
export interface Encoded {
  readonly encoding: Encoding;
  /** One character a byte. */
  readonly text: string;
}

/** The characters of base64 that are no part of the text that begins in them, by the byte of the group at which it begins. */
export const BASE64_LEAD = [0, 2, 3] as const;

/** `bytes`, one character each, as they stand in base64, base64url and hex. */
export function encodings(bytes: string): readonly Encoded[] {
  const found: Encoded[] = [];
  for (const offset of [0, 1, 2] as const) {
    // What no neighbour changes: of the last group only characters that are all the text's.
    const whole = Buffer.from('\0'.repeat(offset) + bytes, 'latin1').toString('base64');
    const text = whole.slice(BASE64_LEAD[offset], Math.floor(((offset + bytes.length) * 8) / 6));
    found.push({ encoding: offset, text });
    const forUrls = text.replaceAll('+', '-').replaceAll('/', '_');
    if (forUrls !== text) found.push({ encoding: offset, text: forUrls });
  }
  const hex = Buffer.from(bytes, 'latin1').toString('hex');
  for (const text of new Set([hex, hex.toUpperCase()])) found.push({ encoding: 'hex', text });
  return found;
}

/** All that a known value may read as, once its escapes are undone. */
export function formsOfValue(value: string): readonly string[] {
  // What its last sign would escape is not known.
  const stripped = value.replace(/[\\%&]+$/, '');
  const bytes = (text: string): string => Buffer.from(text).toString('latin1');
  const plain = new Set(
    [stripped, stripped.replaceAll(' ', '+')].map((text) => decodedView(bytes(text)).bytes.toString('latin1')),
  );
  const within = new Set([value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value.toWellFormed())]);
  return [...plain, ...[...within].flatMap((text) => encodings(bytes(text)).map((encoded) => encoded.text))];
}
