import type { TransportReason } from '../evidence/transcript-event.ts';

const LIMITED = /rate[ _-]?limit|too many requests|(?:usage|session|weekly|spend|token) limit|quota|\b429\b/i;
const REFUSED =
  /authenticat|authoriz|forbidden|invalid api key|not logged in|sign in again|billing|credit balance|refresh[ _-]token|\b40[123]\b/i;

/**
 * Why a client's request failed: by the client's own class of the error, else by the status that it reports, else by its own error text;
 * never by anything that the agent said. Where a client has no class, its text is the class.
 */
export function transportReason(kind: string, status: number | undefined, clientText: string): TransportReason {
  return named(kind) ?? byStatus(status) ?? named(clientText) ?? 'api_error';
}

function named(text: string): TransportReason | undefined {
  if (LIMITED.test(text)) return 'rate_limited';
  return REFUSED.test(text) ? 'auth' : undefined;
}

function byStatus(status: number | undefined): TransportReason | undefined {
  if (status === 401 || status === 402 || status === 403) return 'auth';
  if (status === 429) return 'rate_limited';
  return status === undefined ? undefined : 'api_error';
}
