import { optionalText, refSet, requiredText } from './normal-text.ts';
import { presentFields } from './present-fields.ts';
import type { HandoffInput } from './turn-input.ts';

/** To whom a turn hands over, and with what. */
export interface Handoff {
  readonly requiredArtifactRefs?: readonly string[];
  readonly returnPathRef?: string;
  readonly target: string;
}

/** Throws `TurnInvalidError` on a blank target. */
export function normalHandoff(input: HandoffInput): Handoff {
  return presentFields<Handoff>({
    requiredArtifactRefs: refSet(input.requiredArtifactRefs),
    returnPathRef: optionalText(input.returnPathRef),
    target: requiredText(input.target, 'handoff.target'),
  });
}
