import type { TurnDelta, TypestateResult } from './generated/typestate-result.ts';
import { validate } from './generated/typestate-result.validate.js';
import { parseCheckedJson } from './json-source.ts';

export type {
  TurnDelta,
  TurnFinding,
  TurnPlace,
  TurnRow,
  TurnSubject,
  TypestateResult,
} from './generated/typestate-result.ts';

/** Worst first. */
export const TURN_DELTAS: readonly TurnDelta[] = [
  'invalid',
  'regression',
  'unjudged',
  'new',
  'tolerated',
  'infra',
  'improvement',
  'unseen',
  'closed',
];

/** The name of the typestate gate's own result file. */
export const TYPESTATE_RESULT_FILE = 'typestate-result.json';

export function parseTypestateResult(text: string, file: string): TypestateResult {
  const help = 'If another version of Portcullis wrote it, run the gate again with this one.';
  return parseCheckedJson<TypestateResult>('the typestate result', text, validate, file, { help });
}
