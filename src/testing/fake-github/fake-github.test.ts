import { describe, expect, test } from 'vitest';

import { startFakeGitHub, type FakeGitHub } from './fake-github.ts';
import { FAILURES, type Failure } from './failures.ts';
import { githubForTest } from './github-for-test.ts';
import { octokitClient } from './octokit-client.ts';
import { acceptedPermissions, isAllowed, type Alternatives, type Permissions } from './permissions.ts';
import { addPull } from './add-pull.ts';

const HERE = { owner: 'o', repo: 'r' };
const SHA = 'a'.repeat(40);

function withPull(github: FakeGitHub): FakeGitHub {
  addPull(github.state, { head: { ref: 'feature', sha: SHA }, base: { sha: SHA } });
  return github;
}

function send(github: FakeGitHub, method: string, path: string, body?: string, type = 'application/json') {
  const headers = {
    authorization: `Bearer ${github.access.token}`,
    ...(body === undefined ? {} : { 'content-type': type }),
  };
  return fetch(`${github.url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
}

describe('a request that breaks the description of the API', () => {
  const comments = '/repos/o/r/issues/1/comments';
  test.each<[string, string, string, string | undefined, number, RegExp]>([
    ['asks for what is not there', 'GET', '/repos/o/r/verdicts', undefined, 404, /the API has no such operation/],
    ['uses a method that is not there', 'PUT', comments, '{}', 404, /the API has no such operation/],
    [
      'gives a parameter that is ignored',
      'GET',
      `${comments}?sort=updated`,
      undefined,
      422,
      /query: "sort" is not known/,
    ],
    [
      'gives a parameter of another type',
      'GET',
      `${comments}?per_page=all`,
      undefined,
      422,
      /"per_page": .*must be integer/,
    ],
    ['gives a parameter twice', 'GET', `${comments}?page=1&page=2`, undefined, 422, /"page" is given twice/],
    ['has another type in its path', 'GET', '/repos/o/r/issues/one/comments', undefined, 422, /path "issue_number"/],
    ['lacks a member', 'POST', comments, '{}', 422, /body \/ must have required property 'body'/],
    ['has a member that is ignored', 'POST', comments, '{"body": "x", "bodi": "y"}', 422, /body: "bodi" is not known/],
    ['has a member of another type', 'POST', comments, '{"body": 1}', 422, /body \/body must be string/],
    ['lacks its body', 'POST', comments, undefined, 422, /body: it is missing/],
    ['has a body that is not JSON', 'POST', comments, '{"body"', 422, /body: not JSON/],
    ['has a body where none is read', 'DELETE', '/repos/o/r/issues/comments/1', '{}', 422, /body: none is expected/],
    [
      'has a value that is not listed',
      'GET',
      '/repos/o/r/pulls?state=merged',
      undefined,
      422,
      /"state": .*allowed values/,
    ],
    ['is not played', 'GET', '/repos/o/r/milestones', undefined, 422, /does not play issues\/list-milestones/],
  ])('%s', async (_name, method, path, body, status, message) => {
    const github = withPull(await startFakeGitHub());
    const response = await send(github, method, path, body);
    expect(response.status).toBe(status);
    expect(github.violations.join('\n')).toMatch(message);
    expect(github.state.comments.size).toBe(0);
    expect(() => github.assertNoViolations()).toThrow(message);
    await expect(github.close()).rejects.toThrow(message);
  });

  test('says another content type', async () => {
    const github = withPull(await startFakeGitHub());
    await send(github, 'POST', comments, '{"body": "x"}', 'text/plain');
    await expect(github.close()).rejects.toThrow(/content-type "text\/plain" is not expected/);
  });

  test('is recorded also where a failure was waiting for it', async () => {
    const github = withPull(await startFakeGitHub());
    github.fail({ path: /comments/, ...FAILURES.unavailable });
    expect((await send(github, 'GET', `${comments}?sort=updated`)).status).toBe(503);
    await expect(github.close()).rejects.toThrow(/"sort" is not known/);
  });

  test('an answer that breaks it is the fault of the fake, and told too', async () => {
    const github = withPull(await startFakeGitHub());
    github.state.branchRules.set('main', [{ type: 'no such rule' }]);
    await send(github, 'GET', '/repos/o/r/rules/branches/main');
    await expect(github.close()).rejects.toThrow(/the fake's own answer 200 is wrong/);
  });
});

describe('who may do what', () => {
  test.each<[string | undefined, number]>([
    ['token test-token', 200],
    ['Bearer test-token', 200],
    ['Bearer other', 401],
    [undefined, 401],
  ])('with authorization %s: %i', async (authorization, status) => {
    const github = withPull(await githubForTest());
    const headers = authorization === undefined ? {} : { authorization };
    expect((await fetch(`${github.url}/repos/o/r/pulls/1`, { headers })).status).toBe(status);
  });

  test.each<[Permissions, Permissions[], boolean]>([
    [{}, [{ contents: 'read' }], false],
    [{ contents: 'read' }, [{ contents: 'read' }], true],
    [{ contents: 'write' }, [{ contents: 'read' }], true],
    [{ contents: 'read' }, [{ contents: 'write' }], false],
    [{ 'pull-requests': 'write' }, [{ issues: 'write' }, { 'pull-requests': 'write' }], true],
    [{ issues: 'read' }, [{ issues: 'write' }, { 'pull-requests': 'write' }], false],
    [{ contents: 'write' }, [{ contents: 'write', 'pull-requests': 'write' }], false],
    [{}, [{ metadata: 'read' }], true],
  ])('%o for %o: %s', (granted, wanted, allowed) => {
    expect(isAllowed(granted, wanted)).toBe(allowed);
  });

  test('the header names what would do', () => {
    const wanted: Alternatives = [{ issues: 'write' }, { 'pull-requests': 'write', contents: 'read' }];
    expect(acceptedPermissions(wanted)).toBe('issues=write; pull_requests=write,contents=read');
  });

  test('without the scope: 403, the words of GitHub, and nothing is done', async () => {
    const github = withPull(await githubForTest({ permissions: { 'pull-requests': 'read' } }));
    const octokit = octokitClient(github);
    await expect(octokit.pulls.get({ ...HERE, pull_number: 1 })).resolves.toMatchObject({ status: 200 });
    await expect(octokit.issues.createComment({ ...HERE, issue_number: 1, body: 'x' })).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('Resource not accessible by integration') as string,
      response: { headers: { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' } },
    });
    expect(github.state.comments.size).toBe(0);
  });

  test('another repository is not there', async () => {
    const github = withPull(await githubForTest());
    await expect(octokitClient(github).pulls.get({ owner: 'o', repo: 'x', pull_number: 1 })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('failures on demand', () => {
  async function statuses(failure: Failure, requests: number): Promise<readonly number[]> {
    const github = withPull(await githubForTest());
    github.fail(failure);
    const found: number[] = [];
    for (let index = 0; index < requests; index += 1) {
      found.push((await send(github, 'POST', '/repos/o/r/issues/1/comments', '{"body": "x"}')).status);
    }
    expect(github.state.comments.size).toBe(found.filter((status) => status === 201).length);
    expect(github.requests.map((request) => request.status)).toEqual(found);
    return found;
  }

  test.each<[string, Failure, readonly number[]]>([
    ['once', { path: /comments/, ...FAILURES.badGateway }, [502, 201, 201]],
    ['twice', { method: 'POST', path: /comments/, times: 2, ...FAILURES.unavailable }, [503, 503, 201]],
    ['after one', { path: /comments/, after: 1, ...FAILURES.forbidden }, [201, 403, 201]],
    ['always', { path: /comments/, times: Infinity, ...FAILURES.secondaryLimit }, [403, 403, 403]],
    ['of another method', { method: 'GET', path: /comments/, ...FAILURES.notFound }, [201, 201, 201]],
    ['of another path', { path: /check-runs/, ...FAILURES.invalid }, [201, 201, 201]],
    ['slow', { path: /comments/, delay: 1 }, [201, 201, 201]],
  ])('%s', async (_name, failure, expected) => {
    expect(await statuses(failure, 3)).toEqual(expected);
  });

  test('carry their headers and their words', async () => {
    const github = withPull(await githubForTest());
    github.fail({ path: /./, ...FAILURES.tooManyRequests });
    github.fail({ path: /./, ...FAILURES.secondaryLimit });
    const first = await send(github, 'GET', '/repos/o/r/pulls/1');
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '1']);
    const second = await send(github, 'GET', '/repos/o/r/pulls/1');
    expect([second.status, second.headers.get('retry-after')]).toEqual([403, '1']);
    expect(await second.text()).toContain('You have exceeded a secondary rate limit');
  });

  test('a cut answer is reset half-way, and what was asked is done', async () => {
    const github = withPull(await githubForTest());
    github.fail({ path: /comments/, ...FAILURES.cut });
    const lost = send(github, 'POST', '/repos/o/r/issues/1/comments', '{"body": "x"}').then((response) =>
      response.text(),
    );
    await expect(lost).rejects.toThrow(/fetch failed|terminated/);
    expect(github.state.comments.size).toBe(1);
  });

  test('an error may come although the thing was done', async () => {
    const github = withPull(await githubForTest());
    github.fail({ path: /comments/, done: true, ...FAILURES.badGateway });
    expect((await send(github, 'POST', '/repos/o/r/issues/1/comments', '{"body": "x"}')).status).toBe(502);
    expect(github.state.comments.size).toBe(1);
  });

  test('an answer that never comes ends with the fake', async () => {
    const github = withPull(await startFakeGitHub());
    github.fail({ path: /pulls/, delay: Infinity });
    const answer = send(github, 'GET', '/repos/o/r/pulls/1');
    const lost = answer.then(
      () => 'answered',
      (error: unknown) => String(error),
    );
    while (github.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await github.close();
    expect(await lost).toMatch(/fetch failed/);
  });
});

describe('rate limits', () => {
  test('count down, and then refuse', async () => {
    const github = withPull(await githubForTest({ rateLimit: 2 }));
    const answers = [];
    for (let index = 0; index < 3; index += 1) answers.push(await send(github, 'GET', '/repos/o/r/pulls/1'));
    const seen = answers.map(({ status, headers }) => [status, headers.get('x-ratelimit-remaining')]);
    expect(seen).toEqual([
      [200, '1'],
      [200, '0'],
      [403, '0'],
    ]);
    expect(await answers[2]?.text()).toContain('API rate limit exceeded');
  });
});

describe('where it stands', () => {
  test('under the path of an Enterprise Server, GraphQL beside it', async () => {
    const github = withPull(await githubForTest({ basePath: '/api/v3', viewer: 'someone' }));
    const octokit = octokitClient(github);
    expect((await octokit.pulls.get({ ...HERE, pull_number: 1 })).data.url).toBe(`${github.url}/repos/o/r/pulls/1`);
    expect(github.graphqlUrl).toMatch(/\/api\/graphql$/);
    expect(await octokit.graphql('{ viewer { login } }')).toEqual({ viewer: { login: 'someone' } });
    expect(github.requests.map((request) => request.operation)).toEqual(['pulls/get', undefined]);
  });

  test.each(['{ viewer { email } }', 'viewer'])('GraphQL refuses %s', async (query) => {
    const github = await startFakeGitHub();
    await expect(octokitClient(github).graphql(query)).rejects.toThrow(/Validation Failed/);
    await expect(github.close()).rejects.toThrow(/\{ viewer \{ login \} \} and nothing else/);
  });
});
