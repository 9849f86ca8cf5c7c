import type { FailureClass } from '../failure-class.ts';
import type { NormalizedTurn } from '../normalized-turn.ts';

/** One group of rules: the classes of what a turn breaks, in any order. */
export type TurnCheck = (turn: NormalizedTurn) => readonly FailureClass[];

/** A class where it applies. */
export function classIf(applies: boolean, failureClass: FailureClass): readonly FailureClass[] {
  return applies ? [failureClass] : [];
}
