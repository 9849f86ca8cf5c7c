import { startFakeArtifactService, type FakeArtifactService } from './fake-artifact-service.ts';
import { FailureInjector, unlessFailed, type Failure } from './failures.ts';
import { GitHistory } from './git-history.ts';
import { GitHubApi, type ApiAccess } from './github-api.ts';
import type { GitHubState } from './github-state.ts';
import { startHttpServer, type HttpAnswer, type HttpRequest } from './http-exchange.ts';
import type { JsonObject } from './openapi-document.ts';
import type { Permissions } from './permissions.ts';
import { checkRunRoutes } from './routes/check-runs.ts';
import { commentRoutes } from './routes/comments.ts';
import { contentRoutes } from './routes/contents.ts';
import { gitObjectRoutes } from './routes/git-objects.ts';
import { historyRoutes } from './routes/history.ts';
import { pullRoutes } from './routes/pulls.ts';
import { repositoryRoutes } from './routes/repository.ts';
import { runRoutes } from './routes/runs.ts';

export interface FakeGitHubOptions {
  readonly owner?: string;
  readonly name?: string;
  /** The path of a real repository; without one, the fake has no commits and no contents. */
  readonly repository?: string;
  readonly defaultBranch?: string;
  /** The token that is accepted. */
  readonly token?: string;
  /** What it may do; by default everything. */
  readonly permissions?: Permissions;
  /** Who it speaks for. */
  readonly viewer?: string;
  /** `/api/v3` for an Enterprise Server; empty for github.com. */
  readonly basePath?: string;
  readonly serverUrl?: string;
  /** Shares its artifacts; without one, the fake starts its own. */
  readonly artifacts?: FakeArtifactService;
  /** Requests that are left before the rate limit. */
  readonly rateLimit?: number;
}

export interface LoggedRequest {
  readonly method: string;
  /** As it was sent, without the API's base path, with the query. */
  readonly path: string;
  /** `operationId` of the API's description; undefined where there is none. */
  readonly operation: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonObject;
  readonly status: number;
}

export interface FakeGitHub {
  /** For `GITHUB_API_URL`; without a slash at the end. */
  readonly url: string;
  /** For `GITHUB_GRAPHQL_URL`. */
  readonly graphqlUrl: string;
  /** Its token and what that may do, which a test may change. */
  readonly access: ApiAccess;
  readonly state: GitHubState;
  readonly artifacts: FakeArtifactService;
  /** Every request so far, also those that failed. */
  readonly requests: readonly LoggedRequest[];
  /** Breaks of the API's description, by requests and by answers of this fake. */
  readonly violations: readonly string[];
  readonly fail: (failure: Failure) => void;
  readonly assertNoViolations: () => void;
  /** Ends it, then throws as `assertNoViolations`. */
  readonly close: () => Promise<void>;
}

const ALL_PERMISSIONS: Permissions = {
  actions: 'write',
  checks: 'write',
  contents: 'write',
  issues: 'write',
  'pull-requests': 'write',
  'security-events': 'write',
};

/** GitHub over real HTTP on this machine: keeps state, checks every request against the API's description, fails on demand. */
export async function startFakeGitHub(options: FakeGitHubOptions = {}): Promise<FakeGitHub> {
  const { basePath = '', rateLimit = 1000, token = 'test-token', permissions = ALL_PERMISSIONS } = options;
  const artifacts = options.artifacts ?? (await startFakeArtifactService());
  const requests: LoggedRequest[] = [];
  const failures = new FailureInjector();
  const serve = (request: HttpRequest): HttpAnswer => {
    const checked = api.check(request);
    const { path, matched, body } = checked;
    const left = rateLimit - requests.length - 1;
    const answer = (): HttpAnswer => (left < 0 ? RATE_LIMITED : api.answer(checked));
    const sent = unlessFailed(failures.take(request, path), answer);
    const { method, headers } = request;
    const query = request.query.size === 0 ? '' : `?${request.query.toString()}`;
    requests.push({ method, path: `${path}${query}`, operation: matched?.id, headers, body, status: sent.status });
    return { ...sent, headers: { ...rateHeaders(rateLimit, left), ...sent.headers } };
  };
  const server = await startHttpServer(serve, (error) => api.violations.push(`the fake failed: ${describe(error)}`));
  const state = newState(options, `${server.url}${basePath}`, artifacts);
  const routes = {
    ...historyRoutes,
    ...contentRoutes,
    ...gitObjectRoutes,
    ...pullRoutes,
    ...commentRoutes,
    ...checkRunRoutes,
    ...repositoryRoutes,
    ...runRoutes(artifacts.downloadUrl),
  };
  const api = new GitHubApi(state, routes, { token, permissions }, basePath);
  const assertNoViolations = (): void => {
    artifacts.assertNoViolations();
    if (api.violations.length > 0) throw new Error(`GitHub's API was misused:\n${api.violations.join('\n')}`);
  };
  return {
    url: state.apiUrl,
    graphqlUrl: `${server.url}${basePath === '' ? '' : '/api'}/graphql`,
    access: api.access,
    state,
    artifacts,
    requests,
    violations: api.violations,
    fail: (failure) => failures.add(failure),
    assertNoViolations,
    close: async () => {
      await server.close();
      if (options.artifacts === undefined) await artifacts.close();
      assertNoViolations();
    },
  };
}

const RATE_LIMITED: HttpAnswer = {
  status: 403,
  body: { message: 'API rate limit exceeded for installation.', documentation_url: 'https://docs.github.com/rest' },
};

/** The window ends an hour from now, as it does on GitHub at the latest. */
function rateHeaders(limit: number, left: number): Record<string, string> {
  return {
    'x-github-request-id': `${limit}:${left}`,
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(Math.max(left, 0)),
    'x-ratelimit-used': String(limit - Math.max(left, 0)),
    'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3600),
    'x-ratelimit-resource': 'core',
  };
}

function newState(options: FakeGitHubOptions, apiUrl: string, artifacts: FakeArtifactService): GitHubState {
  let lastId = 9000;
  let seconds = 0;
  return {
    owner: options.owner ?? 'o',
    name: options.name ?? 'r',
    apiUrl,
    serverUrl: options.serverUrl ?? 'http://github.localhost',
    defaultBranch: options.defaultBranch ?? 'main',
    viewer: options.viewer ?? 'github-actions[bot]',
    history: options.repository === undefined ? null : new GitHistory(options.repository),
    pulls: new Map(),
    comments: new Map(),
    checkRuns: new Map(),
    runs: new Map(),
    artifacts: artifacts.store,
    branchRules: new Map(),
    sarifs: [],
    nextId: () => (lastId += 1),
    now: () => new Date(Date.UTC(2026, 0, 1) + (seconds += 1) * 1000).toISOString().replace('.000Z', 'Z'),
  };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
