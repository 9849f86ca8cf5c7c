import type { DecodedView, Span } from './decoded-view.ts';
import { formsOfValue } from './encodings.ts';

/** A known value in one of its forms. */
interface Value {
  readonly bytes: Buffer;
  /** Where it was found last; it begins again behind that. */
  end: number;
}

/** Some bytes of one. */
interface Piece {
  readonly of: Value;
  /** Where they begin in it. */
  readonly from: number;
}

/** The bytes in a row by which a value is known, looked up where each four of them begin. */
const PIECE = 4;
/** None stands between two of them that is no shorter. */
const SHORTEST = 2 * PIECE - 1;
/** As many of the same bytes in one value are looked at. */
const REPEATED = PIECE;
const [HASHES, MIXING] = [0x10000, 0x9e3779b1];
/** White space at which a line was broken. */
const LONGEST_BREAK = 256;
const LINE_FEED = 10;
/** No escape is longer, but for runs. */
const LONGEST_ESCAPE = 16;

const ONE_PIECE = new Uint8Array(PIECE);
const AS_NUMBER = new Int32Array(ONE_PIECE.buffer);

const isSpace = (byte: number | undefined): boolean => byte !== undefined && byte <= 32;

/**
 * Looks for known values in all their forms: by four bytes in a row at so few places that no value stands between two of them, and on
 * both sides of each line break. Only where these stand is anything compared.
 */
export class ValueSearch {
  readonly #values: readonly Value[];
  readonly #pieces = new Map<number, Piece[]>();
  readonly #isPiece = new Uint8Array(HASHES);
  /** Of these only those with which a value begins: one of them stands wherever no line breaks it. */
  readonly #isBegin = new Uint8Array(HASHES);
  /** Where the first four begin. */
  readonly #shifts: readonly number[];

  constructor(values: readonly string[]) {
    this.#values = values
      .flatMap(formsOfValue)
      .filter(({ length }) => length >= PIECE)
      .map((text) => ({ bytes: Buffer.from(text, 'latin1'), end: 0 }));
    for (const value of this.#values) this.#add(value);
    this.#shifts = this.#values.every(({ bytes }) => bytes.length >= SHORTEST) ? [0] : [0, 1, 2, 3];
  }

  #add(value: Value): void {
    for (let from = 0; from + PIECE <= value.bytes.length; from += 1) {
      const piece = pieceAt(value.bytes, from);
      const known = this.#pieces.get(piece) ?? [];
      if (known.filter(({ of }) => of === value).length < REPEATED) known.push({ of: value, from });
      this.#pieces.set(piece, known);
      const hash = Math.imul(piece, MIXING) >>> 16;
      this.#isPiece[hash] = 1;
      if (from < PIECE) this.#isBegin[hash] = 1;
    }
  }

  /** Where they stand in the bytes of a view. */
  find(view: DecodedView): readonly Span[] {
    const { bytes, breaks } = view;
    const found: Span[] = [];
    if (this.#values.length === 0) return found;
    const [isPiece, isBegin] = [this.#isPiece, this.#isBegin];
    for (const shift of this.#shifts) {
      this.#begin();
      const aligned = shift === 0 ? bytes : Buffer.from(Uint8Array.from(bytes.subarray(shift)).buffer);
      const words = new Int32Array(aligned.buffer, aligned.byteOffset, aligned.length >> 2);
      const candidates: number[] = [];
      const count = words.length;
      for (let index = 0; index < count; index += 1) {
        if (isBegin[Math.imul(words[index] as number, MIXING) >>> 16] !== 0) candidates.push(PIECE * index + shift);
      }
      for (const place of candidates) this.#compare(view, place, found);
    }
    this.#begin();
    let past = 0;
    for (const lineFeed of breaks) {
      // Of several in a row the first one speaks for all.
      if (lineFeed < past) continue;
      let [before, after] = [lineFeed, lineFeed + 1];
      while (before > past && isSpace(bytes[before - 1]) && lineFeed - before < LONGEST_BREAK) before -= 1;
      while (isSpace(bytes[after]) && after - lineFeed < LONGEST_BREAK) after += 1;
      past = after;
      for (const place of [before - PIECE, after]) {
        if (place >= 0 && isPiece[Math.imul(pieceAt(bytes, place), MIXING) >>> 16] !== 0)
          this.#compare(view, place, found);
      }
    }
    return found;
  }

  #begin(): void {
    for (const value of this.#values) value.end = 0;
  }

  #compare(view: DecodedView, place: number, found: Span[]): void {
    for (const { of: value, from } of this.#pieces.get(pieceAt(view.bytes, place)) ?? []) {
      if (place < value.end) continue;
      const end = endOf(view.bytes, value.bytes, from, place);
      const start = end === null ? null : startOf(view, value, from, place);
      if (end === null || start === null) continue;
      value.end = end;
      found.push({ start, end });
    }
  }
}

/** Four bytes as this machine reads a number. */
function pieceAt(bytes: Buffer, place: number): number {
  for (let index = 0; index < PIECE; index += 1) ONE_PIECE[index] = bytes[place + index] ?? 0;
  return AS_NUMBER[0] ?? 0;
}

/** Where a value ends whose rest from `from` stands at `place`, perhaps over line breaks; null where it does not. */
function endOf(bytes: Buffer, value: Buffer, from: number, place: number): number | null {
  let [end, next] = [place, from];
  while (next < value.length) {
    if (bytes[end] === value[next]) {
      end += 1;
      next += 1;
      continue;
    }
    if (!isSpace(bytes[end])) return null;
    const broken = end;
    while (isSpace(bytes[end]) && end - broken < LONGEST_BREAK) end += 1;
    if (!bytes.subarray(broken, end).includes(LINE_FEED)) return null;
    while (isSpace(value[next])) next += 1;
  }
  return end;
}

/** Where a value begins whose first `length` bytes end at `place`. */
function startOf({ bytes, at, text }: DecodedView, value: Value, length: number, place: number): number | null {
  let [start, rest] = [place, length];
  while (rest > 0) {
    if (start <= value.end) return null;
    if (bytes[start - 1] === value.bytes[rest - 1]) {
      start -= 1;
      rest -= 1;
      continue;
    }
    // What stands before a value may seem to escape its beginning.
    const escape = text.slice(at(start - 1), at(start)).slice(-LONGEST_ESCAPE);
    if (rest < escape.length && escape.endsWith(value.bytes.toString('latin1', 0, rest))) return start - 1;
    if (!isSpace(bytes[start - 1])) return null;
    const broken = start;
    while (start > value.end && isSpace(bytes[start - 1]) && broken - start < LONGEST_BREAK) start -= 1;
    if (!bytes.subarray(start, broken).includes(LINE_FEED)) return null;
    while (rest > 0 && isSpace(value.bytes[rest - 1])) rest -= 1;
  }
  return start;
}
