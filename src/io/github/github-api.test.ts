import { createServer, request as httpRequest } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { FAILURES, type Failure } from '../../testing/fake-github/failures.ts';
import { startFakeGitHub, type FakeGitHub, type FakeGitHubOptions } from '../../testing/fake-github/fake-github.ts';
import { jsonServer } from '../../testing/json-server.ts';
import type { Answer } from './api-answer.ts';
import { GitHubApi, newApiUse, type ApiRequest } from './github-api.ts';

const TOKEN = 'ghs_verysecret';
const REPOSITORY: ApiRequest<{ full_name: string }, string> = {
  send: ({ rest }, repo) => rest.repos.get({ ...repo }),
  needed: '"full_name"',
  read: (data) => (typeof data?.full_name === 'string' ? data.full_name : undefined),
};
type Limits = NonNullable<ConstructorParameters<typeof GitHubApi>[1]>;

/** Waits are told, not waited for. */
const FAST: Limits = { secondMs: 1 };

async function fake(options: FakeGitHubOptions = {}): Promise<FakeGitHub> {
  const github = await startFakeGitHub({ token: TOKEN, ...options });
  onTestFinished(() => github.close());
  return github;
}

function api(apiUrl: string, limits: Limits = FAST, environment: Record<string, string> = {}): GitHubApi {
  return new GitHubApi({ apiUrl, token: TOKEN, repository: 'o/r', environment }, limits);
}

async function asked(failures: readonly Failure[], limits: Limits = FAST): Promise<[Answer<string>, number]> {
  const github = await fake();
  failures.forEach(github.fail);
  const client = api(github.url, limits);
  const answer = await client.ask(REPOSITORY);
  expect(github.requests).toHaveLength(client.requests);
  return [answer, client.requests];
}

const ANY = { path: /^/ };

describe('an answer', () => {
  test('has the data and one request', async () => {
    const [answer, requests] = await asked([]);
    expect(answer).toMatchObject({ kind: 'done', value: 'o/r' });
    expect(requests).toBe(1);
  });

  test('comes from an Enterprise Server too, with or without a slash at the end of its address', async () => {
    const github = await fake({ basePath: '/api/v3' });
    expect(await api(github.url).ask(REPOSITORY)).toMatchObject({ kind: 'done' });
    expect(await api(`${github.url}/`).ask(REPOSITORY)).toMatchObject({ kind: 'done' });
    expect(github.url).toMatch(/\/api\/v3$/);
  });
});

describe('what is tried again', () => {
  test.each<[string, readonly Failure[], number]>([
    ['a server that fails', [{ ...ANY, ...FAILURES.unavailable }], 2],
    ['a server that fails twice', [{ ...ANY, ...FAILURES.badGateway, times: 2 }], 3],
    ['an answer that is cut off', [{ ...ANY, ...FAILURES.cut }], 2],
    ['429 that says when', [{ ...ANY, ...FAILURES.tooManyRequests }], 2],
    ['a secondary limit', [{ ...ANY, ...FAILURES.secondaryLimit, times: 2 }], 3],
    ['a limit that ends at once', [{ ...ANY, ...FAILURES.rateLimit }], 2],
  ])('%s', async (_name, failures, expected) => {
    const [answer, requests] = await asked(failures);
    expect([answer.kind, requests]).toEqual(['done', expected]);
  });

  test('an answer that takes too long', async () => {
    const [answer, requests] = await asked([{ ...ANY, delay: 5_000 }], {
      ...FAST,
      limits: { timeMs: 300, bytes: 1_000_000 },
    });
    expect([answer.kind, requests]).toEqual(['done', 2]);
  });
});

describe('what is not, or not for ever', () => {
  test.each<[string, Failure, Answer<string>['kind'], number | null, number]>([
    ['a token that may not', { ...ANY, ...FAILURES.forbidden, times: 9 }, 'forbidden', 403, 1],
    ['nothing there', { ...ANY, ...FAILURES.notFound, times: 9 }, 'not_found', 404, 1],
    ['a wrong token', { ...ANY, status: 401, body: { message: 'Bad credentials' }, times: 9 }, 'unauthorized', 401, 1],
    ['a wrong request', { ...ANY, ...FAILURES.invalid, times: 9 }, 'refused', 422, 1],
    ['a server that fails', { ...ANY, ...FAILURES.unavailable, times: 9 }, 'unreachable', 503, 3],
    ['answers that are cut off', { ...ANY, ...FAILURES.cut, times: 9 }, 'unreachable', null, 3],
    ['a secondary limit', { ...ANY, ...FAILURES.secondaryLimit, times: 9 }, 'rate_limited', 403, 3],
    ['429', { ...ANY, ...FAILURES.tooManyRequests, times: 9 }, 'rate_limited', 429, 3],
    ['429 that does not say when', { ...ANY, status: 429, body: { message: 'No.' }, times: 9 }, 'rate_limited', 429, 1],
    [
      'a limit of an hour',
      {
        ...ANY,
        ...FAILURES.rateLimit,
        headers: {
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3600),
        },
        times: 9,
      },
      'rate_limited',
      403,
      1,
    ],
    [
      'a secondary limit of ten minutes',
      { ...ANY, ...FAILURES.secondaryLimit, headers: { 'retry-after': '600' }, times: 9 },
      'rate_limited',
      403,
      1,
    ],
    [
      'waits that would be too long together',
      { ...ANY, ...FAILURES.tooManyRequests, headers: { 'retry-after': '50' }, times: 9 },
      'rate_limited',
      429,
      2,
    ],
  ])('%s', async (_name, failure, kind, status, expected) => {
    const [answer, requests] = await asked([failure]);
    expect(answer).toMatchObject({ kind, status, reason: expect.stringMatching(/^GET \/repos\/o\/r: \S/) as string });
    expect(requests).toBe(expected);
  });

  test('a POST whose answer is lost, since it may have been done', async () => {
    const github = await fake({ permissions: { issues: 'write' } });
    github.fail({ ...ANY, ...FAILURES.unavailable });
    const answer = await api(github.url).ask({
      send: ({ rest }, repo) => rest.issues.createComment({ ...repo, issue_number: 1, body: 'x' }),
      needed: 'nothing',
      read: () => null,
    });
    expect(answer).toMatchObject({ kind: 'unreachable', status: 503 });
    expect(github.requests).toHaveLength(1);
  });

  test('a server that is not there', async () => {
    const answer = await api('http://127.0.0.1:9').ask(REPOSITORY);
    expect(answer).toMatchObject({ kind: 'unreachable', status: null });
    expect(answer).toMatchObject({ reason: expect.stringMatching(/^GET \/repos\/o\/r: .*\w/) as string });
  });

  test('an answer without end', async () => {
    const url = await jsonServer(() => 'x'.repeat(3_000_000));
    const answer = await api(url, { ...FAST, limits: { timeMs: 20_000, bytes: 2 * 1024 * 1024 } }).ask(REPOSITORY);
    expect(answer).toMatchObject({ kind: 'unreachable', reason: 'GET /repos/o/r: the answer is larger than 2 MiB' });
  });
});

test('what a server says is one line without the token, and nothing of it is printed', async () => {
  const words = `no ${TOKEN} for\n::error::you \u001b[31m https://x:${TOKEN}@host/ ${'x'.repeat(2000)}`;
  const printed = ['log', 'info', 'warn', 'error', 'debug'].map((name) =>
    vi.spyOn(console, name as 'log').mockImplementation(() => undefined),
  );
  onTestFinished(() => void vi.restoreAllMocks());
  const url = await jsonServer((_request, response) => {
    response.statusCode = 403;
    response.setHeader('deprecation', '@1');
    return { message: words };
  });
  const answer = await api(url).ask(REPOSITORY);
  const { reason } = answer as { reason: string };
  expect(answer.kind).toBe('forbidden');
  expect(reason).not.toContain(TOKEN);
  expect(reason).toMatch(
    /^GET \/repos\/o\/r: 403 no \*\*\* for\\u000a::error::you \\u001b\[31m https:\/\/\*\*\*@host\//,
  );
  expect(reason.length).toBeLessThan(400);
  for (const print of printed) expect(print).not.toHaveBeenCalled();
});

test('names in an address stay parts of it', async () => {
  const paths: (string | undefined)[] = [];
  const url = await jsonServer((request) => {
    paths.push(request.url);
    return {};
  });
  const basehead = 'a/../b?x=1#y...c d';
  const answer = await api(url).ask({
    send: ({ rest }, repo) => rest.repos.compareCommitsWithBasehead({ ...repo, basehead, per_page: 1 }),
    needed: '"files"',
    read: (data) => data?.files,
  });
  expect(answer).toEqual({
    kind: 'unexpected',
    status: null,
    permission: null,
    reason: 'the server\'s answer lacks "files"',
  });
  expect(paths).toEqual(['/repos/o/r/compare/a%2F..%2Fb%3Fx%3D1%23y...c%20d?per_page=1']);
});

test.each([
  ['an address', { apiUrl: 'github.com' }],
  ['a file', { apiUrl: 'file:///etc/passwd' }],
  ['credentials in the address', { apiUrl: 'https://u:p@host' }],
  ['a repository', { repository: 'o' }],
  ['a repository that leads elsewhere', { repository: 'o/..' }],
  ['another one', { repository: './r' }],
  ['a path', { repository: 'o/r/x' }],
  ['a token of two lines', { token: 'a\nb' }],
  ['an empty token', { token: '' }],
])('%s that is none is refused without repeating a secret', (_name, changes) => {
  const make = (): GitHubApi =>
    new GitHubApi({ apiUrl: 'https://host', token: TOKEN, repository: 'o/r', environment: {}, ...changes });
  expect(make).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  expect(make).not.toThrow(/u:p|a\nb/);
});

describe('a proxy of the environment', () => {
  /** Passes on what it is told to connect to, and tells what that was. */
  async function proxy(): Promise<{ url: string; hosts: string[] }> {
    const hosts: string[] = [];
    const server = createServer((incoming, outgoing) => {
      hosts.push(new URL(incoming.url ?? '').host);
      const { method, headers } = incoming;
      incoming.pipe(
        httpRequest(incoming.url ?? '', { method, headers }, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        }),
      );
    });
    server.on('connect', (incoming, socket, head) => {
      hosts.push(incoming.url ?? '');
      const [host, port] = (incoming.url ?? '').split(':');
      const target = connect(Number(port), host, () => {
        socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        target.write(head);
        target.pipe(socket);
        socket.pipe(target);
      });
      target.on('error', () => socket.destroy());
      socket.on('error', () => target.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, hosts };
  }

  test.each(['HTTP_PROXY', 'http_proxy'])('%s is used', async (name) => {
    const [github, through] = [await fake(), await proxy()];
    const answer = await api(github.url, FAST, { [name]: through.url }).ask(REPOSITORY);
    expect(answer).toMatchObject({ kind: 'done', value: 'o/r' });
    expect(through.hosts).toEqual([new URL(github.url).host]);
  });

  test('NO_PROXY is heeded', async () => {
    const [github, through] = [await fake(), await proxy()];
    const environment = { HTTP_PROXY: through.url, NO_PROXY: '127.0.0.1' };
    expect(await api(github.url, FAST, environment).ask(REPOSITORY)).toMatchObject({ kind: 'done' });
    expect(through.hosts).toEqual([]);
  });
});

test('what one job asks is counted together, whoever asks', async () => {
  const github = await fake();
  const use = newApiUse();
  const access = { apiUrl: github.url, token: TOKEN, repository: 'o/r', environment: {}, use };
  const clients = [new GitHubApi(access, FAST), new GitHubApi(access, FAST)] as const;
  github.fail({ ...ANY, ...FAILURES.unavailable });
  await clients[0].ask(REPOSITORY);
  await clients[1].ask(REPOSITORY);
  await clients[1].download(
    ({ rest }, repo) => rest.actions.downloadArtifact({ ...repo, artifact_id: 1, archive_format: 'zip' }),
    { timeMs: 1000, bytes: 1 },
    'actions: read',
  );
  expect(use).toEqual({ requests: 4, downloads: 1 });
  expect(clients.map(({ requests }) => requests)).toEqual([2, 2]);
});
