import type { GateOutcome } from './generated/gate-result.ts';
import type { TypestateDetail } from './generated/typestate-detail.ts';

export { validate as validateTypestateDetail } from './generated/typestate-detail.validate.js';
export type { TurnDelta, TurnPlace, TurnRow, TurnSubject, TypestateDetail } from './generated/typestate-detail.ts';

/** The name of the file that the action of the typestate gate leaves. */
export const TYPESTATE_RESULT_FILE = 'typestate-result.json';

/** The document of the typestate gate; null for another gate's outcome. */
export function typestateDetail({ gate, detail }: Pick<GateOutcome, 'gate' | 'detail'>): TypestateDetail | null {
  return gate === 'typestate' ? (detail as TypestateDetail) : null;
}
