import { append, largest } from '../../kernel/append.ts';
import { decodedView, type DecodedView, type Span } from './decoded-view.ts';
import { deltaTexts } from './delta-texts.ts';
import { formsIn } from './form-search.ts';
import { ValueSearch } from './value-search.ts';

/** What takes a secret's place. */
export const REDACTED = '[redacted]';

/** The characters of a secret, with those behind it that decide about it; also of the delta events that hold one. */
const REACH = 66_000;
/** A value in its longest form: each character as twice escaped `\u`. */
const LONGEST_CHARACTER = 16;
/** The characters before a secret that decide about it. */
const BEFORE = 256;
/** The characters that are looked through at once, and `REACH` of them are looked through twice. */
const PIECE = 1024 * 1024;

/** What is taken away: secrets of a known form, and values that are known to be secret, however they are written. */
export class Secrets {
  readonly #values: ValueSearch;
  readonly #reach: number;

  constructor(values: readonly string[] = []) {
    this.#values = new ValueSearch(values);
    this.#reach = largest([REACH, ...values.map(({ length }) => length * LONGEST_CHARACTER)]);
  }

  /** The text with every secret replaced. */
  redact(text: string): string {
    const isAscii = /^[\0-\x7f]*$/.test(text);
    const stream = this.stream();
    const redacted = stream.push(isAscii ? text : Buffer.from(text).toString('latin1')) + stream.end();
    return isAscii ? redacted : Buffer.from(redacted, 'latin1').toString();
  }

  /** Where secrets stand in a text, in order; what overlaps is one. */
  find(text: string): readonly Span[] {
    const bytes = Buffer.from(text);
    const merged: { start: number; end: number }[] = [];
    const found = secretsIn(bytes.toString('latin1'), this.#values, 0, bytes.length);
    for (const { start, end } of found.sort((left, right) => left.start - right.start)) {
      const last = merged.at(-1);
      if (last === undefined || start > last.end) merged.push({ start, end });
      else last.end = Math.max(last.end, end);
    }
    // Places in bytes become places in the text.
    let [place, characters] = [0, 0];
    const charactersTo = (next: number): number => {
      characters += bytes.toString('utf8', place, next).length;
      place = next;
      return characters;
    };
    return merged.map(({ start, end }) => ({ start: charactersTo(start), end: charactersTo(end) }));
  }

  /** Redacts a text that comes in parts, one character for each of its bytes. */
  stream(): RedactionStream {
    return new RedactionStream(this.#values, this.#reach);
  }
}

/** What comes out is together the same wherever the text was cut: what may still become a secret is held back. */
class RedactionStream {
  readonly #values: ValueSearch;
  readonly #reach: number;
  #held = '';
  /** What stands before this place is decided. */
  #place = 0;
  /** What is decided behind it: parts of a message whose first part stood before. */
  #ahead: readonly Span[] = [];

  constructor(values: ValueSearch, reach: number) {
    this.#values = values;
    this.#reach = reach;
  }

  push(text: string): string {
    let redacted = '';
    for (let from = 0; from < text.length; from += PIECE) {
      this.#held += text.slice(from, from + PIECE);
      if (this.#held.length >= PIECE + this.#reach) redacted += this.#take(this.#held.length - this.#reach);
    }
    return redacted;
  }

  end(): string {
    return this.#take(this.#held.length);
  }

  /** Decides about every character before `most`, or before the line that it is in. */
  #take(most: number): string {
    const line = this.#held.lastIndexOf('\n', most - 1) + 1;
    const limit = most < this.#held.length && line > this.#place ? line : most;
    const decided = [...this.#ahead, ...secretsIn(this.#held, this.#values, this.#place, limit)].sort(
      (left, right) => left.start - right.start,
    );
    let redacted = '';
    for (const { start, end } of decided) {
      if (start >= limit || end <= this.#place) continue;
      if (start > this.#place || redacted === '') redacted += this.#held.slice(this.#place, start) + REDACTED;
      this.#place = end;
    }
    if (this.#place < limit) {
      redacted += this.#held.slice(this.#place, limit);
      this.#place = limit;
    }
    const forgotten = Math.max(0, this.#place - BEFORE);
    this.#held = this.#held.slice(forgotten);
    this.#place -= forgotten;
    this.#ahead = decided
      .filter(({ start }) => start >= limit)
      .map(({ start, end }) => ({ start: start - forgotten, end: end - forgotten }));
    return redacted;
  }
}

/** The secrets that begin from `from` to before `limit`, those of delta events part by part; some overlap. */
function secretsIn(text: string, values: ValueSearch, from: number, limit: number): Span[] {
  const secretsOf = (view: DecodedView): Span[] =>
    [...formsIn(view), ...values.find(view)]
      .map(({ start, end }) => ({ start: view.at(start), end: view.at(end) }))
      .filter(({ start }) => start >= from && start < limit);
  const spans = secretsOf(decodedView(text));
  for (const parts of deltaTexts(text, from)) {
    for (const { start, end } of secretsOf(decodedView(text, parts))) {
      const within = parts.map((part) => ({ start: Math.max(start, part.start), end: Math.min(end, part.end) }));
      append(
        spans,
        within.filter((part) => part.start < part.end),
      );
    }
  }
  return spans;
}

const BY_FORM = new Secrets();

/** The text with every secret of a known form replaced. */
export function redactSecrets(text: string): string {
  return BY_FORM.redact(text);
}
