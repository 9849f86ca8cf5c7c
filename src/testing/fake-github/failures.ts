import type { HttpAnswer, HttpRequest } from './http-exchange.ts';

export interface Failure {
  /** Any method where it is left out. */
  readonly method?: string;
  /** Looked for in the path, as it was sent, without the API's base path. */
  readonly path: RegExp;
  /** How many requests it hits; one by default, `Infinity` for all. */
  readonly times?: number;
  /** How many requests that fit are let through first. */
  readonly after?: number;
  /** Without a status the request is answered as ever, only slow or cut. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | object;
  readonly delay?: number;
  readonly cut?: boolean;
  /** What was asked is done all the same, as when only the answer is lost. A slow or cut answer is always of a thing done. */
  readonly done?: boolean;
  /** What happens on the server just before, such as a job that ends. */
  readonly before?: () => void;
}

/** Failures as GitHub answers them, to be spread into `fail`. */
export const FAILURES = {
  forbidden: { status: 403, body: { message: 'Resource not accessible by integration', status: '403' } },
  notFound: { status: 404, body: { message: 'Not Found', status: '404' } },
  invalid: { status: 422, body: { message: 'Validation Failed', status: '422' } },
  tooManyRequests: { status: 429, headers: { 'retry-after': '1' }, body: { message: 'API rate limit exceeded' } },
  secondaryLimit: {
    status: 403,
    headers: { 'retry-after': '1' },
    body: {
      documentation_url: 'https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api',
      message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
    },
  },
  rateLimit: {
    status: 403,
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' },
    body: { message: 'API rate limit exceeded for installation.' },
  },
  mayNotCreatePulls: {
    status: 403,
    body: { message: 'GitHub Actions is not permitted to create or approve pull requests.', status: '403' },
  },
  unavailable: { status: 503, body: { message: 'No server is currently available to service your request.' } },
  badGateway: { status: 502, headers: { 'content-type': 'text/html' }, body: '<html><h1>502 Bad Gateway</h1></html>' },
  cut: { cut: true },
} as const;

interface Armed {
  readonly failure: Failure;
  skip: number;
  left: number;
}

/** Failures that wait for their requests, the oldest first. */
export class FailureInjector {
  readonly #armed: Armed[] = [];

  add(failure: Failure): void {
    this.#armed.push({ failure, skip: failure.after ?? 0, left: failure.times ?? 1 });
  }

  /** The failure that this request meets; it is used up by that. */
  take({ method }: HttpRequest, path: string): Failure | undefined {
    for (const armed of this.#armed) {
      const { failure } = armed;
      if (armed.left <= 0 || (failure.method ?? method) !== method || !failure.path.test(path)) continue;
      if (armed.skip > 0) {
        armed.skip -= 1;
        continue;
      }
      armed.left -= 1;
      return failure;
    }
    return undefined;
  }
}

/** The answer, or what a failure makes of it. What fails with a status was not done, unless the failure says so. */
export function unlessFailed(failure: Failure | undefined, answer: () => HttpAnswer): HttpAnswer {
  if (failure === undefined) return answer();
  const { status, headers, body = {}, delay, cut, done, before } = failure;
  before?.();
  const usual = status === undefined || done === true ? answer() : { status };
  return {
    ...(status === undefined ? usual : { status, body }),
    headers: { ...(status === undefined ? usual.headers : {}), ...headers },
    ...(delay === undefined ? {} : { delay }),
    ...(cut === undefined ? {} : { cut }),
  };
}
