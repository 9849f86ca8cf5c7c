import { setTimeout as wait } from 'node:timers/promises';

import { failureWords } from './api-answer.ts';
import { limitedFetch, type Environment, type FetchLimits } from './limited-fetch.ts';

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
export type Downloaded =
  { readonly kind: 'downloaded'; readonly bytes: Uint8Array } | { readonly kind: 'failed'; readonly reason: string };

/** The bytes at a signed address. No token goes there: whoever has the address may read, and the storage is somebody else's server. */
export async function downloadSigned(url: string, options: DownloadOptions): Promise<Downloaded> {
  const send = limitedFetch(options.limits, options.environment, () => undefined);
  for (let attempt = 0; ; attempt += 1) {
    const { again, answer } = await once(() => send(url, { method: 'GET', headers: {} }));
    if (!again || attempt >= options.retries) return answer;
    // 1, 4, 9 seconds, as the API's client waits.
    await wait((attempt + 1) ** 2 * options.secondMs);
  }
}

async function once(send: () => Promise<Response>): Promise<{ readonly again: boolean; readonly answer: Downloaded }> {
  let status: number;
  try {
    const response = await send();
    status = response.status;
    if (status === 200) {
      return { again: false, answer: { kind: 'downloaded', bytes: new Uint8Array(await response.arrayBuffer()) } };
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { again: true, answer: { kind: 'failed', reason: failureWords(error) } };
  }
  const reason = `the storage answered with ${status}`;
  return { again: status >= 500 || status === 429, answer: { kind: 'failed', reason } };
}
