import type { JoinClosed, JoinOpen } from './close-join.ts';
import type { ReminderQueue, StateView, ToolRender } from './context-evidence.ts';
import type { FailureClass } from './failure-class.ts';
import type { Handoff } from './handoff.ts';
import { joinWitness, type JoinWitness } from './join-witness.ts';
import type { NormalizedTurn } from './normalized-turn.ts';
import { presentFields } from './present-fields.ts';
import type { ProtocolState } from './protocol-state.ts';
import type { ToolRequest } from './tool-requests.ts';
import type { ToolResult } from './tool-results.ts';
import type { ToolUseRow } from './tool-use.ts';
import type { TurnDigests } from './turn-digests.ts';
import type { CallSpecInput } from './turn-input.ts';

/** What a join check says of one turn: the reference's own form (premath harness 1.6), keys ascending at every level. */
export interface JoinReport {
  readonly action: 'harness-join-check';
  /** Ascending. */
  readonly failureClasses: readonly FailureClass[];
  /** Whether there is no failure class at all; `normalized.joinState.joinClosed` speaks of the sets alone. */
  readonly joinClosed: boolean;
  readonly normalized: NormalizedReport;
  readonly result: 'accepted' | 'rejected';
  readonly witness: JoinWitness;
}

/** The normal form of a turn; empty lists are left out. */
export interface NormalizedReport {
  readonly callSpec: CallSpecInput;
  readonly contextState: {
    readonly continuationContextReady: boolean;
    readonly missingRenderCallIds?: readonly string[];
    readonly queueIds?: readonly string[];
    readonly queuePolicyValid: boolean;
    readonly queueReductionPresent: boolean;
    readonly renderCallIds?: readonly string[];
    readonly renderPolicyValid: boolean;
    readonly stateViewIds?: readonly string[];
    readonly stateViewPolicyValid: boolean;
    readonly stateViewPresent: boolean;
  };
  readonly digests: TurnDigests;
  readonly handoff?: Handoff;
  readonly joinState: {
    readonly joinClosed: boolean;
    readonly missingResultCallIds?: readonly string[];
    readonly missingUseCallIds?: readonly string[];
    readonly orphanResultCallIds?: readonly string[];
    readonly requestedCallIds?: readonly string[];
    readonly resultCallIds?: readonly string[];
    readonly unknownUseCallIds?: readonly string[];
    readonly usedCallIds?: readonly string[];
  };
  readonly kind: 'premath.harness.typestate_normalized.v1';
  readonly protocolState: ProtocolState;
  readonly reminderQueue?: readonly ReminderQueue[];
  readonly schema: 1;
  readonly sessionRefs?: readonly string[];
  readonly stateViews?: readonly StateView[];
  readonly toolRender?: readonly ToolRender[];
  readonly toolRequests?: readonly ToolRequest[];
  readonly toolResults?: readonly ToolResult[];
  readonly toolUse?: readonly ToolUseRow[];
  readonly trajectoryRefs?: readonly string[];
}

/** Everything that was found about a judged turn. */
export function joinReport(join: JoinClosed | JoinOpen): JoinReport {
  return {
    action: 'harness-join-check',
    failureClasses: join.isClosed ? [] : join.failureClasses,
    joinClosed: join.isClosed,
    normalized: normalizedReport(join.turn),
    result: join.isClosed ? 'accepted' : 'rejected',
    witness: joinWitness(join.turn),
  };
}

function normalizedReport(turn: NormalizedTurn): NormalizedReport {
  const { context, contextState, joinState, use } = turn;
  const { results } = use;
  const { requests } = results;
  return presentFields<NormalizedReport>({
    callSpec: requests.callSpec,
    contextState: presentFields<NormalizedReport['contextState']>({
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
    joinState: presentFields<NormalizedReport['joinState']>({
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
