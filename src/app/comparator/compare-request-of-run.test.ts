import { describe, expect, test } from 'vitest';

import { parseEventContext } from '../../contracts/event-context.ts';
import { pullPayload, runnerVariables, sha } from '../../testing/event-builder.ts';
import type { CompareTarget, CompareWith } from './compare-request.ts';
import { compareRequestOfRun, mayRunAgents, targetOfEvent } from './compare-request-of-run.ts';
import { mergeParent } from './find-comparator-commit.ts';

const MAIN = { repository: { default_branch: 'main' } };
const PUSH = { ...MAIN, before: sha('b'), after: sha('a'), forced: false };
const LEFT = {
  kind: 'merge_base',
  baseRef: 'refs/heads/main',
  baseTip: null,
  headSha: sha('1'),
  mergeSha: null,
} as const;
const BEFORE = { kind: 'commit', sha: sha('b'), baseRef: null, headSha: sha('1') } as const;
const BRANCH = { GITHUB_REF: 'refs/heads/x' };
const RUN = {
  workflow_run: { id: 9, run_number: 4, event: 'pull_request', head_sha: sha('a'), head_repository: null },
};
const PULL = {
  baseRef: 'refs/heads/main',
  baseTip: sha('b'),
  headSha: sha('a'),
  mergeSha: sha('1'),
};

function target(
  event: string,
  payload: object,
  variables: Record<string, string> = {},
  compareWith: CompareWith = 'merge-base',
): CompareTarget {
  const context = parseEventContext(runnerVariables(event, variables), { text: JSON.stringify(payload), file: 'e' });
  return targetOfEvent(context, compareWith);
}

describe('the comparator by event', () => {
  test.each<[string, string, object, Record<string, string>, CompareTarget]>([
    ['a pull request', 'pull_request', pullPayload(), {}, { kind: 'merge_base', ...PULL }],
    [
      'a pull request without a merge',
      'pull_request',
      pullPayload(),
      { GITHUB_SHA: sha('a') },
      { kind: 'merge_base', ...PULL, mergeSha: null },
    ],
    [
      'a pull request of a fork that is gone',
      'pull_request',
      pullPayload({ head: { repo: null } }),
      {},
      { kind: 'merge_base', ...PULL },
    ],
    [
      'a pull request with the rights of the base',
      'pull_request_target',
      pullPayload(),
      {},
      { kind: 'merge_base', ...PULL, mergeSha: null },
    ],
    [
      'a merge group',
      'merge_group',
      { ...MAIN, merge_group: { base_sha: sha('b'), head_sha: sha('a'), base_ref: 'refs/heads/next' } },
      {},
      {
        kind: 'commit',
        sha: sha('b'),
        baseRef: 'refs/heads/next',
        headSha: sha('a'),
        why: 'the base of the merge group',
      },
    ],
    ['a push', 'push', PUSH, BRANCH, { ...BEFORE, why: 'what the branch was before the push' }],
    ['the first push of a branch', 'push', { ...PUSH, before: sha('0') }, BRANCH, LEFT],
    ['the first push of the default branch', 'push', { ...PUSH, before: sha('0') }, {}, LEFT],
    ['a new tag', 'push', { ...PUSH, before: sha('0') }, { GITHUB_REF: 'refs/tags/main' }, LEFT],
    ['a tag that was moved', 'push', { ...PUSH, forced: true }, { GITHUB_REF: 'refs/tags/main' }, LEFT],
    ['a forced push', 'push', { ...PUSH, forced: true }, BRANCH, LEFT],
    [
      'a forced push of the default branch',
      'push',
      { ...PUSH, forced: true },
      {},
      { ...BEFORE, why: 'what the branch was before the push' },
    ],
    [
      'a schedule whose payload says nothing',
      'schedule',
      { schedule: '* * * * *' },
      {},
      { ...BEFORE, sha: sha('1'), why: 'the default branch itself is under test' },
    ],
    [
      'a dispatch on the default branch',
      'workflow_dispatch',
      MAIN,
      {},
      { ...BEFORE, sha: sha('1'), why: 'the default branch itself is under test' },
    ],
    [
      'a dispatch on another branch',
      'workflow_dispatch',
      MAIN,
      { GITHUB_REF: 'refs/heads/x' },
      { kind: 'named', baseRef: 'refs/heads/main' },
    ],
    [
      'a dispatch on a tag of the same name',
      'workflow_dispatch',
      MAIN,
      { GITHUB_REF: 'refs/tags/main' },
      { kind: 'named', baseRef: 'refs/heads/main' },
    ],
    [
      'a dispatch that does not name the default branch',
      'workflow_dispatch',
      {},
      {},
      { kind: 'ref', ref: null, headSha: sha('1'), why: 'the default branch' },
    ],
  ])('of %s', (_name, event, payload, variables, expected) => {
    expect(target(event, payload, variables)).toEqual(expected);
  });

  test('is the parent of the merge where that is asked for, of pull requests only', () => {
    const parent = 'merge-parent';
    expect(target('pull_request', pullPayload(), {}, parent)).toEqual({ kind: 'merge_parent', ...PULL });
    expect(target('push', PUSH, {}, parent)).toMatchObject({ kind: 'commit', sha: sha('b') });
  });

  test.each(['pull_request', 'merge_group', 'push', 'schedule', 'workflow_run', 'release'])(
    'of %s is the ref that a user names, whatever the event says',
    async (event) => {
      const asked = { baseRef: 'v1', baseline: null, compareWith: 'merge-base', token: null } as const;
      const found = await compareRequestOfRun({ ...runnerVariables(event), GITHUB_EVENT_PATH: '/nowhere' }, asked);
      expect(found).toEqual({ target: { kind: 'named', baseRef: 'v1' }, event, defaultBranch: null, access: null });
    },
  );

  test.each<[string, string, object, string]>([
    ['a push that deletes', 'push', { ...PUSH, after: sha('0') }, 'this push deleted its branch'],
    ['a run that ended', 'workflow_run', RUN, 'this event is about another run that has ended'],
    ['another event', 'issue_comment', {}, 'nothing is known to compare with on the event issue_comment'],
  ])('of %s is refused', (_name, event, payload, why) => {
    expect(() => target(event, payload)).toThrow(
      expect.objectContaining({ code: 'usage', message: expect.stringContaining(why) as string }),
    );
  });
});

test.each([
  ['pull_request', true],
  ['pull_request_target', false],
  ['merge_group', true],
  ['push', true],
  ['schedule', true],
  ['workflow_dispatch', true],
  ['workflow_run', false],
])('whether agents may run on %s', (event, may) => {
  expect(mayRunAgents(event)).toBe(may);
});

test.each([
  [[sha('b'), sha('a')], { sha: sha('b') }],
  [[], { reason: 'it has 0 parents, where the merge of a pull request has 2' }],
  [[sha('b')], { reason: 'it has 1 parents, where the merge of a pull request has 2' }],
  [[sha('b'), sha('a'), sha('c')], { reason: 'it has 3 parents, where the merge of a pull request has 2' }],
  [[sha('a'), sha('b')], { reason: `it merges ${sha('b')}, not the pull request's head ${sha('a')}` }],
])('the first parent of a merge with the parents %j', (parents, expected) => {
  expect(mergeParent(parents, sha('a'))).toEqual(expected);
});
