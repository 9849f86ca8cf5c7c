import { keyedRows, withoutEmpty, type KeyedRows, type WithoutEmpty } from './normal-rows.ts';
import { asciiLower, optionalText, requiredText } from './normal-text.ts';
import type { CallSpecInput, Opaque, ToolRequestInput } from './turn-input.ts';

/** What a turn was called with (HARNESS-TYPESTATE 3.1). `actionMode` and `executionPattern` may be any text, in lower case. */
export type CallSpec = Opaque<CallSpecInput, 'CallSpec'>;

/** The first step of the chain. Throws `TurnInvalidError` on a blank field. */
export function bindCallSpec(input: CallSpecInput): CallSpec {
  const field = (name: keyof CallSpecInput): string => requiredText(input[name], `callSpec.${name}`);
  const fields: CallSpecInput = {
    actionMode: asciiLower(field('actionMode')),
    callId: field('callId'),
    decompositionPolicyDigest: field('decompositionPolicyDigest'),
    executionPattern: asciiLower(field('executionPattern')),
    governancePolicyDigest: field('governancePolicyDigest'),
    modelRef: field('modelRef'),
    mutationPolicyDigest: field('mutationPolicyDigest'),
    normalizerId: field('normalizerId'),
    reminderQueuePolicyDigest: field('reminderQueuePolicyDigest'),
    stateViewPolicyDigest: field('stateViewPolicyDigest'),
    toolRenderProtocolDigest: field('toolRenderProtocolDigest'),
  };
  return fields as CallSpec;
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
