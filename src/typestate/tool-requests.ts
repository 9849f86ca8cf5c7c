import type { CallSpec } from './call-spec.ts';
import { keyedRows, type KeyedRows } from './keyed-rows.ts';
import { optionalText, requiredText } from './normal-text.ts';
import type { Opaque } from './opaque.ts';
import { presentFields } from './present-fields.ts';
import type { ToolRequestInput } from './turn-input.ts';

export interface ToolRequest {
  readonly callerId?: string;
  readonly schemaDigest?: string;
  readonly searchRefDigest?: string;
  readonly toolCallId: string;
  readonly toolName: string;
}

/** The calls that a turn asked for under its call spec. */
export type ToolRequests = Opaque<KeyedRows<ToolRequest> & { readonly callSpec: CallSpec }, 'ToolRequests'>;

/** The second step of the chain. Throws `TurnInvalidError`. */
export function collectRequests(callSpec: CallSpec, inputs: readonly ToolRequestInput[]): ToolRequests {
  const keyed = keyedRows('toolRequests', inputs, normalRequest, (row) => row.toolCallId);
  return { ...keyed, callSpec } as ToolRequests;
}

function normalRequest(input: ToolRequestInput): ToolRequest {
  const toolCallId = requiredText(input.toolCallId, 'toolRequests[].toolCallId');
  return presentFields<ToolRequest>({
    callerId: optionalText(input.callerId),
    schemaDigest: optionalText(input.schemaDigest),
    searchRefDigest: optionalText(input.searchRefDigest),
    toolCallId,
    toolName: requiredText(input.toolName, 'toolRequests[].toolName'),
  });
}
