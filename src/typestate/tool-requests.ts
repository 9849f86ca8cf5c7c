import { keyedRows, withoutEmpty, type KeyedRows, type WithoutEmpty } from './normal-rows.ts';
import { asciiLower, optionalText, requiredText, requiredTexts } from './normal-text.ts';
import type { CallSpecInput, Opaque, ToolRequestInput } from './turn-input.ts';

/** What a turn was called with (HARNESS-TYPESTATE 3.1). `actionMode` and `executionPattern` may be any text, in lower case. */
export type CallSpec = Opaque<CallSpecInput, 'CallSpec'>;

/** The first step of the chain. Throws `TurnInvalidError` on a blank field. */
export function bindCallSpec(input: CallSpecInput): CallSpec {
  const spec = requiredTexts(input, 'callSpec');
  const [actionMode, executionPattern] = [asciiLower(spec.actionMode), asciiLower(spec.executionPattern)];
  return { ...spec, actionMode, executionPattern } as CallSpec;
}

export type ToolRequest = WithoutEmpty<ToolRequestInput>;

/** The calls that a turn asked for under its call spec. */
export type ToolRequests = Opaque<KeyedRows<ToolRequest> & { readonly callSpec: CallSpec }, 'ToolRequests'>;

/** The second step of the chain. Throws `TurnInvalidError`. */
export function collectRequests(callSpec: CallSpec, inputs: readonly ToolRequestInput[]): ToolRequests {
  const keyed = keyedRows('toolRequests', inputs, normalRequest, (row) => row.toolCallId);
  return { ...keyed, callSpec } as ToolRequests;
}

function normalRequest(input: ToolRequestInput): ToolRequest {
  const toolCallId = requiredText(input.toolCallId, 'toolRequests[].toolCallId');
  return withoutEmpty({
    callerId: optionalText(input.callerId),
    schemaDigest: optionalText(input.schemaDigest),
    searchRefDigest: optionalText(input.searchRefDigest),
    toolCallId,
    toolName: requiredText(input.toolName, 'toolRequests[].toolName'),
  });
}
