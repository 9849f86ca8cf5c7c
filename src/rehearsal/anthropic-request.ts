import { asList, asRecord, asText } from '../evidence/json-data.ts';
import type { JsonData } from '../evidence/transcript-event.ts';
import { UnreadableRequest, type ConversationItem, type WireRequest } from './conversation-item.ts';
import { listedObjects, textParts } from './text-parts.ts';

/** Reads a request of the Anthropic Messages API. @throws UnreadableRequest */
export function readAnthropicRequest(body: { readonly [key: string]: JsonData }): WireRequest {
  const system = textParts(body['system']);
  const items: ConversationItem[] = system.length === 0 ? [] : [{ kind: 'instructions', texts: system }];
  for (const message of listedObjects(body['messages'], 'messages')) {
    const content = message['content'];
    switch (message['role']) {
      case 'user':
        items.push(...userItems(content));
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
  const tools = asList(body['tools']).flatMap((tool) => {
    const name = asText(asRecord(tool)['name']);
    return name === undefined ? [] : [{ name, namespace: null, plain: false }];
  });
  return { items, tools };
}

/** A user's message may answer calls and say something too. */
function userItems(content: JsonData | undefined): ConversationItem[] {
  const results = asList(content).flatMap((part): ConversationItem[] => {
    const block = asRecord(part);
    if (block['type'] !== 'tool_result') return [];
    const callId = asText(block['tool_use_id']) ?? '';
    const text = textParts(block['content']).join('\n');
    return [{ kind: 'result', callId, text, isError: block['is_error'] === true }];
  });
  const texts = textParts(content);
  return texts.length === 0 ? results : [...results, { kind: 'user', texts }];
}

function callIds(content: JsonData | undefined): string[] {
  return asList(content).flatMap((part) => {
    const block = asRecord(part);
    return block['type'] === 'tool_use' ? (asText(block['id']) ?? []) : [];
  });
}
