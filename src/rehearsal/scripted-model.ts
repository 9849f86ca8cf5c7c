import type { ModelAnswer, ToolCall } from '../contracts/model-dialect.ts';
import type { ModelCall, ModelTurn } from '../contracts/scenario.ts';
import {
  callId,
  conversationTag,
  findConversation,
  innerPath,
  subagentMark,
  turnOfCallId,
  type Conversation,
  type Script,
} from './find-conversation.ts';
import { errorAnswer, htmlAnswer, jsonAnswer } from './model-answer.ts';
import { WIRES, type ModelRequest } from './model-request.ts';
import type { EncodedReply, WireCall } from './wire.ts';

/** What the model says at the end of its script. */
export const CLOSING_TEXT = 'That is all.';

const CLOSING: ModelTurn = { text: CLOSING_TEXT, calls: [], fault: null };
/** Waits are numbered behind all calls that a turn could hold. */
const FIRST_WAIT = 100_000;

/** Where in its script a request is. */
export interface Step {
  readonly conversation: Conversation;
  /** The turn that is due; the same for a client's retry. */
  readonly position: number;
  /** A call that has to come before the turn, so that subagents have ended; null where none has. */
  readonly wait: WireCall | null;
}

/**
 * The turn after the last one whose calls the conversation shows. Messages without calls do not show their turn, so that they are
 * counted. A message that the client dropped, as after a cut, does not count.
 */
export function findStep(script: Script, request: ModelRequest): Step {
  const conversation = findConversation(script, request);
  const position = positionIn(conversation, request.assistantTurns);
  return { conversation, position, wait: waitBefore(script, conversation, position, request) };
}

function positionIn({ tag }: Conversation, turns: ModelRequest['assistantTurns']): number {
  for (let last = turns.length - 1; last >= 0; last -= 1) {
    for (const id of turns[last] ?? []) {
      const turn = turnOfCallId(id, tag);
      if (turn !== undefined) return turn + (turns.length - last);
    }
  }
  return turns.length;
}

/**
 * With a client that goes on while a subagent works, the model waits once for each subagent of the turn before, so that the script goes
 * on as with other clients. Null where there is nothing to wait for.
 */
function waitBefore(
  { dialect }: Script,
  { turns, tag }: Conversation,
  position: number,
  request: ModelRequest,
): WireCall | null {
  if (dialect.waitFor === undefined) return null;
  const results = new Map(request.toolResults.map((result) => [result.callId, result.text]));
  for (const [index, call] of (turns[position - 1]?.calls ?? []).entries()) {
    const id = callId(tag, position - 1, FIRST_WAIT + index);
    if (call.kind !== 'subagent' || results.has(id)) continue;
    const wait = dialect.waitFor(results.get(callId(tag, position - 1, index)), request);
    if (wait !== null) return { id, ...wait };
  }
  return null;
}

/** One text for each step of a unit, by which the caller counts how often it was asked for. */
export function stepKey({ conversation, position, wait }: Step): string {
  return `${conversation.path}#${position}${wait === null ? '' : `#${wait.id}`}`;
}

/**
 * The scripted model's answer to a request. `askedBefore`: how often this step was asked before, which decides when a fault with
 * `times` is over. Same arguments, same bytes.
 */
export function answerModelRequest(
  script: Script,
  step: Step,
  request: ModelRequest,
  askedBefore: number,
): ModelAnswer {
  const { path, turns, tag } = step.conversation;
  if (step.wait !== null) {
    const reply = { id: `msg_${tag}_${step.position}_wait`, model: request.model, text: '', calls: [step.wait] };
    return messageAnswer(WIRES[request.wire].encode(reply), request, 'end', null);
  }
  let index = step.position;
  let asked = askedBefore;
  const callsOf = (turn: ModelTurn, at: number): readonly WireCall[] =>
    turn.calls.flatMap((call, order) => {
      const marked = withMark(call, conversationTag(script.unitId, innerPath(path, at, order)));
      const made = toolCall(script, marked, request);
      return made === null ? [] : [{ id: callId(tag, at, order), ...made }];
    });
  for (; index < turns.length; index += 1) {
    const { fault, calls } = turns[index] ?? CLOSING;
    if (typeof fault?.times === 'number' && asked >= fault.times) asked -= fault.times;
    // What is not offered is not called: the model goes on with what it would do next.
    else if (fault !== null || calls.length === 0 || callsOf(turns[index] ?? CLOSING, index).length > 0) break;
  }
  const turn = turns[index] ?? CLOSING;
  const calls = callsOf(turn, index);
  const isOffered = (skill: string): boolean =>
    toolCall(script, { kind: 'skill', skill, forked: null }, request) !== null;
  const said = [...(turn.mentions ?? [])].flatMap(([text, skills]) => (skills.every(isOffered) ? [text] : []));
  const reply = { id: `msg_${tag}_${index}`, model: request.model, text: [turn.text, ...said].join('\n'), calls };
  return turnAnswer(turn, WIRES[request.wire].encode(reply), request);
}

/**
 * A call that a scenario writes out goes to the group in which the request offers the tool; `functions` means none. Null for a skill
 * that the request does not offer.
 */
function toolCall({ dialect }: Script, call: ModelCall, request: ModelRequest): ToolCall | null {
  if (call.kind !== 'tool') return dialect.call(call, request);
  const namespace = request.tools.find(({ name }) => name === call.tool)?.namespace ?? null;
  const { tool: name, input, plain } = call;
  return { name, namespace: namespace === 'functions' ? null : namespace, input, plain };
}

function withMark(call: ModelCall, tag: string): ModelCall {
  return call.kind === 'subagent' ? { ...call, prompt: `${call.prompt}\n\n${subagentMark(tag)}` } : call;
}

function turnAnswer({ text, calls, fault }: ModelTurn, encoded: EncodedReply, request: ModelRequest): ModelAnswer {
  const after = fault?.after ?? (text === '' && calls.length === 0 ? 'beginning' : 'content');
  switch (fault?.kind) {
    case undefined:
    case 'empty':
      return messageAnswer(encoded, request, 'end', null);
    case 'hang_mid_stream':
      return messageAnswer(encoded, request, 'hang', after);
    case 'cut':
      return messageAnswer(encoded, request, 'cut', after);
    case 'http': {
      // Parsing refused one without a status.
      const { status = 500, body, retry_after: seconds } = fault;
      const headers: Record<string, string> = seconds === undefined ? {} : { 'retry-after': String(seconds) };
      return body === undefined ? errorAnswer(request.wire, status, null, headers) : jsonAnswer(status, body, headers);
    }
    case 'html':
      return htmlAnswer();
    // With `refused` no request comes: the unit's address leads nowhere.
    case 'refused':
    case 'hang':
      return { kind: 'silence' };
  }
}

/** `after` null: the whole message. Without streaming, half of its text is sent before it breaks off. */
function messageAnswer(
  { beginning, body, end, whole }: EncodedReply,
  { stream }: ModelRequest,
  ending: 'end' | 'cut' | 'hang',
  after: 'beginning' | 'content' | null,
): ModelAnswer {
  if (!stream) {
    const text = after === null ? whole : whole.slice(0, whole.length / 2);
    return { kind: 'answer', status: 200, headers: { 'content-type': 'application/json' }, chunks: [text], ending };
  }
  const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' };
  const chunks = [...beginning, ...(after === 'beginning' ? [] : body), ...(after === null ? end : [])];
  return { kind: 'answer', status: 200, headers, chunks, ending };
}
