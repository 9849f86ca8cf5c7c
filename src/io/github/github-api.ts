import { VERSION } from '../../contracts/version.ts';
import { append } from '../../kernel/append.ts';
import { isObject } from '../../kernel/is-object.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';
import { type Answer, apiFailure, type ApiFailure, type Claimed, unexpected } from './api-answer.ts';
import { type Downloaded, downloadSigned, type Environment, type FetchLimits } from './limited-fetch.ts';
import type { Client } from './octokit.ts';

/** Which server is asked, about what, and in whose name. */
export interface GitHubAccess {
  /** The value of `GITHUB_API_URL`: of a GitHub Enterprise Server another one than `https://api.github.com`. */
  readonly apiUrl: string;
  readonly token: string;
  /** `owner/name` */
  readonly repository: string;
  /** Of the process, for proxies. */
  readonly environment: Environment;
  /** Where all clients of a job count together; by default each counts for itself. */
  readonly use?: ApiUse;
}

/** How often one job asked the API. */
export interface ApiUse {
  /** Those that were tried again included, and one for each download. */
  requests: number;
  downloads: number;
}

/** Nothing has been asked yet. */
export function newApiUse(): ApiUse {
  return { requests: 0, downloads: 0 };
}

/** `Data`: what GitHub's description says that the request answers. */
export interface ApiRequest<Data, T> {
  /** Calls a typed method of the client; `repo` is the access's repository. */
  readonly send: (client: Client, repo: RepositoryName) => Promise<{ readonly data: Data; readonly headers: Headers }>;
  /** Checks the answer and takes what is needed from it; undefined where the answer lacks it. */
  readonly read: (data: NoInfer<Claimed<Data>>, headers: Headers) => T | undefined;
  /** What `read` needs, for the message where the answer lacks it. */
  readonly needed: string;
  /** As in `ApiFailure`. */
  readonly permission?: string | null;
}

/** A request for one page of a list: `page` holds its number and length. */
export interface PagesRequest<Data, T> extends Omit<ApiRequest<Data, readonly T[]>, 'send'> {
  readonly send: (client: Client, repo: RepositoryName & Page) => ReturnType<ApiRequest<Data, T>['send']>;
  /** A server that never comes to an end is not asked for ever. */
  readonly maxPages: number;
  /** Whether later pages can add nothing, by the items of all pages so far. */
  readonly isEnough?: (items: readonly T[]) => boolean;
  /** Of a list whose every item counts: one that changed between its pages (another total, an item twice) is read again. */
  readonly idOf?: (item: T) => number;
}

// No interfaces: the client's methods take what has an index signature.
type RepositoryName = Readonly<Record<'owner' | 'repo', string>>;
type Page = Readonly<Record<'page' | 'per_page', number>>;
type Headers = Readonly<Record<string, string | number | undefined>>;

/** A gate must not sleep for an hour until a limit ends: it can still ask git. */
const LIMITS = {
  limits: { timeMs: 20_000, bytes: 140 * 1024 * 1024 },
  retries: 2,
  waitLimitSeconds: 75,
  secondMs: 1000,
};
/** The most that the API lists at a time. */
const PAGE = 100;
/** How often a list that changes while it is read is read again. */
const READ_AGAIN = 3;

/**
 * GitHub's REST API for one repository: see src/io/README.md, "GitHub". What is left of a failure after retries and waits is an answer of
 * its own kind and never thrown. The client is loaded with the first request.
 */
export class GitHubApi {
  /** The access's. */
  readonly use: ApiUse;
  readonly #access: GitHubAccess;
  readonly #baseUrl: string;
  readonly #limits: typeof LIMITS;
  #client: Promise<Client> | undefined;
  #requests = 0;

  /** @throws PortcullisError `invalid_input` for an address, a repository or a token of another form */
  constructor(access: GitHubAccess, limits: Partial<typeof LIMITS> = {}) {
    checkAccess(access);
    this.use = access.use ?? newApiUse();
    this.#access = access;
    this.#baseUrl = access.apiUrl.replace(/\/+$/, '');
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Of an Enterprise Server it stands beside the REST API's version ("Forming calls with GraphQL"). */
  get graphqlUrl(): string {
    return `${this.#baseUrl.replace(/\/api\/v3$/, '/api')}/graphql`;
  }

  /** How many requests this client sent, those that were tried again included. */
  get requests(): number {
    return this.#requests;
  }

  async ask<Data, T>({ send, read, needed, permission = null }: ApiRequest<Data, T>): Promise<Answer<T>> {
    const answer = await this.#send(send, permission);
    if ('kind' in answer) return answer;
    const value = read(answer.data, answer.headers);
    return value === undefined ? unexpected(lacks(needed), permission) : { kind: 'done', value };
  }

  /** A list, page by page, in the server's order: one request for each hundred items ("Using pagination in the REST API"). */
  async pages<Data, T>(request: PagesRequest<Data, T>): Promise<Answer<readonly T[]>> {
    for (let again = 0; again <= READ_AGAIN; again += 1) {
      const answer = await this.#pagesOnce(request);
      if (answer !== 'changed') return answer;
    }
    return unexpected(`${request.needed}: the list changed each time that it was read`, request.permission ?? null);
  }

  async #pagesOnce<Data, T>(request: PagesRequest<Data, T>): Promise<Answer<readonly T[]> | 'changed'> {
    const { send, read, needed, maxPages, isEnough, idOf, permission = null } = request;
    const items: T[] = [];
    let first: unknown;
    for (let page = 1; page <= maxPages; page += 1) {
      const answer = await this.#send((client, repo) => send(client, { ...repo, page, per_page: PAGE }), permission);
      if ('kind' in answer) return answer;
      const found = read(answer.data, answer.headers);
      if (found === undefined) return unexpected(lacks(needed), permission);
      append(items, found);
      // Where the list says so: a proxy may have lost the address of the next page.
      const all = isObject(answer.data) ? answer.data['total_count'] : undefined;
      if (page === 1) first = all;
      if (idOf !== undefined && (all !== first || new Set(items.map(idOf)).size < items.length)) return 'changed';
      const isFull = found.length === PAGE && typeof all === 'number' && page * PAGE < all;
      // The length of a page says nothing: what is hidden makes it shorter.
      const isFollowed = String(answer.headers['link']).includes('rel="next"');
      if (isEnough?.(items) === true || !(isFull || isFollowed)) return { kind: 'done', value: items };
    }
    return unexpected(`the list has more than ${maxPages * PAGE} entries`, permission);
  }

  /**
   * What a request redirects to, such as the bytes of an artifact: one request, and one to the address that it names, which does not get the
   * token.
   */
  async download(
    send: ApiRequest<unknown, string>['send'],
    limits: FetchLimits,
    permission: string,
  ): Promise<Downloaded | ApiFailure> {
    this.use.downloads += 1;
    const answer = await this.#send(send, permission);
    if ('kind' in answer) return answer;
    const { location } = answer.headers;
    const { apiUrl, environment } = this.#access;
    const isAddress = typeof location === 'string' && URL.canParse(location);
    if (!isAddress || !['https:', new URL(apiUrl).protocol].includes(new URL(location).protocol)) {
      return { kind: 'failed', reason: 'the server named no address to load it from' };
    }
    const { retries, secondMs } = this.#limits;
    return downloadSigned(location, { environment, limits, retries, secondMs });
  }

  async #send<Data>(
    send: ApiRequest<Data, unknown>['send'],
    permission: string | null,
  ): Promise<{ readonly data: Claimed<Data>; readonly headers: Headers } | ApiFailure> {
    this.#client ??= this.#open();
    const client = await this.#client;
    const [owner = '', repo = ''] = this.#access.repository.split('/');
    try {
      const { data, headers } = await send(client, { owner, repo });
      return { data: data as Claimed<Data>, headers };
    } catch (error) {
      return apiFailure(error, { baseUrl: this.#baseUrl, token: this.#access.token, permission });
    }
  }

  async #open(): Promise<Client> {
    const { makeOctokit } = await import('./octokit.ts');
    const { token, environment } = this.#access;
    return makeOctokit({
      apiUrl: this.#baseUrl,
      token,
      environment,
      userAgent: `portcullis/${VERSION}`,
      ...this.#limits,
      onRequest: () => {
        this.#requests += 1;
        this.use.requests += 1;
      },
    });
  }
}

function lacks(needed: string): string {
  return `the server's answer lacks ${needed}`;
}

function checkAccess({ apiUrl, repository, token }: GitHubAccess): void {
  const url = URL.canParse(apiUrl) ? new URL(apiUrl) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw invalidInput('GITHUB_API_URL: expected an http or https address without credentials');
  }
  // Dots alone would lead elsewhere in the address of a request.
  if (!/^[A-Za-z0-9._-]+\/[A-Za-z0-9._-]+$/.test(repository) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(repository)) {
    throw invalidInput(`GITHUB_REPOSITORY: expected owner/name, found ${JSON.stringify(repository)}`);
  }
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw invalidInput('The token is not valid: expected printable ASCII without spaces.');
  }
}
