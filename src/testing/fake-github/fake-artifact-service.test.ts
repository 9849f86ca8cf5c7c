import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ArtifactClient, DefaultArtifactClient } from '@actions/artifact';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { runtimeToken } from './artifact-token.ts';
import { startFakeArtifactService, type FakeArtifactService } from './fake-artifact-service.ts';
import { startFakeGitHub, type FakeGitHub } from './fake-github.ts';
import { FAILURES } from './failures.ts';
import { octokitClient } from './octokit-client.ts';
import { addRun } from './add-run.ts';

let github: FakeGitHub;
let Client: typeof DefaultArtifactClient;
let folder: string;

// The client reads the API's address once, when it is loaded; so that one fake serves all of these tests.
beforeAll(async () => {
  github = await startFakeGitHub();
  vi.stubEnv('ACTIONS_RESULTS_URL', github.artifacts.url);
  vi.stubEnv('GITHUB_SERVER_URL', github.state.serverUrl);
  vi.stubEnv('GITHUB_API_URL', github.url);
  ({ DefaultArtifactClient: Client } = await import('@actions/artifact'));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await github.close();
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portcullis-artifact-'));
  mkdirSync(join(folder, 'sub'));
  writeFileSync(join(folder, 'a.json'), '{"a": 1}\n');
  writeFileSync(join(folder, 'sub/b.txt'), 'b\n');
  vi.stubEnv('GITHUB_WORKSPACE', folder);
  const quiet = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => {
    quiet.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  });
});

/** The client as in a job of a run: by its token, the service knows both. */
function asJob(runId: number, attempt: number): ArtifactClient {
  vi.stubEnv('ACTIONS_RUNTIME_TOKEN', runtimeToken({ runId, attempt, job: 'route (1)' }));
  return new Client();
}

describe('the artifact client', () => {
  test('uploads, finds, downloads and deletes', async () => {
    const job = asJob(17, 1);
    const files = [join(folder, 'a.json'), join(folder, 'sub/b.txt')];
    const uploaded = await job.uploadArtifact('routing-claude-1-a1', files, folder);
    expect(uploaded.digest).toBe(github.artifacts.store.get(uploaded.id ?? 0)?.digest?.slice('sha256:'.length));
    const listed = await job.listArtifacts();
    expect(listed.artifacts.map(({ name, id }) => [name, id])).toEqual([['routing-claude-1-a1', uploaded.id]]);
    const target = join(folder, 'down');
    await job.downloadArtifact(uploaded.id ?? 0, { path: target, expectedHash: `sha256:${uploaded.digest}` });
    expect(readFileSync(join(target, 'sub/b.txt'), 'utf8')).toBe('b\n');
    expect(await job.deleteArtifact('routing-claude-1-a1')).toEqual({ id: uploaded.id });
    expect((await job.listArtifacts()).artifacts).toEqual([]);
  });

  test('a name is taken for the whole run, also for later attempts', async () => {
    const files = [join(folder, 'a.json')];
    await asJob(27, 1).uploadArtifact('plan', files, folder);
    await expect(asJob(27, 2).uploadArtifact('plan', files, folder)).rejects.toThrow(/409|already exists/);
    await expect(asJob(28, 1).uploadArtifact('plan', files, folder)).resolves.toHaveProperty('id');
  });

  test('one file as it is', async () => {
    const job = asJob(37, 1);
    const { id = 0 } = await job.uploadArtifact('ignored', [join(folder, 'a.json')], folder, { skipArchive: true });
    expect(github.artifacts.store.get(id)).toMatchObject({ name: 'a.json', mimeType: 'application/json' });
    const target = join(folder, 'down');
    await job.downloadArtifact(id, { path: target });
    expect(readFileSync(join(target, 'a.json'), 'utf8')).toBe('{"a": 1}\n');
  });

  test('finds and downloads by the REST API what other attempts and the test made', async () => {
    addRun(github.state, { id: 47, attempt: 2, headSha: 'a'.repeat(40) });
    const made = github.artifacts.store.add({ runId: 47, attempt: 1, name: 'made', files: { 'x/y.txt': 'made\n' } });
    await asJob(47, 2).uploadArtifact('up', [join(folder, 'a.json')], folder);
    const findBy = { token: github.access.token, workflowRunId: 47, repositoryOwner: 'o', repositoryName: 'r' };
    const client = new Client();
    const found = await client.listArtifacts({ findBy });
    expect(found.artifacts.map(({ name }) => name)).toEqual(['up', 'made']);
    const target = join(folder, 'down');
    await client.downloadArtifact(made.id, { path: target, findBy });
    expect(readFileSync(join(target, 'x/y.txt'), 'utf8')).toBe('made\n');
  });
});

describe('the REST API', () => {
  test('pages, filters by name, redirects, and knows what has expired', async () => {
    addRun(github.state, { id: 57, headSha: 'a'.repeat(40) });
    const { store } = github.artifacts;
    const made = Array.from({ length: 130 }, (_, index) => store.add({ runId: 57, name: `n-${index}` }));
    const old = store.add({ runId: 57, name: 'n-5', expired: true });
    const sixth = made[5] ?? old;
    const octokit = octokitClient(github);
    const at = { owner: 'o', repo: 'r', run_id: 57 };
    const all = await octokit.paginate(octokit.actions.listWorkflowRunArtifacts, { ...at, per_page: 100 });
    expect(all).toHaveLength(131);
    const { data } = await octokit.actions.listWorkflowRunArtifacts({ ...at, name: 'n-5' });
    expect(data.artifacts.map((item) => [item.id, item.expired])).toEqual([
      [old.id, true],
      [sixth.id, false],
    ]);
    const get = (id: number) =>
      octokit.actions.downloadArtifact({ owner: 'o', repo: 'r', artifact_id: id, archive_format: 'zip' });
    const bytes = await get(sixth.id);
    expect(Buffer.from(bytes.data as ArrayBuffer)).toEqual(store.get(sixth.id)?.content);
    await expect(get(old.id)).rejects.toMatchObject({ status: 410 });
  });
});

describe('what the service refuses', () => {
  const ids = { workflow_run_backend_id: 'run-7', workflow_job_run_backend_id: 'attempt-1-job' };

  function call(
    service: FakeArtifactService,
    method: string,
    body: object,
    authorization = `Bearer ${runtimeToken({ runId: 7, attempt: 1, job: 'job' })}`,
  ) {
    const url = `${service.url}/twirp/github.actions.results.api.v1.ArtifactService/${method}`;
    return fetch(url, { method: 'POST', headers: { authorization }, body: JSON.stringify({ ...ids, ...body }) });
  }

  async function uploadUrl(service: FakeArtifactService): Promise<string> {
    const response = await call(service, 'CreateArtifact', { name: 'n', version: 7 });
    return ((await response.json()) as { signed_upload_url: string }).signed_upload_url;
  }

  test('a token that is none, and a run that is not that of the token', async () => {
    const service = await startFakeArtifactService();
    expect((await call(service, 'ListArtifacts', {}, 'Bearer x')).status).toBe(401);
    expect((await call(service, 'ListArtifacts', { workflow_run_backend_id: 'run-8' })).status).toBe(403);
    expect((await call(service, 'DeleteArtifact', { name: 'n' })).status).toBe(404);
    await service.close();
    expect(() => service.assertNoViolations()).toThrow(/the run is not that of the token/);
  });

  test('another size or hash than that of the upload', async () => {
    const service = await startFakeArtifactService();
    const url = await uploadUrl(service);
    expect((await fetch(url, { method: 'PUT', body: 'abc' })).status).toBe(201);
    expect((await call(service, 'FinalizeArtifact', { name: 'n', size: '4' })).status).toBe(400);
    expect((await call(service, 'FinalizeArtifact', { name: 'n', size: '3', hash: 'sha256:00' })).status).toBe(400);
    expect(service.store.list(7)).toEqual([]);
    expect((await call(service, 'FinalizeArtifact', { name: 'n', size: '3' })).status).toBe(200);
    expect(service.store.list(7).map((item) => item.content?.toString())).toEqual(['abc']);
    await service.close();
    expect(() => service.assertNoViolations()).toThrow(/the size is not[\s\S]*the hash is not that of the upload/);
  });

  test('a token at the blob store, another signature, and what was not uploaded', async () => {
    const service = await startFakeArtifactService();
    const artifact = service.store.add({ runId: 7, name: 'n', content: Buffer.from('abc'), mimeType: 'text/plain' });
    const url = service.downloadUrl(artifact);
    expect((await fetch(`${url}x`)).status).toBe(403);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(405);
    expect(await (await fetch(url)).text()).toBe('abc');
    expect((await fetch(url, { headers: { authorization: 'Bearer x' } })).status).toBe(400);
    await service.close();
    expect(() => service.assertNoViolations()).toThrow(/a token was sent to the blob store/);
  });

  test('what a test tells it to', async () => {
    const service = await startFakeArtifactService();
    service.fail({ path: /ListArtifacts/, ...FAILURES.unavailable });
    expect((await call(service, 'ListArtifacts', {})).status).toBe(503);
    expect(await (await call(service, 'ListArtifacts', {})).json()).toEqual({ artifacts: [] });
    expect(service.requests).toHaveLength(2);
    await service.close();
    service.assertNoViolations();
  });
});
