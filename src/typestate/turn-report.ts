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
  const { action, failureClasses, joinClosed, normalized, result, witness } = reportOf(mutation.join);
  return {
    action,
    failureClasses,
    joinClosed,
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
  const { context, contextState, joinState, use } = turn;
  const { results } = use;
  const { requests } = results;
  return withoutEmpty({
    callSpec: requests.callSpec,
    contextState: withoutEmpty({
      continuationContextReady: contextState.continuationContextReady,
      missingRenderCallIds: contextState.missingRenderCallIds,
      queueIds: context.reminderQueue.ids,
      queuePolicyValid: contextState.queuePolicyValid,
      queueReductionPresent: contextState.queueReductionPresent,
      renderCallIds: context.toolRender.ids,
      renderPolicyValid: contextState.renderPolicyValid,
      stateViewIds: context.stateViews.ids,
      stateViewPolicyValid: contextState.stateViewPolicyValid,
      stateViewPresent: contextState.stateViewPresent,
    }),
    digests: turn.digests,
    handoff: turn.handoff,
    joinState: withoutEmpty({
      joinClosed: joinState.setsClosed,
      missingResultCallIds: joinState.missingResultCallIds,
      missingUseCallIds: joinState.missingUseCallIds,
      orphanResultCallIds: joinState.orphanResultCallIds,
      requestedCallIds: requests.ids,
      resultCallIds: results.ids,
      unknownUseCallIds: joinState.unknownUseCallIds,
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
  return {
    digests: turn.digests,
    joinInput: joinInput(turn),
    mutationInput: mutationInput(turn),
    schema: 1,
    witnessKind: 'premath.harness.join_check.v1',
  };
}

function joinInput({ use, contextState, joinState, digests }: NormalizedTurn) {
  const { callSpec } = use.results.requests;
  return withoutEmpty({
    continuationContextReady: contextState.continuationContextReady,
    decompositionPolicyDigest: callSpec.decompositionPolicyDigest,
    handoffDigest: digests.handoffDigest,
    joinClosed: joinState.setsClosed,
    joinSetDigest: digests.joinSetDigest,
    missingRenderCallIds: contextState.missingRenderCallIds,
    missingResultCallIds: joinState.missingResultCallIds,
    missingUseCallIds: joinState.missingUseCallIds,
    orphanResultCallIds: joinState.orphanResultCallIds,
    protocolStateDigest: digests.protocolStateDigest,
    queuePolicyValid: contextState.queuePolicyValid,
    queueReductionPresent: contextState.queueReductionPresent,
    reminderQueuePolicyDigest: callSpec.reminderQueuePolicyDigest,
    reminderQueueSetDigest: digests.reminderQueueSetDigest,
    renderPolicyValid: contextState.renderPolicyValid,
    requestSetDigest: digests.requestSetDigest,
    resultSetDigest: digests.resultSetDigest,
    stateViewPolicyDigest: callSpec.stateViewPolicyDigest,
    stateViewPolicyValid: contextState.stateViewPolicyValid,
    stateViewPresent: contextState.stateViewPresent,
    stateViewSetDigest: digests.stateViewSetDigest,
    toolRenderProtocolDigest: callSpec.toolRenderProtocolDigest,
    toolRenderSetDigest: digests.toolRenderSetDigest,
    unknownUseCallIds: joinState.unknownUseCallIds,
    useSetDigest: digests.useSetDigest,
  });
}

function mutationInput(turn: NormalizedTurn) {
  const { contextState, joinState } = turn;
  const { callSpec } = turn.use.results.requests;
  return withoutEmpty({
    continuationAllowed: turn.protocolState.continuationAllowed,
    continuationContextReady: contextState.continuationContextReady,
    governancePolicyDigest: callSpec.governancePolicyDigest,
    joinClosed: joinState.setsClosed,
    missingRenderCallIds: contextState.missingRenderCallIds,
    missingResultCallIds: joinState.missingResultCallIds,
    missingUseCallIds: joinState.missingUseCallIds,
    mutationPolicyDigest: callSpec.mutationPolicyDigest,
    normalizerId: callSpec.normalizerId,
    orphanResultCallIds: joinState.orphanResultCallIds,
    queuePolicyValid: contextState.queuePolicyValid,
    queueReductionPresent: contextState.queueReductionPresent,
    renderPolicyValid: contextState.renderPolicyValid,
    sessionRefs: turn.sessionRefs,
    stateViewPolicyValid: contextState.stateViewPolicyValid,
    stateViewPresent: contextState.stateViewPresent,
    trajectoryRefs: turn.trajectoryRefs,
    unknownUseCallIds: joinState.unknownUseCallIds,
  });
}
