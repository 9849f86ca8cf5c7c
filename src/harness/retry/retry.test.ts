import { describe, expect, test } from 'vitest';

import { InputClassError } from '../../kernel/input-class-error.ts';
import { readVectors } from '../../testing/read-vectors.ts';
import { classifyFailure } from './classify.ts';
import { backoffMs, decideRetry } from './decide.ts';
import { defaultRetryPolicy } from './default-policy.ts';
import { parseRetryPolicy } from './policy.ts';

interface FailureInput {
  readonly stdout: string | null;
  readonly stderr: string | null;
  readonly witnessText?: string;
  readonly witnessMissing?: true;
  readonly failureClasses?: readonly string[] | null;
  readonly attempt: number;
}

const answered = (answer: () => object): object => {
  try {
    return answer();
  } catch (error) {
    if (error instanceof InputClassError) return { error: error.errorClass };
    throw error;
  }
};

describe('the vectors of the reference', () => {
  test.each(readVectors<FailureInput, Record<string, unknown>>('retry.decision'))(
    '$id',
    ({ input, expect: expected }) => {
      if (input === undefined) throw new Error('a vector without input');
      const { witnessMissing, witnessText, failureClasses, attempt } = input;
      const classified = classifyFailure({ ...input, witness: witnessMissing === true ? null : witnessText });
      const classes = failureClasses === undefined ? classified.classified : (failureClasses ?? []);
      const decision = answered(() => decideRetry(defaultRetryPolicy(), classes, attempt));
      const { message: _, ...wanted } = expected['decision'] as Record<string, unknown>;
      expect({ ...classified, decision }).toEqual({ ...expected, decision: wanted });
    },
  );

  const loads = readVectors<{ readonly policyText?: string }, Record<string, unknown>>('retry.policy-load');
  test.each(loads.filter(({ tags = [], input }) => !tags.includes('py-bool') && input?.policyText !== undefined))(
    '$id',
    ({ input, expect: { message: _, ...wanted } }) => {
      expect(answered(() => ({ policy: parseRetryPolicy(input?.policyText ?? '') }))).toEqual(wanted);
    },
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
