import { sha256Hex } from '../kernel/digest.ts';
import { ascending } from './normal-rows.ts';
import { refSet } from './normal-text.ts';
import { bindCallSpec, collectRequests } from './tool-requests.ts';
import { collectResults } from './tool-results.ts';
import { collectUse, joinState } from './tool-use.ts';
import { collectContext, contextState, normalHandoff, normalProtocolState } from './turn-context.ts';
import type { EvidenceInput, Opaque, TurnInput } from './turn-input.ts';

/** What a turn was allowed to do, as it was handed in. */
export type TurnConstraints = Omit<TurnInput, 'evidence'>;

/** A turn in normal form (`premath.harness.typestate_normalized.v1`), with what follows from it. Nothing here is judged. */
export type NormalizedTurn = Opaque<
  NormalParts & {
    readonly sessionRefs: readonly string[];
    readonly trajectoryRefs: readonly string[];
    readonly digests: ReturnType<typeof turnDigests>;
    readonly constraints: TurnConstraints;
  },
  'NormalizedTurn'
>;

/** Normalises a turn (HARNESS-TYPESTATE 4); throws `TurnInvalidError` on the first thing that has no normal form. */
export function normalizeTurn(input: TurnInput): NormalizedTurn {
  const { evidence } = input;
  const parts = normalParts(evidence);
  const turn = {
    ...parts,
    sessionRefs: refSet(evidence.sessionRefs),
    trajectoryRefs: refSet(evidence.trajectoryRefs),
    digests: turnDigests(parts),
    constraints: input,
  };
  return turn as object as NormalizedTurn;
}

type NormalParts = ReturnType<typeof normalParts>;

/** What is digested of a turn. */
function normalParts(evidence: EvidenceInput) {
  const requests = collectRequests(bindCallSpec(evidence.callSpec), evidence.toolRequests);
  const results = collectResults(requests, evidence.toolResults);
  const use = collectUse(results, evidence.toolUse);
  const context = collectContext(evidence);
  const protocolState = normalProtocolState(evidence.protocolState);
  const handoff = evidence.handoff === undefined ? undefined : normalHandoff(evidence.handoff);
  return {
    /** The chain: `use.results.requests.callSpec`. */
    use,
    context,
    protocolState,
    handoff,
    joinState: joinState(use),
    contextState: contextState(results, context, protocolState),
  };
}

/**
 * The digest bindings of a turn (HARNESS-TYPESTATE 4), each `sha256:` and 64 hex digits: of normalised values, so that order of rows and keys,
 * spacing and white space at ends never change one. `handoffDigest`: only of a turn that hands over.
 */
function turnDigests(parts: NormalParts) {
  const { results } = parts.use;
  const { requests } = results;
  const { handoff } = parts;
  const digests = {
    protocolStateDigest: normalDigest(parts.protocolState),
    reminderQueueSetDigest: normalDigest(parts.context.reminderQueue.rows),
    requestSetDigest: normalDigest(requests.rows),
    resultSetDigest: normalDigest(results.rows),
    stateViewSetDigest: normalDigest(parts.context.stateViews.rows),
    toolRenderSetDigest: normalDigest(parts.context.toolRender.rows),
    useSetDigest: normalDigest(parts.use.rows),
  };
  const handoffDigest = handoff === undefined ? null : normalDigest(handoff);
  return {
    callSpecDigest: normalDigest(requests.callSpec),
    ...(handoffDigest === null ? {} : { handoffDigest }),
    joinSetDigest: normalDigest(joinSet(parts, digests, handoffDigest)),
    ...digests,
  };
}

const ascendingSet = ascending();

/** What the digest of the join is taken over: unlike elsewhere, every key is always there (premath harness 1.4). */
function joinSet({ use, context, ...states }: NormalParts, digests: object, handoffDigest: string | null): object {
  const { setsClosed: _closed, ...lists } = states.joinState;
  return ascendingSet({
    ...states.contextState,
    ...lists,
    ...digests,
    handoffDigest,
    queueIds: context.reminderQueue.ids,
    renderCallIds: context.toolRender.ids,
    requestedCallIds: use.results.requests.ids,
    resultCallIds: use.results.ids,
    stateViewIds: context.stateViews.ids,
    usedCallIds: use.ids,
  });
}

/**
 * The digest of a value in normal form. Its keys were written in ascending order and it holds whole texts and truth values only, so that
 * `JSON.stringify` is its canonical form, at a fraction of the cost; a test holds the two together.
 */
function normalDigest(value: object): string {
  return `sha256:${sha256Hex(JSON.stringify(value))}`;
}
