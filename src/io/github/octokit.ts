import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';

import { limitedFetch, type DownloadOptions } from './limited-fetch.ts';

/** Retries also count for rate limits. */
export interface OctokitOptions extends DownloadOptions {
  readonly apiUrl: string;
  readonly token: string;
  readonly userAgent: string;
  /** The longest wait for rate limits, all waits of this client together. */
  readonly waitLimitSeconds: number;
  readonly onRequest: () => void;
}

/** What is asked by its typed methods, `client.rest.git.getTree(…)`. */
export type Client = Octokit;

type Plugin = Parameters<typeof Octokit.plugin>[0];

/** Nothing that a server says goes to the log, where the runner would take some of it for commands. */
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** The plugin keeps the pauses between writes by this name, for all clients of one name. */
let clients = 0;

/** Makes a client of GitHub's REST API that waits and tries again, within limits. */
export function makeOctokit(options: OctokitOptions): Client {
  const { apiUrl, token, userAgent, retries, secondMs } = options;
  let waited = 0;
  clients += 1;
  const wait = (seconds: number, _request: object, _client: object, attempts: number): boolean => {
    if (attempts >= retries || waited + seconds > options.waitLimitSeconds) return false;
    waited += seconds;
    return true;
  };
  const Client = Octokit.plugin(namedLimits, sentOnce, retry, throttling);
  return new Client({
    auth: token,
    baseUrl: apiUrl,
    userAgent,
    log: SILENT,
    request: { fetch: limitedFetch(options.limits, options.environment, options.onRequest), log: SILENT },
    // Rate limits are left to the other plugin.
    retry: { retries, retryAfterBaseValue: secondMs, doNotRetry: [400, 401, 403, 404, 409, 410, 413, 422, 429, 451] },
    throttle: { id: `client-${clients}`, retryAfterBaseValue: secondMs, onRateLimit: wait, onSecondaryRateLimit: wait },
  });
}

/** The plugin knows a secondary limit by its words only; here every answer that says how long to wait is one. */
const namedLimits: Plugin = (octokit) => {
  octokit.hook.error('request', (error) => {
    if ('response' in error && isLimit(error.status, error.response?.headers ?? {}))
      error.message = `secondary rate limit: ${error.message}`;
    throw error;
  });
  return {};
};

/** A POST is not tried again where its answer is lost: it may have been done. GraphQL is only asked. */
const sentOnce: Plugin = (octokit) => {
  octokit.hook.before('request', (options) => {
    if (options.method === 'POST' && !options.url.endsWith('/graphql'))
      options.request = { ...options.request, retries: 0 };
  });
  return {};
};

function isLimit(status: number, headers: Readonly<Record<string, string | number | undefined>>): boolean {
  const isPrimary = headers['x-ratelimit-remaining'] === '0';
  return (status === 429 || status === 403) && headers['retry-after'] !== undefined && !isPrimary;
}

function nothing(): void {
  // See SILENT.
}
