import { expect, test } from 'vitest';

import { classifyFailure } from './classify.ts';
import { backoffMs } from './decide.ts';
import { DEFAULT_RETRY_DOCUMENT, defaultRetryPolicy } from './default-policy.ts';
import { parseRetryPolicy, retryPolicyDigest } from './policy.ts';

test('a rule of ours says what its failures are', () => {
  const classes = defaultRetryPolicy().rules.map(({ verificationClass }) => verificationClass);
  expect(new Set(classes)).toEqual(new Set(['flaky', 'operational', 'semantic']));
  const { policyDigest: _, ...document } = DEFAULT_RETRY_DOCUMENT as Record<string, unknown>;
  const other = {
    ...document,
    defaultRule: { maxAttempts: 1, backoffClass: 'none', escalationAction: 'stop', verificationClass: 'x' },
  };
  expect(() => parseRetryPolicy(JSON.stringify({ ...other, policyDigest: retryPolicyDigest(other) }))).toThrow(
    'defaultRule.verificationClass: expected one of semantic, operational, flaky, found "x"',
  );
});

test('a run of letters without a colon costs what it is long', () => {
  const output = 'a_'.repeat(1_000_000);
  expect(classifyFailure({ stdout: output, stderr: null, witness: undefined }).processClasses).toEqual([]);
});

test.each([
  ['none', [0, 0, 0]],
  ['fixed_short', [2000, 2000, 2000]],
  ['exponential_short', [2000, 6000, 6000]],
  ['exponential_long', [10_000, 30_000, 30_000]],
] as const)('%s waits', (backoffClass, expected) => {
  const waits = (random: number): number[] =>
    [1, 2, 3].map((attempt) => backoffMs({ ruleId: 'a', backoffClass, attempt }, random));
  expect(waits(0.5)).toEqual(expected);
  expect(waits(0)).toEqual(expected.map((ms) => ms * 0.75));
});

test('a class of waiting that is none is refused', () => {
  expect(() => backoffMs({ ruleId: 'a', backoffClass: 'toString', attempt: 1 }, 0)).toThrow(
    'a.backoffClass: expected one of none, fixed_short, exponential_short, exponential_long, found "toString"',
  );
});
