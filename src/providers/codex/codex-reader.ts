import { shellWord } from '../../contracts/explain-command.ts';
import { asNumber, asRecord, asText, reportedUsage, type Fields } from '../../evidence/json-data.ts';
import type { EventBody, JsonData, ToolCallEvent, TransportReason } from '../../evidence/transcript-event.ts';
import type { ReadValue, TranscriptReader } from '../../evidence/transcript-reader.ts';
import { transportReason } from '../transport-reason.ts';

const QUIET_ITEMS = new Set(['reasoning', 'user_message', 'context_compaction']);
/** Items that are a tool call: the name of each is the name of the tool. */
const CALL_ITEMS = new Set([
  'file_change',
  'mcp_tool_call',
  'web_search',
  'todo_list',
  'collab_tool_call',
  'image_view',
]);

/** What begins so comes of the model, or begins its work. */
const WORK = /^(?:thread\.started$|turn\.started$|item\.)/;

const LOG = 'the rollout of a session of Codex, not its output: record `codex exec --json`';

/** Codex: `codex exec --json`. There is no skill event; opening `SKILL.md` with a command is how a skill is loaded. */
export const codexReader: TranscriptReader = {
  agent: 'codex',
  arrayForm: false,
  textShowsCalls: false,
  readValue,
  readText: () => [],
  canSkip: () => false,
};

function readValue(value: JsonData): ReadValue {
  const line = asRecord(value);
  // An item of type `error` is a warning about model metadata or features.
  const works = WORK.test(asText(line['type']) ?? '') && asRecord(line['item'])['type'] !== 'error';
  return { events: eventsOf(line), works, log: line['payload'] === undefined ? undefined : LOG };
}

function eventsOf(line: Fields): readonly EventBody[] {
  const type = asText(line['type']);
  switch (type) {
    case 'thread.started':
      return [{ type: 'session', started: true, session_id: asText(line['thread_id']) }];
    case 'turn.started':
      return [{ type: 'notice', name: type }];
    case 'turn.completed': {
      const usage = asRecord(line['usage']);
      const reported = reportedUsage(usage['input_tokens'], usage['output_tokens']);
      return [{ type: 'terminal', outcome: 'completed', usage: reported }];
    }
    case 'turn.failed': {
      const message = asText(asRecord(line['error'])['message']) ?? 'the turn failed';
      return [{ type: 'terminal', outcome: 'error', ...causeOf(message), message }];
    }
    case 'error': {
      const message = asText(line['message']) ?? 'error';
      return [{ type: 'transport_error', ...causeOf(message), message }];
    }
    case 'item.started':
    case 'item.updated':
    case 'item.completed':
      return itemEvents(asRecord(line['item']), type === 'item.completed');
    default: {
      const isItem = type?.startsWith('item') === true;
      return [{ type: 'unknown', name: type ?? '(no type)', tool_like: isItem || looksLikeCall(line) }];
    }
  }
}

function itemEvents(item: Fields, completed: boolean): readonly EventBody[] {
  const kind = asText(item['type']) ?? asText(item['item_type']) ?? '(no type)';
  const name = `item/${kind}`;
  if (kind === 'command_execution') return commandEvents(item, completed);
  if (kind === 'agent_message' || kind === 'assistant_message') {
    return completed
      ? [{ type: 'assistant_text', text: asText(item['text']) ?? '', synthetic: false }]
      : [{ type: 'notice', name }];
  }
  if (CALL_ITEMS.has(kind)) {
    const tool = asText(item['tool']) ?? '';
    // What a subagent does is not shown, only that it is started and waited for; the other tools wait for it or end it.
    const isCollab = kind === 'collab_tool_call';
    const call: ToolCallEvent = {
      type: 'tool_call',
      call_id: asText(item['id']) ?? null,
      tool:
        kind === 'mcp_tool_call' ? `mcp:${asText(item['server']) ?? ''}/${tool}` : isCollab ? `collab:${tool}` : kind,
      input: item['arguments'] ?? item['query'] ?? item['changes'] ?? item['items'] ?? item['prompt'] ?? null,
      purpose: { kind: 'other' },
      again: completed || undefined,
      hides_calls: (isCollab && !/^(?:wait|close)/.test(tool)) || undefined,
    };
    const failed = item['status'] === 'failed' || (item['error'] ?? null) !== null;
    return completed ? [call, { type: 'tool_result', call_id: call.call_id, ok: !failed }] : [call];
  }
  if (kind === 'error' || QUIET_ITEMS.has(kind)) return [{ type: 'notice', name }];
  // An unknown item may be a call under another name.
  return [{ type: 'unknown', name, tool_like: true }];
}

function commandEvents(item: Fields, completed: boolean): readonly EventBody[] {
  const command = commandText(item['command']);
  const call: ToolCallEvent = {
    type: 'tool_call',
    call_id: asText(item['id']) ?? null,
    tool: 'command_execution',
    input: command,
    purpose: { kind: 'command', command },
    again: completed || undefined,
  };
  if (!completed) return [call];
  const exitCode = item['exit_code'];
  const status = asText(item['status']);
  const ok = exitCode === 0 && (status === undefined || status === 'completed');
  const unstated = ((exitCode ?? null) === null && (status === undefined || status === 'completed')) || undefined;
  const output = asText(item['aggregated_output']);
  const answer = ok
    ? undefined
    : `exit code ${asNumber(exitCode) ?? 'none'}: ${output?.trimStart().slice(0, 200) ?? ''}`;
  return [call, { type: 'tool_result', call_id: call.call_id, ok, unstated, output, command, answer }];
}

/** Older versions give the argument list. */
function commandText(command: JsonData | undefined): string {
  if (typeof command === 'string') return command;
  if (!Array.isArray(command)) return '';
  const words: readonly JsonData[] = command as readonly JsonData[];
  return words.map((word) => (typeof word === 'string' ? shellWord(word) : '')).join(' ');
}

function looksLikeCall(fields: Fields): boolean {
  return ['command', 'arguments', 'tool', 'call_id', 'aggregated_output'].some((key) => fields[key] !== undefined);
}

/** The client puts the status into its own message: `unexpected status 401 Unauthorized: …`. */
function causeOf(message: string): { reason: TransportReason; status: number | undefined } {
  const told = /\bstatus:? (\d{3})\b/.exec(message)?.[1];
  // The body of a 400 is printed as it came, without the status.
  const isRefusal = message.startsWith('{') && message.slice(0, 4000).includes('"invalid_request_error"');
  const status = told === undefined ? (isRefusal ? 400 : undefined) : Number(told);
  // Of a refused request the number says nothing that its text would not say better.
  return { reason: transportReason('', status === 400 ? undefined : status, message.slice(0, 400)), status };
}
