/** Evidence as it is handed in, for tests to change. */
export interface MadeTurn {
  evidence: {
    callSpec: Record<string, unknown>;
    toolRequests: Record<string, unknown>[];
    toolResults: Record<string, unknown>[];
    toolUse: Record<string, unknown>[];
    protocolState: Record<string, unknown>;
    handoff?: Record<string, unknown>;
    toolRender: Record<string, unknown>[];
    reminderQueue: Record<string, unknown>[];
    stateViews: Record<string, unknown>[];
    sessionRefs?: unknown;
    trajectoryRefs?: unknown;
  };
  [section: string]: unknown;
}

/** An accepted turn with calls of these ids, of which every row is needed. */
export function madeTurn(ids: readonly string[] = ['a', 'b']): MadeTurn {
  return {
    evidence: {
      callSpec: {
        callId: 'turn-1',
        modelRef: 'model.one',
        actionMode: 'json',
        executionPattern: 'chain',
        normalizerId: 'normal.1',
        mutationPolicyDigest: 'policy.mutation',
        governancePolicyDigest: 'policy.governance',
        toolRenderProtocolDigest: 'policy.render',
        reminderQueuePolicyDigest: 'policy.queue',
        stateViewPolicyDigest: 'policy.view',
        decompositionPolicyDigest: 'policy.decomposition',
      },
      toolRequests: ids.map((toolCallId) => ({ toolCallId, toolName: 'tide.read' })),
      toolResults: ids.map((toolCallId) => ({ toolCallId, payload: { metres: [1, 2.5] } })),
      toolUse: ids.map((toolCallId) => ({ toolCallId, disposition: 'consumed' })),
      protocolState: { stopReason: 'tool_use', continuationAllowed: true },
      toolRender: ids.map((toolCallId) => ({
        toolCallId,
        operatorPayloadDigest: 'sha256:payload',
        reminderRenderDigest: 'sha256:reminder',
        injectionPoint: 'tool_response',
        policyDigest: 'policy.render',
      })),
      reminderQueue: [{ queueId: 'queue', reducedDigest: 'sha256:queue', policyDigest: 'policy.queue' }],
      stateViews: [
        { viewId: 'view', viewDigest: 'sha256:view', policyDigest: 'policy.view', sourceRefs: ['r2', 'r1'] },
      ],
    },
  };
}

/** `madeTurn` with a change. */
export function changedTurn(change: (turn: MadeTurn) => void): MadeTurn {
  const turn = madeTurn();
  change(turn);
  return turn;
}
