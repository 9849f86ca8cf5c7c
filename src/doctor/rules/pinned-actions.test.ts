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

const DIGEST = `@sha256:${'a'.repeat(64)}`;
test.each([
  [`container: node:24${DIGEST}`, []],
  [`container: { image: 'ghcr.io/o/i${DIGEST}' }`, []],
  ["container: ''", []],
  [`services: { db: { image: 'postgres:17${DIGEST}' } }`, []],
  [`container: \${{ matrix.i }}\n    strategy: { matrix: { i: ['a${DIGEST}', 'b${DIGEST}', ''] } }`, []],
  ['container: node:24', ['warning 4']],
  ['container: { image: node }', ['warning 4']],
  ['container:\n      image: node@sha256:abc', ['warning 5']],
  ['services: { db: { image: postgres:17 }, x: { image: redis } }', ['warning 4', 'warning 4']],
  [`container: \${{ matrix.i }}\n    strategy: { matrix: { i: ['a${DIGEST}', 'b:1'] } }`, ['warning 4']],
  ['container: ${{ matrix.i }}\n    strategy: { matrix: { i: "${{ fromJSON(x) }}" } }', ['warning 4']],
  ['container: ${{ vars.IMAGE }}', ['warning 4']],
  [`container: \${{ vars.IMAGE }}${DIGEST}`, []],
])('images of a job: %s', async (image, expected) => {
  const text = `on: push\njobs:\n  a:\n    ${image}\n    steps: [{ run: npm test }]\n`;
  expect(await foundBy('unpinned-action', text)).toEqual(expected);
  const related = text.replace('npm test', 'portcullis gate --results r');
  expect(await foundBy('unpinned-action', related)).toEqual(expected.map((one) => one.replace('warning', 'error')));
});
