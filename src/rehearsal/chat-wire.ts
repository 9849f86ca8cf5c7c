import { asList, asRecord, asText, type Fields } from '../evidence/json-data.ts';
import {
  INPUT_TOKENS,
  listedObjects,
  offeredTool,
  OUTPUT_TOKENS,
  textParts,
  UnreadableRequest,
  type ConversationItem,
  type EncodedReply,
  type ModelReply,
  type WireApi,
  type WireCall,
  type WireRequest,
} from './wire.ts';

/** The OpenAI Chat Completions API. */
export const chatWire: WireApi = { read: readRequest, encode: encodeReply };

const USAGE = {
  prompt_tokens: INPUT_TOKENS,
  completion_tokens: OUTPUT_TOKENS,
  total_tokens: INPUT_TOKENS + OUTPUT_TOKENS,
};

function readRequest(body: Fields): WireRequest {
  const items = listedObjects(body['messages'], 'messages').map(itemOf);
  return { items, tools: asList(body['tools']).flatMap((tool) => offeredTool(asRecord(asRecord(tool)['function']))) };
}

function itemOf(message: Fields): ConversationItem {
  const texts = textParts(message['content']);
  switch (message['role']) {
    case 'system':
    case 'developer':
      return { kind: 'instructions', texts };
    case 'user':
      return { kind: 'user', texts };
    case 'assistant':
      return {
        kind: 'assistant',
        callIds: asList(message['tool_calls']).flatMap((call) => asText(asRecord(call)['id']) ?? []),
      };
    case 'tool':
      return { kind: 'result', callId: asText(message['tool_call_id']) ?? '', text: texts.join('\n') };
    default:
      throw new UnreadableRequest('a message must have the role "system", "developer", "user", "assistant" or "tool"');
  }
}

function encodeReply(reply: ModelReply): EncodedReply {
  const finish = reply.calls.length > 0 ? 'tool_calls' : 'stop';
  const head = { id: `chatcmpl-${reply.id}`, created: 0, model: reply.model };
  const chunk = (delta: object, finishReason: string | null = null): string =>
    data({ ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finishReason }] });
  const content = reply.text === '' ? null : reply.text;
  const calls = reply.calls.length === 0 ? {} : { tool_calls: reply.calls.map(toolCall) };
  return {
    beginning: [chunk({ role: 'assistant', content: '' })],
    body: [
      ...(content === null ? [] : [chunk({ content })]),
      ...reply.calls.map((call, index) => chunk({ tool_calls: [{ index, ...toolCall(call) }] })),
    ],
    end: [
      chunk({}, finish),
      data({ ...head, object: 'chat.completion.chunk', choices: [], usage: USAGE }),
      'data: [DONE]\n\n',
    ],
    whole: JSON.stringify({
      ...head,
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content, ...calls }, finish_reason: finish }],
      usage: USAGE,
    }),
  };
}

/** This API has functions only: a text for a custom tool becomes its arguments. */
function toolCall({ id, name, input }: WireCall): object {
  return { id, type: 'function', function: { name, arguments: input } };
}

function data(fields: object): string {
  return `data: ${JSON.stringify(fields)}\n\n`;
}
