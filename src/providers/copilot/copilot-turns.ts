import { asRecord, asText, type Fields } from '../../evidence/json-data.ts';
import type { EventBody, JsonData, ToolCallEvent, ToolResultEvent } from '../../evidence/transcript-event.ts';
import {
  dataDigest,
  shortTexts,
  errorMessage,
  type OfMessage,
  type ResultFact,
  type TurnFact,
  type TurnReader,
} from '../../evidence/turn-facts.ts';
import { copilotReader } from './copilot-reader.ts';

const SUBAGENT_TOOL = 'task';
/** The client's codes for a call that was refused. */
const REFUSALS = new Set(['denied', 'rejected']);
const ABORTED = /^(?:aborted|cancelled|canceled|interrupted)\b/i;
const LEFT_OUT = /^Output too large to read at once \([^)\n]{1,40}\)|<output too long[^>\n]{0,80}>/;

/** Turns of Copilot: a message names its calls, and other lines say how they went. */
export const copilotTurns: TurnReader = {
  reader: copilotReader,
  copyId: 'id',
  factsOf: ({ type, data }, events) => {
    const fields = asRecord(data);
    return [...subagentFacts(type, fields), ...events.flatMap((event) => factsOf(event, type, fields))];
  },
};

function subagentFacts(type: JsonData | undefined, data: Fields): readonly TurnFact[] {
  const call = asText(data['toolCallId']);
  if (call === undefined || (type !== 'subagent.completed' && type !== 'subagent.failed')) return [];
  return [{ type: 'reported', call, ok: type === 'subagent.completed' }];
}

function factsOf(event: EventBody, type: JsonData | undefined, data: Fields): readonly TurnFact[] {
  switch (event.type) {
    case 'session':
      return [
        {
          type: 'session',
          begins: type === 'session.start',
          session: event.session_id || undefined,
          model: event.model || undefined,
        },
      ];
    case 'assistant_text':
      return [{ type: 'said', ...ofMessage(data) }];
    case 'tool_call':
      return [callFact(event, data)];
    case 'tool_result':
      return [resultFact(event, data)];
    case 'terminal':
      return [{ type: 'end', outcome: event.outcome }];
    case 'aborted':
    case 'unknown':
      return [event];
    default:
      return [];
  }
}

function ofMessage(data: Fields): OfMessage {
  const stop = asText(data['finishReason']) ?? asText(data['stopReason']);
  return { message: asText(data['messageId']) ?? null, model: asText(data['model']), stop };
}

function callFact({ call_id, tool, input, again }: ToolCallEvent, data: Fields): TurnFact {
  return {
    type: 'call',
    ...ofMessage(data),
    id: call_id ?? '',
    tool,
    digest: dataDigest([tool, input]),
    names: shortTexts(input),
    subagent: tool === SUBAGENT_TOOL || undefined,
    again,
  };
}

function resultFact({ call_id, ok, unstated }: ToolResultEvent, data: Fields): ResultFact {
  const result = asRecord(data['result']);
  const error = asRecord(data['error']);
  const code = asText(error['code']);
  const told = asText(error['message']) ?? asText(result['content']);
  const shown = data['result'] === undefined ? (data['error'] ?? null) : (result['content'] ?? data['result']);
  const detailed = result['detailedContent'];
  const telemetry = asRecord(data['toolTelemetry']);
  const mode = asText(asRecord(telemetry['properties'])['execution_mode']);
  const synthetic = !ok && (ABORTED.test(code ?? '') || ABORTED.test(told ?? ''));
  const message = unstated === true ? 'the client did not say how the call ended' : errorMessage(told);
  return {
    type: 'result',
    id: call_id ?? '',
    digest: dataDigest(shown),
    operator: detailed === undefined ? undefined : dataDigest(detailed),
    error: ok ? null : { code: code ?? null, message },
    synthetic: synthetic ? 'aborted' : undefined,
    denied: (code !== undefined && REFUSALS.has(code)) || undefined,
    background: (mode !== undefined && mode !== 'sync') || undefined,
    truncated: LEFT_OUT.exec(asText(result['content']) ?? '')?.[0],
    handles: [asText(asRecord(telemetry['restrictedProperties'])['agent_id']) ?? []].flat(),
  };
}
