import { expect, test } from 'vitest';

import { parseRequiredBaseline, requiredBaselineText } from './required-baseline.ts';

const TO_FAIL = { expected_status: 'failed', reason: 'for now', expires: '2026-12-31' };
const parse = (checks: object) => parseRequiredBaseline(JSON.stringify({ schema: 1, checks }), 'b.json');

test('what is written is read again', () => {
  const baseline = parse({ test: TO_FAIL, lint: { expected_status: 'passed', owner: 'me' } });
  const text = requiredBaselineText(baseline);
  expect(parseRequiredBaseline(text, 'b.json')).toEqual(baseline);
  expect(text).toMatch(/^\{\n {2}"checks": \{\n {4}"lint"/);
});

test.each([
  ['no reason', { ...TO_FAIL, reason: undefined }, /checks\/test: expected a field "reason"/],
  ['no day', { ...TO_FAIL, expires: undefined }, /expected a field "expires"/],
  ['a day that is none', { ...TO_FAIL, expires: '2026-02-31' }, /a day of the calendar/],
  ['another status', { expected_status: 'skipped' }, /expected_status/],
  ['another field', { ...TO_FAIL, until: 'x' }, /until/],
])('a failure with %s is refused', (_, entry, message) => {
  expect(() => parse({ test: entry })).toThrow(message);
});
