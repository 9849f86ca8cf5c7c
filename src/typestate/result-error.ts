import type { SpeltJson } from '../kernel/canonical-json.ts';
import { optionalText } from './normal-text.ts';
import type { ToolResultInput } from './turn-input.ts';

/** What a result says of its error; each part undefined where it says nothing. */
export interface ResultError {
  readonly code: string | undefined;
  readonly retryable: boolean | undefined;
  readonly message: string | undefined;
}

/**
 * How a raw error is read where it has both of a part's names (`errorCode` and `code`, `errorMessage` and `message`): in normalisation the
 * first that is there counts, whatever it holds; the check of envelopes goes on to the second code where the first is no text. The reference
 * does both, and digests depend on the first (premath harness 1.2, 1.5).
 */
type Reading = 'normalisation' | 'envelope';

/** The parts of a result's error, each from its own field or else from the raw error, where that is an object. */
export function resultError(input: ToolResultInput, reading: Reading): ResultError {
  const raw = rawMembers(input.rawError);
  const retryable = raw?.['retryable'];
  return {
    code: optionalText(input.errorCode) ?? rawText(raw, 'errorCode', 'code', reading === 'envelope'),
    retryable: input.retryable ?? (typeof retryable === 'boolean' ? retryable : undefined),
    message: optionalText(input.errorMessage) ?? rawText(raw, 'errorMessage', 'message', reading === 'envelope'),
  };
}

function rawMembers(raw: SpeltJson | undefined): Readonly<Record<string, unknown>> | undefined {
  const isObject = typeof raw === 'object' && raw !== null && Object.getPrototypeOf(raw) === Object.prototype;
  return isObject ? (raw as Readonly<Record<string, unknown>>) : undefined;
}

function rawText(
  raw: Readonly<Record<string, unknown>> | undefined,
  first: string,
  second: string,
  fallsThrough: boolean,
): string | undefined {
  if (raw === undefined) return undefined;
  const textOf = (name: string): string | undefined => {
    const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
    return typeof value === 'string' ? optionalText(value) : undefined;
  };
  return Object.hasOwn(raw, first) && !fallsThrough ? textOf(first) : (textOf(first) ?? textOf(second));
}
