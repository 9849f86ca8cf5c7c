import { asciiLower, optionalText, refSet } from '../normal-text.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

/**
 * The context of what comes next is there: of a turn that may continue, and of one that consumed a result (HARNESS-TYPESTATE 5, premath
 * harness 1.5).
 */
const checkContext: TurnCheck = ({ protocolState, use, contextState }) => {
  const continues = protocolState.continuationAllowed || use.rows.some(({ disposition }) => disposition === 'consumed');
  if (!continues) return [];
  const { missingRenderCallIds, stateViewPresent, queueReductionPresent } = contextState;
  const { renderPolicyValid, queuePolicyValid, stateViewPolicyValid } = contextState;
  return [
    ...classIf(missingRenderCallIds.length > 0 || !stateViewPresent, 'context.injection_point_missing'),
    ...classIf(
      !(queueReductionPresent && renderPolicyValid && queuePolicyValid && stateViewPolicyValid),
      'context.queue_policy_violation',
    ),
  ];
};

const ROLES: ReadonlySet<string> = new Set(['orchestrator', 'specialist']);

/**
 * A role works with what it may see (tool calling typestate 4.1): with what it says that it used, and with what its state views were made
 * from.
 */
const checkContextScope: TurnCheck = ({ constraints, context }) => {
  const { contextScope: scope } = constraints;
  if (scope === undefined) return [];
  const allowed = new Set(refSet(scope.allowedRefs));
  const used = [...refSet(scope.usedRefs), ...context.stateViews.rows.flatMap(({ sourceRefs }) => sourceRefs ?? [])];
  const isKnown = ROLES.has(asciiLower(optionalText(scope.role) ?? ''));
  return classIf(!isKnown || used.some((ref) => !allowed.has(ref)), 'context.scope_violation');
};

/** What the next iteration is built from, and what a role may see. */
export const contextChecks: readonly TurnCheck[] = [checkContext, checkContextScope];
