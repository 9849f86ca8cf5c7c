import { asList, asRecord, asText } from '../evidence/json-data.ts';
import type { JsonData } from '../evidence/transcript-event.ts';
import type { ConversationItem, OfferedTool, WireRequest } from './conversation-item.ts';
import { listedObjects, textParts } from './text-parts.ts';

/** Reads a request of the OpenAI Responses API; items that say nothing to a script are left out. @throws UnreadableRequest */
export function readResponsesRequest(body: { readonly [key: string]: JsonData }): WireRequest {
  const instructions = textParts(body['instructions']);
  const input = asText(body['input']);
  const listed = input === undefined ? listedObjects(body['input'], 'input') : [];
  const items: ConversationItem[] = [
    ...(instructions.length === 0 ? [] : [{ kind: 'instructions', texts: instructions } as const]),
    ...(input === undefined ? [] : [{ kind: 'user', texts: [input] } as const]),
    ...listed.flatMap(itemsOf),
  ];
  // In code mode the tools come as an item of the input.
  const added = listed.filter((item) => item['type'] === 'additional_tools');
  return { items, tools: [body, ...added].flatMap((place) => offeredTools(asList(place['tools']), null)) };
}

function itemsOf(item: { readonly [key: string]: JsonData }): ConversationItem[] {
  switch (item['type'] ?? 'message') {
    case 'message':
      return [messageItem(asText(item['role']) ?? 'user', textParts(item['content']))];
    case 'agent_message':
      return [{ kind: 'user', texts: asList(item['content']).flatMap(messageText) }];
    case 'function_call':
    case 'custom_tool_call':
      return [{ kind: 'assistant', callIds: [asText(item['call_id']) ?? ''] }];
    case 'function_call_output':
    case 'custom_tool_call_output': {
      const text = textParts(item['output']).join('\n');
      // This wire does not say whether a call failed.
      return [{ kind: 'result', callId: asText(item['call_id']) ?? '', text, isError: false }];
    }
    default:
      return [];
  }
}

/** What one agent of Codex says to another goes the way that a model encrypted it; a scripted model does not. */
function messageText(part: JsonData): readonly string[] {
  const { text, encrypted_content: encrypted } = asRecord(part);
  const said = asText(text) ?? asText(encrypted);
  return said === undefined ? [] : [said];
}

function messageItem(role: string, texts: readonly string[]): ConversationItem {
  if (role === 'assistant') return { kind: 'assistant', callIds: [] };
  return { kind: role === 'user' ? 'user' : 'instructions', texts };
}

/** Groups stand inside groups never more than once; deeper ones would not be tools of a known client. */
function offeredTools(tools: readonly JsonData[], namespace: string | null): OfferedTool[] {
  return tools.flatMap((entry) => {
    const tool = asRecord(entry);
    const name = asText(tool['name']);
    if (tool['type'] === 'namespace' && namespace === null) return offeredTools(asList(tool['tools']), name ?? '');
    return name === undefined ? [] : [{ name, namespace, plain: tool['type'] === 'custom' }];
  });
}
