import type { HttpAnswer, HttpRequest } from './http-exchange.ts';
import type { GitHubState } from './github-state.ts';
import type { JsonObject } from './openapi-document.ts';
import { matchOperation, requestProblems, responseProblems, type MatchedOperation } from './openapi-operations.ts';
import { acceptedPermissions, isAllowed, type Permissions } from './permissions.ts';
import { ApiError, type Call, type Route, type Routes } from './route.ts';

/** The one question to GraphQL: who the token speaks for, which REST does not tell a workflow's token. */
const VIEWER_QUERY = '{ viewer { login } }';

export interface ApiAccess {
  readonly token: string;
  permissions: Permissions;
}

/** A request that was looked at: what it asks for, and what it has to be refused with. */
export interface CheckedRequest {
  readonly request: HttpRequest;
  /** Without the base path. */
  readonly path: string;
  readonly body: JsonObject;
  readonly matched: MatchedOperation | undefined;
  readonly refused: HttpAnswer | undefined;
}

/** Judges requests by the API's description, answers them, and holds its own answers to the description too. */
export class GitHubApi {
  readonly violations: string[] = [];
  readonly access: ApiAccess;
  readonly #state: GitHubState;
  readonly #routes: Routes;
  readonly #basePath: string;

  constructor(state: GitHubState, routes: Routes, access: ApiAccess, basePath: string) {
    this.#state = state;
    this.#routes = routes;
    this.access = access;
    this.#basePath = basePath;
  }

  check(request: HttpRequest): CheckedRequest {
    const isGraphql = request.path === (this.#basePath === '' ? '/graphql' : '/api/graphql');
    const isBelow = request.path.startsWith(`${this.#basePath}/`);
    const path = isGraphql || !isBelow ? request.path : request.path.slice(this.#basePath.length);
    const matched = isBelow && !isGraphql ? matchOperation(request.method, path) : undefined;
    const body = jsonOf(request.body);
    const problems = this.#problems(request, body, matched, isGraphql);
    this.violations.push(...problems.map((problem) => `${request.method} ${path}: ${problem}`));
    const known = isGraphql || matched !== undefined;
    const refused =
      problems.length === 0
        ? undefined
        : known
          ? refusal(422, 'Validation Failed', { errors: problems.map((message) => ({ code: 'custom', message })) })
          : refusal(404, 'Not Found');
    return { request, path, body, matched, refused };
  }

  /** The answer, in the order in which GitHub refuses: malformed, unknown caller, unknown repository, not allowed. */
  answer({ request, path, body, matched, refused }: CheckedRequest): HttpAnswer {
    if (refused !== undefined) return refused;
    const authorization = request.headers['authorization'] ?? '';
    const isKnown = [`token ${this.access.token}`, `bearer ${this.access.token}`].includes(
      authorization.replace(/^\w+/, (scheme) => scheme.toLowerCase()),
    );
    if (!isKnown) return refusal(401, authorization === '' ? 'Requires authentication' : 'Bad credentials');
    if (matched === undefined) {
      return { status: 200, body: { data: { viewer: { login: this.#state.viewer } } } };
    }
    const route = this.#routes[matched.id];
    if (route === undefined || !this.#isOurs(matched)) return refusal(404, 'Not Found');
    const headers = { 'x-accepted-github-permissions': acceptedPermissions(route.needs) };
    if (!isAllowed(this.access.permissions, route.needs)) {
      return { ...refusal(403, 'Resource not accessible by integration'), headers };
    }
    const answer = this.#handle(route, request, matched, body);
    this.#checkAnswer(`${request.method} ${path}`, matched, answer);
    return { ...answer, headers: { ...headers, ...answer.headers } };
  }

  #problems(
    { method, query, headers, body }: HttpRequest,
    json: JsonObject,
    matched: MatchedOperation | undefined,
    isGraphql: boolean,
  ): readonly string[] {
    const agent = headers['user-agent'] === undefined ? ['a user-agent is needed'] : [];
    if (isGraphql) {
      const isViewer = method === 'POST' && JSON.stringify(json) === JSON.stringify({ query: VIEWER_QUERY });
      return [...agent, ...(isViewer ? [] : [`GraphQL is asked by POST for ${VIEWER_QUERY} and nothing else`])];
    }
    if (matched === undefined) return [...agent, 'the API has no such operation'];
    const unplayed = matched.id in this.#routes ? [] : [`this fake does not play ${matched.id}`];
    return [...agent, ...unplayed, ...requestProblems(matched, query, headers, body)];
  }

  #isOurs({ path }: MatchedOperation): boolean {
    const same = (given: string | undefined, own: string): boolean => given?.toLowerCase() === own.toLowerCase();
    return same(path['owner'], this.#state.owner) && same(path['repo'], this.#state.name);
  }

  #handle(route: Route, request: HttpRequest, matched: MatchedOperation, body: JsonObject): HttpAnswer {
    const { apiUrl } = this.#state;
    const url = new URL(`${new URL(apiUrl).origin}${request.path}`);
    url.search = request.query.toString();
    const call: Call = { path: matched.path, query: request.query, headers: request.headers, body, apiUrl, url };
    try {
      return route.handle(this.#state, call);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return refusal(error.status, error.message, error.details);
    }
  }

  #checkAnswer(where: string, matched: MatchedOperation, { status, body }: HttpAnswer): void {
    if (typeof body === 'string' || Buffer.isBuffer(body)) return;
    // As it will be read: members without a value are not sent.
    const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
    const problems = responseProblems(matched, status, sent);
    this.violations.push(
      ...problems.map((problem) => `${where}: the fake's own answer ${status} is wrong: ${problem}`),
    );
  }
}

function refusal(status: number, message: string, more: object = {}): HttpAnswer {
  return {
    status,
    body: { message, documentation_url: 'https://docs.github.com/rest', status: String(status), ...more },
  };
}

function jsonOf(bytes: Buffer): JsonObject {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
  } catch {
    return {};
  }
}
