export interface JsonSyntaxErrorDetails {
  /** Where the text stops being acceptable, in UTF-16 code units from 0. */
  readonly offset: number;
  /** From 1; only LF ends a line, as in git and in GitHub's annotations. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
  readonly expected?: string;
  readonly found?: string;
}

/**
 * A text that is not the JSON we accept. `reason` is the message without its position, for callers that print
 * `file:line:column` themselves. Neither ever quotes raw control or non-ASCII characters of the input.
 */
export class JsonSyntaxError extends Error {
  readonly reason: string;
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  readonly expected: string | undefined;
  readonly found: string | undefined;

  constructor(reason: string, details: JsonSyntaxErrorDetails) {
    super(`${reason} at line ${details.line}, column ${details.column}`);
    this.name = 'JsonSyntaxError';
    this.reason = reason;
    this.offset = details.offset;
    this.line = details.line;
    this.column = details.column;
    this.expected = details.expected;
    this.found = details.found;
  }
}
