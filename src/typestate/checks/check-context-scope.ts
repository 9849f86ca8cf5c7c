import { asciiLower, optionalText, refSet } from '../normal-text.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

const ROLES: ReadonlySet<string> = new Set(['orchestrator', 'specialist']);

/**
 * A role works with what it may see (tool calling typestate 4.1): with what it says that it used, and with what its state views were made
 * from.
 */
export const checkContextScope: TurnCheck = ({ constraints, context }) => {
  const { contextScope: scope } = constraints;
  if (scope === undefined) return [];
  const allowed = new Set(refSet(scope.allowedRefs));
  const used = [...refSet(scope.usedRefs), ...context.stateViews.rows.flatMap(({ sourceRefs }) => sourceRefs ?? [])];
  const isKnown = ROLES.has(asciiLower(optionalText(scope.role) ?? ''));
  return classIf(!isKnown || used.some((ref) => !allowed.has(ref)), 'context.scope_violation');
};
