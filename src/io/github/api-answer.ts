import { OBJECT_ID } from '../../contracts/commit-files.ts';
import { printable } from '../../contracts/problem.ts';
import { isObject } from '../../kernel/is-object.ts';

/** What the API was asked for, or why there is nothing. */
export type Answer<T> = { readonly kind: 'done'; readonly value: T } | ApiFailure;

/** Why a request failed, as far as it matters to what happens next. */
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
    | 'unreachable'
    /** An answer that lacks what GitHub's description says it has. */
    | 'unexpected';
  /** Null without an answer. */
  readonly status: number | null;
  /** What the request needs, as written under `permissions:` of a job; null where that is not known, or every token may. */
  readonly permission: string | null;
  /** One line for people, without secrets; parts of it are the server's words. */
  readonly reason: string;
}

/**
 * An answer of type `T` by GitHub's description, which is the server's claim and nothing more: any part may be missing, and every value is
 * checked by who uses it.
 */
export type Claimed<T> = T extends null | undefined
  ? undefined
  : T extends readonly (infer Item)[]
    ? readonly Claimed<Item>[] | undefined
    : T extends object
      ? { readonly [Key in keyof T]?: Claimed<T[Key]> } | undefined
      : unknown;

/** Each item of a list; undefined where it is no list, or an item is not as expected. */
export function eachOf<Item, T>(
  list: readonly Item[] | undefined,
  itemIn: (item: Item) => T | undefined,
): readonly T[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const items = list.map(itemIn);
  const known = items.filter((item) => item !== undefined);
  return known.length === items.length ? known : undefined;
}

/** A full object id, undefined for anything else. */
export function objectId(id: unknown): string | undefined {
  return typeof id === 'string' && OBJECT_ID.test(id) ? id : undefined;
}

/** An answer of the server that cannot be used. */
export function unexpected(reason: string, permission: string | null = null): ApiFailure {
  return { kind: 'unexpected', status: null, permission, reason };
}

/** Why a request failed, with the permission that the token may lack. */
export function failureText({ kind, reason, permission }: ApiFailure): string {
  const mayLack = kind === 'forbidden' || kind === 'not_found' || kind === 'unauthorized';
  return mayLack && permission !== null ? `${reason} (the token needs the permission "${permission}")` : reason;
}

const WORDS_LIMIT = 300;

/**
 * What the client threw.
 *
 * @param baseUrl of the API, which messages leave out
 * @throws what is no failure of a request
 */
export function apiFailure(
  error: unknown,
  { baseUrl, token, permission }: { baseUrl: string; token: string; permission: string | null },
): ApiFailure {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') throw error;
  // The client gives a failure of the network the status 500, but no answer.
  const answer = 'response' in error && isObject(error.response) ? error.response : null;
  const status = answer === null ? null : error.status;
  const kind = kindOf(status, error.message, isObject(answer?.['headers']) ? answer['headers'] : {});
  const said = status === null ? failureWords(error) : `${status} ${error.message}`;
  const words = said.replaceAll(token, '***').replaceAll(/:\/\/[^/@\s]+@/g, '://***@');
  const request = 'request' in error ? requestName(error.request, baseUrl) : '';
  return { kind, status, permission, reason: `${request}${printable(words).slice(0, WORDS_LIMIT)}` };
}

function kindOf(status: number | null, message: string, headers: Record<string, unknown>): ApiFailure['kind'] {
  if (status === null || status >= 500) return 'unreachable';
  if (status === 401) return 'unauthorized';
  if (status === 404 || status === 410) return 'not_found';
  const isLimit = headers['x-ratelimit-remaining'] === '0' || /\brate limit\b/i.test(message);
  if (status === 429 || (status === 403 && isLimit)) return 'rate_limited';
  return status === 403 || status === 451 ? 'forbidden' : 'refused';
}

/** `GET /repos/o/r/compare/main...topic: ` */
function requestName(request: unknown, baseUrl: string): string {
  if (!isObject(request) || typeof request['url'] !== 'string') return '';
  const path = request['url'].replace(baseUrl, '').replace(/\?.*/s, '');
  return printable(`${String(request['method'])} ${decodeURIComponent(path)}: `);
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
