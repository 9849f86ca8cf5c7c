import type { GateOutcome } from './generated/gate-result.ts';
import type { TypestateDetail } from './generated/typestate-detail.ts';

export { validate as validateTypestateDetail } from './generated/typestate-detail.validate.js';
export type { TurnDelta, TurnPlace, TurnRow, TurnSubject, TypestateDetail } from './generated/typestate-detail.ts';

/** The document of the typestate gate; null for another gate's outcome. */
export function typestateDetail({ gate, detail }: Pick<GateOutcome, 'gate' | 'detail'>): TypestateDetail | null {
  return gate === 'typestate' ? (detail as TypestateDetail) : null;
}
