import { sha256Hex } from '../kernel/digest.ts';
import { idsMissingFrom, keyedRows, withoutEmpty } from './normal-rows.ts';
import type { KeyedRows, WithoutEmpty } from './normal-rows.ts';
import { refSet, asciiLower, optionalText, requiredText, requiredTexts } from './normal-text.ts';
import { bindCallSpec, collectRequests } from './tool-requests.ts';
import { collectResults, type ToolResults } from './tool-results.ts';
import { collectUse, joinState } from './tool-use.ts';
import type {
  EvidenceInput,
  Opaque,
  TurnInput,
  HandoffInput,
  ProtocolStateInput,
  StateViewInput,
  ToolRenderInput,
} from './turn-input.ts';

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
  const digests = setDigests(parts);
  const handoffDigest = parts.handoff === undefined ? null : normalDigest(parts.handoff);
  return {
    callSpecDigest: normalDigest(parts.use.results.requests.callSpec),
    ...(handoffDigest === null ? {} : { handoffDigest }),
    joinSetDigest: normalDigest(joinSet(parts, digests, handoffDigest)),
    ...digests,
  };
}

function setDigests({ use, context, protocolState }: NormalParts) {
  return {
    protocolStateDigest: normalDigest(protocolState),
    reminderQueueSetDigest: normalDigest(context.reminderQueue.rows),
    requestSetDigest: normalDigest(use.results.requests.rows),
    resultSetDigest: normalDigest(use.results.rows),
    stateViewSetDigest: normalDigest(context.stateViews.rows),
    toolRenderSetDigest: normalDigest(context.toolRender.rows),
    useSetDigest: normalDigest(use.rows),
  };
}

/** What the digest of the join is taken over: unlike elsewhere, every key is always there (premath harness 1.4). */
function joinSet(
  { use, context, contextState: state, joinState: join }: NormalParts,
  digests: ReturnType<typeof setDigests>,
  handoffDigest: string | null,
): object {
  return {
    continuationContextReady: state.continuationContextReady,
    handoffDigest,
    missingRenderCallIds: state.missingRenderCallIds,
    missingResultCallIds: join.missingResultCallIds,
    missingUseCallIds: join.missingUseCallIds,
    orphanResultCallIds: join.orphanResultCallIds,
    protocolStateDigest: digests.protocolStateDigest,
    queueIds: context.reminderQueue.ids,
    queuePolicyValid: state.queuePolicyValid,
    queueReductionPresent: state.queueReductionPresent,
    reminderQueueSetDigest: digests.reminderQueueSetDigest,
    renderCallIds: context.toolRender.ids,
    renderPolicyValid: state.renderPolicyValid,
    requestSetDigest: digests.requestSetDigest,
    requestedCallIds: use.results.requests.ids,
    resultCallIds: use.results.ids,
    resultSetDigest: digests.resultSetDigest,
    stateViewIds: context.stateViews.ids,
    stateViewPolicyValid: state.stateViewPolicyValid,
    stateViewPresent: state.stateViewPresent,
    stateViewSetDigest: digests.stateViewSetDigest,
    toolRenderSetDigest: digests.toolRenderSetDigest,
    unknownUseCallIds: join.unknownUseCallIds,
    useSetDigest: digests.useSetDigest,
    usedCallIds: use.ids,
  };
}

/** What many turns have alike, such as policies and no rows at all, is digested once: the latest text of each length up to this. */
const MAX_KNOWN = 512;
const KNOWN = new Map<number, { readonly text: string; readonly digest: string }>();

/**
 * The digest of a value in normal form. Its keys were written in ascending order and it holds whole texts and truth values only, so that
 * `JSON.stringify` is its canonical form, at a fraction of the cost; a test holds the two together.
 */
function normalDigest(value: object): string {
  const text = JSON.stringify(value);
  const known = KNOWN.get(text.length);
  if (known?.text === text) return known.digest;
  const digest = `sha256:${sha256Hex(text)}`;
  if (text.length <= MAX_KNOWN) KNOWN.set(text.length, { text, digest });
  return digest;
}

interface ProtocolState {
  readonly continuationAllowed: boolean;
  /** In lower case. */
  readonly stopReason: string;
}

/** Throws `TurnInvalidError` on a blank stop reason. */
function normalProtocolState(input: ProtocolStateInput): ProtocolState {
  return {
    continuationAllowed: input.continuationAllowed,
    stopReason: asciiLower(requiredText(input.stopReason, 'protocolState.stopReason')),
  };
}

/** To whom a turn hands over, and with what. */
type Handoff = WithoutEmpty<HandoffInput>;

/** Throws `TurnInvalidError` on a blank target. */
function normalHandoff(input: HandoffInput): Handoff {
  return withoutEmpty({
    requiredArtifactRefs: refSet(input.requiredArtifactRefs),
    returnPathRef: optionalText(input.returnPathRef),
    target: requiredText(input.target, 'handoff.target'),
  });
}

type ContextEvidence = ReturnType<typeof collectContext>;

/** From what a continuing turn rebuilds its context (HARNESS-TYPESTATE 3.2). Throws `TurnInvalidError`. */
function collectContext(evidence: EvidenceInput) {
  return {
    toolRender: keyedRows('toolRender', evidence.toolRender, normalRender, (row) => row.toolCallId),
    reminderQueue: keyedRows(
      'reminderQueue',
      evidence.reminderQueue,
      (row) => requiredTexts(row, 'reminderQueue[]'),
      (row) => row.queueId,
    ),
    stateViews: keyedRows('stateViews', evidence.stateViews, normalView, (row) => row.viewId),
  };
}

function normalRender(input: ToolRenderInput): ToolRenderInput {
  const row = requiredTexts(input, 'toolRender[]');
  return { ...row, injectionPoint: asciiLower(row.injectionPoint) };
}

function normalView(input: StateViewInput): WithoutEmpty<StateViewInput> {
  return withoutEmpty({
    policyDigest: requiredText(input.policyDigest, 'stateViews[].policyDigest'),
    sourceRefs: refSet(input.sourceRefs),
    viewDigest: requiredText(input.viewDigest, 'stateViews[].viewDigest'),
    viewId: requiredText(input.viewId, 'stateViews[].viewId'),
  });
}

/** Whether the context of a next iteration is there and as its policies want it (premath harness 1.3). */
interface ContextState {
  /** Results without a rendering. A rendering without a result does no harm. */
  readonly missingRenderCallIds: readonly string[];
  readonly queueReductionPresent: boolean;
  readonly stateViewPresent: boolean;
  /** Whether every row names the digest that the call spec binds; true where there are no rows. */
  readonly renderPolicyValid: boolean;
  readonly queuePolicyValid: boolean;
  readonly stateViewPolicyValid: boolean;
  readonly continuationContextReady: boolean;
}

function contextState(results: ToolResults, context: ContextEvidence, protocol: ProtocolState): ContextState {
  const { callSpec } = results.requests;
  const missingRenderCallIds = idsMissingFrom(results, context.toolRender);
  const flags = {
    queueReductionPresent: context.reminderQueue.ids.length > 0,
    stateViewPresent: context.stateViews.ids.length > 0,
    renderPolicyValid: haveDigest(context.toolRender, callSpec.toolRenderProtocolDigest),
    queuePolicyValid: haveDigest(context.reminderQueue, callSpec.reminderQueuePolicyDigest),
    stateViewPolicyValid: haveDigest(context.stateViews, callSpec.stateViewPolicyDigest),
  };
  const isReady = missingRenderCallIds.length === 0 && Object.values(flags).every(Boolean);
  return { missingRenderCallIds, ...flags, continuationContextReady: !protocol.continuationAllowed || isReady };
}

function haveDigest({ rows }: KeyedRows<{ readonly policyDigest: string }>, digest: string): boolean {
  return rows.every(({ policyDigest }) => policyDigest === digest);
}
