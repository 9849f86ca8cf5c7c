import { sha256Hex } from '../kernel/digest.ts';
import { ascending } from './normal-rows.ts';
import type { JoinState, ToolUse } from './tool-use.ts';
import type { ContextEvidence, ContextState, Handoff, ProtocolState } from './turn-context.ts';

/** The digest bindings of a turn (HARNESS-TYPESTATE 4), each `sha256:` and 64 hex digits. */
export interface TurnDigests {
  readonly callSpecDigest: string;
  /** Only of a turn that hands over. */
  readonly handoffDigest?: string;
  readonly joinSetDigest: string;
  readonly protocolStateDigest: string;
  readonly reminderQueueSetDigest: string;
  readonly requestSetDigest: string;
  readonly resultSetDigest: string;
  readonly stateViewSetDigest: string;
  readonly toolRenderSetDigest: string;
  readonly useSetDigest: string;
}

export interface DigestedParts {
  /** The chain: `use.results.requests.callSpec`. */
  readonly use: ToolUse;
  readonly context: ContextEvidence;
  readonly protocolState: ProtocolState;
  readonly handoff: Handoff | undefined;
  readonly joinState: JoinState;
  readonly contextState: ContextState;
}

/** Digests of normalised values, so that order of rows and keys, spacing and white space at ends never change one. */
export function turnDigests(parts: DigestedParts): TurnDigests {
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
function joinSet(
  { use, context, joinState: { setsClosed: _closed, ...lists }, contextState }: DigestedParts,
  digests: Omit<TurnDigests, 'callSpecDigest' | 'handoffDigest' | 'joinSetDigest'>,
  handoffDigest: string | null,
): object {
  return ascendingSet({
    ...contextState,
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
