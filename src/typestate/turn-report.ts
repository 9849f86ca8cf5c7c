import { closeJoin, type JoinClosed, type JoinOpen } from './close-join.ts';
import type { FailureClass } from './failure-class.ts';
import { withoutEmpty } from './normal-rows.ts';
import { normalizeTurn, type NormalizedTurn } from './normalized-turn.ts';
import { judgeMutation } from './ready-mutation.ts';
import { parseTurnInput } from './turn-input.ts';

/** What a join check says of one turn, in the reference's own form (premath harness 1.6): keys ascending at every level. */
export interface JoinReport {
  readonly action: 'harness-join-check';
  /** Ascending. */
  readonly failureClasses: readonly FailureClass[];
  /** Whether there is no failure class at all; `joinClosed` further down speaks of the sets alone. */
  readonly joinClosed: boolean;
  readonly normalized: ReturnType<typeof normalizedReport>;
  readonly result: 'accepted' | 'rejected';
  readonly witness: ReturnType<typeof joinWitness>;
}

/** The reference's report, and whether the turn may be followed by its mutation, which the reference does not say. Keys ascending. */
export interface TurnReport extends JoinReport {
  /** Ascending; empty only where the mutation is ready. */
  readonly mutationFailureClasses: readonly FailureClass[];
  readonly mutationReady: boolean;
}

/** Judges the JSON text of a turn. Throws `TurnInvalidError`. */
export function turnReport(jsonText: string): TurnReport {
  const mutation = judgeMutation(closeJoin(normalizeTurn(parseTurnInput(jsonText))));
  const { normalized, result, witness, ...verdict } = reportOf(mutation.join);
  return {
    ...verdict,
    mutationFailureClasses: mutation.isReady ? [] : mutation.failureClasses,
    mutationReady: mutation.isReady,
    normalized,
    result,
    witness,
  };
}

/** The same without the mutation. */
export function joinReport(jsonText: string): JoinReport {
  return reportOf(closeJoin(normalizeTurn(parseTurnInput(jsonText))));
}

function reportOf(join: JoinClosed | JoinOpen): JoinReport {
  return {
    action: 'harness-join-check',
    failureClasses: join.isClosed ? [] : join.failureClasses,
    joinClosed: join.isClosed,
    normalized: normalizedReport(join.turn),
    result: join.isClosed ? 'accepted' : 'rejected',
    witness: joinWitness(join.turn),
  };
}

/** The normal form of a turn. */
function normalizedReport(turn: NormalizedTurn) {
  const { context, use, contextState: state, joinState: join } = turn;
  const { results } = use;
  const { requests } = results;
  return withoutEmpty({
    callSpec: requests.callSpec,
    contextState: withoutEmpty({
      continuationContextReady: state.continuationContextReady,
      missingRenderCallIds: state.missingRenderCallIds,
      queueIds: context.reminderQueue.ids,
      queuePolicyValid: state.queuePolicyValid,
      queueReductionPresent: state.queueReductionPresent,
      renderCallIds: context.toolRender.ids,
      renderPolicyValid: state.renderPolicyValid,
      stateViewIds: context.stateViews.ids,
      stateViewPolicyValid: state.stateViewPolicyValid,
      stateViewPresent: state.stateViewPresent,
    }),
    digests: turn.digests,
    handoff: turn.handoff,
    joinState: withoutEmpty({
      joinClosed: join.setsClosed,
      missingResultCallIds: join.missingResultCallIds,
      missingUseCallIds: join.missingUseCallIds,
      orphanResultCallIds: join.orphanResultCallIds,
      requestedCallIds: requests.ids,
      resultCallIds: results.ids,
      unknownUseCallIds: join.unknownUseCallIds,
      usedCallIds: use.ids,
    }),
    kind: 'premath.harness.typestate_normalized.v1',
    protocolState: turn.protocolState,
    reminderQueue: context.reminderQueue.rows,
    schema: 1,
    sessionRefs: turn.sessionRefs,
    stateViews: context.stateViews.rows,
    toolRender: context.toolRender.rows,
    toolRequests: requests.rows,
    toolResults: results.rows,
    toolUse: use.rows,
    trajectoryRefs: turn.trajectoryRefs,
  });
}

/** What a later gate is given of a turn. */
function joinWitness(turn: NormalizedTurn) {
  const { contextState: state, joinState: join, digests } = turn;
  const { callSpec } = turn.use.results.requests;
  return {
    digests,
    joinInput: withoutEmpty({
      continuationContextReady: state.continuationContextReady,
      decompositionPolicyDigest: callSpec.decompositionPolicyDigest,
      handoffDigest: digests.handoffDigest,
      joinClosed: join.setsClosed,
      joinSetDigest: digests.joinSetDigest,
      missingRenderCallIds: state.missingRenderCallIds,
      missingResultCallIds: join.missingResultCallIds,
      missingUseCallIds: join.missingUseCallIds,
      orphanResultCallIds: join.orphanResultCallIds,
      protocolStateDigest: digests.protocolStateDigest,
      queuePolicyValid: state.queuePolicyValid,
      queueReductionPresent: state.queueReductionPresent,
      reminderQueuePolicyDigest: callSpec.reminderQueuePolicyDigest,
      reminderQueueSetDigest: digests.reminderQueueSetDigest,
      renderPolicyValid: state.renderPolicyValid,
      requestSetDigest: digests.requestSetDigest,
      resultSetDigest: digests.resultSetDigest,
      stateViewPolicyDigest: callSpec.stateViewPolicyDigest,
      stateViewPolicyValid: state.stateViewPolicyValid,
      stateViewPresent: state.stateViewPresent,
      stateViewSetDigest: digests.stateViewSetDigest,
      toolRenderProtocolDigest: callSpec.toolRenderProtocolDigest,
      toolRenderSetDigest: digests.toolRenderSetDigest,
      unknownUseCallIds: join.unknownUseCallIds,
      useSetDigest: digests.useSetDigest,
    }),
    mutationInput: withoutEmpty({
      continuationAllowed: turn.protocolState.continuationAllowed,
      continuationContextReady: state.continuationContextReady,
      governancePolicyDigest: callSpec.governancePolicyDigest,
      joinClosed: join.setsClosed,
      missingRenderCallIds: state.missingRenderCallIds,
      missingResultCallIds: join.missingResultCallIds,
      missingUseCallIds: join.missingUseCallIds,
      mutationPolicyDigest: callSpec.mutationPolicyDigest,
      normalizerId: callSpec.normalizerId,
      orphanResultCallIds: join.orphanResultCallIds,
      queuePolicyValid: state.queuePolicyValid,
      queueReductionPresent: state.queueReductionPresent,
      renderPolicyValid: state.renderPolicyValid,
      sessionRefs: turn.sessionRefs,
      stateViewPolicyValid: state.stateViewPolicyValid,
      stateViewPresent: state.stateViewPresent,
      trajectoryRefs: turn.trajectoryRefs,
      unknownUseCallIds: join.unknownUseCallIds,
    }),
    schema: 1,
    witnessKind: 'premath.harness.join_check.v1',
  };
}
