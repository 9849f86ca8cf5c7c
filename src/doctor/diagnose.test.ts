import { expect, test } from 'vitest';

import {
  changed,
  CLEAN_EVENTS,
  CLEAN_WORKFLOW,
  factsOf,
  findingsIn,
  workflowFrom,
} from '../testing/diagnose-workflow.ts';
import { diagnose } from './diagnose.ts';
import { subjectsOf, type JudgeList } from './subject.ts';

test('nothing is found where every lesson was applied', async () => {
  expect(await findingsIn(CLEAN_WORKFLOW)).toEqual([]);
});

test('nothing is found in the few lines that call the reusable workflow', async () => {
  const caller = `on:
${CLEAN_EVENTS}permissions: {}
jobs:
  gate:
    permissions: { contents: read, actions: read, checks: read, pull-requests: write }
    uses: owner/portcullis/.github/workflows/gate.yml@0123456789abcdef0123456789abcdef01234567
    secrets: { ANTHROPIC_API_KEY: "\${{ secrets.ANTHROPIC_API_KEY }}" }
`;
  expect(await findingsIn(caller)).toEqual([]);
});

test('nothing of a gate is asked of workflows that have none', async () => {
  const text = `on: { push: { paths: [docs/**] } }
jobs:
  build:
    runs-on: ubuntu-latest
    strategy: { matrix: { node: [20, 22] } }
    continue-on-error: true
    steps:
      - run: npm test | tee log || true
`;
  expect(await findingsIn(text)).toEqual([]);
});

test('nothing is found in a job that only calls a client, without secrets', async () => {
  const text = `on: pull_request
permissions: {}
jobs:
  lint:
    runs-on: ubuntu-latest
    permissions: { contents: read }
    steps:
      - run: npm install -g @anthropic-ai/claude-code@2.1.220
      - run: |
          claude --version
          claude plugin validate --strict .claude-plugin/plugin.json
`;
  expect(await findingsIn(text)).toEqual([]);
});

test('findings come worst first, then by file and line, each once', async () => {
  const dirty = changed(
    ['    if: ${{ always() }}\n', ''],
    ['  merge_group:\n', ''],
    ['    needs: [plan, route]\n', '    needs: [plan, route]\n    continue-on-error: ${{ vars.SOFT }}\n'],
  );
  const findings = await findingsIn(
    dirty,
    `on:\n${CLEAN_EVENTS.replace('  merge_group:\n', '')}jobs:\n  a:\n    steps:\n      - run: portcullis gate\n`,
  );
  expect(findings.map(({ level, file, line, rule }) => `${level} ${file}:${line} ${rule}`)).toEqual([
    'error .github/workflows/gate.yml:36 gate-can-be-skipped',
    'warning .github/workflows/gate.yml:2 no-merge-group',
    'warning .github/workflows/gate.yml:39 exit-code-lost',
    'warning .github/workflows/other-1.yml:1 no-merge-group',
  ]);
  for (const { message, remedy } of findings) expect(Math.min(message.length, remedy.length)).toBeGreaterThan(10);
});

test('which actions and commands judge is given', async () => {
  const text = `on: pull_request
jobs:
  a:
    needs: b
    steps: [{ uses: o/r/actions/toy@v1 }]
  b:
    steps: [{ run: portcullis toy check || true }]
`;
  const judges: JudgeList = { gateActions: ['toy'], gateCommands: ['toy gate'], judgingCommands: ['toy'] };
  const rules = async (given: JudgeList, changedText = text): Promise<readonly string[]> =>
    diagnose(
      factsOf([], {
        subjects: subjectsOf([await workflowFrom(changedText)], [], given, { programs: [], actions: [] }),
      }),
    ).map(({ rule, line }) => `${rule} ${line}`);
  expect(await rules({ gateActions: [], gateCommands: [], judgingCommands: [] })).toEqual([]);
  expect(await rules(judges)).toEqual(['gate-can-be-skipped 3', 'exit-code-lost 7', 'no-edited 1', 'no-merge-group 1']);
  const byCommand = text.replace('uses: o/r/actions/toy@v1', 'run: portcullis toy gate');
  expect(await rules(judges, byCommand)).toEqual([
    'gate-can-be-skipped 3',
    'exit-code-lost 7',
    'no-edited 1',
    'no-merge-group 1',
  ]);
});

test('the same workflow gives the same findings, also with aliases', async () => {
  const merged = `on: { pull_request: { types: [opened, synchronize, reopened, edited] }, merge_group: }
permissions: {}
x-job: &job
  runs-on: ubuntu-latest
  permissions: { contents: read, actions: read }
  steps: &steps
    - run: portcullis gate --results r | tee log
jobs:
  gate:
    if: always()
    runs-on: ubuntu-latest
    permissions: { contents: read, actions: read }
    steps: *steps
  other: *job
`;
  const facts = factsOf([await workflowFrom(merged)]);
  const findings = diagnose(facts);
  expect(findings.map(({ rule, line }) => `${rule} ${line}`)).toEqual(['exit-code-lost 7']);
  expect(diagnose(facts)).toEqual(findings);
});
