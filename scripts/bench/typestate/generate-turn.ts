/**
 * The evidence of an accepted turn as JSON text, in the form in which clients write it: one line. With one call it has every section and
 * about the size of the reference's `golden/join_closed_accept`. `seed` makes its ids, so that no two texts are alike.
 */
export function generateTurn(calls: number, seed: number): string {
  // Not in ascending order: 7919 is prime, so that every id comes once.
  const ids = Array.from({ length: calls }, (_, index) => `call-${seed}-${(index * 7919) % calls}`);
  const rows = (fields: object): object[] => ids.map((toolCallId) => ({ toolCallId, ...fields }));
  return JSON.stringify({
    evidence: {
      callSpec: {
        callId: `turn-${seed}`,
        modelRef: 'model-5',
        actionMode: 'code',
        executionPattern: 'parallel',
        normalizerId: 'nf.v1',
        mutationPolicyDigest: 'mutation.policy.v1',
        governancePolicyDigest: 'governance.policy.v1',
        toolRenderProtocolDigest: 'render.policy.v1',
        reminderQueuePolicyDigest: 'queue.policy.v1',
        stateViewPolicyDigest: 'state.policy.v1',
        decompositionPolicyDigest: 'decomposition.policy.v1',
      },
      toolRequests: rows({ toolName: 'fs.read' }),
      toolResults: rows({ status: 'ok', resultDigest: 'sha256:result' }),
      toolUse: rows({ disposition: 'consumed', resultDigest: 'sha256:result' }),
      protocolState: { stopReason: 'tool_use', continuationAllowed: true },
      handoff: {
        target: 'worker.frontend',
        requiredArtifactRefs: [`artifact://design/${seed}`],
        returnPathRef: 'handoff://return/main',
      },
      toolRender: rows({
        operatorPayloadDigest: 'sha256:operator',
        reminderRenderDigest: 'sha256:reminder',
        injectionPoint: 'tool_response',
        policyDigest: 'render.policy.v1',
      }),
      reminderQueue: [{ queueId: 'queue/default', reducedDigest: 'sha256:queue', policyDigest: 'queue.policy.v1' }],
      stateViews: [
        {
          viewId: 'state/latest',
          viewDigest: 'sha256:view',
          policyDigest: 'state.policy.v1',
          sourceRefs: ['handoff://return/main'],
        },
      ],
    },
  });
}
