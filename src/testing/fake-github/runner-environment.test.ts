import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getInput, setOutput, summary } from '@actions/core';
import { expect, onTestFinished, test, vi } from 'vitest';

import { readRuntimeToken } from './artifact-token.ts';
import { githubForTest } from './github-for-test.ts';
import { addPull } from './add-pull.ts';
import { runnerEnvironment } from './runner-environment.ts';
import { runnerEvent } from './runner-event.ts';

function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portcullis-runner-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a step finds its inputs and its files', async () => {
  const runner = runnerEnvironment({ folder: temporaryFolder(), inputs: { 'base-ref': 'main', 'two words': 'x' } });
  for (const [name, value] of Object.entries(runner.env)) vi.stubEnv(name, value);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect([getInput('base-ref'), getInput('two words'), getInput('other')]).toEqual(['main', 'x', '']);
  setOutput('verdict', 'pass');
  await summary.addRaw('# Summary').write();
  expect(runner.read('output')).toMatch(/^verdict<<(\S+)\npass\n\1\n$/);
  expect(runner.read('summary')).toBe('# Summary');
});

test('the event of a pull request and the API agree', async () => {
  const github = await githubForTest({ owner: 'org', name: 'skills', defaultBranch: 'trunk' });
  const [head, base, merge] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)];
  const pull = addPull(github.state, {
    number: 5,
    head: { ref: 'feature', sha: head, repository: 'fork/skills' },
    base: { sha: base },
  });
  const event = runnerEvent('pull_request', { ...pull, mergeSha: merge }, github.state);
  const { env } = runnerEnvironment({
    folder: temporaryFolder(),
    event,
    github,
    run: { id: 7, attempt: 2, number: 3 },
    job: 'route (1)',
  });
  expect(env).toMatchObject({
    GITHUB_API_URL: github.url,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_SERVER_URL: 'http://github.localhost',
    GITHUB_REPOSITORY: 'org/skills',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_REF: 'refs/pull/5/merge',
    GITHUB_REF_NAME: '5/merge',
    GITHUB_SHA: merge,
    GITHUB_HEAD_REF: 'feature',
    GITHUB_BASE_REF: 'trunk',
    GITHUB_RUN_ID: '7',
    GITHUB_RUN_NUMBER: '3',
    GITHUB_RUN_ATTEMPT: '2',
  });
  expect(new URL(env['ACTIONS_RESULTS_URL'] ?? '').origin).toBe(github.artifacts.url);
  const identity = readRuntimeToken(`Bearer ${env['ACTIONS_RUNTIME_TOKEN']}`);
  expect(identity).toEqual({ runId: 7, attempt: 2, job: 'route-1-' });
  const payload: unknown = JSON.parse(readFileSync(env['GITHUB_EVENT_PATH'] ?? '', 'utf8'));
  expect(payload).toMatchObject({
    number: 5,
    pull_request: {
      url: `${github.url}/repos/org/skills/pulls/5`,
      head: { sha: head, repo: { full_name: 'fork/skills', fork: true } },
      base: { sha: base, ref: 'trunk', repo: { full_name: 'org/skills', fork: false } },
    },
    repository: { default_branch: 'trunk' },
  });
});

test('an Enterprise Server has no artifact service', async () => {
  const github = await githubForTest({ basePath: '/api/v3', serverUrl: 'https://git.example.com' });
  const { env } = runnerEnvironment({ folder: temporaryFolder(), github, artifacts: null });
  expect(env).not.toHaveProperty('ACTIONS_RESULTS_URL');
  expect(env).not.toHaveProperty('ACTIONS_RUNTIME_TOKEN');
  expect(env['GITHUB_API_URL']).toMatch(/\/api\/v3$/);
  expect(env['GITHUB_SERVER_URL']).toBe('https://git.example.com');
});
