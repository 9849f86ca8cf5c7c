import { describe, expect, test } from 'vitest';

import { foundBy } from '../../testing/diagnose-workflow.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const withStep = (event: string, step: string): string =>
  `on: ${event}\njobs:\n  j:\n    runs-on: x\n    steps:\n      - ${step}\n`;
const checkout = (settings: string): string => `uses: actions/checkout@${SHA}\n        with: ${settings}`;

describe('privileged-checkout', () => {
  test.each([
    ['pull_request_target', checkout('{ ref: "${{ github.event.pull_request.head.sha }}" }')],
    ['pull_request_target', checkout('{ ref: "${{ github.head_ref }}" }')],
    ['pull_request_target', checkout('{ ref: "${{ github.head_ref || github.ref }}" }')],
    ['pull_request_target', checkout('{ ref: "refs/pull/${{ github.event.number }}/merge" }')],
    ['pull_request_target', checkout('{ ref: "${{ github.event.pull_request.merge_commit_sha }}" }')],
    ['pull_request_target', checkout('{ ref: "${{ format(\'refs/pull/{0}/head\', github.event.number) }}" }')],
    ['pull_request_target', checkout('{ repository: "${{ github.event.pull_request.head.repo.full_name }}" }')],
    ['pull_request_target', checkout('{ allow-unsafe-pr-checkout: true }')],
    ['[push, pull_request_target]', checkout('{ ref: "${{ github[\'head_ref\'] }}" }')],
    ['pull_request_target', 'run: gh pr checkout ${{ github.event.number }}'],
    ['pull_request_target', 'run: git fetch origin pull/${{ github.event.number }}/head'],
    [
      'pull_request_target',
      'run: git checkout "$REF"\n        env: { REF: "${{ github.event.pull_request.head.sha }}" }',
    ],
    [
      'pull_request_target',
      `${checkout('{ ref: "${{ env.REF }}" }')}\n        env: { ref: "\${{ github.head_ref }}" }`,
    ],
    ['workflow_run', checkout('{ ref: "${{ github.event.workflow_run.head_sha }}" }')],
    ['workflow_run', checkout('{ ref: "${{ github.event.workflow_run.head_branch }}" }')],
    ['workflow_run', checkout('{ repository: "${{ github.event.workflow_run.head_repository.full_name }}" }')],
    ['issue_comment', checkout('{ ref: "refs/pull/${{ github.event.issue.number }}/head" }')],
    ['issue_comment', 'run: gh  pr  checkout 1'],
  ])('%s: %s', async (event, step) => {
    expect(await foundBy('privileged-checkout', withStep(event, step))).toHaveLength(1);
    // Without the privilege it is the usual thing to do.
    expect(await foundBy('privileged-checkout', withStep('pull_request', step))).toEqual([]);
  });

  test.each([
    ['pull_request_target', `uses: actions/checkout@${SHA}`],
    ['pull_request_target', checkout('{ ref: "${{ github.event.pull_request.base.sha }}" }')],
    ['pull_request_target', checkout('{ ref: main, repository: o/r }')],
    ['pull_request_target', 'run: gh pr comment "$N"\n        env: { N: "${{ github.event.number }}" }'],
    ['pull_request_target', checkout("{ ref: \"${{ github.head_ref == 'x' && 'a' || 'b' }}\" }")],
    ['workflow_run', checkout('{ ref: "${{ github.sha }}" }')],
    [
      'workflow_run',
      `uses: actions/download-artifact@${SHA}\n        with: { run-id: "\${{ github.event.workflow_run.id }}" }`,
    ],
  ])('not %s: %s', async (event, step) => {
    expect(await foundBy('privileged-checkout', withStep(event, step))).toEqual([]);
  });
});

test.each([
  ['pull_request_target', 'uses: ./actions/route', ['error 6']],
  ['pull_request_target', 'uses: ./actions/route\n        with: { mode: replay }', ['error 6']],
  ['pull_request_target', 'run: npx portcullis run', ['error 6']],
  ['pull_request_target', 'uses: anthropics/claude-code-action@v1', ['error 6']],
  ['pull_request_target', 'run: sudo claude --print', ['error 6']],
  ['pull_request_target', 'uses: ./actions/publish', []],
  ['pull_request', 'uses: ./actions/route', []],
])('privileged-agent: %s, %s', async (event, step, expected) => {
  expect(await foundBy('privileged-agent', withStep(event, step))).toEqual(expected);
});

test.each([
  ['o/r/.github/workflows/gate.yml@v1', 'inherit', ['error 5']],
  ['o/r/.github/workflows/other.yml@v1', 'inherit', ['warning 5']],
  ['./.github/workflows/gate.yml', 'inherit', ['warning 5']],
  ['o/r/.github/workflows/gate.yml@v1', '{ KEY: "${{ secrets.KEY }}" }', []],
])('inherited-secrets: %s with %s', async (uses, secrets, expected) => {
  const text = `on: pull_request\njobs:\n  j:\n    uses: ${uses}\n    secrets: ${secrets}\n`;
  expect(await foundBy('inherited-secrets', text)).toEqual(expected);
});

test.each([
  [`uses: actions/checkout@${SHA}`, './actions/route', ['warning 6']],
  [checkout('{ fetch-depth: 0 }'), './actions/route', ['warning 6']],
  [checkout('{ persist-credentials: true }'), './actions/route', ['warning 6']],
  [checkout('{ persist-credentials: "${{ inputs.keep }}" }'), './actions/route', ['warning 6']],
  [checkout('{ persist-credentials: false }'), './actions/route', []],
  [checkout("{ persist-credentials: 'false' }"), './actions/route', []],
  [`uses: actions/checkout@${SHA}`, './actions/gate', []],
])('persisted-credentials: %s, then %s', async (step, uses, expected) => {
  expect(await foundBy('persisted-credentials', `${withStep('push', step)}      - uses: ${uses}\n`)).toEqual(expected);
});
