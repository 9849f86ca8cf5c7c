import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { changed, CLEAN_WORKFLOW, findingsIn, foundBy, workflowFrom } from '../../testing/diagnose-workflow.ts';
import { OWN_WORKFLOWS } from './permissions.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

const GATE = '      contents: read\n      actions: read\n      pull-requests: write\n';

test.each([
  ['what the gate needs', GATE, '      contents: read\n      actions: read\n', []],
  ['more than it needs', GATE, '      contents: write\n      actions: write\n', []],
  ['no artifacts of earlier attempts', GATE, '      contents: read\n      pull-requests: write\n', ['error 42']],
  ['no baseline', GATE, '      actions: read\n', ['error 42']],
  ['a mistyped access', GATE, '      contents: reed\n      actions: read\n', ['error 42']],
  ['taken away', GATE, '      contents: none\n      actions: none\n', ['error 42', 'error 42']],
])('missing-permission: %s', async (_, from, to, expected) => {
  expect(await foundBy('missing-permission', changed([from, to]))).toEqual(expected);
});

test('permissions of the workflow hold where the job has none', async () => {
  const bare = CLEAN_WORKFLOW.replaceAll(/ {4}permissions:\n(?: {6}.+: \w+(?: \})?\n)+/g, '');
  expect(await foundBy('missing-permission', bare)).toEqual([
    'error 10',
    'error 20',
    'error 20',
    'error 33',
    'error 33',
  ]);
  const top = (value: string): string => bare.replace('permissions: {}', `permissions: ${value}`);
  expect(await foundBy('missing-permission', top('{ contents: read, actions: read }'))).toEqual([]);
  expect(await foundBy('missing-permission', top('read-all'))).toEqual([]);
  expect(await foundBy('missing-permission', top('{ contents: read }'))).toEqual(['error 20', 'error 33']);
  // Nothing said: the repository's setting decides, and may be enough.
  expect(await foundBy('missing-permission', bare.replace('permissions: {}\n', ''))).toEqual([]);
});

test.each([
  ['o/r/actions/plan@v1', ['error 5']],
  ['o/r/actions/route@v1', ['error 5', 'error 5']],
  ['o/r/actions/typestate@v1', ['error 5']],
  ['o/r/actions/required@v1', ['error 5']],
  ['o/r/actions/baseline@v1', ['warning 5']],
  ['o/r/actions/publish@v1', ['warning 5', 'warning 5']],
  ['o/r/actions/gate@v1', ['error 5', 'error 5']],
  ['o/r@v1', []],
])('missing-permission: %s with nothing', async (uses, expected) => {
  const text = `on: push\njobs:\n  j:\n    runs-on: x\n    permissions: {}\n    steps: [{ uses: ${uses} }]\n`;
  expect(await foundBy('missing-permission', text)).toEqual(expected);
});

const CALL = (uses: string, permissions: string, top = 'permissions: {}'): string =>
  `on: pull_request\n${top}\njobs:\n  j:\n${permissions === '' ? '' : `    permissions: ${permissions}\n`}    uses: ${uses}\n`;
const OURS = 'acme/portcullis/.github/workflows';

test.each([
  ['gate.yml', '{ contents: read, actions: read, checks: read, pull-requests: write }', []],
  ['gate.yml', 'write-all', []],
  ['gate.yml', '{ contents: read, actions: read, pull-requests: write }', ['error 5']],
  ['gate.yml', '{ contents: read, actions: read }', ['error 5', 'error 5']],
  ['gate.yml', '{ contents: read, actions: read, checks: write, pull-requests: read }', ['error 5']],
  ['gate.yml', 'read-all', ['error 5']],
  ['gate.yml', '', ['error 4', 'error 4', 'error 4', 'error 4']],
  ['nightly-matrix.yml', '{ contents: write, actions: read, pull-requests: write }', []],
  ['nightly-matrix.yml', '{ contents: read, actions: read, pull-requests: write }', ['error 5']],
  ['nightly-matrix.yml', '{ contents: read }', ['error 5', 'error 5', 'error 5']],
  ['nightly-matrix.yml', '', ['error 4', 'error 4', 'error 4']],
  ['other.yml', '', []],
])('missing-permission: our %s by a caller that grants %s', async (file, permissions, expected) => {
  expect(await foundBy('missing-permission', CALL(`${OURS}/${file}@v1`, permissions))).toEqual(expected);
});

test('missing-permission: of a caller that says nothing the repository decides', async () => {
  const found = await foundBy('missing-permission', CALL(`${OURS}/gate.yml@v1`, '', 'env: {}'));
  // To read contents is what every setting grants.
  expect(found).toEqual(['warning 4', 'warning 4', 'warning 4']);
});

test('missing-permission: what other called workflows ask for GitHub itself says', async () => {
  const called =
    'on: workflow_call\njobs: { g: { permissions: { checks: write }, steps: [{ uses: o/r/actions/gate@v1 }] } }\n';
  const found = await findingsIn(CALL('./.github/workflows/other-1.yml', '{}'), called);
  expect(found.filter(({ rule, file }) => rule === 'missing-permission' && file.endsWith('/gate.yml'))).toEqual([]);
});

test.each([...OWN_WORKFLOWS])('%s asks for what is known of it', async (file, known) => {
  const { jobs, permissions } = await workflowFrom(readFileSync(resolve(ROOT, file), 'utf8'), file);
  expect(permissions).toEqual({});
  const most = new Map<string, unknown>();
  for (const [scope, access] of jobs.flatMap((job) => Object.entries(job.permissions ?? {}))) {
    if (most.get(scope) !== 'write') most.set(scope, access);
  }
  expect(new Map(known.map(({ scope, access }) => [scope, access]))).toEqual(most);
});

test('commands in a script only read the checkout', async () => {
  const text = (permissions: string): string =>
    `on: push\njobs:\n  j:\n    permissions: ${permissions}\n    steps: [{ uses: actions/checkout@v7 }, { run: portcullis gate --results r }]\n`;
  expect(await foundBy('missing-permission', text('{ contents: read }'))).toEqual([]);
  expect(await foundBy('missing-permission', text('{}'))).toEqual(['error 4']);
});

test.each([
  ['route, key in the step, no write', 'contents: read', './actions/route', 'env: { K: "${{ secrets.K }}" }', []],
  ['route, key in the step', 'contents: write', './actions/route', 'env: { K: "${{ secrets.K }}" }', ['error 4']],
  [
    'identity counts as well',
    'id-token: write',
    './actions/route',
    'env: { K: "${{secrets[vars.NAME]}}" }',
    ['error 4'],
  ],
  [
    'key as an input',
    'issues: write',
    'anthropics/claude-code-action@v1',
    'with: { key: "${{ Secrets.K }}" }',
    ['error 4'],
  ],
  ['no key', 'contents: write', './actions/route', 'env: { K: "${{ vars.K }}" }', []],
  ['a replay', 'contents: write', './actions/route', 'with: { mode: replay, k: "${{ secrets.K }}" }', []],
  ['no agent', 'contents: write', './actions/gate', 'env: { K: "${{ secrets.K }}" }', []],
])('agent-with-write-token: %s', async (_, permission, uses, more, expected) => {
  const text = `on: push\njobs:\n  j:\n    permissions: { ${permission} }\n    steps: [{ uses: ${uses}, ${more} }]\n`;
  expect(await foundBy('agent-with-write-token', text)).toEqual(expected);
});

test('agent-with-write-token: by command line, key of the job, token of the workflow', async () => {
  const text = (run: string): string => `on: push
permissions:
  contents: write
env: { ANTHROPIC_API_KEY: "\${{ secrets.K }}" }
jobs:
  j: { steps: [{ run: ${run} }] }
`;
  for (const run of [
    'npx portcullis run --trials 3',
    'claude -p hello --version',
    'claude --print plugin',
    'claude "plugin validate x" -p',
    './bin/codex exec x',
    'copilot -p x',
  ]) {
    expect(await foundBy('agent-with-write-token', text(run))).toEqual(['error 2']);
  }
  const idle = ['claude --version', 'claude plugin validate --strict .claude-plugin/plugin.json', 'npx codex --help'];
  for (const run of ['portcullis replay', 'echo claude', 'cat claude.md', ...idle]) {
    expect(await foundBy('agent-with-write-token', text(run))).toEqual([]);
  }
});

const PIN = '08c6903cd8c0fde910a37f88322edcfb5dd907a8';
const SECRETS = '    permissions: write-all\n    env: { K: "${{ secrets.K }}" }\n';

test.each([
  [
    'a fetched ref that is only diffed',
    `name: fork-status
on: pull_request_target
permissions: {}
jobs:
  mark:
    runs-on: ubuntu-latest
    permissions:
      contents: read
      statuses: write
    steps:
      - uses: actions/checkout@${PIN}
        with:
          ref: \${{ github.event.pull_request.base.sha }}
          persist-credentials: false
      - run: git fetch origin +refs/pull/\${{ github.event.pull_request.number }}/head
      - run: git diff --name-only "$(git merge-base HEAD FETCH_HEAD)" FETCH_HEAD > changed.txt
`,
  ],
  [
    'programs of a client that start no agent',
    `name: lint
on: pull_request
permissions: {}
jobs:
  lint:
    runs-on: ubuntu-latest
${SECRETS}    steps:
      - uses: actions/checkout@${PIN}
      - run: npm install -g @anthropic-ai/claude-code@2.1.220
      - run: |
          claude --version
          claude plugin validate --strict .claude-plugin/plugin.json
`,
  ],
])('nothing is found in %s', async (_, text) => {
  expect(await findingsIn(text)).toEqual([]);
});
