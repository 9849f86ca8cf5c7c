import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runtimeToken } from './artifact-token.ts';
import type { FakeArtifactService } from './fake-artifact-service.ts';
import type { FakeGitHub } from './fake-github.ts';
import type { RunnerEvent } from './runner-event.ts';

export interface RunnerOptions {
  /** Where its files lie; it has to exist. */
  readonly folder: string;
  /** `GITHUB_WORKSPACE`; the folder where none is given. */
  readonly workspace?: string;
  /** As they stand under `with:`. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: RunnerEvent;
  /** Where the job reaches the API and, by it, the artifact service. */
  readonly github?: FakeGitHub;
  /** Another artifact service than the API's; null: none, as on an Enterprise Server. */
  readonly artifacts?: FakeArtifactService | null;
  readonly run?: { readonly id: number; readonly attempt?: number; readonly number?: number };
  readonly job?: string;
  readonly workflow?: string;
}

export interface RunnerEnvironment {
  readonly env: Readonly<Record<string, string>>;
  /** `RUNNER_TEMP`. */
  readonly temp: string;
  /** The text of a file that steps write to; empty where it was removed. */
  readonly read: (file: RunnerFile) => string;
}

export type RunnerFile = 'output' | 'summary' | 'env' | 'state' | 'path';

const VARIABLES: Readonly<Record<RunnerFile, string>> = {
  output: 'GITHUB_OUTPUT',
  summary: 'GITHUB_STEP_SUMMARY',
  env: 'GITHUB_ENV',
  state: 'GITHUB_STATE',
  path: 'GITHUB_PATH',
};

/** What the runner sets for a step that uses an action, and the files that it makes for it. */
export function runnerEnvironment(options: RunnerOptions): RunnerEnvironment {
  const { folder, workspace = folder, inputs = {}, event, github } = options;
  const { run = { id: 1 }, job = 'gate', workflow = 'gate' } = options;
  const file = (stem: string, content = ''): string => {
    writeFileSync(join(folder, stem), content);
    return join(folder, stem);
  };
  const temp = join(folder, 'temp');
  mkdirSync(temp, { recursive: true });
  const { owner = 'o', name = 'r', serverUrl = 'http://github.localhost' } = github?.state ?? {};
  const attempt = run.attempt ?? 1;
  const artifacts = options.artifacts === undefined ? github?.artifacts : options.artifacts;
  const workflowPath = '.github/workflows/gate.yml';
  const env: Record<string, string> = {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_SERVER_URL: serverUrl,
    GITHUB_REPOSITORY: `${owner}/${name}`,
    GITHUB_REPOSITORY_OWNER: owner,
    GITHUB_RUN_ID: String(run.id),
    GITHUB_RUN_NUMBER: String(run.number ?? 1),
    GITHUB_RUN_ATTEMPT: String(attempt),
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_JOB: job,
    GITHUB_WORKFLOW: workflow,
    GITHUB_WORKSPACE: workspace,
    GITHUB_EVENT_NAME: 'pull_request',
    RUNNER_TEMP: temp,
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_NAME: 'fake',
    RUNNER_ENVIRONMENT: 'github-hosted',
    ...Object.fromEntries(Object.entries(VARIABLES).map(([stem, variable]) => [variable, file(stem)])),
    ...(github === undefined ? {} : { GITHUB_API_URL: github.url, GITHUB_GRAPHQL_URL: github.graphqlUrl }),
    ...(artifacts === undefined || artifacts === null
      ? {}
      : {
          ACTIONS_RESULTS_URL: `${artifacts.url}/`,
          ACTIONS_RUNTIME_TOKEN: runtimeToken({ runId: run.id, attempt, job }),
        }),
    ...Object.fromEntries(Object.entries(inputs).map(([key, value]) => [inputVariable(key), value])),
  };
  if (event !== undefined) {
    Object.assign(env, eventVariables(event), {
      GITHUB_EVENT_PATH: file('event.json', JSON.stringify(event.payload)),
      GITHUB_WORKFLOW_REF: `${owner}/${name}/${workflowPath}@${event.ref}`,
      GITHUB_WORKFLOW_SHA: event.sha,
    });
  }
  const read = (stem: RunnerFile): string =>
    existsSync(join(folder, stem)) ? readFileSync(join(folder, stem), 'utf8') : '';
  return { env, temp, read };
}

/** Blanks become underscores, hyphens stay. */
function inputVariable(key: string): string {
  return `INPUT_${key.replaceAll(' ', '_').toUpperCase()}`;
}

function eventVariables({ name, ref, sha, headRef, baseRef, actor }: RunnerEvent): Record<string, string> {
  return {
    GITHUB_EVENT_NAME: name,
    GITHUB_SHA: sha,
    GITHUB_REF: ref,
    GITHUB_REF_NAME: ref.replace(/^refs\/(?:heads|tags|pull)\//, ''),
    GITHUB_REF_TYPE: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_REF_PROTECTED: 'false',
    GITHUB_HEAD_REF: headRef,
    GITHUB_BASE_REF: baseRef,
    GITHUB_ACTOR: actor,
    GITHUB_TRIGGERING_ACTOR: actor,
  };
}
