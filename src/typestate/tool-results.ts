import type { SpeltJson } from '../kernel/canonical-json.ts';
import { digestOf, sha256Hex } from '../kernel/digest.ts';
import { keyedRows, withoutEmpty, type KeyedRows } from './normal-rows.ts';
import { asciiLower, optionalText, requiredText } from './normal-text.ts';
import type { ToolRequests } from './tool-requests.ts';
import type { Opaque, ToolResultInput } from './turn-input.ts';
import { TurnInvalidError } from './turn-invalid-error.ts';

/** What a failed call must say (HARNESS-TYPESTATE 3.2). */
interface ErrorEnvelope {
  /** `unknown_error` where the evidence names none. */
  readonly errorCode: string;
  /** Of the message's own bytes, of an empty text where there is none. */
  readonly errorMessageDigest: string;
  readonly retryable: boolean;
}

export interface ToolResult {
  /** Of results with the status `error`, and only of them. */
  readonly error?: ErrorEnvelope;
  readonly resultDigest?: string;
  readonly status: 'ok' | 'error';
  readonly toolCallId: string;
}

/** The terminal results of a turn, beside its requests. */
export type ToolResults = Opaque<
  KeyedRows<ToolResult> & {
    readonly requests: ToolRequests;
    /** The rows as they were handed in: a default of the envelope must not hide that evidence had none. */
    readonly inputs: readonly ToolResultInput[];
  },
  'ToolResults'
>;

/** The third step of the chain. Throws `TurnInvalidError`. */
export function collectResults(requests: ToolRequests, inputs: readonly ToolResultInput[]): ToolResults {
  const keyed = keyedRows('toolResults', inputs, normalResult, (row) => row.toolCallId);
  return { ...keyed, requests, inputs } as ToolResults;
}

function normalResult(input: ToolResultInput): ToolResult {
  const toolCallId = requiredText(input.toolCallId, 'toolResults[].toolCallId');
  const error = resultError(input, 'normalisation');
  const status = statusOf(input.status, error);
  return withoutEmpty({
    error: status === 'error' ? envelopeOf(error) : undefined,
    resultDigest:
      optionalText(input.resultDigest) ?? (input.payload === undefined ? undefined : digestOf(input.payload)),
    status,
    toolCallId,
  });
}

function statusOf(given: string | undefined, error: ResultError): ToolResult['status'] {
  const status = asciiLower(optionalText(given) ?? '');
  if (status === 'ok' || status === 'error') return status;
  if (status !== '') {
    throw new TurnInvalidError(`toolResults[].status invalid: expected ok or error, found ${JSON.stringify(status)}`);
  }
  const { code, retryable, message } = error;
  return code === undefined && retryable === undefined && message === undefined ? 'ok' : 'error';
}

function envelopeOf({ code, retryable, message }: ResultError): ErrorEnvelope {
  return {
    errorCode: code ?? 'unknown_error',
    errorMessageDigest: `sha256:${sha256Hex(message ?? '')}`,
    retryable: retryable ?? false,
  };
}

/** What a result says of its error; each part undefined where it says nothing. */
interface ResultError {
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
