import { keyedRows, type KeyedRows } from './keyed-rows.ts';
import { asciiLower, optionalText, requiredText } from './normal-text.ts';
import type { Opaque } from './opaque.ts';
import { presentFields } from './present-fields.ts';
import type { ToolResults } from './tool-results.ts';
import { TurnInvalidError } from './turn-invalid-error.ts';
import type { ToolUseInput } from './turn-input.ts';

const DISPOSITIONS = ['consumed', 'observed', 'discarded'] as const;

export type Disposition = (typeof DISPOSITIONS)[number];

export interface ToolUseRow {
  readonly disposition: Disposition;
  readonly resultDigest?: string;
  readonly toolCallId: string;
}

/** What became of each result, beside the results. */
export type ToolUse = Opaque<KeyedRows<ToolUseRow> & { readonly results: ToolResults }, 'ToolUse'>;

/** The fourth step of the chain. Throws `TurnInvalidError`. */
export function collectUse(results: ToolResults, inputs: readonly ToolUseInput[]): ToolUse {
  const keyed = keyedRows('toolUse', inputs, normalUse, (row) => row.toolCallId);
  return { ...keyed, results } as ToolUse;
}

function normalUse(input: ToolUseInput): ToolUseRow {
  const toolCallId = requiredText(input.toolCallId, 'toolUse[].toolCallId');
  return presentFields<ToolUseRow>({
    disposition: dispositionOf(input.disposition),
    resultDigest: optionalText(input.resultDigest),
    toolCallId,
  });
}

function dispositionOf(text: string): Disposition {
  const given = asciiLower(requiredText(text, 'toolUse[].disposition'));
  const disposition = DISPOSITIONS.find((known) => known === given);
  if (disposition !== undefined) return disposition;
  const found = JSON.stringify(given);
  throw new TurnInvalidError(`toolUse[].disposition invalid: expected ${DISPOSITIONS.join(', ')}, found ${found}`);
}
