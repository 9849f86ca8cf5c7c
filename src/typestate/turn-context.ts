import { idsMissingFrom, keyedRows, withoutEmpty, type KeyedRows, type WithoutEmpty } from './normal-rows.ts';
import { asciiLower, optionalText, refSet, requiredText, requiredTexts } from './normal-text.ts';
import type { ToolResults } from './tool-results.ts';
import type { EvidenceInput, HandoffInput, ProtocolStateInput, StateViewInput, ToolRenderInput } from './turn-input.ts';

interface ProtocolState {
  readonly continuationAllowed: boolean;
  /** In lower case. */
  readonly stopReason: string;
}

/** Throws `TurnInvalidError` on a blank stop reason. */
export function normalProtocolState(input: ProtocolStateInput): ProtocolState {
  return {
    continuationAllowed: input.continuationAllowed,
    stopReason: asciiLower(requiredText(input.stopReason, 'protocolState.stopReason')),
  };
}

/** To whom a turn hands over, and with what. */
type Handoff = WithoutEmpty<HandoffInput>;

/** Throws `TurnInvalidError` on a blank target. */
export function normalHandoff(input: HandoffInput): Handoff {
  return withoutEmpty({
    requiredArtifactRefs: refSet(input.requiredArtifactRefs),
    returnPathRef: optionalText(input.returnPathRef),
    target: requiredText(input.target, 'handoff.target'),
  });
}

type ContextEvidence = ReturnType<typeof collectContext>;

/** From what a continuing turn rebuilds its context (HARNESS-TYPESTATE 3.2). Throws `TurnInvalidError`. */
export function collectContext(evidence: EvidenceInput) {
  return {
    toolRender: keyedRows('toolRender', evidence.toolRender, normalRender, (row) => row.toolCallId),
    reminderQueue: keyedRows(
      'reminderQueue',
      evidence.reminderQueue,
      (row) => requiredTexts(row, 'reminderQueue[]'),
      (row) => row.queueId,
    ),
    stateViews: keyedRows('stateViews', evidence.stateViews, normalView, (row) => row.viewId),
  };
}

function normalRender(input: ToolRenderInput): ToolRenderInput {
  const row = requiredTexts(input, 'toolRender[]');
  return { ...row, injectionPoint: asciiLower(row.injectionPoint) };
}

function normalView(input: StateViewInput): WithoutEmpty<StateViewInput> {
  return withoutEmpty({
    policyDigest: requiredText(input.policyDigest, 'stateViews[].policyDigest'),
    sourceRefs: refSet(input.sourceRefs),
    viewDigest: requiredText(input.viewDigest, 'stateViews[].viewDigest'),
    viewId: requiredText(input.viewId, 'stateViews[].viewId'),
  });
}

/** Whether the context of a next iteration is there and as its policies want it (premath harness 1.3). */
interface ContextState {
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
