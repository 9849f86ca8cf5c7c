import { describe, expect, test } from 'vitest';

import { pullPayload, runnerVariables, sha } from '../testing/event-builder.ts';
import { parseEventContext, type EventContext } from './event-context.ts';

function parse(event: string, payload: unknown, variables: Record<string, string | undefined> = {}): EventContext {
  return parseEventContext(runnerVariables(event, variables), { text: JSON.stringify(payload), file: 'event.json' });
}

const GROUP = { base_sha: sha('b'), head_sha: sha('a'), base_ref: 'refs/heads/main', head_ref: 'refs/heads/gh' };
const MAIN = { repository: { default_branch: 'main' } };
const PUSH = { ...MAIN, ref: 'refs/heads/main', before: sha('b'), after: sha('a'), forced: false, deleted: false };
const RUN = {
  id: 99,
  run_attempt: 2,
  run_number: 31,
  path: '.github/workflows/gate.yml',
  name: 'gate',
  event: 'pull_request',
  conclusion: 'failure',
  head_branch: 'feature',
  head_sha: sha('a'),
  head_repository: { full_name: 'f/r' },
};
const PULL = {
  number: 5,
  baseRef: 'main',
  baseTip: sha('b'),
  headSha: sha('a'),
  headRepository: 'f/r',
  defaultBranch: 'main',
};

describe('the trigger', () => {
  test.each<[string, string, unknown, object]>([
    ['a pull request', 'pull_request', pullPayload(), { name: 'pull_request', ...PULL }],
    ['a target', 'pull_request_target', pullPayload(), { name: 'pull_request_target', ...PULL }],
    ['a fork that is gone', 'pull_request', pullPayload({ head: { repo: null } }), { headRepository: null }],
    [
      'a number beside the pull request only',
      'pull_request',
      {
        ...pullPayload(),
        number: 6,
        pull_request: { ...(pullPayload() as { pull_request: object }).pull_request, number: null },
      },
      { number: 6 },
    ],
    [
      'a branch with a hostile name',
      'pull_request',
      pullPayload({ base: { ref: '--upload-pack=x' } }),
      { baseRef: '--upload-pack=x' },
    ],
    [
      'a merge group',
      'merge_group',
      { ...MAIN, merge_group: GROUP },
      { name: 'merge_group', baseSha: sha('b'), headSha: sha('a'), baseRef: 'refs/heads/main', defaultBranch: 'main' },
    ],
    ['a push', 'push', PUSH, { name: 'push', before: sha('b'), after: sha('a'), forced: false, defaultBranch: 'main' }],
    ['a forced push', 'push', { ...PUSH, forced: true }, { forced: true }],
    ['the push of a new branch', 'push', { ...PUSH, before: sha('0') }, { before: null }],
    ['a push that deletes', 'push', { ...PUSH, after: sha('0'), deleted: true }, { after: null }],
    ['a schedule', 'schedule', { schedule: '0 0 * * *' }, { name: 'schedule', defaultBranch: null }],
    [
      'a dispatch',
      'workflow_dispatch',
      { inputs: null, ref: 'refs/heads/x', repository: { default_branch: 'trunk' } },
      { name: 'workflow_dispatch', defaultBranch: 'trunk' },
    ],
    [
      'a run that ended',
      'workflow_run',
      { workflow_run: RUN },
      {
        name: 'workflow_run',
        runId: 99,
        runAttempt: 2,
        runNumber: 31,
        workflow: '.github/workflows/gate.yml',
        runEvent: 'pull_request',
        conclusion: 'failure',
        headSha: sha('a'),
        headRepository: 'f/r',
        headBranch: 'feature',
      },
    ],
    [
      'a run of a fork that is gone',
      'workflow_run',
      { workflow_run: { ...RUN, head_repository: null } },
      { headRepository: null },
    ],
    ['another event', 'issue_comment', { comment: { body: 'x' } }, { name: 'other', event: 'issue_comment' }],
    ['ids of 64 digits', 'push', { ...PUSH, before: 'b'.repeat(64) }, { before: 'b'.repeat(64) }],
  ])('of %s', (_name, event, payload, trigger) => {
    expect(parse(event, payload).trigger).toMatchObject(trigger);
  });
});

test('the run is told by the variables', () => {
  expect(parse('push', PUSH)).toMatchObject({
    repository: 'o/r',
    sha: sha('1'),
    ref: 'refs/heads/main',
    runId: 10_000_000_001,
    runAttempt: 1,
    runNumber: 7,
  });
});

test.each<[string, Record<string, string>, string]>([
  [
    'of the repository',
    { GITHUB_WORKFLOW_REF: 'o/r/.github/workflows/gate.yml@refs/heads/x' },
    '.github/workflows/gate.yml',
  ],
  [
    'on a strange branch',
    { GITHUB_WORKFLOW_REF: 'o/r/.github/workflows/a.yaml@refs/heads/b.yml@c' },
    '.github/workflows/a.yaml',
  ],
  [
    'with a strange name',
    { GITHUB_WORKFLOW_REF: 'o/r/.github/workflows/a@b.yml@refs/heads/x' },
    '.github/workflows/a@b.yml',
  ],
  ['whose file is not said', { GITHUB_WORKFLOW: 'Gate\n' }, 'Gate\\u000a'],
  ['of which nothing is said', {}, ''],
])('the workflow %s', (_name, variables, workflow) => {
  expect(parse('push', PUSH, variables).workflow).toBe(workflow);
  const path = variables['GITHUB_WORKFLOW_REF']?.replace('o/r/', '');
  const run = { ...RUN, path, name: variables['GITHUB_WORKFLOW'] };
  expect(parse('workflow_run', { workflow_run: run }).trigger).toMatchObject({ workflow });
});

describe('what is missing or wrong is named', () => {
  const pull = (changes: object): object => ({
    ...MAIN,
    pull_request: { ...(pullPayload() as { pull_request: object }).pull_request, ...changes },
  });
  test.each<[string, unknown, string]>([
    ['pull_request', {}, '/pull_request: expected a value, since the event is pull_request, found nothing'],
    ['pull_request', { pull_request: null }, '/pull_request: expected a value'],
    ['pull_request', { ...pullPayload(), repository: {} }, '/repository/default_branch: expected a value'],
    ['merge_group', { ...MAIN, merge_group: { ...GROUP, base_ref: null } }, '/merge_group/base_ref: expected a value'],
    ['push', { ...PUSH, repository: null }, '/repository/default_branch: expected a value'],
    ['pull_request', pull({ number: null }), '/pull_request/number: expected a value'],
    ['pull_request', pull({ number: '5' }), '/pull_request/number: expected integer or null, found "5"'],
    ['pull_request', pull({ base: null }), '/pull_request/base/ref: expected a value'],
    ['pull_request', pull({ base: { ref: 'main' } }), '/pull_request/base/sha: expected a value'],
    ['pull_request', pull({ head: {} }), '/pull_request/head/sha: expected a value'],
    ['pull_request', pullPayload({ head: { sha: 'HEAD' } }), '/pull_request/head/sha: expected a text that matches'],
    ['pull_request', pullPayload({ head: { sha: sha('A') } }), '/pull_request/head/sha: expected a text that matches'],
    ['pull_request', pullPayload({ base: { sha: 'abc123' } }), '/pull_request/base/sha: expected a text that matches'],
    [
      'pull_request',
      pullPayload({ head: { repo: { full_name: 'o/r/../x' } } }),
      '/pull_request/head/repo/full_name: expected a text that matches',
    ],
    ['merge_group', {}, '/merge_group: expected a value'],
    ['merge_group', { merge_group: { head_sha: sha('a') } }, '/merge_group/base_sha: expected a value'],
    ['merge_group', { merge_group: { base_sha: sha('a') } }, '/merge_group/head_sha: expected a value'],
    ['push', { after: sha('a') }, '/before: expected a value'],
    ['push', { before: sha('a') }, '/after: expected a value'],
    ['push', { ...PUSH, before: `${sha('a')}\n` }, '/before: expected a text that matches'],
    ['workflow_run', {}, '/workflow_run: expected a value'],
    ['workflow_run', { workflow_run: { ...RUN, head_sha: null } }, '/workflow_run/head_sha: expected a value'],
    ['workflow_run', { workflow_run: { ...RUN, run_number: null } }, '/workflow_run/run_number: expected a value'],
    ['schedule', { repository: { default_branch: 7 } }, '/repository/default_branch: expected string or null, found 7'],
    ['push', [], 'expected object, found []'],
  ])('of %s: %j', (event, payload, message) => {
    expect(() => parse(event, payload)).toThrow(message);
  });

  test.each<[string, string | undefined]>([
    ['GITHUB_EVENT_NAME', undefined],
    ['GITHUB_EVENT_NAME', 'push\n::error::x'],
    ['GITHUB_REPOSITORY', 'o'],
    ['GITHUB_REPOSITORY', 'o/r/x'],
    ['GITHUB_SHA', ''],
    ['GITHUB_SHA', 'main'],
    ['GITHUB_RUN_ID', '0'],
    ['GITHUB_RUN_ATTEMPT', 'x'],
    ['GITHUB_RUN_NUMBER', undefined],
  ])('the variable %s is %j', (name, value) => {
    expect(() => parse('push', PUSH, { [name]: value })).toThrow(`${name}: expected `);
  });

  test('a payload that was cut off', () => {
    expect(() => parseEventContext(runnerVariables('push'), { text: '{"before":', file: 'event.json' })).toThrow(
      'event.json:1:11: not valid JSON',
    );
  });
});
