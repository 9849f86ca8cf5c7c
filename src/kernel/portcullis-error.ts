/** Every code a user-visible error can carry, with the exit code it leads to (docs/reference/exit-codes.md). */
export const ERROR_CODES = {
  gate_failed: 1,
  usage: 2,
  invalid_input: 2,
  unrecognised: 2,
  not_found: 2,
  not_written: 2,
  not_comparable: 3,
  unavailable: 3,
  no_cases_selected: 2,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** What a document should hold, and what it holds instead. */
export interface Mismatch {
  readonly expected: string;
  readonly found: string;
  /** 1-based; where it is known. */
  readonly line?: number;
}

interface PortcullisErrorOptions extends ErrorOptions {
  readonly mismatch?: Mismatch;
}

/** An error about input, which is reported without its stack. To take one for each of a million lines would be most of the work. */
export class InputError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message, options);
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * Something a user can fix: `message` says which input, what was expected and what was found; `help` says what to do.
 * Anything thrown that is not a `PortcullisError` is a bug and prints its stack at the edge.
 */
export class PortcullisError extends InputError {
  readonly code: ErrorCode;
  readonly help: string | undefined;
  /** The message as a value, for commands that list the problems of several documents. */
  readonly mismatch: Mismatch | null;

  constructor(code: ErrorCode, message: string, help?: string, options: PortcullisErrorOptions = {}) {
    super(message, options);
    this.name = 'PortcullisError';
    this.code = code;
    this.help = help;
    this.mismatch = options.mismatch ?? null;
  }

  /** As documents have it. */
  get fields(): { readonly code: ErrorCode; readonly message: string; readonly help: string | null } {
    return { code: this.code, message: this.message, help: this.help ?? null };
  }

  /** 1 where a gate failed, 2 for bad usage or input, 3 where nothing could be compared or begun. */
  get exitCode(): 1 | 2 | 3 {
    return ERROR_CODES[this.code];
  }
}

type Told = readonly [message: string, help?: string | undefined, options?: PortcullisErrorOptions];

/** What was asked for cannot be: exit code 2. */
export const usageError = (...told: Told): PortcullisError => new PortcullisError('usage', ...told);

/** What was read is not what it should be: exit code 2. */
export const invalidInput = (...told: Told): PortcullisError => new PortcullisError('invalid_input', ...told);

/** What was named is not there: exit code 2. */
export const notFound = (...told: Told): PortcullisError => new PortcullisError('not_found', ...told);

/** Nothing can be said about what is compared: exit code 3. */
export const notComparable = (...told: Told): PortcullisError => new PortcullisError('not_comparable', ...told);

/** What work needs cannot be reached, so that none begins: exit code 3. */
export const unavailable = (...told: Told): PortcullisError => new PortcullisError('unavailable', ...told);

/** For `catch`: an error that a user can fix, as a value. Anything else is thrown on. */
export function asPortcullisError(error: unknown): PortcullisError {
  if (error instanceof PortcullisError) return error;
  throw error;
}

/** The same around what runs at once. */
export function attempt<T>(run: () => T): T | PortcullisError {
  try {
    return run();
  } catch (error) {
    return asPortcullisError(error);
  }
}

/** What anything that was thrown says. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What the edges say of an error that nobody expected. */
export function bugText(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const reading = 'scripts/read-stack.ts and source-maps.tgz of the release say which lines of the sources these are';
  return `This is a bug in Portcullis, please report it (${reading}):\n${stack}`;
}

/** The error `<place>: expected …, found …`. */
export function mismatchError(
  code: ErrorCode,
  place: string,
  mismatch: Mismatch,
  help?: string,
  options?: ErrorOptions,
): PortcullisError {
  const message = `${place}: expected ${mismatch.expected}, found ${mismatch.found}`;
  return new PortcullisError(code, message, help, { ...options, mismatch });
}
