import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { context } from '@actions/github';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { EventFields, EventKind } from '../testing/fake-github/event-fields.ts';
import { runnerEnvironment } from '../testing/fake-github/runner-environment.ts';
import { runnerEvent } from '../testing/fake-github/runner-event.ts';
import { parseEventContext } from './event-context.ts';

/** The toolkit reads variables and event file when its one context is made; another one reads them again. */
const ToolkitContext = context.constructor as new () => typeof context;

const [A, B, M] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)];
const PULL = { number: 5, head: { ref: 'feature', sha: A, repository: 'fork/r' }, base: { sha: B }, mergeSha: M };

/** The fields that are read, as GitHub writes them. */
interface Payload {
  readonly pull_request: {
    readonly base: { readonly ref: string; readonly sha: string };
    readonly head: { readonly sha: string; readonly repo: { readonly full_name: string } };
  };
  readonly merge_group: Readonly<Record<'base_sha' | 'head_sha' | 'base_ref', string>>;
  readonly before: string;
  readonly after: string;
  readonly forced: boolean;
  readonly repository: { readonly default_branch: string };
  readonly workflow_run: Readonly<Record<'id' | 'run_attempt' | 'run_number', number>> &
    Readonly<Record<'path' | 'event' | 'conclusion' | 'head_sha' | 'head_branch', string>> & {
      readonly head_repository: { readonly full_name: string };
    };
}

type TriggerIn = (payload: Payload, number: number) => object;

const pull: TriggerIn = ({ pull_request: { base, head }, repository }, number) => ({
  number,
  baseRef: base.ref,
  baseTip: base.sha,
  headSha: head.sha,
  headRepository: head.repo.full_name,
  defaultBranch: repository.default_branch,
});
const onBranch: TriggerIn = ({ repository }) => ({ defaultBranch: repository.default_branch });

/** What each kind of event says of commits, by the payload as the toolkit gives it. */
const KINDS: { readonly [K in EventKind]: readonly [EventFields[K], TriggerIn] } = {
  pull_request: [PULL, pull],
  pull_request_target: [PULL, pull],
  merge_group: [
    { baseSha: B, headSha: A },
    ({ merge_group: group, repository }) => ({
      baseSha: group.base_sha,
      headSha: group.head_sha,
      baseRef: group.base_ref,
      defaultBranch: repository.default_branch,
    }),
  ],
  push: [
    { before: B, after: A, forced: true },
    (payload) => {
      const { before, after, forced } = payload;
      return { before, after, forced, ...onBranch(payload, 0) };
    },
  ],
  schedule: [{ sha: A }, onBranch],
  workflow_dispatch: [{ ref: 'x', sha: A }, onBranch],
  workflow_run: [
    { id: 7, attempt: 2, runNumber: 31, headSha: A, headRepository: 'fork/r', sha: B },
    ({ workflow_run: run }) => ({
      runId: run.id,
      runAttempt: run.run_attempt,
      runNumber: run.run_number,
      workflow: run.path,
      runEvent: run.event,
      conclusion: run.conclusion,
      headSha: run.head_sha,
      headRepository: run.head_repository.full_name,
      headBranch: run.head_branch,
    }),
  ],
};

test.each(Object.keys(KINDS) as EventKind[])('%s is read as the toolkit reads it', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'portcullis-event-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  const [fields, triggerIn] = KINDS[kind];
  const event = runnerEvent(kind, fields);
  const { env } = runnerEnvironment({ folder, event, run: { id: 10_000_000_001, attempt: 3, number: 12 } });
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);

  const toolkit = new ToolkitContext();
  const file = env['GITHUB_EVENT_PATH'] ?? '';
  const { owner, repo, number } = toolkit.issue;
  expect(parseEventContext(env, { text: readFileSync(file, 'utf8'), file })).toEqual({
    trigger: { name: toolkit.eventName, ...triggerIn(toolkit.payload as unknown as Payload, number) },
    repository: `${owner}/${repo}`,
    sha: toolkit.sha,
    ref: toolkit.ref,
    runId: toolkit.runId,
    runAttempt: toolkit.runAttempt,
    runNumber: toolkit.runNumber,
    workflow: '.github/workflows/gate.yml',
  });
  expect(number).toBe(kind.startsWith('pull_request') ? 5 : undefined);
});
