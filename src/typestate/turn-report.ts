import { closeJoin, type JoinClosed, type JoinOpen } from './close-join.ts';
import type { FailureClass } from './failure-class.ts';
import { ascending, withoutEmpty } from './normal-rows.ts';
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
  return ascendingReport({
    ...reportOf(mutation.join),
    mutationFailureClasses: mutation.isReady ? [] : mutation.failureClasses,
    mutationReady: mutation.isReady,
  });
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
  const { context, use } = turn;
  const { results } = use;
  const { requests } = results;
  return withoutEmpty({
    callSpec: requests.callSpec,
    contextState: withoutEmpty(
      ascendingContext({
        ...turn.contextState,
        queueIds: context.reminderQueue.ids,
        renderCallIds: context.toolRender.ids,
        stateViewIds: context.stateViews.ids,
      }),
    ),
    digests: turn.digests,
    handoff: turn.handoff,
    joinState: withoutEmpty(
      ascendingJoin({
        ...joinOf(turn),
        requestedCallIds: requests.ids,
        resultCallIds: results.ids,
        usedCallIds: use.ids,
      }),
    ),
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
  const { callSpec } = turn.use.results.requests;
  const { callSpecDigest: _ofCallSpec, ...digests } = turn.digests;
  const state = { ...turn.contextState, ...joinOf(turn) };
  return {
    digests: turn.digests,
    joinInput: withoutEmpty(
      ascendingInput({
        ...state,
        ...digests,
        // Named, so that the shape is the same for every turn.
        handoffDigest: digests.handoffDigest,
        decompositionPolicyDigest: callSpec.decompositionPolicyDigest,
        reminderQueuePolicyDigest: callSpec.reminderQueuePolicyDigest,
        stateViewPolicyDigest: callSpec.stateViewPolicyDigest,
        toolRenderProtocolDigest: callSpec.toolRenderProtocolDigest,
      }),
    ),
    mutationInput: withoutEmpty(
      ascendingMutation({
        ...state,
        continuationAllowed: turn.protocolState.continuationAllowed,
        governancePolicyDigest: callSpec.governancePolicyDigest,
        mutationPolicyDigest: callSpec.mutationPolicyDigest,
        normalizerId: callSpec.normalizerId,
        sessionRefs: turn.sessionRefs,
        trajectoryRefs: turn.trajectoryRefs,
      }),
    ),
    schema: 1,
    witnessKind: 'premath.harness.join_check.v1',
  };
}

/** The join by the reference's names. */
function joinOf({ joinState: { setsClosed: joinClosed, ...lists } }: NormalizedTurn) {
  return { ...lists, joinClosed };
}

const [ascendingReport, ascendingContext, ascendingJoin, ascendingInput, ascendingMutation] = [
  ascending(),
  ascending(),
  ascending(),
  ascending(),
  ascending(),
];
