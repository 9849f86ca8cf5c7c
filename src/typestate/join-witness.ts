import type { NormalizedTurn } from './normalized-turn.ts';
import { presentFields } from './present-fields.ts';
import type { TurnDigests } from './turn-digests.ts';

/** What a later gate is given of a turn (premath harness 1.6): empty lists are left out, `joinClosed` speaks of the sets alone. */
export interface JoinWitness {
  readonly digests: TurnDigests;
  readonly joinInput: JoinInput;
  readonly mutationInput: MutationInput;
  readonly schema: 1;
  readonly witnessKind: 'premath.harness.join_check.v1';
}

export interface JoinInput extends SetFlags, MismatchLists {
  readonly continuationContextReady: boolean;
  readonly decompositionPolicyDigest: string;
  readonly handoffDigest?: string;
  readonly joinClosed: boolean;
  readonly joinSetDigest: string;
  readonly missingRenderCallIds?: readonly string[];
  readonly protocolStateDigest: string;
  readonly reminderQueuePolicyDigest: string;
  readonly reminderQueueSetDigest: string;
  readonly requestSetDigest: string;
  readonly resultSetDigest: string;
  readonly stateViewPolicyDigest: string;
  readonly stateViewSetDigest: string;
  readonly toolRenderProtocolDigest: string;
  readonly toolRenderSetDigest: string;
  readonly useSetDigest: string;
}

export interface MutationInput extends SetFlags, MismatchLists {
  readonly continuationAllowed: boolean;
  readonly continuationContextReady: boolean;
  readonly governancePolicyDigest: string;
  readonly joinClosed: boolean;
  readonly missingRenderCallIds?: readonly string[];
  readonly mutationPolicyDigest: string;
  readonly normalizerId: string;
  readonly sessionRefs?: readonly string[];
  readonly trajectoryRefs?: readonly string[];
}

interface SetFlags {
  readonly queuePolicyValid: boolean;
  readonly queueReductionPresent: boolean;
  readonly renderPolicyValid: boolean;
  readonly stateViewPolicyValid: boolean;
  readonly stateViewPresent: boolean;
}

interface MismatchLists {
  readonly missingResultCallIds?: readonly string[];
  readonly missingUseCallIds?: readonly string[];
  readonly orphanResultCallIds?: readonly string[];
  readonly unknownUseCallIds?: readonly string[];
}

export function joinWitness(turn: NormalizedTurn): JoinWitness {
  return {
    digests: turn.digests,
    joinInput: joinInput(turn),
    mutationInput: mutationInput(turn),
    schema: 1,
    witnessKind: 'premath.harness.join_check.v1',
  };
}

function joinInput({ use, contextState, joinState, digests }: NormalizedTurn): JoinInput {
  const { callSpec } = use.results.requests;
  return presentFields<JoinInput>({
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

function mutationInput(turn: NormalizedTurn): MutationInput {
  const { contextState, joinState } = turn;
  const { callSpec } = turn.use.results.requests;
  return presentFields<MutationInput>({
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
