import type { SessionFact } from '../evidence/turn-facts.ts';
import { digestOf } from '../kernel/digest.ts';
import type { ReadonlyJsonValue } from '../kernel/json-tree.ts';
import type { Interruption, OpenTurn, RequestRow, ResultRow, UnreadableLine } from './open-turn.ts';
import { callLines, transcriptSection, type CallLines } from './transcript-section.ts';
import type {
  EvidenceInput,
  ToolRenderInput,
  ToolRequestInput,
  ToolResultInput,
  ToolUseInput,
  TurnMembers,
} from './turn-input.ts';
import type { TurnPolicies } from './turn-policies.ts';

export interface DeriveOptions {
  readonly provider: string;
  readonly policies: TurnPolicies;
  /** Whoever ran the client says that its time was up. */
  readonly timedOut?: boolean;
  /** What the transcript is called, for references to its lines. */
  readonly source?: string;
}

/** A turn as the typestate check takes it, and beside it what the transcript says that the check does not read. */
type DerivedInput = Pick<TurnMembers, 'evidence'> & {
  readonly transcript: Readonly<Record<string, ReadonlyJsonValue>>;
};

/** One turn as the input of the typestate check, with what no client says named in `derived` (JSON pointers). */
export interface DerivedTurn {
  /** From 1, in the order in which the transcript's messages turned out to be turns. */
  readonly turn: number;
  readonly line: number;
  readonly input: DerivedInput;
  readonly derived: readonly string[];
  /** Call → the lines on which it was made and answered. */
  readonly calls: ReadonlyMap<string, CallLines>;
  readonly interruption: Interruption | null;
  /** Ids that two different calls or results have: the check refuses such a turn. */
  readonly clashing: readonly string[];
  /**
   * Ascending: lines that may have held a call of the turn, or of a turn that is therefore missing. No class is drawn from them, but such a
   * turn must not count as accepted (src/typestate/README.md, "Turns of a transcript").
   */
  readonly unreadable: readonly UnreadableLine[];
}

/** The loop goes on behind these; the others end it, or are unknown. */
const CONTINUES = new Set(['tool_use', 'pause_turn']);
/** What no client says, below `/evidence`. */
const ALWAYS_DERIVED = [
  'callSpec/actionMode',
  'callSpec/executionPattern',
  'protocolState/continuationAllowed',
  'toolUse',
  'toolRender',
  'reminderQueue',
  'stateViews',
];
const NO_MESSAGE = 'the client gave no message';

/** Writes turns as `turn-input.ts` reads them; what has no place there stands in `transcript`. */
export class TurnWriter {
  readonly #options: DeriveOptions;
  #session: string | undefined;
  #model: string | undefined;
  /** Over all ids of the turns that were written, one after the other: what queue and view hold by now. */
  #chain = digestOf([]);

  constructor(options: DeriveOptions) {
    this.#options = options;
  }

  session({ session, model }: SessionFact): void {
    this.#session = session ?? this.#session;
    this.#model = model ?? this.#model;
  }

  write(turn: OpenTurn, number: number): DerivedTurn {
    const { policies, provider, source } = this.#options;
    const derived: string[] = [];
    const modelRef = named(turn.model) ?? named(this.#model) ?? 'unknown-model';
    if (named(turn.model) === undefined) derived.push('/evidence/callSpec/modelRef');
    const stopReason = named(turn.stop) ?? (turn.requests.length > 0 ? 'tool_use' : 'end_turn');
    if (named(turn.stop) === undefined) derived.push('/evidence/protocolState/stopReason');
    const calls = new Set(turn.requests.map(({ call }) => call.id)).size;
    const callId = `${provider}:${this.#session ?? 'no-session'}:${turn.message ?? `line-${turn.line}`}`;
    const ids = [...new Set(turn.results.map(({ result }) => result.id))];
    this.#chain = digestOf([this.#chain, ids]);
    const sessionRefs = this.#session === undefined ? [] : [`${provider}:${this.#session}`];
    const evidence: EvidenceInput = {
      callSpec: {
        callId,
        modelRef,
        actionMode: calls > 1 ? 'code' : 'json',
        executionPattern: calls > 1 ? 'parallel' : 'single',
        normalizerId: `portcullis.${provider}.v1`,
        mutationPolicyDigest: policies.mutation,
        governancePolicyDigest: policies.governance,
        toolRenderProtocolDigest: policies.toolRender,
        reminderQueuePolicyDigest: policies.reminderQueue,
        stateViewPolicyDigest: policies.stateView,
        decompositionPolicyDigest: policies.decomposition,
      },
      toolRequests: turn.requests.map((row) => requestRow(row, turn.clashing)),
      toolResults: turn.results.map((row, index) => resultRow(row, `/evidence/toolResults/${index}`, derived)),
      toolUse: turn.results.flatMap(useRow),
      toolRender: turn.results.map((row) => renderRow(row, policies)),
      reminderQueue: [{ queueId: `queue/${callId}`, reducedDigest: this.#chain, policyDigest: policies.reminderQueue }],
      stateViews: [
        {
          viewId: `state/${callId}`,
          viewDigest: this.#chain,
          policyDigest: policies.stateView,
          sourceRefs: sessionRefs,
        },
      ],
      handoff: undefined,
      protocolState: { stopReason, continuationAllowed: CONTINUES.has(stopReason.trim().toLowerCase()) },
      sessionRefs,
      trajectoryRefs: source === undefined ? [] : [`${source}#L${turn.line}`],
    };
    for (const path of ALWAYS_DERIVED) derived.push(`/evidence/${path}`);
    for (const [index, { call }] of turn.requests.entries()) {
      if (turn.clashing.has(call.id)) derived.push(`/evidence/toolRequests/${index}/schemaDigest`);
    }
    if (turn.message === null) derived.push('/evidence/callSpec/callId');
    const lines = callLines(turn);
    const place = { provider, number, session: this.#session, derived, calls: lines };
    const transcript = transcriptSection(turn, place);
    return {
      turn: number,
      line: turn.line,
      input: { evidence, transcript },
      derived,
      calls: lines,
      interruption: turn.interruption ?? null,
      clashing: [...lines.keys()].filter((id) => turn.clashing.has(id) || turn.resultsOf(id).length > 1),
      unreadable: turn.notes.unreadable,
    };
  }
}

/** The check refuses a blank text; a client that writes one said nothing. */
function named(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text;
}

/** No client shows a tool's schema. Two calls of one id carry what they differ in instead, so that they stay two rows. */
function requestRow({ call }: RequestRow, clashing: ReadonlySet<string>): ToolRequestInput {
  return {
    toolCallId: call.id,
    toolName: call.tool,
    schemaDigest: clashing.has(call.id) ? digestOf([call.message, call.digest]) : undefined,
    callerId: call.caller,
    searchRefDigest: undefined,
  };
}

/** A failure always has its full envelope. What the client does not say is derived, and never retryable. */
function resultRow({ result }: ResultRow, pointer: string, derived: string[]): ToolResultInput {
  const row: ToolResultInput = {
    toolCallId: result.id,
    status: result.error === null ? 'ok' : 'error',
    resultDigest: result.digest,
    payload: undefined,
    errorCode: undefined,
    retryable: undefined,
    errorMessage: undefined,
    rawError: undefined,
  };
  if (result.error === null) return row;
  const code = named(result.error.code ?? undefined);
  const message = named(result.error.message ?? undefined);
  derived.push(`${pointer}/retryable`);
  if (code === undefined) derived.push(`${pointer}/errorCode`);
  if (message === undefined) derived.push(`${pointer}/errorMessage`);
  return { ...row, errorCode: code ?? 'unknown_error', retryable: false, errorMessage: message ?? NO_MESSAGE };
}

/** A result that nothing followed was not used, nor was one that the host made up. */
function useRow({ result, use }: ResultRow): readonly ToolUseInput[] {
  return use === null ? [] : [{ toolCallId: result.id, disposition: use, resultDigest: result.digest }];
}

function renderRow({ result }: ResultRow, policies: TurnPolicies): ToolRenderInput {
  return {
    toolCallId: result.id,
    operatorPayloadDigest: result.operator ?? result.digest,
    reminderRenderDigest: result.digest,
    injectionPoint: 'tool_response',
    policyDigest: policies.toolRender,
  };
}

/**
 * The line of a transcript that a fault points at: the result of the first call at fault, or where none came the call itself; the turn's
 * first line where the fault is about no call.
 */
export function faultLine(
  { line, calls: lines }: Pick<DerivedTurn, 'line' | 'calls'>,
  calls: readonly string[],
): number {
  const [first] = calls;
  const found = first === undefined ? undefined : lines.get(first);
  return found?.result ?? found?.request ?? line;
}

/** A derived turn as a line of JSON: what the input says already is left out. */
export function printedTurn({ turn, line, input, derived, unreadable }: DerivedTurn): object {
  const printed = { turn, line, input, derived };
  return unreadable.length === 0 ? printed : { ...printed, unreadable: unreadable.map((one) => ({ ...one })) };
}
