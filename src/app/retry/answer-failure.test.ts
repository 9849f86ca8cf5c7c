import { describe, expect, test } from 'vitest';

import ours from '../../harness/retry/default-policy.json' with { type: 'json' };
import { parseRetryPolicy } from '../../harness/retry/policy.ts';
import { asPortcullisError } from '../../kernel/portcullis-error.ts';
import { readVectors } from '../../testing/read-vectors.ts';
import { answerFailureLine, answerPolicyLine, flatRefusal } from './answer-failure.ts';

type Answer = Readonly<Record<string, unknown>>;

/** The wording is ours. */
const withoutMessage = (answer: Answer): Answer => ({ ...answer, message: undefined });

describe('the vectors of the reference', () => {
  const [failures, policies] = [
    readVectors<object, Answer>('retry.decision'),
    readVectors<object, Answer>('retry.policy-load'),
  ];

  test('all are there', () => {
    expect([failures.length, policies.length]).toEqual([124, 37]);
  });

  test.each(failures)('$id', ({ input, expect: told }) => {
    const answer = answerFailureLine(parseRetryPolicy(JSON.stringify(ours)), JSON.stringify(input)) as Answer;
    const decision = withoutMessage(answer['decision'] as Answer);
    expect({ ...answer, decision }).toEqual({ ...told, decision: withoutMessage(told['decision'] as Answer) });
  });

  // To Python, `true` is a whole number.
  test.each(policies.filter(({ tags = [] }) => !tags.includes('py-bool')))('$id', (vector) => {
    let answer: object;
    try {
      answer = answerPolicyLine(JSON.stringify(vector));
    } catch (error) {
      answer = flatRefusal(asPortcullisError(error));
    }
    expect(withoutMessage(answer as Answer)).toEqual(withoutMessage(vector.expect));
  });
});
