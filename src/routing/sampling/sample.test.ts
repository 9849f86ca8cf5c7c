import { expect, test } from 'vitest';
import type { UnitResult } from '../../contracts/results.ts';
import { unitResult, type HitName } from '../../testing/unit-result-builder.ts';
import { isPassed, sampleOf, type Sample } from './sample.ts';

const PASS = unitResult();
const FAIL = unitResult({ status: 'fail' });
const INFRA = unitResult({ status: 'infra_error' });
const LATE = unitResult({ timed_out: true });
const LATE_FAIL = unitResult({ status: 'fail', timed_out: true });
const LATE_INFRA = unitResult({ status: 'infra_error', timed_out: true });
const disallowed = (hit: HitName, gating = ['other']): UnitResult =>
  unitResult({ status: 'fail', gating_hits: gating, token_hits: { other: hit } });

test.each<[string, readonly UnitResult[], boolean, Partial<Sample>]>([
  ['nothing', [], false, {}],
  ['passes and failures', [PASS, FAIL, PASS], false, { passed: 2, total: 3 }],
  ['infrastructure errors are no trials', [PASS, INFRA, INFRA], false, { passed: 1, total: 1, infra: 2 }],
  ['infrastructure errors only', [INFRA], false, { infra: 1 }],
  ['late ones failed', [LATE, LATE_FAIL, PASS], false, { passed: 1, total: 3 }],
  ['late ones where that is allowed', [LATE, LATE_FAIL, PASS], true, { passed: 2, total: 3 }],
  ['a late infrastructure error is none either', [LATE_INFRA], false, { infra: 1 }],
  ['a disallowed skill that was loaded', [disallowed('loaded'), PASS], false, { passed: 1, total: 2, disallowed: 1 }],
  [
    'one that was only read, tried or named',
    [disallowed('read'), disallowed('failed'), disallowed('named')],
    false,
    { total: 3 },
  ],
  ['a hit that does not gate', [unitResult({ token_hits: { other: 'loaded' } })], false, { passed: 1, total: 1 }],
  [
    'a gating hit without evidence',
    [unitResult({ status: 'fail', gating_hits: ['constructor'] })],
    false,
    { total: 1 },
  ],
])('%s', (_name, units, allowTimeout, expected) => {
  expect(sampleOf(units, allowTimeout)).toEqual({ passed: 0, total: 0, disallowed: 0, infra: 0, ...expected });
});

test('several disallowed skills in one trial are one trial', () => {
  const both = unitResult({ status: 'fail', gating_hits: ['a', 'b'], token_hits: { a: 'loaded', b: 'loaded' } });
  expect(sampleOf([both], false).disallowed).toBe(1);
});

test.each([
  [PASS, false, true],
  [PASS, true, true],
  [LATE, false, false],
  [LATE, true, true],
  [FAIL, true, false],
  [LATE_FAIL, true, false],
  [INFRA, true, false],
])('isPassed %#', (unit, allowTimeout, expected) => {
  expect(isPassed(unit, allowTimeout)).toBe(expected);
});
