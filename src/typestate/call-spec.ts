import { asciiLower, requiredText } from './normal-text.ts';
import type { Opaque } from './opaque.ts';
import type { CallSpecInput } from './turn-input.ts';

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
