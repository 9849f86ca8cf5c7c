import { optionalText } from '../normal-text.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

/** A harness that changes itself tries a bounded number of times, gives up to somebody, and can be taken back (tool calling typestate 7). */
export const checkSelfEvolution: TurnCheck = ({ constraints }) => {
  const { selfEvolution: bounds } = constraints;
  if (bounds === undefined) return [];
  const { maxAttempts = 0 } = bounds;
  return [
    ...classIf(!(Number.isInteger(maxAttempts) && maxAttempts >= 1), 'governance.self_evolution_retry_missing'),
    ...classIf(optionalText(bounds.terminalEscalation) === undefined, 'governance.self_evolution_escalation_missing'),
    ...classIf(optionalText(bounds.rollbackRef) === undefined, 'governance.self_evolution_rollback_missing'),
  ];
};
