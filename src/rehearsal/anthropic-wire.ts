import { append } from '../kernel/append.ts';
import { asList, asRecord, asText, type Fields } from '../evidence/json-data.ts';
import type { JsonData } from '../evidence/transcript-event.ts';
import {
  event,
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

/** The Anthropic Messages API. */
export const anthropicWire: WireApi = { read: readRequest, encode: encodeReply };

const USAGE = {
  input_tokens: INPUT_TOKENS,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 0,
  output_tokens: OUTPUT_TOKENS,
};

function readRequest(body: Fields): WireRequest {
  const items: ConversationItem[] = [{ kind: 'instructions', texts: textParts(body['system']) }];
  for (const message of listedObjects(body['messages'], 'messages')) {
    const content = message['content'];
    switch (message['role']) {
      case 'user':
        append(items, userItems(content));
        break;
      case 'assistant':
        items.push({ kind: 'assistant', callIds: callIds(content) });
        break;
      case 'system':
        items.push({ kind: 'instructions', texts: textParts(content) });
        break;
      default:
        throw new UnreadableRequest('a message must have the role "user", "assistant" or "system"');
    }
  }
  return { items, tools: asList(body['tools']).flatMap((tool) => offeredTool(asRecord(tool))) };
}

/** A user's message may hold results and texts. */
function userItems(content: JsonData | undefined): ConversationItem[] {
  const results = asList(content).flatMap((part): ConversationItem[] => {
    const block = asRecord(part);
    if (block['type'] !== 'tool_result') return [];
    const callId = asText(block['tool_use_id']) ?? '';
    const text = textParts(block['content']).join('\n');
    return [{ kind: 'result', callId, text }];
  });
  return [...results, { kind: 'user', texts: textParts(content) }];
}

function callIds(content: JsonData | undefined): string[] {
  return asList(content).flatMap((part) => {
    const block = asRecord(part);
    return block['type'] === 'tool_use' ? (asText(block['id']) ?? []) : [];
  });
}

function encodeReply(reply: ModelReply): EncodedReply {
  const stopReason = reply.calls.length > 0 ? 'tool_use' : 'end_turn';
  const message = { id: reply.id, type: 'message', role: 'assistant', model: reply.model };
  const texts = reply.text === '' ? 0 : 1;
  return {
    beginning: [
      event('message_start', {
        message: { ...message, content: [], stop_reason: null, stop_sequence: null, usage: USAGE },
      }),
    ],
    body: [
      ...(texts === 0 ? [] : blockEvents(0, { type: 'text', text: '' }, { type: 'text_delta', text: reply.text })),
      ...reply.calls.flatMap((call, index) => callBlock(call, texts + index)),
    ],
    end: [
      event('message_delta', {
        delta: { stop_reason: stopReason, stop_sequence: null },
        usage: { output_tokens: OUTPUT_TOKENS },
      }),
      event('message_stop', {}),
    ],
    whole: JSON.stringify({
      ...message,
      content: [
        ...(texts === 0 ? [] : [{ type: 'text', text: reply.text }]),
        ...reply.calls.map((call) => ({
          type: 'tool_use',
          id: call.id,
          name: call.name,
          // Always valid JSON: a scenario's input was checked, and any other is our own.
          input: JSON.parse(inputOf(call)) as JsonData,
        })),
      ],
      stop_reason: stopReason,
      stop_sequence: null,
      usage: USAGE,
    }),
  };
}

function callBlock(call: WireCall, index: number): string[] {
  const start = { type: 'tool_use', id: call.id, name: call.name, input: {} };
  return blockEvents(index, start, { type: 'input_json_delta', partial_json: inputOf(call) });
}

/** This API takes objects only. */
function inputOf({ input, plain }: WireCall): string {
  return plain ? JSON.stringify({ input }) : input;
}

function blockEvents(index: number, content: object, delta: object): string[] {
  return [
    event('content_block_start', { index, content_block: content }),
    event('content_block_delta', { index, delta }),
    event('content_block_stop', { index }),
  ];
}
