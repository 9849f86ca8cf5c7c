import { expect, test } from 'vitest';

import { changed, CLEAN_WORKFLOW, factsOf, findingsIn, workflowFrom } from '../testing/diagnose-workflow.ts';
import { diagnose } from './diagnose.ts';

test('nothing is found where every lesson was applied', async () => {
  expect(await findingsIn(CLEAN_WORKFLOW)).toEqual([]);
});

test('nothing is found in the few lines that call the reusable workflow', async () => {
  const caller = `on: [pull_request, merge_group]
permissions: {}
jobs:
  gate:
    permissions: { contents: read, actions: read, pull-requests: write }
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
      - uses: actions/download-artifact@0123456789abcdef0123456789abcdef01234567
        with: { merge-multiple: true }
      - run: npm test | tee log || true
`;
  expect(await findingsIn(text)).toEqual([]);
});

test('findings come worst first, then by file and line, each once', async () => {
  const dirty = changed(
    ['    if: ${{ always() }}\n', ''],
    ['  merge_group:\n', ''],
    [
      'with: { persist-credentials: false }\n      - uses: owner/portcullis/actions/route',
      'with: {}\n      - uses: owner/portcullis/actions/route',
    ],
  );
  const findings = await findingsIn(dirty, 'on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - uses: a/b@v1\n');
  expect(findings.map(({ level, file, line, rule }) => `${level} ${file}:${line} ${rule}`)).toEqual([
    'error .github/workflows/gate.yml:36 gate-can-be-skipped',
    'warning .github/workflows/gate.yml:2 no-merge-group',
    'warning .github/workflows/gate.yml:31 persisted-credentials',
    'warning .github/workflows/other-1.yml:6 unpinned-action',
  ]);
  for (const { message, remedy } of findings) expect(Math.min(message.length, remedy.length)).toBeGreaterThan(10);
});

test('the same workflow gives the same findings, also with aliases and merges', async () => {
  const merged = `on: { pull_request: , merge_group: }
permissions: {}
x-job: &job
  runs-on: ubuntu-latest
  permissions: { contents: read, actions: read }
  steps:
    - run: portcullis gate --results r | tee log
jobs:
  gate:
    <<: *job
    if: always()
  other: *job
`;
  const facts = factsOf([await workflowFrom(merged)]);
  const findings = diagnose(facts);
  expect(findings.map(({ rule, line }) => `${rule} ${line}`)).toEqual(['exit-code-lost 7']);
  expect(diagnose(facts)).toEqual(findings);
});
