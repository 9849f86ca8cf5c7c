import { expect, test } from 'vitest';

import { foundBy } from '../../testing/diagnose-workflow.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const step = (uses: string, more = ''): string => `on: push\njobs:\n  a:\n    steps:\n      - uses: ${uses}\n${more}`;

test.each([
  [`actions/checkout@${SHA}`, false],
  [`o/r/deep/path@${SHA}`, false],
  [`o/r@${SHA}${SHA.slice(0, 24)}`, false],
  ['./actions/gate', false],
  ['$/actions/gate', false],
  [`docker://alpine@sha256:${'a'.repeat(64)}`, false],
  ['actions/checkout@v7', true],
  ['actions/checkout', true],
  ['actions/checkout@', true],
  [`actions/checkout@${SHA.slice(0, 12)}`, true],
  [`actions/checkout@${SHA}0`, true],
  [`actions/checkout@${SHA.toUpperCase().replaceAll('0', 'G')}`, true],
  ['o/r@main', true],
  ['docker://alpine:3', true],
  ['docker://alpine', true],
  ['DOCKER://alpine@sha256:abc', true],
])('unpinned-action: %s → %s', async (uses, isFound) => {
  expect(await foundBy('unpinned-action', step(uses))).toEqual(isFound ? ['warning 5'] : []);
  // Where a gate is in the workflow, so is what could change its verdict.
  const related = step(uses, '      - run: portcullis gate --results r\n');
  expect(await foundBy('unpinned-action', related)).toEqual(isFound ? ['error 5'] : []);
});

test('called workflows are pinned as actions are', async () => {
  const text =
    'on: push\njobs:\n  a:\n    uses: o/r/.github/workflows/x.yml@v1\n  b:\n    uses: ./.github/workflows/y.yml\n';
  expect(await foundBy('unpinned-action', text)).toEqual(['warning 4']);
});
