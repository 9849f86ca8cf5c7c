import type { TransportReason } from '../evidence/transcript-event.ts';

/**
 * Why a client's request failed, from the status that the client itself reports and, where it reports none, from the
 * client's own error text (never from anything that the agent said).
 */
export function transportReasonOfStatus(status: number | undefined, clientText: string): TransportReason {
  if (status === 401 || status === 403) return 'auth';
  if (status === 429) return 'rate_limited';
  if (status !== undefined) return 'api_error';
  if (/rate[ _-]?limit|too many requests|usage limit|\b429\b/i.test(clientText)) return 'rate_limited';
  if (/authenticat|unauthorized|forbidden|invalid api key|not logged in|\b40[13]\b/i.test(clientText)) return 'auth';
  return 'api_error';
}
