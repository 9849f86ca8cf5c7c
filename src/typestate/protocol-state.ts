import { asciiLower, requiredText } from './normal-text.ts';
import type { ProtocolStateInput } from './turn-input.ts';

export interface ProtocolState {
  readonly continuationAllowed: boolean;
  /** In lower case. */
  readonly stopReason: string;
}

/** Throws `TurnInvalidError` on a blank stop reason. */
export function normalProtocolState(input: ProtocolStateInput): ProtocolState {
  return {
    continuationAllowed: input.continuationAllowed,
    stopReason: asciiLower(requiredText(input.stopReason, 'protocolState.stopReason')),
  };
}
