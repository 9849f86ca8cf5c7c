import { asCount, asList, asNumber, asRecord, asText, type Fields } from '../../evidence/json-data.ts';
import type { ReportedUsage, TerminalEvent, TransportReason } from '../../evidence/transcript-event.ts';
import { transportReason } from '../transport-reason.ts';

/** The client names the error in its first words. */
const CLIENT_TEXT_LIMIT = 120;

/** `subtype` says "success" even for an API error: the worst of all fields wins. */
export function terminalEvent(line: Fields): TerminalEvent {
  const subtype = asText(line['subtype']) ?? '';
  const message = asText(line['result']) ?? asText(asList(line['errors'])[0]);
  const base = { type: 'terminal' as const, final_text: message, message, usage: usageOf(line) };
  if (subtype === 'error_max_turns') return { ...base, outcome: 'limit', limit: 'turns' };
  if (subtype.startsWith('error_max_budget')) return { ...base, outcome: 'limit', limit: 'budget' };
  const terminalReason = asText(line['terminal_reason']);
  const failed =
    line['is_error'] === true || terminalReason === 'api_error' || (subtype !== '' && subtype !== 'success');
  if (!failed) return { ...base, outcome: 'completed' };
  const status = asNumber(line['api_error_status']) ?? statusInErrorText(message ?? '');
  const reason = errorReason(line, subtype, terminalReason, status, message ?? '');
  return { ...base, outcome: 'error', reason, status };
}

function errorReason(
  line: Fields,
  subtype: string,
  terminalReason: string | undefined,
  status: number | undefined,
  message: string,
): TransportReason {
  const kind = asText(line['api_error_type']) ?? asText(line['api_error']) ?? '';
  const blamesApi = status !== undefined || kind !== '' || terminalReason === 'api_error';
  if (subtype !== '' && subtype !== 'success' && !blamesApi) return 'exit';
  // Only after an API error is the result the client's own text; otherwise it may be the agent's.
  const clientText = terminalReason === 'api_error' ? message.slice(0, CLIENT_TEXT_LIMIT) : '';
  return transportReason(kind, status, clientText);
}

/** The client's own error text, not the agent's: `API Error: 529 …`. */
function statusInErrorText(message: string): number | undefined {
  const status = /^(?:Failed to authenticate\. )?API Error: (\d{3})\b/.exec(message)?.[1];
  return status === undefined ? undefined : Number(status);
}

function usageOf(line: Fields): ReportedUsage | undefined {
  if (line['usage'] === undefined && line['total_cost_usd'] === undefined) return undefined;
  const usage = asRecord(line['usage']);
  return {
    input_tokens: asCount(usage['input_tokens']),
    output_tokens: asCount(usage['output_tokens']),
    cost_usd: asNumber(line['total_cost_usd']) ?? null,
    turns: asCount(line['num_turns']),
  };
}
