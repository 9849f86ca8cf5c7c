import type { ModelAnswer } from '../contracts/model-dialect.ts';
import type { Wire } from './model-request.ts';
import { INPUT_TOKENS } from './wire.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** A whole answer whose body is JSON; `text` is that JSON. */
export function jsonAnswer(status: number, text: string, headers: Readonly<Record<string, string>> = {}): ModelAnswer {
  return { kind: 'answer', status, headers: { ...JSON_TYPE, ...headers }, chunks: [text], ending: 'end' };
}

export function htmlAnswer(): ModelAnswer {
  const page = '<!doctype html><html><head><title>Sign in</title></head><body>Sign in to continue.</body></html>\n';
  return { kind: 'answer', status: 200, headers: { 'content-type': 'text/html' }, chunks: [page], ending: 'end' };
}

/** What each API calls a status, and says with it. */
const ERRORS: Readonly<Record<number, { readonly type: string; readonly message: string }>> = {
  400: { type: 'invalid_request_error', message: 'The scripted model refuses this request.' },
  401: { type: 'authentication_error', message: 'The key is not valid.' },
  403: { type: 'permission_error', message: 'The key does not permit this.' },
  404: { type: 'not_found_error', message: 'There is no such model or address.' },
  413: { type: 'request_too_large', message: 'The request is too large.' },
  429: { type: 'rate_limit_error', message: 'Too many requests.' },
  500: { type: 'api_error', message: 'An error of the scripted model.' },
  503: { type: 'api_error', message: 'The scripted model is not available.' },
  529: { type: 'overloaded_error', message: 'The scripted model is overloaded.' },
};

/** An error as the API itself would send it. */
export function errorAnswer(
  wire: Wire | undefined,
  status: number,
  message: string | null = null,
  headers: Readonly<Record<string, string>> = {},
): ModelAnswer {
  const known = ERRORS[status] ?? { type: 'api_error', message: `Status ${status}.` };
  const error = { type: known.type, message: message ?? known.message };
  const body = wire === 'anthropic' ? { type: 'error', error } : { error: { ...error, param: null, code: known.type } };
  return jsonAnswer(status, JSON.stringify(body), headers);
}

/**
 * The answer to what clients ask besides messages: whether a server is there, which models it has, how many tokens a text has. `path` is
 * the API's own, without a query.
 */
export function probeAnswer(method: string, path: string): ModelAnswer {
  if (method === 'HEAD' || method === 'OPTIONS') {
    return { kind: 'answer', status: 200, headers: {}, chunks: [], ending: 'end' };
  }
  if (path.endsWith('/count_tokens')) return jsonAnswer(200, JSON.stringify({ input_tokens: INPUT_TOKENS }));
  if (method === 'GET' && path.endsWith('/models')) {
    return jsonAnswer(200, JSON.stringify({ object: 'list', data: [], models: [], has_more: false }));
  }
  if (method === 'GET' && (path === '' || path === '/' || path.endsWith('/api/hello'))) {
    return jsonAnswer(200, JSON.stringify({ message: 'hello' }));
  }
  return errorAnswer(undefined, 404);
}
