import { InputClassError } from '../../kernel/input-class-error.ts';
import { sortedUnique } from '../../kernel/ordering.ts';
import { textsOf, type RetryPolicy, type RetryRule } from './policy.ts';

/** What a policy says of a failure (premath harness 5.3). */
export interface RetryDecision extends RetryRule {
  /** From 1: the one that failed. */
  readonly attempt: number;
  readonly retry: boolean;
  /** The first that a rule knows; else the first. */
  readonly matchedFailureClass: string;
}

/**
 * Whether a failure is tried again. `failureClasses` are those of the failure, ascending by code point.
 *
 * @param classes in the order in which they were seen
 * @throws InputClassError `retry_policy_invalid_shape` for an attempt before the first
 */
export function decideRetry(
  { rules, defaultRule }: RetryPolicy,
  classes: readonly string[],
  attempt: number,
): RetryDecision {
  if (!Number.isInteger(attempt) || attempt < 1) {
    throw new InputClassError(
      'retry_policy_invalid_shape',
      `attempt: expected a whole number from 1, found ${attempt}`,
    );
  }
  const seen = textsOf(classes);
  const ruleOf = (name: string) => rules.find(({ failureClasses }) => failureClasses.includes(name));
  const known = seen.find((name) => ruleOf(name) !== undefined);
  const rule = (known === undefined ? undefined : ruleOf(known)) ?? defaultRule;
  return {
    ...rule,
    attempt,
    retry: attempt < rule.maxAttempts,
    matchedFailureClass: known ?? seen[0] ?? 'pipeline_missing_failure_class',
    failureClasses: sortedUnique(seen),
  };
}

/** A decision as it is handed on: with what made it. */
export interface DecisionDocument extends RetryDecision {
  readonly schema: 1;
  readonly policyId: string;
  readonly policyDigest: string;
  /** Before the next attempt; 0 where there is none. */
  readonly waitSeconds: number;
}

export function decisionDocument({ policyId, policyDigest }: RetryPolicy, decision: RetryDecision): DecisionDocument {
  const waitSeconds = decision.retry ? backoffMs(decision, 0.5) / 1000 : 0;
  return { schema: 1, policyId, policyDigest, ...decision, waitSeconds };
}

/**
 * The same of a command that failed, which is `check_failed` in any case: that is no reason to run it again, so that a rule has to know another
 * class of it. What our clock ended would take as long again.
 */
export function decideCommandRetry(
  policy: RetryPolicy,
  classes: readonly string[],
  attempt: number,
  isTimedOut: boolean,
): DecisionDocument {
  const decision = decideRetry(policy, classes, attempt);
  const isKnown = decision.ruleId !== policy.defaultRule.ruleId && decision.matchedFailureClass !== 'check_failed';
  return decisionDocument(policy, { ...decision, retry: decision.retry && isKnown && !isTimedOut });
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
  if (seconds !== undefined) return Math.round(seconds[attempt === 1 ? 0 : 1] * 1000 * (0.75 + random / 2));
  const expected = `one of ${Object.keys(BACKOFF).join(', ')}`;
  const message = `${ruleId}.backoffClass: expected ${expected}, found ${JSON.stringify(backoffClass)}`;
  throw new InputClassError('retry_policy_invalid_shape', message);
}
