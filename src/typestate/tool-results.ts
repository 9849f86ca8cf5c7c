import { digestOf, sha256Hex } from '../kernel/digest.ts';
import { keyedRows, type KeyedRows } from './keyed-rows.ts';
import { asciiLower, optionalText, requiredText } from './normal-text.ts';
import type { Opaque } from './opaque.ts';
import { presentFields } from './present-fields.ts';
import { resultError, type ResultError } from './result-error.ts';
import type { ToolRequests } from './tool-requests.ts';
import { TurnInvalidError } from './turn-invalid-error.ts';
import type { ToolResultInput } from './turn-input.ts';

/** What a failed call must tell (HARNESS-TYPESTATE 3.2). */
export interface ErrorEnvelope {
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
  return presentFields<ToolResult>({
    error: status === 'error' ? envelopeOf(error) : undefined,
    resultDigest: optionalText(input.resultDigest) ?? payloadDigest(input),
    status,
    toolCallId,
  });
}

function payloadDigest({ payload }: ToolResultInput): string | undefined {
  return payload === undefined ? undefined : digestOf(payload);
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
