import { describe, expect, test } from 'vitest';

import { addComment } from '../../testing/fake-github/add-comment.ts';
import { FAILURES, type Failure } from '../../testing/fake-github/failures.ts';
import type { FakeGitHub, FakeGitHubOptions } from '../../testing/fake-github/fake-github.ts';
import { githubForTest } from '../../testing/fake-github/github-for-test.ts';
import { addPull } from '../../testing/fake-github/add-pull.ts';
import type { Answer } from './api-answer.ts';
import { GitHubApi } from './github-api.ts';
import { createComment, listComments, updateComment, viewerLogin } from './github-comments.ts';

const PULL = 7;
const EVERY = (): boolean => true;

async function commented(count = 0, options: FakeGitHubOptions = {}): Promise<{ github: FakeGitHub; api: GitHubApi }> {
  const github = await githubForTest(options);
  addPull(github.state, { number: PULL, head: { ref: 'feature', sha: 'a'.repeat(40) }, base: { sha: 'b'.repeat(40) } });
  for (let index = 1; index <= count; index += 1) addComment(github.state, PULL, `comment ${index}`, 'somebody');
  const access = { apiUrl: github.url, token: 'test-token', repository: 'o/r', environment: {} };
  return { github, api: new GitHubApi(access, { secondMs: 1 }) };
}

function valueOf<T>(answer: Answer<T>): T {
  if (answer.kind !== 'done') throw new Error(answer.reason);
  return answer.value;
}

describe('comments', () => {
  test.each([
    [0, 1],
    [1, 1],
    [100, 1],
    [101, 2],
    [250, 3],
  ])('%i are listed in %i requests, the oldest first, without asking for another order', async (count, requests) => {
    const { github, api } = await commented(count);
    const listed = valueOf(await listComments(api, PULL, EVERY));
    expect(listed.map(({ body }) => body)).toEqual(Array.from({ length: count }, (_, index) => `comment ${index + 1}`));
    expect(github.requests).toHaveLength(requests);
    for (const { path } of github.requests) expect(path).not.toMatch(/sort|direction/);
  });

  test('that nobody wants are not kept', async () => {
    const { api } = await commented(250);
    const listed = valueOf(await listComments(api, PULL, (body) => body === 'comment 249'));
    expect(listed).toEqual([
      { id: expect.any(Number) as number, author: 'somebody', body: 'comment 249', url: expect.any(String) as string },
    ]);
  });

  test('of which a page is missing are not known', async () => {
    const { github, api } = await commented(250);
    github.fail({ path: /page=3|comments/, after: 2, ...FAILURES.notFound });
    expect(await listComments(api, PULL, EVERY)).toMatchObject({ kind: 'not_found' });
  });

  test('of a server that never comes to an end are not known', async () => {
    const { github, api } = await commented(1);
    const link = `<${github.url}/x?page=2>; rel="next"`;
    github.fail({ path: /comments/, times: Infinity, headers: { link } });
    expect(await listComments(api, PULL, EVERY)).toMatchObject({ kind: 'unexpected' });
    expect(github.requests).toHaveLength(30);
  });

  test.each([
    ['no list', { status: 200, body: {} }],
    ['a comment without an id', { status: 200, body: [{ body: 'x', html_url: 'x', user: { login: 'x' } }] }],
  ])('that are %s are not known', async (_name, answer) => {
    const { github, api } = await commented();
    github.fail({ path: /comments/, ...answer });
    expect(await listComments(api, PULL, EVERY)).toMatchObject({ kind: 'unexpected' });
  });

  test('of an account that is gone have no author', async () => {
    const { github, api } = await commented();
    github.fail({ path: /comments/, status: 200, body: [{ id: 1, body: null, html_url: 'x', user: null }] });
    expect(valueOf(await listComments(api, PULL, EVERY))).toEqual([{ id: 1, author: null, body: '', url: 'x' }]);
  });
});

describe('who the token speaks for', () => {
  test.each(['', '/api/v3'])('is told by GraphQL (base path "%s")', async (basePath) => {
    const { github, api } = await commented(0, { basePath, viewer: 'gate[bot]' });
    expect(valueOf(await viewerLogin(api))).toBe('gate[bot]');
    expect(github.requests).toMatchObject([{ method: 'POST', body: { query: '{ viewer { login } }' }, status: 200 }]);
    expect(Object.keys(github.requests[0]?.body ?? {})).toEqual(['query']);
  });

  test.each<[string, Omit<Failure, 'path'>, string]>([
    ['errors', { status: 200, body: { data: null, errors: [{ message: 'no' }] } }, 'unexpected'],
    ['403', FAILURES.forbidden, 'forbidden'],
    ['404', FAILURES.notFound, 'not_found'],
  ])('is not known after %s', async (_name, failure, kind) => {
    const { github, api } = await commented();
    github.fail({ path: /graphql/, ...failure });
    expect(await viewerLogin(api)).toMatchObject({ kind, permission: null });
  });
});

describe('writing', () => {
  test('creates a comment, and puts another text in its place', async () => {
    const { github, api } = await commented();
    const created = valueOf(await createComment(api, PULL, 'one'));
    expect(created).toMatchObject({ author: 'github-actions[bot]', body: 'one' });
    const updated = valueOf(await updateComment(api, created.id, 'two'));
    expect(updated).toEqual({ ...created, body: 'two' });
    expect([...github.state.comments.values()].map(({ body }) => body)).toEqual(['two']);
  });

  test.each<[string, Omit<Failure, 'path'>, string]>([
    ['403', FAILURES.forbidden, 'forbidden'],
    ['422', FAILURES.invalid, 'refused'],
    ['5xx', FAILURES.unavailable, 'unreachable'],
  ])('tells what is needed after %s', async (_name, failure, kind) => {
    const { github, api } = await commented();
    github.fail({ path: /comments/, ...failure });
    const failed = { kind, permission: 'pull-requests: write' };
    expect(await createComment(api, PULL, 'one')).toMatchObject(failed);
  });

  test('tells what is needed to change a comment', async () => {
    const { github, api } = await commented();
    github.access.permissions = { 'pull-requests': 'read' };
    const { id } = addComment(github.state, PULL, 'one');
    const failed = { kind: 'forbidden', permission: 'pull-requests: write' };
    expect(await updateComment(api, id, 'two')).toMatchObject(failed);
  });

  test('sends a new comment once where its answer is lost: it may be there', async () => {
    const { github, api } = await commented();
    github.fail({ method: 'POST', path: /comments/, ...FAILURES.cut });
    expect(await createComment(api, PULL, 'one')).toMatchObject({ kind: 'unreachable' });
    expect(github.requests).toHaveLength(1);
    expect(github.state.comments.size).toBe(1);
  });
});
