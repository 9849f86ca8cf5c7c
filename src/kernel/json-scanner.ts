import { JsonSyntaxError } from './json-error.ts';
import type { Mismatch } from './portcullis-error.ts';

/**
 * Called for what stands in a text, in its order. Lines count from 1; `start` and `end` are offsets in UTF-16 code units, `end`
 * the first one behind the value.
 */
export interface JsonVisitor {
  openObject(line: number, start: number): void;
  openArray(line: number, start: number): void;
  /** The key of the member whose value comes next. */
  key(name: string, line: number): void;
  /** The container that was opened last has ended. */
  close(end: number): void;
  scalar(value: null | boolean | string, line: number, start: number, end: number): void;
  /** `spelling` as in the text; its value is known to be finite, unless the limits say otherwise. */
  number(spelling: string, line: number, start: number, end: number): void;
}

/** How many containers of a document may stand inside each other, where no digest asks for fewer. */
export const DEFAULT_MAX_DEPTH = 512;

export interface JsonScanLimits {
  /** How many containers may stand inside each other. */
  readonly maxDepth: number;
  /** Refuse strings that hold half of a surrogate pair: RFC 8259 allows the escape, but UTF-8 cannot carry it. */
  readonly wellFormedStrings?: boolean;
  /** Let numbers beyond the range of a double pass; the visitor judges them by their spelling. */
  readonly anyNumber?: boolean;
  /** Let `NaN`, `Infinity` and `-Infinity` pass as numbers, which Python's reader takes. Goes with `anyNumber`. */
  readonly nonFinite?: boolean;
}

const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const LOWER_E = 0x65;
const LOWER_U = 0x75;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const BYTE_ORDER_MARK = 0xfeff;

/** What a string holds only as an escape, or as the beginning of one. */
// oxlint-disable-next-line no-control-regex -- JSON names them
const SPECIAL = /[\\\u0000-\u001f]/g;

const LITERALS = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const;
const NON_FINITE = ['NaN', 'Infinity', '-Infinity'] as const;

const isDigit = (code: number): boolean => code >= ZERO && code <= 0x39;

/**
 * Walk a JSON text (RFC 8259 and nothing more lenient) and call `visitor` for what stands there. Linear in the length of the text, and
 * iterative, so that no input exhausts the stack.
 *
 * Throws `JsonSyntaxError` on the first deviation, on a byte order mark, on a number beyond the range of a double and
 * where `limits` are passed; the visitor has then seen a part of the text.
 */
export function scanJson(text: string, limits: JsonScanLimits, visitor: JsonVisitor): void {
  new JsonScanner(text, limits, visitor).scan();
}

class JsonScanner {
  readonly #text: string;
  readonly #limits: JsonScanLimits;
  readonly #visitor: JsonVisitor;
  /** The bracket that ends each open container, outermost first. */
  readonly #closers: number[] = [];
  #at = 0;
  #line = 1;
  #lineStart = 0;
  /** The first special character at or behind the last place that was asked about. */
  #special = -1;

  constructor(text: string, limits: JsonScanLimits, visitor: JsonVisitor) {
    this.#text = text;
    this.#limits = limits;
    this.#visitor = visitor;
  }

  scan(): void {
    if (this.#code() === BYTE_ORDER_MARK) {
      throw this.#error('the text starts with a byte order mark (U+FEFF); JSON is UTF-8 without one');
    }
    this.#skipSpace();
    do {
      this.#startValue();
    } while (this.#moveToNextValue());
  }

  /** Reads a scalar or enters containers, until a value has ended or an empty container waits for its bracket. */
  #startValue(): void {
    for (;;) {
      const code = this.#code();
      if (code !== OPEN_OBJECT && code !== OPEN_ARRAY) return this.#scalar(code);
      const closer = code === OPEN_OBJECT ? CLOSE_OBJECT : CLOSE_ARRAY;
      if (this.#closers.length >= this.#limits.maxDepth) {
        throw this.#error(`nested deeper than ${this.#limits.maxDepth} levels`);
      }
      this.#closers.push(closer);
      if (closer === CLOSE_OBJECT) this.#visitor.openObject(this.#line, this.#at);
      else this.#visitor.openArray(this.#line, this.#at);
      this.#at += 1;
      this.#skipSpace();
      if (this.#code() === closer) return;
      if (closer === CLOSE_OBJECT) this.#key("a key in double quotes or '}'");
    }
  }

  /** Closes the containers that end here; true where another value must follow, false at the end of the text. */
  #moveToNextValue(): boolean {
    for (;;) {
      this.#skipSpace();
      const closer = this.#closers.at(-1);
      if (closer === undefined) {
        if (this.#at < this.#text.length) throw this.#unexpected('the end of the text');
        return false;
      }
      const code = this.#code();
      if (code === COMMA) {
        this.#at += 1;
        this.#skipSpace();
        if (closer === CLOSE_OBJECT) this.#key('a key in double quotes');
        return true;
      }
      if (code !== closer) throw this.#unexpected(closer === CLOSE_OBJECT ? "',' or '}'" : "',' or ']'");
      this.#at += 1;
      this.#closers.pop();
      this.#visitor.close(this.#at);
    }
  }

  #key(expected: string): void {
    if (this.#code() !== QUOTE) throw this.#unexpected(expected);
    const line = this.#line;
    this.#visitor.key(this.#string(), line);
    this.#skipSpace();
    if (this.#code() !== COLON) throw this.#unexpected("':'");
    this.#at += 1;
    this.#skipSpace();
  }

  #scalar(code: number): void {
    const start = this.#at;
    if (code === QUOTE) return this.#visitor.scalar(this.#string(), this.#line, start, this.#at);
    const nonFinite = NON_FINITE.find((one) => this.#limits.nonFinite === true && this.#text.startsWith(one, start));
    if (nonFinite !== undefined) {
      this.#at += nonFinite.length;
      return this.#visitor.number(nonFinite, this.#line, start, this.#at);
    }
    if (code === MINUS || isDigit(code)) return this.#number(code);
    for (const [word, value] of LITERALS) {
      if (this.#text.startsWith(word, this.#at)) {
        this.#at += word.length;
        return this.#visitor.scalar(value, this.#line, start, this.#at);
      }
    }
    throw this.#unexpected('a value');
  }

  #number(first: number): void {
    const start = this.#at;
    if (first === MINUS) this.#at += 1;
    if (this.#code() === ZERO) {
      this.#at += 1;
      if (isDigit(this.#code())) throw this.#unexpected('no digit after a leading zero');
    } else {
      this.#digits();
    }
    if (this.#code() === DOT) {
      this.#at += 1;
      this.#digits();
    }
    if ((this.#code() | 0x20) === LOWER_E) {
      this.#at += 1;
      if (this.#code() === PLUS || this.#code() === MINUS) this.#at += 1;
      this.#digits();
    }
    const spelling = this.#text.slice(start, this.#at);
    if (this.#limits.anyNumber !== true && !Number.isFinite(Number(spelling))) {
      throw this.#error('a number beyond the range of a double', start);
    }
    this.#visitor.number(spelling, this.#line, start, this.#at);
  }

  #digits(): void {
    if (!isDigit(this.#code())) throw this.#unexpected('a digit');
    while (isDigit(this.#code())) this.#at += 1;
  }

  #string(): string {
    const plain = this.#plainString();
    if (plain !== undefined) return plain;
    const start = this.#at;
    this.#at += 1;
    for (;;) {
      const code = this.#code();
      if (code === QUOTE) break;
      if (code === BACKSLASH) this.#escape();
      else if (code >= SPACE) this.#at += 1;
      else {
        throw this.#unexpected(Number.isNaN(code) ? 'the end of the string' : 'an escape for the control character');
      }
    }
    this.#at += 1;
    // One string at a time: on whole objects JSON.parse confuses escaped keys in Node 24 (nodejs/node#63785).
    const value = JSON.parse(this.#text.slice(start, this.#at)) as string;
    if (this.#limits.wellFormedStrings === true && !value.isWellFormed()) {
      throw this.#error('a string with half of a surrogate pair', start);
    }
    return value;
  }

  /** A string up to the next quote, where nothing before that needs a look of its own; most are so, and need no loop over their characters. */
  #plainString(): string | undefined {
    const start = this.#at + 1;
    const end = this.#text.indexOf('"', start);
    if (this.#special < start) {
      SPECIAL.lastIndex = start;
      this.#special = SPECIAL.exec(this.#text)?.index ?? this.#text.length;
    }
    if (end < 0 || this.#special < end) return undefined;
    const value = this.#text.slice(start, end);
    if (this.#limits.wellFormedStrings === true && !value.isWellFormed()) return undefined;
    this.#at = end + 1;
    return value;
  }

  #escape(): void {
    this.#at += 1;
    const code = this.#code();
    if (Number.isNaN(code) || !'"\\/bfnrtu'.includes(String.fromCharCode(code))) {
      throw this.#unexpected('one of " \\ / b f n r t u after a backslash');
    }
    this.#at += 1;
    if (code !== LOWER_U) return;
    for (let count = 0; count < 4; count += 1) {
      const hex = this.#code();
      if (!isDigit(hex) && !((hex | 0x20) >= 0x61 && (hex | 0x20) <= 0x66)) throw this.#unexpected('a hex digit');
      this.#at += 1;
    }
  }

  #skipSpace(): void {
    for (;;) {
      const code = this.#code();
      if (code === LINE_FEED) {
        this.#line += 1;
        this.#lineStart = this.#at + 1;
      } else if (code !== SPACE && code !== TAB && code !== CARRIAGE_RETURN) {
        return;
      }
      this.#at += 1;
    }
  }

  /** The code unit at the current place; NaN, which equals nothing, at the end of the text. */
  #code(): number {
    return this.#text.charCodeAt(this.#at);
  }

  #unexpected(expected: string): JsonSyntaxError {
    const found = describeCharacter(this.#text.codePointAt(this.#at));
    const mismatch = { expected: `valid JSON with ${expected} here`, found };
    return this.#error(`expected ${expected}, found ${found}`, this.#at, mismatch);
  }

  #error(reason: string, offset = this.#at, mismatch?: Omit<Mismatch, 'line'>): JsonSyntaxError {
    return new JsonSyntaxError(reason, this.#line, offset - this.#lineStart + 1, mismatch);
  }
}

function describeCharacter(codePoint: number | undefined): string {
  if (codePoint === undefined) return 'the end of the text';
  if (codePoint > SPACE && codePoint < 0x7f) return `'${String.fromCodePoint(codePoint)}'`;
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}
