import { asRecord, asText } from '../../evidence/json-data.ts';
import type { EventBody, JsonData } from '../../evidence/transcript-event.ts';
import type { TranscriptReader } from '../../evidence/transcript-reader.ts';

/** `{"toy": "start" | "says" | "opens" | "shows" | "end", …}`, one a line. */
export const toyReader: TranscriptReader = {
  agent: 'toy',
  arrayForm: false,
  textShowsCalls: false,
  readValue: (value) => ({ events: [eventOf(asRecord(value))] }),
  readText: () => [],
  canSkip: () => false,
};

function eventOf(line: Readonly<Record<string, JsonData>>): EventBody {
  const call_id = asText(line['id']) ?? null;
  const text = asText(line['text']) ?? '';
  switch (line['toy']) {
    case 'start':
      return { type: 'session', started: true, session_id: text, model: 'toy-1' };
    case 'says':
      return { type: 'assistant_text', text, synthetic: false };
    case 'opens':
      return { type: 'tool_call', call_id, tool: 'open', input: text, purpose: { kind: 'opens', paths: [text] } };
    case 'shows':
      return { type: 'tool_result', call_id, ok: true, output: text };
    case 'end':
      return { type: 'terminal', outcome: 'completed' };
    default:
      return { type: 'unknown', name: asText(line['type']) ?? '(no type)', tool_like: false };
  }
}
