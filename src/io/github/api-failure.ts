import { printable } from '../../contracts/problem.ts';

/** Why a request came to nothing, as far as what follows from it differs. */
export interface ApiFailure {
  readonly kind:
    | 'unauthorized'
    /** The token may not do that. */
    | 'forbidden'
    /** Also of what the token may not see. */
    | 'not_found'
    | 'rate_limited'
    | 'refused'
    /** No answer, no whole answer, or a server that failed. */
    | 'unreachable';
  /** Null where there was no answer. */
  readonly status: number | null;
  /** One line for people, without secrets; parts of it are the server's words. */
  readonly reason: string;
}

const WORDS_LIMIT = 300;

/** What the client threw, for one request. @throws what is no failure of a request */
export function apiFailure(error: unknown, request: string, token: string): ApiFailure {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') throw error;
  // The client gives a failure of the network the status 500, but no answer.
  const answer = 'response' in error && isObject(error.response) ? error.response : null;
  const status = answer === null ? null : error.status;
  const kind = kindOf(status, error.message, isObject(answer?.['headers']) ? answer['headers'] : {});
  const said = answer === null ? failureWords(error) : error.message;
  const words = printable(said.replaceAll(token, '***').replaceAll(/:\/\/[^/@\s]+@/g, '://***@')).slice(0, WORDS_LIMIT);
  return { kind, status, reason: `${request}: ${status === null ? '' : `${status} `}${words}` };
}

function kindOf(status: number | null, message: string, headers: Record<string, unknown>): ApiFailure['kind'] {
  if (status === null || status >= 500) return 'unreachable';
  if (status === 401) return 'unauthorized';
  if (status === 404 || status === 410) return 'not_found';
  const isLimit = headers['x-ratelimit-remaining'] === '0' || /\brate limit\b/i.test(message);
  if (status === 429 || (status === 403 && isLimit)) return 'rate_limited';
  return status === 403 || status === 451 ? 'forbidden' : 'refused';
}

/** What a failed `fetch` says is "fetch failed"; what happened stands in its cause. */
export function failureWords(error: Error): string {
  const causes: string[] = [];
  for (let cause: unknown = error; cause instanceof Error && causes.length < 5; cause = cause.cause) {
    if (cause.message !== '') causes.push(cause.message);
    if ('code' in cause && typeof cause.code === 'string') causes.push(cause.code);
  }
  return [...new Set(causes)].join(': ');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
