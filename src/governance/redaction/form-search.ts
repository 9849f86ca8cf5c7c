import type { DecodedView, Span } from './decoded-view.ts';
import { BASE64_LEAD, type Encoded, encodings } from './encodings.ts';
import { SECRET_FORMS, type SecretForm } from './secret-forms.ts';

/** What a form begins with, as it is or in an encoding. */
interface Head extends Encoded {
  readonly form: SecretForm;
  /** Which of its bytes are looked for. */
  readonly from: number;
}

/** What a run of base64 or hex says. */
interface Run extends Span {
  readonly text: string;
}

/** The bytes by which a head is known: its first or last two stand at an even place. */
const PIECE = 3;
/** What stands in every text: the rarest bytes of a head are looked for. */
const COMMON = /[a-z](?=[a-z])|[aehinorst ]/g;
/** So much of a run of base64 or hex decides about a form, is decoded at once, and belongs to one at most. */
const [DECIDING, WINDOW, LONGEST_RUN] = [256, 4096, 24 * 1024];
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

  /** What was decoded last, by encoding and where its groups begin. */
  readonly #runs = new Map<string, Run>();

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
    if (first < 0) return null;
    const phase = `${name}${first % 4}`;
    let run = this.#runs.get(phase);
    // One that is all beginnings is decoded once for each way of counting in fours.
    if (run === undefined || first < run.start || first + DECIDING > run.end) run = this.#decoded(name, first, WINDOW);
    this.#runs.set(phase, run);
    let secret = secretAt(form, run.text, ((first - run.start) * bits) / 8 + offset);
    if (secret === null) return null;
    if (secret.end === run.text.length) {
      run = this.#decoded(name, first, LONGEST_RUN);
      secret = secretAt(form, run.text, offset);
    }
    return secret === null ? null : { start, end: run.start + Math.ceil((secret.end * 8) / bits) };
  }

  #decoded(name: keyof typeof RUN, start: number, limit: number): Run {
    RUN[name].lastIndex = 0;
    const run = RUN[name].exec(this.#text.slice(start, start + limit))?.[0] ?? '';
    return { start, end: start + run.length, text: Buffer.from(run, name).toString('latin1') };
  }
}

/** A secret of a form that begins at `start`. */
function secretAt(form: SecretForm, text: string, start: number): Span | null {
  const head = form.heads.find((beginning) => text.startsWith(beginning, start));
  return head === undefined ? null : tailAt(form, text, start, start + head.length);
}

/** The secret whose head ends at `end`. */
function tailAt({ tail, where }: SecretForm, text: string, start: number, end: number): Span | null {
  if (where === 'word' && /[A-Za-z0-9]/.test(text[start - 1] ?? '')) return null;
  tail.lastIndex = end;
  const match = tail.exec(text);
  return match === null ? null : { start: match[1] === undefined ? start : end + match[1].length, end: tail.lastIndex };
}
