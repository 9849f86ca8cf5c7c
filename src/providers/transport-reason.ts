import type { TransportReason } from '../evidence/transcript-event.ts';

/** Where a number is the status of an answer: not in an address, an id or a count. */
const STATUS = String.raw`(?:^|\berror: |\bHTTP |\bstatus:? )`;
const LIMITED = new RegExp(
  `rate[ _-]?limit|too many requests|(?:usage|session|weekly|spend)[ _-]limit|quota|out of credits|${STATUS}429\\b`,
  'i',
);
const REFUSED = new RegExp(
  String.raw`authenticat(?:ion|ed?\b)|authori[sz](?:ation|ed\b)|forbidden|invalid api key|not logged in|sign in again|/login\b|` +
    String.raw`billing|credit balance|oauth|refresh[ _-]token|token[ _](?:has |is )?expired|${STATUS}40[123]\b`,
  'i',
);

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
