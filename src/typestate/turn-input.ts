import { decodeJsonOr } from '../kernel/decode-json.ts';
import { anyJson, defaulted, list, optional, record, text, truth, type Decoded } from '../kernel/json-shape.ts';
import { TurnInvalidError } from './turn-invalid-error.ts';
import { section, texts, TURN_SECTIONS } from './turn-sections.ts';

/** The minimum binding fields (HARNESS-TYPESTATE 3.1). */
const callSpec = record({
  callId: text,
  modelRef: text,
  actionMode: text,
  executionPattern: text,
  normalizerId: text,
  mutationPolicyDigest: text,
  governancePolicyDigest: text,
  toolRenderProtocolDigest: text,
  reminderQueuePolicyDigest: text,
  stateViewPolicyDigest: text,
  decompositionPolicyDigest: text,
});

const toolRequest = record({
  toolCallId: text,
  toolName: text,
  schemaDigest: optional(text),
  callerId: optional(text),
  searchRefDigest: optional(text),
});

const toolResult = record({
  toolCallId: text,
  status: optional(text),
  resultDigest: optional(text),
  payload: optional(anyJson),
  errorCode: optional(text),
  retryable: optional(truth),
  errorMessage: optional(text),
  rawError: optional(anyJson),
});

const toolUse = record({ toolCallId: text, disposition: text, resultDigest: optional(text) });

const toolRender = record({
  toolCallId: text,
  operatorPayloadDigest: text,
  reminderRenderDigest: text,
  injectionPoint: text,
  policyDigest: text,
});

const reminderQueue = record({
  queueId: text,
  reducedDigest: text,
  policyDigest: text,
});

const stateView = record({
  viewId: text,
  viewDigest: text,
  policyDigest: text,
  sourceRefs: texts,
});

const protocolState = record({ stopReason: text, continuationAllowed: defaulted(truth, false) });

const handoff = record({
  target: text,
  requiredArtifactRefs: texts,
  returnPathRef: optional(text),
});

const evidence = record({
  callSpec,
  toolRequests: defaulted(list(toolRequest), []),
  toolResults: defaulted(list(toolResult), []),
  toolUse: defaulted(list(toolUse), []),
  protocolState,
  handoff: optional(handoff),
  toolRender: defaulted(list(toolRender), []),
  reminderQueue: defaulted(list(reminderQueue), []),
  stateViews: defaulted(list(stateView), []),
  sessionRefs: texts,
  trajectoryRefs: texts,
});

/** What the turn was allowed to do: read by the checks, part of no digest. */
const constraints = {
  governanceProfile: section({
    claimId: optional(text),
    claimed: truth,
    policyProvenance: section({
      pinned: truth,
      packageRef: optional(text),
      expectedDigest: optional(text),
      boundDigest: optional(text),
    }),
  }),
  protocolConstraints: section({ parallelTransportOrderValid: optional(truth) }),
  handoffConstraints: section({
    requiredArtifactRefs: texts,
    allowedTargets: texts,
    requireReturnPath: defaulted(truth, false),
  }),
  truncationConstraints: section({ required: defaulted(truth, false), valid: defaulted(truth, false) }),
  decompositionConstraints: section({
    admissible: optional(truth),
    expectedExecutionPattern: optional(text),
    expectedPolicyDigest: optional(text),
  }),
};

const turn = record({ evidence, ...constraints, ...TURN_SECTIONS });

export type EvidenceInput = Decoded<typeof evidence>;
export type CallSpecInput = Decoded<typeof callSpec>;
export type ToolRequestInput = Decoded<typeof toolRequest>;
export type ToolResultInput = Decoded<typeof toolResult>;
export type ToolUseInput = Decoded<typeof toolUse>;
export type ToolRenderInput = Decoded<typeof toolRender>;
export type StateViewInput = Decoded<typeof stateView>;
export type ProtocolStateInput = Decoded<typeof protocolState>;
export type HandoffInput = Decoded<typeof handoff>;

/** One turn as it was handed in: of the right shape, not yet normalised. */
export type TurnInput = Opaque<Decoded<typeof turn>, 'TurnInput'>;

/** The members of a turn; sections that are not there ask for nothing. */
export type TurnMembers = Pick<Decoded<typeof turn>, 'evidence'> & Partial<Omit<Decoded<typeof turn>, 'evidence'>>;

/**
 * Reads the JSON text of a turn's evidence (HARNESS-TYPESTATE 3; premath harness 0.4, 1.1). Members that are not named here are passed
 * over. Throws `TurnInvalidError`.
 */
export function parseTurnInput(jsonText: string): TurnInput {
  return decodeJsonOr(jsonText, turn, (reason, cause) => new TurnInvalidError(reason, { cause })) as TurnInput;
}

/** A turn that was never a JSON text. Its texts must be whole: readers of transcripts replace halves of surrogate pairs (`decode-line.ts`). */
export function turnInputOf(members: TurnMembers): TurnInput {
  return members as object as TurnInput;
}

/** Never made: its private field exists for the compiler alone. Unlike a mark that is a property, a spread does not copy it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it tells one mark from another
declare class Mark<Name extends string> {
  private readonly name: Name;
}

/**
 * A value that only this room makes: neither an object that is written down elsewhere nor a changed copy of one fits without a cast
 * (HARNESS-TYPESTATE 2: no step of the chain is skipped).
 */
export type Opaque<T, Name extends string> = T & Mark<Name>;
