import { expect, test } from 'vitest';

import type { ExpectedCheck } from '../contracts/required-baseline.ts';
import { blessChecks } from './bless-checks.ts';
import type { VerifiedResult } from './verify-folder.ts';

const PASSED: VerifiedResult = { exitCode: 0, source: 'fallback', classes: [] };
const FAILED: VerifiedResult = { exitCode: 1, source: 'fallback', classes: ['descent_failure'] };
const MISSING: VerifiedResult = { exitCode: 1, source: 'native', classes: ['check.missing'] };
const TO_PASS: ExpectedCheck = { expected_status: 'passed', owner: 'me' };
const TO_FAIL: ExpectedCheck = { expected_status: 'failed', reason: 'old', expires: '2026-01-01', owner: 'me' };
const EXCUSE = { reason: 'new', expires: '2026-12-31' };

test.each<[string, ExpectedCheck | null, VerifiedResult | null, ExpectedCheck | null, number]>([
  ['passes', null, PASSED, { expected_status: 'passed' }, 1],
  ['passes as expected', TO_PASS, PASSED, TO_PASS, 0],
  ['passes in spite', TO_FAIL, PASSED, TO_PASS, 1],
  ['fails', null, FAILED, { expected_status: 'failed', ...EXCUSE }, 1],
  ['fails in spite', TO_PASS, FAILED, { ...TO_PASS, expected_status: 'failed', ...EXCUSE }, 1],
  ['fails as expected, and keeps its day', TO_FAIL, FAILED, TO_FAIL, 0],
  ['is missing', null, MISSING, null, 0],
  ['runs out of time', TO_PASS, { ...FAILED, exitCode: 124 }, TO_PASS, 0],
  ['is not started', TO_PASS, { ...FAILED, exitCode: 127 }, TO_PASS, 0],
  ['is not here', TO_FAIL, null, TO_FAIL, 0],
])('a check that %s', (_, entry, result, expected, changes) => {
  const before = new Map(entry === null ? [] : [['test', entry]]);
  const results = new Map(result === null ? [] : [['test', result]]);
  const blessed = blessChecks(before, results, new Set(['test']), EXCUSE);
  expect([blessed.baseline.get('test') ?? null, blessed.changes.length]).toEqual([expected, changes]);
  expect(blessed.unchanged).toEqual(result !== null && result !== PASSED && result !== FAILED ? ['test'] : []);
});

test('the entry of a check that the policy does not know goes', () => {
  const { baseline, changes } = blessChecks(new Map([['gone', TO_PASS]]), new Map(), new Set(['test']), EXCUSE);
  expect([baseline.size, changes]).toEqual([0, [{ check: 'gone', before: TO_PASS, after: null }]]);
});
