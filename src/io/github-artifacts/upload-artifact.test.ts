import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { runtimeToken } from '../../testing/fake-github/artifact-token.ts';
import { type FakeArtifactService, startFakeArtifactService } from '../../testing/fake-github/fake-artifact-service.ts';
import { filesInside } from '../find-files.ts';
import { hasArtifactService, isArtifactPath, isUnreached, uploadArtifact, uploadFailure } from './upload-artifact.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portcullis-upload-'));
  mkdirSync(join(folder, 'transcripts/claude'), { recursive: true });
  writeFileSync(join(folder, 'results.json'), '{}\n');
  writeFileSync(join(folder, 'transcripts/claude/alpha.jsonl'), '{"a": 1}\n');
  symlinkSync(join(folder, 'results.json'), join(folder, 'link.json'));
  symlinkSync(tmpdir(), join(folder, 'elsewhere'));
  const quiet = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => quiet.mockRestore());
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

async function service(): Promise<FakeArtifactService> {
  const started = await startFakeArtifactService();
  onTestFinished(() => started.close());
  vi.stubEnv('ACTIONS_RESULTS_URL', `${started.url}/`);
  vi.stubEnv('ACTIONS_RUNTIME_TOKEN', runtimeToken({ runId: 7, attempt: 1, job: 'route' }));
  vi.stubEnv('GITHUB_SERVER_URL', 'http://github.localhost');
  return started;
}

const FILES = ['results.json', 'transcripts/claude/alpha.jsonl'];

test('files of a folder become an artifact, no links among them', async () => {
  const started = await service();
  expect(await filesInside(folder)).toEqual(FILES);
  await uploadArtifact({ name: 'routing-claude-1-a1', folder, files: FILES });
  expect(started.store.list(7).map(({ name, attempt }) => [name, attempt])).toEqual([['routing-claude-1-a1', 1]]);
  started.assertNoViolations();
});

test('hidden files and folders are part of an artifact', async () => {
  const started = await service();
  mkdirSync(join(folder, '.hidden'));
  writeFileSync(join(folder, '.hidden/.file'), 'x');
  const files = await filesInside(folder);
  expect(files).toEqual(['.hidden/.file', ...FILES]);
  await uploadArtifact({ name: 'routing-claude-1-a1', folder, files });
  const [stored] = started.store.list(7);
  expect(Object.keys(unzipSync(stored?.content ?? new Uint8Array())).toSorted()).toEqual(files);
});

test('a name that is taken is said, and what to do', async () => {
  await service();
  await uploadArtifact({ name: 'plan', folder, files: FILES });
  await expect(uploadArtifact({ name: 'plan', folder, files: FILES })).rejects.toMatchObject({
    code: 'not_written',
    message: 'the artifact plan: expected a name that is free, found an artifact of that name in this run',
  });
});

describe('a name that is taken, by an upload that may replace', () => {
  const replacing = { name: 'gate-report-a1', replaces: true };

  test('goes to the new files, under a higher id', async () => {
    const started = await service();
    await uploadArtifact({ ...replacing, folder, files: FILES });
    const [before] = started.store.list(7);
    await uploadArtifact({ ...replacing, folder, files: ['results.json'] });
    const [after, ...others] = started.store.list(7);
    expect([others, after?.name, after?.attempt]).toEqual([[], 'gate-report-a1', 1]);
    expect(after?.id).toBeGreaterThan(before?.id ?? Infinity);
    expect(after?.digest).not.toBe(before?.digest);
    started.assertNoViolations();
  });

  test('stays where an upload was begun and never finished', async () => {
    const started = await service();
    started.store.open({ runId: 7, attempt: 1, name: 'gate-report-a1', mimeType: 'application/zip' });
    await expect(uploadArtifact({ ...replacing, folder, files: FILES })).rejects.toMatchObject({
      code: 'not_written',
      message: expect.stringContaining('expected a name that is free'),
    });
  });

  test('of nothing is an upload like any other', async () => {
    const started = await service();
    await uploadArtifact({ ...replacing, folder, files: FILES });
    expect(started.store.list(7)).toHaveLength(1);
  });
});

test('where nobody is reached, it is tried twice more', async () => {
  const started = await service();
  await started.close();
  const waits: number[] = [];
  const wait = (ms: number): Promise<void> => {
    waits.push(ms);
    return Promise.resolve();
  };
  await expect(uploadArtifact({ name: 'n', folder, files: FILES }, wait)).rejects.toMatchObject({
    code: 'not_written',
    message: expect.stringMatching(/^the artifact n: expected the artifact service to take it, found: .*ECONNREFUSED$/),
  });
  expect(waits).toEqual([2000, 6000]);
});

describe('words of the client', () => {
  test.each<[string, RegExp]>([
    ['Failed to CreateArtifact: Received non-retryable error: Failed request: (409) Conflict: x', /name that is free/],
    [
      'Failed to CreateArtifact: Artifact storage quota has been hit. Unable to upload',
      /storage for artifacts used up/,
    ],
    ['Unable to get the ACTIONS_RUNTIME_TOKEN env variable', /found: Unable to get the ACTIONS_RUNTIME_TOKEN/],
    ['one\n::error::two', /found: one$/],
    ['a\u001b[31mb', /found: a\\u001b\[31mb$/],
  ])('%j', (words, message) => {
    expect(uploadFailure('n', new Error(words)).message).toMatch(message);
    expect(isUnreached(new Error(words))).toBe(false);
  });

  test('only what was not begun is tried again', () => {
    const words = 'Unable to make request: ENOTFOUND\nIf you are';
    expect(isUnreached(new Error(`Failed to CreateArtifact: ${words}`))).toBe(true);
    expect(isUnreached(new Error(`Failed to FinalizeArtifact: ${words}`))).toBe(false);
    expect(isUnreached('ENOTFOUND')).toBe(false);
  });
});

test.each([
  ['https://github.com', true],
  ['https://octo.ghe.com', true],
  ['http://github.localhost:8080', true],
  ['', true],
  ['https://github.example.com', false],
  ['https://evilghe.com', false],
  ['https://github.com.example.com', false],
])('the service of %s: %s', (url, expected) => {
  expect(hasArtifactService(url)).toBe(expected);
});

test.each([
  ['transcripts/claude/alpha.2.jsonl', true],
  ['a b/ü', true],
  ['a:b', false],
  ['a\nb', false],
  ['a\\b', false],
  ['what?', false],
])('a path %j in an artifact: %s', (path, expected) => {
  expect(isArtifactPath(path)).toBe(expected);
});
