import type { ContextEvidence } from './context-evidence.ts';
import { idsMissingFrom, type KeyedRows } from './keyed-rows.ts';
import type { ProtocolState } from './protocol-state.ts';
import type { ToolResults } from './tool-results.ts';

/** Whether the context of a next iteration is there and as its policies want it (premath harness 1.3). */
export interface ContextState {
  /** Results without a rendering. A rendering without a result does no harm. */
  readonly missingRenderCallIds: readonly string[];
  readonly queueReductionPresent: boolean;
  readonly stateViewPresent: boolean;
  /** Whether every row names the digest that the call spec binds; true where there are no rows. */
  readonly renderPolicyValid: boolean;
  readonly queuePolicyValid: boolean;
  readonly stateViewPolicyValid: boolean;
  readonly continuationContextReady: boolean;
}

export function contextState(results: ToolResults, context: ContextEvidence, protocol: ProtocolState): ContextState {
  const { callSpec } = results.requests;
  const missingRenderCallIds = idsMissingFrom(results, context.toolRender);
  const flags = {
    queueReductionPresent: context.reminderQueue.ids.length > 0,
    stateViewPresent: context.stateViews.ids.length > 0,
    renderPolicyValid: haveDigest(context.toolRender, callSpec.toolRenderProtocolDigest),
    queuePolicyValid: haveDigest(context.reminderQueue, callSpec.reminderQueuePolicyDigest),
    stateViewPolicyValid: haveDigest(context.stateViews, callSpec.stateViewPolicyDigest),
  };
  const isReady = missingRenderCallIds.length === 0 && Object.values(flags).every(Boolean);
  return { missingRenderCallIds, ...flags, continuationContextReady: !protocol.continuationAllowed || isReady };
}

function haveDigest({ rows }: KeyedRows<{ readonly policyDigest: string }>, digest: string): boolean {
  return rows.every(({ policyDigest }) => policyDigest === digest);
}
