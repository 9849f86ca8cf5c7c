import { asList, asRecord, asText } from '../evidence/json-data.ts';
import type { JsonData } from '../evidence/transcript-event.ts';
import { UnreadableRequest, type ConversationItem, type WireRequest } from './conversation-item.ts';
import { listedObjects, textParts } from './text-parts.ts';

/** Reads a request of the OpenAI Chat Completions API. @throws UnreadableRequest */
export function readChatRequest(body: { readonly [key: string]: JsonData }): WireRequest {
  const items = listedObjects(body['messages'], 'messages').map(itemOf);
  const tools = asList(body['tools']).flatMap((tool) => {
    const name = asText(asRecord(asRecord(tool)['function'])['name']);
    return name === undefined ? [] : [{ name, namespace: null, plain: false }];
  });
  return { items, tools };
}

function itemOf(message: { readonly [key: string]: JsonData }): ConversationItem {
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
      // This wire does not say whether a call failed.
      return { kind: 'result', callId: asText(message['tool_call_id']) ?? '', text: texts.join('\n'), isError: false };
    default:
      throw new UnreadableRequest('a message must have the role "system", "developer", "user", "assistant" or "tool"');
  }
}
