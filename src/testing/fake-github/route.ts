import type { HttpAnswer } from './http-exchange.ts';
import type { JsonObject } from './openapi-document.ts';
import type { GitHubState } from './github-state.ts';
import type { Alternatives } from './permissions.ts';

export interface Call {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON that was sent, already checked; empty where nothing was. */
  readonly body: JsonObject;
  /** Where the API stands, without a slash at the end, and the whole address that was asked for. */
  readonly apiUrl: string;
  readonly url: URL;
}

export interface Route {
  /** What a token must be allowed; any one of the alternatives is enough. */
  readonly needs: Alternatives;
  readonly handle: (state: GitHubState, call: Call) => HttpAnswer;
}

/** `operationId` of the API's description → how it is answered. */
export type Routes = Readonly<Record<string, Route>>;

/** An answer other than success, thrown by a handler. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: object;

  constructor(status: number, message: string, details: object = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

export function notFound(message = 'Not Found'): ApiError {
  return new ApiError(404, message);
}

/** 422 as GitHub words it. */
export function validationFailed(resource: string, field: string, message: string): ApiError {
  return new ApiError(422, 'Validation Failed', { errors: [{ resource, code: 'custom', field, message }] });
}

export function ok(body: object): HttpAnswer {
  return { status: 200, body };
}

export function created(body: object): HttpAnswer {
  return { status: 201, body };
}

/** Whether a form of its own is asked for instead of JSON, as `raw` is in `application/vnd.github.raw+json`. */
export function asksFor(form: 'raw' | 'sha', { headers }: Call): boolean {
  return new RegExp(`application/vnd\\.github\\.(?:v3\\.)?${form}\\b`).test(headers['accept'] ?? '');
}

export function textOf(call: Call, key: string): string | undefined {
  const value = call.body[key];
  return typeof value === 'string' ? value : undefined;
}
