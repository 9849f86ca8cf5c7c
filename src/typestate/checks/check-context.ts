import { classIf, type TurnCheck } from './turn-check.ts';

/**
 * The context of what comes next is there: of a turn that may continue, and of one that consumed a result (HARNESS-TYPESTATE 5, premath
 * harness 1.5).
 */
export const checkContext: TurnCheck = ({ protocolState, use, contextState }) => {
  const goesOn = protocolState.continuationAllowed || use.rows.some(({ disposition }) => disposition === 'consumed');
  if (!goesOn) return [];
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
