import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { strFromU8, unzipSync } from 'fflate';
import { onTestFinished } from 'vitest';

import type { Plan } from '../../contracts/plan.ts';
import { startFakeGitHub, type FakeGitHub } from '../fake-github/fake-github.ts';
import { addRun } from '../fake-github/add-run.ts';
import { runnerEvent, type RunnerEvent } from '../fake-github/runner-event.ts';
import { writeFakeClient, type Script } from './fake-client.ts';
import { pullRequest, type Files, type PullRequest } from './pull-request.ts';
import { action, temporaryFolder, type ActionOptions, type ActionRan } from './run-bundle.ts';

export const RUN = 77;

/** A workflow run over a pull request: its jobs start in checkouts of depth 1, beside a fake GitHub. */
export interface JobsBench {
  readonly pr: PullRequest;
  readonly github: FakeGitHub;
  readonly event: RunnerEvent;
  /** Where the checkout came from; its `origin` leads nowhere. */
  readonly served: string;
  /** The checkout. */
  readonly workspace: string;
  /** First on PATH of every job. */
  readonly bin: string;
  /** An action in a job of the run. */
  job(name: string, inputs: Readonly<Record<string, string>>, more?: JobOptions): Promise<ActionRan>;
  /** Names of the artifacts, sorted. */
  artifacts(): readonly string[];
  /** Path → text of the files of an artifact. */
  filesOf(artifact: string): Readonly<Record<string, string>>;
  /** Of the file that the action `plan` left. */
  planOf(ran: ActionRan): Plan;
}

export type JobOptions = Partial<Omit<ActionOptions, 'inputs' | 'cwd'>> & { readonly attempt?: number };

export interface JobsRequest {
  readonly base: Files;
  /** What the pull request changes. */
  readonly head: Files;
  /** What the fake client `claude` does. */
  readonly script?: (outside: string) => Script;
  readonly serverUrl?: string;
}

export async function jobsBench({ base, head, script, serverUrl }: JobsRequest): Promise<JobsBench> {
  const pr = pullRequest(base);
  const { repository, fixture } = pr;
  const headSha = pr.commit(head);
  const served = fixture.serve(repository, 'served.git');
  const clone = fixture.init('workspace');
  clone.git('remote', 'add', 'origin', served.url);
  clone.git('fetch', '--quiet', '--no-tags', '--depth=1', 'origin', headSha);
  clone.git('checkout', '--quiet', '--detach', headSha);
  // As without credentials: what the clone lacks only the API can tell.
  clone.git('remote', 'set-url', 'origin', join(fixture.directory, 'gone.git'));
  const github = await startFakeGitHub({
    repository: served.path,
    ...(serverUrl === undefined ? {} : { serverUrl }),
  });
  onTestFinished(() => github.close());
  addRun(github.state, { id: RUN, headSha });
  const bin = join(fixture.directory, 'bin');
  const outside = join(fixture.directory, 'outside');
  for (const folder of [bin, outside]) mkdirSync(folder, { recursive: true });
  if (script !== undefined) writeFakeClient(join(bin, 'claude'), script(outside));
  const event = runnerEvent('pull_request', {
    head: { ref: 'feature', sha: headSha },
    base: { sha: repository.git('rev-parse', 'main') },
  });
  return {
    pr,
    github,
    event,
    served: served.url,
    workspace: clone.path,
    bin,
    job: (name, inputs, { attempt = 1, env = {}, ...more } = {}) =>
      action(name, {
        // Agents are started from a process of their own.
        inProcess: name !== 'route' || inputs['mode'] === 'replay',
        inputs: { token: 'test-token', ...inputs },
        cwd: clone.path,
        event,
        github,
        run: { id: RUN, attempt },
        ...more,
        env: {
          PATH: [bin, dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(':'),
          PORTCULLIS_CACHE_DIR: temporaryFolder(),
          ...env,
        },
      }),
    artifacts: () =>
      github.artifacts.store
        .list(RUN)
        .map((item) => item.name)
        .toSorted(),
    filesOf: (artifact) => {
      const content = github.artifacts.store.named(RUN, artifact)?.content ?? Buffer.alloc(0);
      return Object.fromEntries(
        Object.entries(unzipSync(new Uint8Array(content))).map(([path, bytes]) => [path, strFromU8(bytes)]),
      );
    },
    planOf: (ran) => JSON.parse(readFileSync(ran.outputs['plan'] ?? '', 'utf8')) as Plan,
  };
}
