import type { OfferedTool } from '../contracts/model-dialect.ts';
import { asList, asRecord, asText, type Fields } from '../evidence/json-data.ts';
import type { JsonData } from '../evidence/transcript-event.ts';
import {
  event,
  INPUT_TOKENS,
  listedObjects,
  offeredTool,
  OUTPUT_TOKENS,
  textParts,
  type ConversationItem,
  type EncodedReply,
  type ModelReply,
  type WireApi,
  type WireCall,
  type WireRequest,
} from './wire.ts';

/** The OpenAI Responses API. */
export const responsesWire: WireApi = { read: readRequest, encode: encodeReply };

const USAGE = {
  input_tokens: INPUT_TOKENS,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: OUTPUT_TOKENS,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: INPUT_TOKENS + OUTPUT_TOKENS,
};

/** Items that no script needs are left out. */
function readRequest(body: Fields): WireRequest {
  const instructions = textParts(body['instructions']);
  const input = asText(body['input']);
  const listed = input === undefined ? listedObjects(body['input'], 'input') : [{ role: 'user', content: input }];
  const items: ConversationItem[] = [{ kind: 'instructions', texts: instructions }, ...listed.flatMap(itemsOf)];
  // In code mode the tools come as an item of the input.
  const added = listed.filter((item) => item['type'] === 'additional_tools');
  return { items, tools: [body, ...added].flatMap((place) => offeredTools(asList(place['tools']), null)) };
}

function itemsOf(item: Fields): ConversationItem[] {
  switch (item['type'] ?? 'message') {
    case 'message':
      return [conversationItem(asText(item['role']) ?? 'user', textParts(item['content']))];
    case 'agent_message':
      return [{ kind: 'user', texts: asList(item['content']).flatMap(messageText) }];
    case 'function_call':
    case 'custom_tool_call':
      return [{ kind: 'assistant', callIds: [asText(item['call_id']) ?? ''] }];
    case 'function_call_output':
    case 'custom_tool_call_output': {
      const text = textParts(item['output']).join('\n');
      return [{ kind: 'result', callId: asText(item['call_id']) ?? '', text }];
    }
    default:
      return [];
  }
}

/** Agents of Codex talk to one another in a field for what a model encrypted; a scripted model does not encrypt. */
function messageText(part: JsonData): readonly string[] {
  const { text, encrypted_content: encrypted } = asRecord(part);
  const said = asText(text) ?? asText(encrypted);
  return said === undefined ? [] : [said];
}

function conversationItem(role: string, texts: readonly string[]): ConversationItem {
  if (role === 'assistant') return { kind: 'assistant', callIds: [] };
  return { kind: role === 'user' ? 'user' : 'instructions', texts };
}

/** No known client has groups inside groups. */
function offeredTools(tools: readonly JsonData[], namespace: string | null): OfferedTool[] {
  return tools.flatMap((entry) => {
    const tool = asRecord(entry);
    const group = asText(tool['name']) ?? '';
    if (tool['type'] === 'namespace' && namespace === null) return offeredTools(asList(tool['tools']), group);
    return offeredTool(tool, namespace, tool['type'] === 'custom');
  });
}

function encodeReply(reply: ModelReply): EncodedReply {
  const response = { id: `resp_${reply.id}`, object: 'response', created_at: 0, model: reply.model };
  const output = [
    ...(reply.text === '' ? [] : [messageItem(reply)]),
    ...reply.calls.map((call, index) => callItem(call, `fc_${reply.id}_${index}`)),
  ];
  const texts = reply.text === '' ? 0 : 1;
  const completed = { ...response, status: 'completed', output, usage: USAGE };
  return {
    beginning: [
      event('response.created', { response: { ...response, status: 'in_progress', output: [] } }),
      event('response.in_progress', { response: { ...response, status: 'in_progress', output: [] } }),
    ],
    body: [
      ...(texts === 0 ? [] : messageEvents(reply)),
      ...reply.calls.flatMap((call, index) => callEvents(call, `fc_${reply.id}_${index}`, texts + index)),
    ],
    end: [event('response.completed', { response: completed })],
    whole: JSON.stringify(completed),
  };
}

function messageItem({ id, text }: ModelReply): object {
  const content = [{ type: 'output_text', text, annotations: [] }];
  return { type: 'message', id, status: 'completed', role: 'assistant', content };
}

/** A plain call goes to a custom tool, which takes a text; any other to a function, which takes JSON. */
function callItem({ id, name, namespace, input, plain }: WireCall, item: string): object {
  const place = namespace === null ? {} : { namespace };
  return plain
    ? { type: 'custom_tool_call', id: item, status: 'completed', call_id: id, name, ...place, input }
    : { type: 'function_call', id: item, status: 'completed', call_id: id, name, ...place, arguments: input };
}

function messageEvents(reply: ModelReply): string[] {
  const place = { item_id: reply.id, output_index: 0, content_index: 0 };
  const begun = { type: 'message', id: reply.id, status: 'in_progress', role: 'assistant', content: [] };
  return [
    event('response.output_item.added', { output_index: 0, item: begun }),
    event('response.content_part.added', { ...place, part: { type: 'output_text', text: '', annotations: [] } }),
    event('response.output_text.delta', { ...place, delta: reply.text }),
    event('response.output_text.done', { ...place, text: reply.text }),
    event('response.content_part.done', { ...place, part: { type: 'output_text', text: reply.text, annotations: [] } }),
    event('response.output_item.done', { output_index: 0, item: messageItem(reply) }),
  ];
}

function callEvents(call: WireCall, item: string, index: number): string[] {
  const place = { item_id: item, output_index: index };
  const [delta, done, key] = call.plain
    ? ['response.custom_tool_call_input.delta', 'response.custom_tool_call_input.done', 'input']
    : ['response.function_call_arguments.delta', 'response.function_call_arguments.done', 'arguments'];
  const begun = { ...callItem({ ...call, input: '' }, item), status: 'in_progress' };
  return [
    event('response.output_item.added', { output_index: index, item: begun }),
    event(delta, { ...place, delta: call.input }),
    event(done, { ...place, [key]: call.input }),
    event('response.output_item.done', { output_index: index, item: callItem(call, item) }),
  ];
}
