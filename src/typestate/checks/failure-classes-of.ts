import { FAILURE_CLASSES, type FailureClass } from '../failure-class.ts';
import type { NormalizedTurn } from '../normalized-turn.ts';
import { checkContext } from './check-context.ts';
import { checkDecomposition } from './check-decomposition.ts';
import { checkErrorEnvelopes } from './check-error-envelopes.ts';
import { checkGovernance } from './check-governance.ts';
import { checkHandoff } from './check-handoff.ts';
import { checkJoin } from './check-join.ts';
import { checkProtocol } from './check-protocol.ts';
import { checkTruncation } from './check-truncation.ts';
import type { TurnCheck } from './turn-check.ts';

const CHECKS: readonly TurnCheck[] = [
  checkJoin,
  checkProtocol,
  checkDecomposition,
  checkContext,
  checkHandoff,
  checkTruncation,
  checkErrorEnvelopes,
  checkGovernance,
];

/** Every class that a turn gives, each once, ascending; none where it is accepted. */
export function failureClassesOf(turn: NormalizedTurn): readonly FailureClass[] {
  const found = new Set(CHECKS.flatMap((check) => check(turn)));
  return found.size === 0 ? [] : FAILURE_CLASSES.filter((failureClass) => found.has(failureClass));
}
