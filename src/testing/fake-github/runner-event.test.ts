import { createRequire } from 'node:module';

import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';

import type { EventFields, EventKind } from './event-fields.ts';
import { runnerEvent } from './runner-event.ts';

const [A, B, M] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)];
const require = createRequire(import.meta.url);
const SCHEMA = require('@octokit/webhooks-schemas') as { readonly definitions: object };

const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false });
formats.default(ajv);
ajv.addSchema({ definitions: SCHEMA.definitions }, 'webhooks');

function problems(definition: string, payload: object): readonly string[] {
  const validate = ajv.getSchema(`webhooks#/definitions/${encodeURIComponent(definition)}`);
  if (validate === undefined) throw new Error(`There is no ${definition}`);
  if (validate(payload) === true) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`);
}

describe('payloads have the shape that GitHub sends', () => {
  const head = { ref: 'feature', sha: A };
  const pull = { head, base: { sha: B }, mergeSha: M };
  test.each<{ [K in EventKind]: [string, K, EventFields[K], string] }[EventKind]>([
    ['a pull request', 'pull_request', pull, 'pull_request$opened'],
    ['pushed to', 'pull_request', { ...pull, action: 'synchronize' }, 'pull_request$synchronize'],
    ['of a fork', 'pull_request', { ...pull, head: { ...head, repository: 'fork/r' } }, 'pull_request$opened'],
    ['of a fork that is gone', 'pull_request', { ...pull, head: { ...head, repository: null } }, 'pull_request$opened'],
    ['of Dependabot', 'pull_request', { ...pull, user: 'dependabot[bot]' }, 'pull_request$opened'],
    ['with secrets', 'pull_request_target', pull, 'pull_request$opened'],
    ['a merge queue', 'merge_group', { baseSha: B, headSha: A }, 'merge_group$checks_requested'],
    ['a push', 'push', { before: B, after: A, commits: [{ sha: A, message: 'x' }] }, 'push$event'],
    ['the first push', 'push', { ref: 'new', before: null, after: A }, 'push$event'],
    ['a forced push', 'push', { before: B, after: A, forced: true }, 'push$event'],
    ['a deleted branch', 'push', { ref: 'old', before: B, after: null, sha: M }, 'push$event'],
    ['by hand', 'workflow_dispatch', { sha: A, inputs: { x: 'y' } }, 'workflow_dispatch$event'],
    ['after a run', 'workflow_run', { id: 7, headSha: A, sha: B }, 'workflow_run$completed'],
    [
      'after a fork’s run',
      'workflow_run',
      { id: 7, attempt: 2, headSha: A, headRepository: 'fork/r', sha: B },
      'workflow_run$completed',
    ],
  ])('%s', (_name, kind, fields, definition) => {
    const { payload } = runnerEvent(kind, fields);
    expect(problems(definition, JSON.parse(JSON.stringify(payload)) as object)).toEqual([]);
  });
});

test('a payload of another shape is found out', () => {
  const { payload } = runnerEvent('push', { before: B, after: A });
  expect(problems('push$event', { ...payload, forced: 'no', more: 1 })).toEqual([
    ' must NOT have additional properties',
    '/forced must be boolean',
  ]);
});

describe('what the runner makes of an event', () => {
  const pull = { number: 5, head: { ref: 'feature', sha: A }, base: { sha: B }, mergeSha: M };
  test.each<{ [K in EventKind]: [K, EventFields[K], object] }[EventKind]>([
    ['pull_request', pull, { sha: M, ref: 'refs/pull/5/merge', headRef: 'feature', baseRef: 'main' }],
    ['pull_request_target', pull, { sha: B, ref: 'refs/heads/main', headRef: 'feature', baseRef: 'main' }],
    [
      'merge_group',
      { baseSha: B, headSha: A, number: 5 },
      { sha: A, ref: `refs/heads/gh-readonly-queue/main/pr-5-${B}`, headRef: '', baseRef: '' },
    ],
    ['push', { ref: 'refs/tags/v1', before: null, after: A }, { sha: A, ref: 'refs/tags/v1' }],
    ['push', { ref: 'old', before: B, after: null, sha: M }, { sha: M, ref: 'refs/heads/main' }],
    ['schedule', { sha: A }, { sha: A, ref: 'refs/heads/main' }],
    ['workflow_dispatch', { ref: 'x', sha: A }, { sha: A, ref: 'refs/heads/x' }],
    ['workflow_run', { id: 7, headSha: A, sha: B }, { sha: B, ref: 'refs/heads/main' }],
  ])('%s', (kind, fields, seen) => {
    expect(runnerEvent(kind, fields)).toMatchObject(seen);
  });
});
