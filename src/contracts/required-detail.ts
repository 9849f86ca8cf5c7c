import type { GateOutcome } from './generated/gate-result.ts';
import type { RequiredDetail } from './generated/required-detail.ts';

export { validate as validateRequiredDetail } from './generated/required-detail.validate.js';
export type { RequiredDelta, RequiredDetail, RequiredRow, RequiredSide } from './generated/required-detail.ts';

/** What people call the commit of a policy. */
export const SIDE_NAMES = { comparator: 'merge base', head: 'head' } as const;

/** The document of the gate of required checks; null for another gate's outcome. */
export function requiredDetail({ gate, detail }: Pick<GateOutcome, 'gate' | 'detail'>): RequiredDetail | null {
  return gate === 'required' ? (detail as RequiredDetail) : null;
}
