import { InputError, type Mismatch } from './portcullis-error.ts';

/**
 * A text that is not the JSON we accept. `reason` is the message without its position, for callers that print
 * `file:line:column` themselves. Neither ever quotes raw control or non-ASCII characters of the input.
 */
export class JsonSyntaxError extends InputError {
  readonly reason: string;
  /** From 1; only LF ends a line, as in git and in GitHub's annotations. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
  /** The same as a value. */
  readonly mismatch: Mismatch;

  constructor(reason: string, line: number, column: number, mismatch?: Omit<Mismatch, 'line'>) {
    super(`${reason} at line ${line}, column ${column}`);
    this.name = 'JsonSyntaxError';
    this.reason = reason;
    this.line = line;
    this.column = column;
    this.mismatch = { expected: 'valid JSON', found: reason, ...mismatch, line };
  }
}

/** A JSON text that is not what its reader asks for. `message` says where, what was expected and what was found. */
export class JsonShapeError extends InputError {
  /** From 1. */
  readonly line: number;

  constructor(place: string, line: number, reason: string) {
    super(`${place === '' ? '' : `${place}: `}${reason} at line ${line}`);
    this.name = 'JsonShapeError';
    this.line = line;
  }
}
