import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import type { RunArtifact } from '../../contracts/run-artifact.ts';
import { FAILURES, type Failure } from '../../testing/fake-github/failures.ts';
import type { FakeGitHub } from '../../testing/fake-github/fake-github.ts';
import { githubForTest } from '../../testing/fake-github/github-for-test.ts';
import { addRun } from '../../testing/fake-github/add-run.ts';
import { jsonServer } from '../../testing/json-server.ts';
import type { ApiFailure } from './api-answer.ts';
import { GitHubApi } from './github-api.ts';
import { downloadArtifact, listArtifacts } from './github-artifacts.ts';

const TOKEN = 'ghs_secret';
const RUN = 7;
const REFUSED = { kind: 'refused', status: null, permission: null };
const ALWAYS = Number.POSITIVE_INFINITY;
const LIST: Failure = { path: /\/runs\/7\/artifacts/ };
const ZIP: Failure = { path: /\/artifacts\/\d+\/zip$/ };

async function fake(): Promise<FakeGitHub> {
  const github = await githubForTest({ token: TOKEN });
  addRun(github.state, { id: RUN, headSha: 'a'.repeat(40), attempt: 2 });
  addRun(github.state, { id: 8, headSha: 'b'.repeat(40) });
  return github;
}

function apiOf(github: Pick<FakeGitHub, 'url'>, token = TOKEN): GitHubApi {
  const access = { apiUrl: github.url, token, repository: 'o/r', environment: {} };
  return new GitHubApi(access, { secondMs: 1 });
}

async function one(github: FakeGitHub): Promise<RunArtifact> {
  const listed = await listArtifacts(apiOf(github), RUN);
  const [first] = listed.kind === 'done' ? listed.value : [];
  if (first === undefined) throw new Error('there is no artifact');
  return first;
}

describe('the artifacts of a run', () => {
  test('are those of all its attempts, and of no other run', async () => {
    const github = await fake();
    github.artifacts.store.add({ runId: RUN, name: 'routing-plan-a1', files: { 'plan.json': '{}' } });
    github.artifacts.store.add({ runId: 8, name: 'routing-plan-a3' });
    github.artifacts.store.add({ runId: RUN, name: 'routing-plan-a2', attempt: 2, expired: true });
    expect(await listArtifacts(apiOf(github), RUN)).toMatchObject({
      kind: 'done',
      value: [
        { name: 'routing-plan-a2', expired: true },
        { name: 'routing-plan-a1', expired: false, digest: expect.stringMatching(/^sha256:/) },
      ],
    });
    expect(github.requests).toHaveLength(1);
  });

  test.each([
    [0, 1],
    [100, 1],
    [101, 2],
    [250, 3],
  ])('where there are %i take %i requests', async (count, requests) => {
    const github = await fake();
    for (let index = 0; index < count; index += 1) github.artifacts.store.add({ runId: RUN, name: `n-${index}` });
    const listed = await listArtifacts(apiOf(github), RUN);
    const names = listed.kind === 'done' ? listed.value.map(({ name }) => name) : [];
    expect(new Set(names).size).toBe(count);
    expect(github.requests.map(({ status }) => status)).toEqual(Array.from({ length: requests }, () => 200));
  });

  test.each<[string, Failure, ApiFailure['kind'], RegExp]>([
    ['a server that is down', FAILURES.unavailable as Failure, 'unreachable', /^GET .*\/runs\/7\/artifacts: 503 /],
    [
      'a token without the permission',
      FAILURES.forbidden as Failure,
      'forbidden',
      /403 .*\(the token needs the permission "actions: read"\)$/,
    ],
    [
      'a run of another repository',
      FAILURES.notFound as Failure,
      'not_found',
      /404 .*\(the token needs the permission "actions: read"\)$/,
    ],
  ])('cannot be told by %s', async (_name, failure, kind, reason) => {
    const github = await fake();
    github.fail({ ...LIST, ...failure, path: LIST.path, times: ALWAYS });
    const listed = await listArtifacts(apiOf(github), RUN);
    expect(listed).toMatchObject({ kind, reason: expect.stringMatching(reason) });
  });

  test.each<[string, unknown]>([
    ['no list', { total_count: 1 }],
    ['no number', { artifacts: [] }],
    ['an artifact without a name', { total_count: 1, artifacts: [{ id: 1, size_in_bytes: 1, expired: false }] }],
    [
      'an artifact of another run',
      { total_count: 1, artifacts: [{ id: 1, name: 'a', size_in_bytes: 1, expired: false, workflow_run: { id: 8 } }] },
    ],
    [
      'a digest that is none',
      { total_count: 1, artifacts: [{ id: 1, name: 'a', size_in_bytes: 1, expired: false, digest: 'md5:1' }] },
    ],
  ])('are not taken from an answer that has %s', async (_name, body) => {
    const url = await jsonServer(() => body);
    expect(await listArtifacts(apiOf({ url }), RUN)).toMatchObject({ kind: 'unexpected' });
  });
});

describe('the zip of an artifact', () => {
  test('comes from the storage, which gets no token', async () => {
    const github = await fake();
    github.artifacts.store.add({ runId: RUN, name: 'a', files: { 'plan.json': '{}' } });
    const loaded = await downloadArtifact(apiOf(github), await one(github));
    if (loaded.kind !== 'done') throw new Error(loaded.reason);
    expect(Object.keys(unzipSync(loaded.value))).toEqual(['plan.json']);
    // The storage's double fails the test where it is shown one.
    expect(github.artifacts.requests).toEqual([expect.stringMatching(/^GET \/download\//)]);
    expect(github.requests).toHaveLength(2);
  });

  test('is not asked for where it has expired', async () => {
    const github = await fake();
    github.artifacts.store.add({ runId: RUN, name: 'a', expired: true });
    const artifact = await one(github);
    const gone = { ...REFUSED, reason: 'the artifact a has expired' };
    expect(await downloadArtifact(apiOf(github), artifact)).toEqual(gone);
    expect(github.requests).toHaveLength(1);
    // It may expire after it was listed.
    expect(await downloadArtifact(apiOf(github), { ...artifact, expired: false })).toEqual(gone);
  });

  test('is not asked for where it is too large', async () => {
    const github = await fake();
    github.artifacts.store.add({ runId: RUN, name: 'a' });
    const artifact = { ...(await one(github)), bytes: 256 * 1024 * 1024 + 1 };
    expect(await downloadArtifact(apiOf(github), artifact)).toEqual({
      ...REFUSED,
      reason: 'the artifact a has 257 MiB, and at most 256 are loaded',
    });
    expect(github.requests).toHaveLength(1);
  });

  test('is held against its digest, where there is one', async () => {
    const github = await fake();
    github.artifacts.store.add({ runId: RUN, name: 'a', files: { a: 'b' } });
    const artifact = await one(github);
    const api = apiOf(github);
    expect(await downloadArtifact(api, { ...artifact, digest: `sha256:${'0'.repeat(64)}` })).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/^the artifact a was uploaded as sha256:0+, and what was loaded is sha256:/),
    });
    expect(await downloadArtifact(api, { ...artifact, digest: null })).toMatchObject({ kind: 'done' });
  });

  test.each<[string, Failure, string | null, number]>([
    ['fails once', FAILURES.unavailable as Failure, null, 2],
    ['is cut off once', FAILURES.cut as Failure, null, 2],
    ['fails for good', { ...(FAILURES.unavailable as Failure), times: ALWAYS }, 'the storage answered with 503', 3],
    ['refuses', { ...(FAILURES.forbidden as Failure), times: ALWAYS }, 'the storage answered with 403', 1],
  ])('from a storage that %s', async (_name, failure, reason, requests) => {
    const github = await fake();
    github.artifacts.store.add({ runId: RUN, name: 'a', files: { a: 'b' } });
    const artifact = await one(github);
    github.artifacts.fail({ ...failure, path: /^\/download/ });
    const loaded = await downloadArtifact(apiOf(github), artifact);
    expect(loaded).toMatchObject(
      reason === null ? { kind: 'done' } : { kind: 'refused', reason: `the artifact a cannot be loaded: ${reason}` },
    );
    expect(github.artifacts.requests).toHaveLength(requests);
    expect(github.requests).toHaveLength(2);
  });

  test('cannot be had where the API fails', async () => {
    const github = await fake();
    github.artifacts.store.add({ runId: RUN, name: 'a' });
    const artifact = await one(github);
    github.fail({ ...FAILURES.forbidden, ...ZIP });
    expect(await downloadArtifact(apiOf(github), artifact)).toMatchObject({
      kind: 'forbidden',
      reason: expect.stringMatching(/403 .*actions: read/),
    });
  });

  test.each([
    ['nowhere', {}],
    ['to no address', { location: '::' }],
    ['to a file', { location: 'file:///etc/passwd' }],
  ])('is not looked for where the API leads %s', async (_name, headers) => {
    const github = await fake();
    github.artifacts.store.add({ runId: RUN, name: 'a' });
    const artifact = await one(github);
    github.fail({ ...ZIP, status: 302, headers });
    expect(await downloadArtifact(apiOf(github), artifact)).toEqual({
      ...REFUSED,
      reason: 'the artifact a cannot be loaded: the server named no address to load it from',
    });
  });
});
