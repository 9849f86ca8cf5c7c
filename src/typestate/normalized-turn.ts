import { refSet } from './normal-text.ts';
import { bindCallSpec, collectRequests } from './tool-requests.ts';
import { collectResults } from './tool-results.ts';
import { collectUse, joinState } from './tool-use.ts';
import { collectContext, contextState, normalHandoff, normalProtocolState } from './turn-context.ts';
import { turnDigests, type DigestedParts, type TurnDigests } from './turn-digests.ts';
import type { Opaque, TurnInput } from './turn-input.ts';

/** What a turn was allowed to do, as it was handed in. */
export type TurnConstraints = Omit<TurnInput, 'evidence'>;

/** A turn in normal form (`premath.harness.typestate_normalized.v1`), with what follows from it. Nothing here is judged. */
export type NormalizedTurn = Opaque<
  DigestedParts & {
    readonly sessionRefs: readonly string[];
    readonly trajectoryRefs: readonly string[];
    readonly digests: TurnDigests;
    readonly constraints: TurnConstraints;
  },
  'NormalizedTurn'
>;

/** Normalises a turn (HARNESS-TYPESTATE 4); throws `TurnInvalidError` on the first thing that has no normal form. */
export function normalizeTurn(input: TurnInput): NormalizedTurn {
  const { evidence } = input;
  const requests = collectRequests(bindCallSpec(evidence.callSpec), evidence.toolRequests);
  const results = collectResults(requests, evidence.toolResults);
  const use = collectUse(results, evidence.toolUse);
  const context = collectContext(evidence);
  const protocolState = normalProtocolState(evidence.protocolState);
  const handoff = evidence.handoff === undefined ? undefined : normalHandoff(evidence.handoff);
  const parts = {
    use,
    context,
    protocolState,
    handoff,
    joinState: joinState(use),
    contextState: contextState(results, context, protocolState),
  };
  const turn = {
    ...parts,
    sessionRefs: refSet(evidence.sessionRefs),
    trajectoryRefs: refSet(evidence.trajectoryRefs),
    digests: turnDigests(parts),
    constraints: input,
  };
  return turn as object as NormalizedTurn;
}
