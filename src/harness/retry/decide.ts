import { InputClassError } from '../../kernel/input-class-error.ts';
import { sortedUnique } from '../../kernel/ordering.ts';
import { textsOf, type RetryPolicy, type RetryRule } from './policy.ts';

/** What a policy says of a failure (premath harness 5.3). */
export interface RetryDecision extends Omit<RetryRule, 'failureClasses'> {
  /** From 1: the one that failed. */
  readonly attempt: number;
  readonly retry: boolean;
  /** The first that a rule knows; else the first. */
  readonly matchedFailureClass: string;
  /** Ascending by code point. */
  readonly failureClasses: readonly string[];
}

/**
 * Whether a failure is tried again.
 *
 * @param classes in the order in which they were seen
 * @throws InputClassError `retry_policy_invalid_shape` for an attempt before the first
 */
export function decideRetry(policy: RetryPolicy, classes: readonly string[], attempt: number): RetryDecision {
  if (!Number.isInteger(attempt) || attempt < 1) {
    throw new InputClassError(
      'retry_policy_invalid_shape',
      `attempt: expected a whole number from 1, found ${attempt}`,
    );
  }
  const trimmed = textsOf(classes);
  const ruleOf = (known: string): RetryRule | undefined =>
    policy.rules.find(({ failureClasses }) => failureClasses.includes(known));
  const matchedFailureClass =
    trimmed.find((known) => ruleOf(known) !== undefined) ?? trimmed[0] ?? 'pipeline_missing_failure_class';
  const { failureClasses: _, ...rule } =
    (trimmed.length === 0 ? undefined : ruleOf(matchedFailureClass)) ?? policy.defaultRule;
  return {
    attempt,
    retry: attempt < rule.maxAttempts,
    ...rule,
    matchedFailureClass,
    failureClasses: sortedUnique(trimmed),
  };
}

/** Seconds before the second attempt, and before the third and all others. */
const BACKOFF: Readonly<Record<string, readonly [second: number, later: number]>> = {
  none: [0, 0],
  fixed_short: [2, 2],
  exponential_short: [2, 6],
  exponential_long: [10, 30],
};

/**
 * Milliseconds to wait after an attempt that failed; `random`, in [0, 1), spreads by a quarter what failed together.
 *
 * @throws InputClassError `retry_policy_invalid_shape` for a class that is none
 */
export function backoffMs(
  { backoffClass, ruleId, attempt }: Pick<RetryDecision, 'backoffClass' | 'ruleId' | 'attempt'>,
  random: number,
): number {
  const seconds = Object.hasOwn(BACKOFF, backoffClass) ? BACKOFF[backoffClass] : undefined;
  if (seconds === undefined) {
    const expected = `one of ${Object.keys(BACKOFF).join(', ')}`;
    const message = `${ruleId}.backoffClass: expected ${expected}, found ${JSON.stringify(backoffClass)}`;
    throw new InputClassError('retry_policy_invalid_shape', message);
  }
  return Math.round(seconds[attempt === 1 ? 0 : 1] * 1000 * (0.75 + random / 2));
}
