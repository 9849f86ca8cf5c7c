import type { ModelCall, ModelFault, ModelTurn } from '../contracts/scenario.ts';
import { callId, conversationTag, turnOfCallId } from './call-id.ts';
import { dialectOf } from './client-dialect.ts';
import { codexWait } from './codex-wait.ts';
import { encodeAnthropic } from './encode-anthropic.ts';
import { encodeChat } from './encode-chat.ts';
import { encodeResponses } from './encode-responses.ts';
import { findConversation, innerPath, subagentMark, type Conversation, type Script } from './find-conversation.ts';
import { errorAnswer, htmlAnswer, jsonAnswer, type ModelAnswer } from './model-answer.ts';
import type { EncodedReply, WireCall } from './model-reply.ts';
import type { ModelRequest } from './model-request.ts';

/** What the model says when its script is at its end. */
export const CLOSING_TEXT = 'That is all.';

const CLOSING: ModelTurn = { text: CLOSING_TEXT, calls: [], fault: null };
const ENCODERS = { anthropic: encodeAnthropic, responses: encodeResponses, chat: encodeChat };

/** Where in its script a request stands. */
export interface Step {
  readonly conversation: Conversation;
  /** The turn that is due. A retry of the client stands at the same step. */
  readonly position: number;
  /** What has to be called first, so that subagents end before the turn comes; null where nothing has. */
  readonly wait: WireCall | null;
}

/**
 * The turn behind the last one whose calls the conversation shows; text alone leaves no trace of its turn, so that such
 * messages are counted. A message that the client dropped, as after a cut, has not been.
 */
export function findStep(script: Script, request: ModelRequest): Step {
  const conversation = findConversation(script, request);
  const position = positionIn(conversation, request.assistantTurns);
  return { conversation, position, wait: script.agent === 'codex' ? codexWait(conversation, position, request) : null };
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

/** One text for each step of a unit, by which the caller counts how often it was asked. */
export function stepKey({ conversation, position, wait }: Step): string {
  return `${conversation.path}#${position}${wait === null ? '' : `#${wait.id}`}`;
}

export interface ScriptedAnswer {
  readonly answer: ModelAnswer;
  /** The turn of the conversation that it is; null for the closing text and where the model waits. */
  readonly turn: number | null;
  readonly fault: ModelFault['kind'] | null;
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
): ScriptedAnswer {
  const { turns, tag } = step.conversation;
  if (step.wait !== null) {
    const reply = { id: `msg_${tag}_${step.position}_wait`, model: request.model, text: '', calls: [step.wait] };
    return { answer: messageAnswer(ENCODERS[request.wire](reply), request, 'end', null), turn: null, fault: null };
  }
  let index = step.position;
  let asked = askedBefore;
  for (; index < turns.length; index += 1) {
    const times = turns[index]?.fault?.times;
    if (typeof times !== 'number' || asked < times) break;
    asked -= times;
  }
  const turn = turns[index] ?? CLOSING;
  const answer = answerOf(script, step.conversation, index, turn, request);
  return { answer, turn: index < turns.length ? index : null, fault: turn.fault?.kind ?? null };
}

function answerOf(
  script: Script,
  { path, tag }: Conversation,
  index: number,
  turn: ModelTurn,
  request: ModelRequest,
): ModelAnswer {
  const dialect = dialectOf(script.agent, request);
  if (dialect === undefined && turn.calls.length > 0) {
    const known = 'it knows those of claude, codex and copilot';
    return errorAnswer(request.wire, 400, `The scripted model does not know the tools of ${script.agent}: ${known}.`);
  }
  const calls = turn.calls.flatMap((call, at): WireCall[] => {
    const marked = withMark(call, conversationTag(script.unitId, innerPath(path, index, at)));
    return dialect === undefined ? [] : [{ id: callId(tag, index, at), ...dialect(marked, request) }];
  });
  const reply = { id: `msg_${tag}_${index}`, model: request.model, text: turn.text, calls };
  return faultyAnswer(turn.fault, ENCODERS[request.wire](reply), request);
}

function withMark(call: ModelCall, tag: string): ModelCall {
  return call.kind === 'subagent' ? { ...call, prompt: `${call.prompt}\n\n${subagentMark(tag)}` } : call;
}

function faultyAnswer(fault: ModelFault | null, encoded: EncodedReply, request: ModelRequest): ModelAnswer {
  switch (fault?.kind) {
    case undefined:
    case 'empty':
      return messageAnswer(encoded, request, 'end', null);
    case 'hang_mid_stream':
      return messageAnswer(encoded, request, 'hang', fault.after);
    case 'cut':
      return messageAnswer(encoded, request, 'cut', fault.after);
    case 'http': {
      const headers: Record<string, string> =
        fault.retryAfter === null ? {} : { 'retry-after': String(fault.retryAfter) };
      if (fault.body !== null) return jsonAnswer(fault.status, fault.body, headers);
      return errorAnswer(request.wire, fault.status, null, headers);
    }
    case 'html':
      return htmlAnswer();
    // Nobody should have got here with `refused`: its unit's address leads nowhere.
    case 'refused':
    case 'hang':
      return { kind: 'silence' };
  }
}

/** `after` null: the message is whole. Without streaming, a message that breaks off is the first half of its text. */
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
