import type { DecodedView, Span } from './decoded-view.ts';
import { BASE64_LEAD, type Encoded, encodings } from './encodings.ts';
import { SECRET_FORMS, type SecretForm } from './secret-forms.ts';

/** What a form begins with, as it is or in an encoding. */
interface Head extends Encoded {
  readonly form: SecretForm;
  /** Which of its bytes are looked for. */
  readonly from: number;
}

/** The bytes by which a head is known: its first or last two stand at an even place. */
const PIECE = 3;
/** What stands in every text: the rarest bytes of a head are looked for. */
const COMMON = /[a-z](?=[a-z])|[aehinorst ]/g;
/** So much of a run of base64 or hex is looked at: most are none at once, this decides about a form, and no more belongs to one. */
const LOOKS = [48, 256, 24 * 1024] as const;
const RUN = { base64: /[\w+/-]*/y, hex: /[0-9A-Fa-f]*/y };

const HEADS = new Map<number, Head[]>();
/** By two bytes as this machine reads a number, and by the hash of three. */
const [IS_PAIR, IS_PIECE] = [new Uint8Array(0x10000), new Uint8Array(0x10000)];
for (const form of SECRET_FORMS) {
  for (const text of form.heads) {
    const encoded = form.where === 'context' ? [] : encodings(text);
    for (const head of [{ encoding: 'plain' as const, text }, ...encoded]) addHead(head, form);
  }
}

function addHead(head: Encoded, form: SecretForm): void {
  const common = (from: number): number => head.text.slice(from, from + PIECE).match(COMMON)?.length ?? 0;
  const places = Array.from({ length: head.text.length - PIECE + 1 }, (_, from) => from);
  const [from = 0] = places.sort((left, right) => common(left) - common(right));
  const bytes = Buffer.from(head.text.slice(from, from + PIECE), 'latin1');
  const piece = bytes.readUIntBE(0, PIECE);
  HEADS.set(piece, [...(HEADS.get(piece) ?? []), { ...head, form, from }]);
  IS_PIECE[hashOf(piece)] = 1;
  for (const pair of [bytes.subarray(0, 2), bytes.subarray(1)])
    IS_PAIR[new Uint16Array(new Uint8Array(pair).buffer)[0] ?? 0] = 1;
}

/** Secrets of known forms in the bytes of a view. */
export function formsIn({ bytes }: DecodedView): readonly Span[] {
  const search = new FormSearch(bytes);
  for (const place of piecesIn(bytes)) search.look(place);
  return search.found;
}

/** Where a piece of a head may stand; some places have none. */
function piecesIn(bytes: Buffer): readonly number[] {
  const pairs = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1);
  const found: number[] = [];
  // Done for all bytes: a check of what must be there, or a name from outside, doubles it.
  const [isPair, isPiece, count] = [IS_PAIR, IS_PIECE, pairs.length];
  for (let index = 0; index < count; index += 1) {
    if (isPair[pairs[index] as number] === 0) continue;
    const place = 2 * index;
    const pair = ((bytes[place] as number) << 8) | (bytes[place + 1] as number);
    if (place > 0 && isPiece[hashOf(((bytes[place - 1] as number) << 16) | pair)] === 1) found.push(place - 1);
    if (place + 2 < bytes.length && isPiece[hashOf((pair << 8) | (bytes[place + 2] as number))] === 1)
      found.push(place);
  }
  return found;
}

function hashOf(piece: number): number {
  return Math.imul(piece, 0x9e3779b1) >>> 16;
}

class FormSearch {
  readonly found: Span[] = [];
  readonly #bytes: Buffer;
  readonly #text: string;
  /** The secret that reaches furthest: no other begins in it. */
  #last: Span = { start: 0, end: 0 };

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#text = bytes.toString('latin1');
  }

  /** Takes the secrets whose heads have a piece at `place`. */
  look(place: number): void {
    for (const head of HEADS.get(this.#bytes.readUIntBE(place, PIECE)) ?? []) {
      const start = place - head.from;
      if ((start >= this.#last.start && start < this.#last.end) || !this.#text.startsWith(head.text, start)) continue;
      const span =
        head.encoding === 'plain'
          ? tailAt(head.form, this.#text, start, start + head.text.length)
          : this.#encoded(head, start);
      if (span === null) continue;
      if (span.end > this.#last.end) this.#last = span;
      this.found.push(span);
    }
  }

  /** A secret that begins so in base64 or hex. */
  #encoded({ form, encoding }: Head, start: number): Span | null {
    const [name, bits, offset] =
      typeof encoding === 'number' ? (['base64', 6, encoding] as const) : (['hex', 4, 0] as const);
    const first = start - BASE64_LEAD[offset];
    for (const limit of LOOKS) {
      RUN[name].lastIndex = 0;
      const run = RUN[name].exec(this.#text.slice(first, first + limit))?.[0] ?? '';
      const decoded = Buffer.from(run, name).toString('latin1');
      const head = form.heads.find((text) => decoded.startsWith(text, offset));
      const secret = head === undefined ? null : tailAt(form, decoded, offset, offset + head.length);
      if (secret === null) {
        if (head === undefined || limit > LOOKS[0] || run.length < limit || !/^[\w.-]*$/.test(decoded.slice(offset)))
          return null;
        continue;
      }
      if (secret.end < decoded.length || run.length < limit)
        return { start, end: first + Math.ceil((secret.end * 8) / bits) };
    }
    return null;
  }
}

/** The secret whose head ends at `end`. */
function tailAt({ tail, where }: SecretForm, text: string, start: number, end: number): Span | null {
  if (where === 'word' && /[A-Za-z0-9]/.test(text[start - 1] ?? '')) return null;
  tail.lastIndex = end;
  const match = tail.exec(text);
  return match === null ? null : { start: match[1] === undefined ? start : end + match[1].length, end: tail.lastIndex };
}
