import { expect, test } from 'vitest';

import { changed, CLEAN_EVENTS, foundBy } from '../../testing/diagnose-workflow.ts';

const ON = `on:\n${CLEAN_EVENTS}`;

test.each([
  ['on: [pull_request, merge_group]\n', []],
  ['on:\n  pull_request:\n    branches: [main]\n  merge_group:\n', []],
  ['on:\n  push:\n    paths: [a]\n  pull_request:\n  merge_group:\n', []],
  ['on:\n  pull_request:\n    types: [opened, synchronize, reopened, labeled]\n  merge_group:\n', []],
  ["on:\n  pull_request:\n    paths: ['skills/**']\n  merge_group:\n", ['error 4']],
  ['on:\n  pull_request:\n    branches: [main]\n    paths-ignore:\n      - docs/**\n  merge_group:\n', ['error 5']],
  ['on:\n  pull_request:\n  merge_group:\n    branches-ignore: [x]\n', ['error 5']],
  ['on: { pull_request_target: { paths: [a], branches-ignore: [b] } }\n', ['error 2', 'error 2']],
  ['on:\n  pull_request:\n    types: [labeled]\n  merge_group:\n', ['error 4']],
  ['on:\n  pull_request:\n  merge_group: { types: [checks_requested] }\n', []],
  ['on:\n  pull_request:\n  merge_group: { types: [destroyed, checks_requested] }\n', []],
  ['on:\n  pull_request:\n  merge_group: { types: [destroyed] }\n', ['error 4']],
  ['on:\n  pull_request:\n    types: opened\n  merge_group:\n', ['error 4']],
])('gate-is-filtered: %j', async (on, expected) => {
  expect(await foundBy('gate-is-filtered', changed([ON, on]))).toEqual(expected);
});

test.each([
  ['on: [pull_request, merge_group]\n', ['warning 2']],
  ['on:\n  pull_request:\n  merge_group:\n', ['warning 3']],
  ['on:\n  pull_request:\n    types: [opened, synchronize, reopened]\n  merge_group:\n', ['warning 3']],
  ['on:\n  pull_request_target: { types: opened }\n  pull_request:\n', ['warning 3', 'warning 4']],
  ['on:\n  pull_request: { types: [opened, synchronize, reopened, edited] }\n', []],
  ['on: [push, merge_group]\n', []],
  ['on: workflow_call\n', []],
])('no-edited: %j', async (on, expected) => {
  expect(await foundBy('no-edited', changed([ON, on]))).toEqual(expected);
});

test('filters of a workflow without a gate keep nothing pending', async () => {
  const text = 'on: { pull_request: { paths: [docs/**] } }\njobs:\n  a: { steps: [{ run: portcullis validate }] }\n';
  expect(await foundBy('gate-is-filtered', text)).toEqual([]);
  expect(await foundBy('no-merge-group', text)).toEqual([]);
});

test.each([
  ['on: [push, schedule]\n', []],
  ['on: workflow_call\n', []],
  ['on: pull_request\n', ['warning 2']],
  ['on: [pull_request, merge_group]\n', []],
  ['on:\n  push:\n  pull_request_target:\n', ['warning 2']],
])('no-merge-group: %j', async (on, expected) => {
  expect(await foundBy('no-merge-group', changed([ON, on]))).toEqual(expected);
});
