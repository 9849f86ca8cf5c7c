import { asList, asRecord, asText, type Fields } from '../../evidence/json-data.ts';
import type { EventBody, ToolCallEvent, ToolResultEvent } from '../../evidence/transcript-event.ts';
import {
  dataDigest,
  shortTexts,
  errorMessage,
  type ResultFact,
  type ReportedError,
  type TurnFact,
  type TurnReader,
} from '../../evidence/turn-facts.ts';
import { codexReader } from './codex-reader.ts';

/** Items whose input grows until they are completed, so that it cannot tell two of one id apart. */
const GROWING_ITEMS = new Set(['file_change', 'web_search', 'todo_list', 'image_view']);
/** What the client prints as the output of a call that it gave up. */
const ABORTED = /^aborted(?: by user)?(?: after \d|\s*$)/;
const LEFT_OUT = /\[\.\.\. omitted \d{1,9} of \d{1,9} lines \.\.\.\]|…\d{1,9} (?:tokens|chars) truncated…/;

/**
 * Turns of Codex. It names no messages: calls that overlap are one turn, and a call that begins when none is open begins the next. What
 * its subagents do is not in the transcript.
 */
export const codexTurns: TurnReader = {
  reader: codexReader,
  // In between, only lists grow.
  factsOf: (line, events) =>
    line['type'] === 'item.updated' ? [] : events.flatMap((event) => factsOf(event, asRecord(line['item']))),
};

function factsOf(event: EventBody, item: Fields): readonly TurnFact[] {
  switch (event.type) {
    case 'session':
      return [{ type: 'session', begins: true, fresh_ids: true, session: event.session_id }];
    case 'notice':
      // A turn of the client's may count its items from the beginning, too.
      return event.name === 'turn.started' ? [{ type: 'session', begins: false, fresh_ids: true }] : [];
    case 'assistant_text':
      return [{ type: 'said', message: null }];
    case 'tool_call':
      return [callFact(event, item)];
    case 'tool_result':
      return [resultFact(event, item)];
    case 'terminal':
      return [{ type: 'end', outcome: event.outcome }];
    case 'unknown':
      return [/^turn[./](?:aborted|cancelled|interrupted)$/.test(event.name) ? { type: 'aborted' } : event];
    default:
      return [];
  }
}

function callFact({ call_id, tool, input, again, hides_calls }: ToolCallEvent, item: Fields): TurnFact {
  const grows = GROWING_ITEMS.has(asText(item['type']) ?? asText(item['item_type']) ?? '');
  return {
    type: 'call',
    message: null,
    id: call_id ?? '',
    tool,
    digest: dataDigest([tool, grows ? null : input]),
    // A wait names its subagents beside its input.
    names: [...shortTexts(input), ...(hides_calls === true ? [] : threads(item))],
    subagent: hides_calls,
    again,
  };
}

function threads(item: Fields): readonly string[] {
  return asList(item['receiver_thread_ids']).flatMap((id) => asText(id) ?? []);
}

function resultFact({ call_id, ok, unstated }: ToolResultEvent, item: Fields): ResultFact {
  const output = asText(item['aggregated_output']);
  const shown =
    output ?? item['result'] ?? item['agents_states'] ?? item['changes'] ?? item['query'] ?? item['items'] ?? null;
  const told = asText(asRecord(item['error'])['message']) ?? asText(item['error']) ?? output;
  const status = asText(item['status']);
  const synthetic = !ok && (status === 'interrupted' || status === 'cancelled' || ABORTED.test(output ?? ''));
  return {
    type: 'result',
    id: call_id ?? '',
    digest: dataDigest([shown, item['exit_code'] ?? null, status ?? null]),
    error: ok ? null : errorOf(item, status, told, unstated === true),
    synthetic: synthetic ? 'aborted' : undefined,
    denied: status === 'declined' || undefined,
    truncated: LEFT_OUT.exec(output ?? '')?.[0],
    handles: threads(item),
  };
}

/** A status other than `failed` says more than the exit code, which is all that a command has. */
function errorOf(item: Fields, status: string | undefined, told: string | undefined, unstated: boolean): ReportedError {
  if (unstated) return { code: null, message: 'the client did not say how the call ended' };
  const exitCode = item['exit_code'];
  const known = status === undefined || status === 'failed' || status === 'completed';
  const code = known ? (typeof exitCode === 'number' ? `exit_code_${exitCode}` : null) : status;
  return { code, message: errorMessage(told) };
}
