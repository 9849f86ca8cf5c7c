import { expect, test } from 'vitest';

import type { ExpectedCheck } from '../../contracts/required-baseline.ts';
import { blessChecks } from './bless-required.ts';
import type { ShownResult } from '../../required/make-proof.ts';

const PASSED: ShownResult = { exitCode: 0, source: 'fallback', classes: [] };
const FAILED: ShownResult = { exitCode: 1, source: 'fallback', classes: ['descent_failure'] };
const MISSING: ShownResult = { exitCode: 1, source: 'native', classes: ['check.missing'] };
const TO_PASS: ExpectedCheck = { expected_status: 'passed', owner: 'me' };
const TO_FAIL: ExpectedCheck = { expected_status: 'failed', reason: 'old', expires: '2026-01-01', owner: 'me' };
const OVER: ExpectedCheck = { ...TO_FAIL, expires: '2025-12-31' };
const EXCUSE = { reason: 'new', expires: '2026-12-31' };

test.each<[string, ExpectedCheck | null, ShownResult | null, ExpectedCheck | null]>([
  ['passes', null, PASSED, { expected_status: 'passed' }],
  ['passes as expected', TO_PASS, PASSED, TO_PASS],
  ['passes in spite', TO_FAIL, PASSED, TO_PASS],
  ['fails', null, FAILED, { expected_status: 'failed', ...EXCUSE }],
  ['fails in spite', TO_PASS, FAILED, { ...TO_PASS, expected_status: 'failed', ...EXCUSE }],
  ['fails as expected, and keeps its day', TO_FAIL, FAILED, TO_FAIL],
  ['fails as expected, until a day that is over', OVER, FAILED, { ...TO_FAIL, ...EXCUSE }],
  ['is missing', null, MISSING, null],
  ['runs out of time', TO_PASS, { ...FAILED, exitCode: 124 }, TO_PASS],
  ['is not started', TO_PASS, { ...FAILED, exitCode: 127 }, TO_PASS],
  ['is not here', TO_FAIL, null, TO_FAIL],
])('a check that %s', (_, entry, result, expected) => {
  const before = new Map(entry === null ? [] : [['test', entry]]);
  const results = new Map(result === null ? [] : [['test', result]]);
  expect(blessChecks(before, results, EXCUSE, '2026-01-01').get('test') ?? null).toEqual(expected);
});
