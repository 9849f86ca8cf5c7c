import { setTimeout as wait } from 'node:timers/promises';

import { failureWords } from './api-answer.ts';

/** What a request may take before it counts as failed. */
export interface FetchLimits {
  /** From the request to the last byte of its answer. */
  readonly timeMs: number;
  readonly bytes: number;
}

/** The part of `RequestInit` that the API client uses. */
interface FetchOptions {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  /** `manual` gives the redirection itself. */
  readonly redirect?: 'follow' | 'manual' | 'error';
}

interface Answer {
  readonly status: number;
  readonly headers: Iterable<[string, string]>;
  readonly url: string;
  readonly body: AsyncIterable<Uint8Array> | null;
}

type PlainFetch = (url: string, options: FetchOptions & { readonly signal: AbortSignal }) => Promise<Answer>;
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * `fetch` as the API client takes it: it counts every request, ends one that takes too long or too much, and reads the whole answer, since
 * the client takes a JSON answer that was cut off for an empty text. Proxies of the environment are used, as by git.
 *
 * @param environment of the process; read for `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`, in capitals or not
 */
export function limitedFetch(
  limits: FetchLimits,
  environment: Environment,
  onRequest: () => void,
): (url: string, options: FetchOptions) => Promise<Response> {
  let plain: Promise<PlainFetch> | undefined;
  return async (url, { method, headers, body, redirect = 'follow' }) => {
    plain ??= plainFetch(environment);
    const send = await plain;
    onRequest();
    const signal = AbortSignal.timeout(limits.timeMs);
    const answer = await send(url, { method, headers, ...(body === undefined ? {} : { body }), redirect, signal });
    const bytes = await readWhole(answer, limits.bytes);
    const whole = new Response(bytes.length === 0 ? null : bytes, {
      status: answer.status,
      headers: [...answer.headers],
    });
    Object.defineProperty(whole, 'url', { value: answer.url });
    return whole;
  };
}

/** Node's own `fetch` passes proxies by. What has one is loaded only where there is one: it takes longer than all the rest. */
async function plainFetch(environment: Environment): Promise<PlainFetch> {
  const proxy = (scheme: string): string =>
    environment[`${scheme}_proxy`] ?? environment[`${scheme.toUpperCase()}_PROXY`] ?? '';
  const [httpProxy, httpsProxy, noProxy] = [proxy('http'), proxy('https'), proxy('no')];
  if (httpProxy === '' && httpsProxy === '') return fetch;
  const { EnvHttpProxyAgent, fetch: proxied } = await import('undici');
  const dispatcher = new EnvHttpProxyAgent({ httpProxy, httpsProxy, noProxy });
  return (url, options) => proxied(url, { ...options, dispatcher });
}

async function readWhole(answer: Answer, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > limit) throw new Error(`the answer is larger than ${Math.round(limit / 1024 / 1024)} MiB`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

export interface DownloadOptions {
  /** Of the process, for proxies. */
  readonly environment: Environment;
  readonly limits: FetchLimits;
  /** Further attempts after a failure of the network or the server. */
  readonly retries: number;
  /** How long a second of waiting lasts; tests make it short. */
  readonly secondMs: number;
}

/** `reason` holds neither the address, whose signature is as good as a token, nor what the server said. */
export type Downloaded = Readonly<{ kind: 'downloaded'; bytes: Uint8Array } | { kind: 'failed'; reason: string }>;

/** The bytes at a signed address. No token goes there: the address itself gives the right to read, and the storage is another server. */
export async function downloadSigned(url: string, options: DownloadOptions): Promise<Downloaded> {
  const send = limitedFetch(options.limits, options.environment, () => undefined);
  for (let attempt = 0; ; attempt += 1) {
    const answer = await send(url, { method: 'GET', headers: {} }).catch(asError);
    const status = answer instanceof Error ? null : answer.status;
    if (!(answer instanceof Error) && status === 200) {
      return { kind: 'downloaded', bytes: new Uint8Array(await answer.arrayBuffer()) };
    }
    const mayPass = status === null || status >= 500 || status === 429;
    if (!mayPass || attempt >= options.retries) {
      const reason = answer instanceof Error ? failureWords(answer) : `the storage answered with ${status}`;
      return { kind: 'failed', reason };
    }
    // 1, 4, 9 seconds, as the API's client waits.
    await wait((attempt + 1) ** 2 * options.secondMs);
  }
}

function asError(error: unknown): Error {
  if (error instanceof Error) return error;
  throw error;
}
