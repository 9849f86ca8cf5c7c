import type { TransportReason } from '../evidence/transcript-event.ts';

/**
 * Why a client's request failed: by the status that the client reports, else by its own error text, never by anything that the agent
 * said.
 */
export function transportReasonOfStatus(status: number | undefined, clientText: string): TransportReason {
  if (status === 401 || status === 403) return 'auth';
  if (status === 429) return 'rate_limited';
  if (status !== undefined) return 'api_error';
  if (/rate[ _-]?limit|too many requests|usage limit|\b429\b/i.test(clientText)) return 'rate_limited';
  if (/authenticat|unauthorized|forbidden|invalid api key|not logged in|\b40[13]\b/i.test(clientText)) return 'auth';
  return 'api_error';
}
