import { VERSION } from '../../contracts/version.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { apiFailure, type ApiFailure } from './api-failure.ts';
import { newApiUse, type ApiUse } from './api-use.ts';
import type { Environment, FetchLimits } from './limited-fetch.ts';
import type { Client } from './octokit.ts';
import { downloadSigned, type Downloaded } from './signed-download.ts';

/** Which server is asked, about what, and in whose name. */
export interface GitHubAccess {
  /** The value of `GITHUB_API_URL`: of a GitHub Enterprise Server another one than `https://api.github.com`. */
  readonly apiUrl: string;
  readonly token: string;
  /** `owner/name` */
  readonly repository: string;
  /** Of the process, for proxies. */
  readonly environment: Environment;
  /** Where it is counted what is asked, by all clients together; each counts for itself where it is left out. */
  readonly use?: ApiUse;
}

/** `data` comes from outside and is not checked yet. */
export type ApiAnswer =
  | { readonly kind: 'answered'; readonly data: unknown; readonly headers: Readonly<Record<string, unknown>> }
  | ApiFailure;

/** A gate must not sleep for an hour until a limit ends: it can still ask git. */
const LIMITS = {
  limits: { timeMs: 20_000, bytes: 140 * 1024 * 1024 },
  retries: 2,
  waitLimitSeconds: 75,
  secondMs: 1000,
};

/**
 * GitHub's REST API for one repository. Failures of the network and of the server are tried again, rate limits waited for, both within
 * limits; what is left of them is an answer of its own kind and never thrown. Nothing is loaded before the first request.
 */
export class GitHubApi {
  /** `owner/name` */
  readonly repository: string;
  /** The access's. */
  readonly use: ApiUse;
  readonly #access: GitHubAccess;
  readonly #limits: typeof LIMITS;
  #client: Promise<Client> | undefined;
  #requests = 0;

  /** @throws PortcullisError `invalid_input` for an address or a repository that is none */
  constructor(access: GitHubAccess, limits: Partial<typeof LIMITS> = {}) {
    checkAccess(access);
    this.repository = access.repository;
    this.use = access.use ?? newApiUse();
    this.#access = access;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** How many requests this client sent, those that were tried again included. */
  get requests(): number {
    return this.#requests;
  }

  /**
   * One request, such as `GET /repos/{owner}/{repo}/git/trees/{tree_sha}`: what stands in braces is filled in from the parameters, and
   * owner and repository from the access; other parameters go into the query or the body. A POST is sent once: it may have been done
   * although its answer was lost.
   */
  ask(route: string, parameters: Readonly<Record<string, unknown>> = {}): Promise<ApiAnswer> {
    return this.#ask(route, parameters, route.startsWith('POST ') ? { retries: 0 } : {});
  }

  /** One question to GraphQL, which changes nothing; an answer may be `{ errors }`. */
  query(query: string): Promise<ApiAnswer> {
    // Of an Enterprise Server it stands beside the REST API's version ("Forming calls with GraphQL").
    const url = `${baseOf(this.#access).replace(/\/api\/v3$/, '/api')}/graphql`;
    return this.#send(`POST ${url}`, { query }, 'POST /graphql');
  }

  /**
   * What a route of the API redirects to, such as the bytes of an artifact: one request, and one to the address that it names, which does
   * not get the token.
   */
  async download(
    route: string,
    parameters: Readonly<Record<string, unknown>>,
    limits: FetchLimits,
  ): Promise<Downloaded | ApiFailure> {
    this.use.downloads += 1;
    const answer = await this.#ask(route, parameters, { redirect: 'manual' });
    if (answer.kind !== 'answered') return answer;
    const { location } = answer.headers;
    const { apiUrl, environment } = this.#access;
    const isAddress = typeof location === 'string' && URL.canParse(location);
    if (!isAddress || !['https:', new URL(apiUrl).protocol].includes(new URL(location).protocol)) {
      return { kind: 'failed', reason: 'the server named no address to load it from' };
    }
    const { retries, secondMs } = this.#limits;
    return downloadSigned(location, { environment, limits, retries, secondMs });
  }

  async #ask(
    route: string,
    parameters: Readonly<Record<string, unknown>>,
    options: Readonly<Record<string, unknown>>,
  ): Promise<ApiAnswer> {
    const [owner = '', repo = ''] = this.repository.split('/');
    const all = { owner, repo, ...parameters };
    return this.#send(route, { ...all, request: options }, requestName(route, all));
  }

  async #send(route: string, parameters: Readonly<Record<string, unknown>>, name: string): Promise<ApiAnswer> {
    this.#client ??= this.#open();
    const client = await this.#client;
    try {
      const answer = await client.request(route, parameters);
      const data: unknown = answer.data;
      return { kind: 'answered', data, headers: answer.headers };
    } catch (error) {
      return apiFailure(error, name, this.#access.token);
    }
  }

  async #open(): Promise<Client> {
    // Loaded on first use: most commands ask no server.
    const { makeOctokit } = await import('./octokit.ts');
    const { token, environment } = this.#access;
    return makeOctokit({
      apiUrl: baseOf(this.#access),
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

/** Without a slash at the end. */
function baseOf({ apiUrl }: GitHubAccess): string {
  return apiUrl.replace(/\/+$/, '');
}

function checkAccess({ apiUrl, repository, token }: GitHubAccess): void {
  const url = URL.canParse(apiUrl) ? new URL(apiUrl) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new PortcullisError('invalid_input', 'GITHUB_API_URL: expected an http or https address without credentials');
  }
  // Dots alone would lead elsewhere in the address of a request.
  if (!/^[A-Za-z0-9._-]+\/[A-Za-z0-9._-]+$/.test(repository) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(repository)) {
    throw new PortcullisError(
      'invalid_input',
      `GITHUB_REPOSITORY: expected owner/name, found ${JSON.stringify(repository)}`,
    );
  }
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new PortcullisError('invalid_input', 'The token is not valid: expected printable ASCII without spaces.');
  }
}

function requestName(route: string, parameters: Readonly<Record<string, unknown>>): string {
  return route.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = parameters[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : place;
  });
}
