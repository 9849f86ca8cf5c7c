import { asList, asRecord, asText, type Fields } from '../../evidence/json-data.ts';
import type { EventBody, JsonData, ToolCallEvent } from '../../evidence/transcript-event.ts';
import {
  dataDigest,
  shortTexts,
  errorMessage,
  type CallFact,
  type OfMessage,
  type ResultFact,
  type ReportedError,
  type TurnFact,
  type TurnReader,
} from '../../evidence/turn-facts.ts';
import { claudeReader } from './claude-reader.ts';

/** Tools that start a subagent; `Task` is what older versions call `Agent`. */
const SUBAGENT_TOOLS = new Set(['Agent', 'Task']);
/** Where a result names what the call started, by which a later call can name it. */
const HANDLES = ['agentId', 'backgroundTaskId', 'taskId', 'task_id', 'shellId', 'bash_id'];
/** Texts that the client puts where a result should be, word for word. */
const ABORTED =
  /^(?:aborted by user|\[Request interrupted by user|The user doesn't want to take this action right now)/;
const LOST = '[Tool result missing due to internal error]';
const LEFT_OUT = /^<persisted-output>|^Output too large \([^)\n]{1,40}\)|\[\d{1,9} (?:lines|characters) truncated\]/;

/** Turns of Claude Code. */
export const claudeTurns: TurnReader = { reader: claudeReader, copyId: 'uuid', factsOf };

function factsOf(line: Fields, events: readonly EventBody[]): readonly TurnFact[] {
  switch (line['type']) {
    case 'system':
      return systemFacts(line, events);
    case 'stream_event':
      return partialFacts(asRecord(line['event']));
    case 'assistant':
    case 'user':
      return blockFacts(line, events);
    default: {
      const event = events.at(-1);
      if (event?.type === 'unknown') return [event];
      if (event?.type !== 'terminal') return [];
      const takes = line['structured_output'] === undefined ? undefined : 'StructuredOutput';
      return [{ type: 'end', outcome: event.outcome, stop: asText(line['stop_reason']), takes }];
    }
  }
}

function systemFacts(line: Fields, [event]: readonly EventBody[]): readonly TurnFact[] {
  const call = asText(line['tool_use_id']);
  if (event?.type === 'session') {
    return [{ type: 'session', begins: true, session: event.session_id || undefined, model: event.model || undefined }];
  }
  if (call === undefined) return [];
  if (line['subtype'] === 'permission_denied') return [{ type: 'denied', call }];
  if (line['subtype'] !== 'task_notification') return [];
  return [{ type: 'reported', call, ok: line['status'] === 'completed' }];
}

/** Partial messages repeat the whole ones, but only they say why a message stopped. */
function partialFacts(event: Fields): readonly TurnFact[] {
  const message = asText(asRecord(event['message'])['id']);
  if (event['type'] === 'message_start' && message !== undefined) return [{ type: 'partial', message }];
  const reason = asText(asRecord(event['delta'])['stop_reason']);
  return event['type'] === 'message_delta' && reason !== undefined ? [{ type: 'stop', reason }] : [];
}

function blockFacts(line: Fields, events: readonly EventBody[]): readonly TurnFact[] {
  const message = asRecord(line['message']);
  const content = message['content'];
  if (line['type'] === 'user' && isInterruption(content)) return [{ type: 'aborted' }];
  const blocks = asList(content);
  // The reader gives one event for each block, in their order.
  return events.flatMap((event, index) => blockFact(event, asRecord(blocks[index]), line, message));
}

function isInterruption(content: JsonData | undefined): boolean {
  const text = asText(content) ?? asText(asRecord(asList(content)[0])['text']);
  return text?.startsWith('[Request interrupted by user') === true;
}

function blockFact(event: EventBody, block: Fields, line: Fields, message: Fields): readonly TurnFact[] {
  switch (event.type) {
    case 'assistant_text':
      // The client wrote it in the model's name.
      return event.synthetic ? [] : [{ type: 'said', ...ofMessage(message) }];
    case 'notice':
      return line['type'] === 'assistant' ? [{ type: 'said', ...ofMessage(message) }] : [];
    case 'tool_call':
      return [callFact(event, block, message)];
    case 'tool_result':
      return [resultFact(event.ok, block, line)];
    case 'unknown':
      return [event];
    default:
      return [];
  }
}

function ofMessage(message: Fields): OfMessage {
  const { id, model, stop_reason: stop } = message;
  return { message: asText(id) ?? null, model: asText(model), stop: asText(stop) };
}

function callFact({ call_id, tool, input }: ToolCallEvent, block: Fields, message: Fields): CallFact {
  const caller = asRecord(block['caller']);
  const kind = asText(caller['type']);
  // The model itself is the direct caller.
  const edge = kind === undefined || kind === 'direct' ? undefined : (asText(caller['tool_id']) ?? kind);
  return {
    type: 'call',
    ...ofMessage(message),
    id: call_id ?? '',
    tool,
    digest: dataDigest([tool, input]),
    names: shortTexts(input),
    caller: edge,
    server: block['type'] !== 'tool_use' || undefined,
    subagent: SUBAGENT_TOOLS.has(tool) || undefined,
  };
}

function resultFact(readAsOk: boolean, block: Fields, line: Fields): ResultFact {
  const id = asText(block['tool_use_id']) ?? '';
  const content = block['content'] ?? null;
  // What stands beside the message is about its only result.
  const results = asList(asRecord(line['message'])['content']).filter(
    (item) => asRecord(item)['type'] === 'tool_result',
  );
  const details = results.length === 1 ? (line['tool_use_result'] ?? line['toolUseResult']) : undefined;
  const report = asRecord(details);
  const meta = asRecord(asList(line['tool_result_meta']).find((item) => asRecord(item)['id'] === id));
  const refusal = asText(meta['non_execution_kind']);
  const text = textOf(content);
  const served = asRecord(content);
  const servedCode =
    asText(served['type'])?.endsWith('_error') === true ? (asText(served['error_code']) ?? null) : undefined;
  const ok = readAsOk && servedCode === undefined;
  const error: ReportedError | null = ok ? null : { code: refusal ?? servedCode ?? null, message: errorMessage(text) };
  return {
    type: 'result',
    id,
    digest: dataDigest(content),
    operator: details === undefined ? undefined : dataDigest(details),
    error,
    synthetic: madeUp(ok, text, refusal, line),
    server: line['type'] === 'assistant' || undefined,
    denied: refusal === 'user-rejected' || undefined,
    interrupted: report['interrupted'] === true || undefined,
    background: report['status'] === 'async_launched' || report['isAsync'] === true || undefined,
    truncated: LEFT_OUT.exec(text ?? '')?.[0],
    handles: HANDLES.flatMap((key) => asText(report[key]) ?? []),
  };
}

/** Whether the host put the result there because the call had none. */
function madeUp(
  ok: boolean,
  text: string | undefined,
  refusal: string | undefined,
  line: Fields,
): ResultFact['synthetic'] {
  if (text === LOST) return 'error';
  if (refusal !== undefined && /interrupt|abort|cancel/.test(refusal)) return 'aborted';
  if (line['isSynthetic'] === true || line['isMeta'] === true) return 'aborted';
  return !ok && text !== undefined && ABORTED.test(text) ? 'aborted' : undefined;
}

function textOf(content: JsonData): string | undefined {
  if (typeof content === 'string') return content;
  const texts = asList(content).flatMap((item) => asText(asRecord(item)['text']) ?? []);
  return texts.length === 0 ? undefined : texts.join('\n');
}
