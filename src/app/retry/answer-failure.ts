import { resolve } from 'node:path';

import { classifyFailure, type Classified } from '../../harness/retry/classify.ts';
import { backoffMs, decideRetry, type RetryDecision } from '../../harness/retry/decide.ts';
import { parseRetryPolicy, type RetryPolicy } from '../../harness/retry/policy.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { decodeJsonOr } from '../../kernel/decode-json.ts';
import { InputClassError } from '../../kernel/input-class-error.ts';
import { list, number, optional, record, text, truth } from '../../kernel/json-shape.ts';
import { membersOfLine } from '../../kernel/line-input.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';
import type { World } from '../world/world.ts';

/** A failure as the reference's vectors have it. */
const failureShape = record({
  stdout: optional(text),
  stderr: optional(text),
  /** What the witness file says. */
  witnessText: optional(text),
  /** Asked for, and not there. */
  witnessMissing: optional(truth),
  /** In the place of what is classified; null is none. */
  failureClasses: optional(list(text)),
  attempt: number,
});

interface ClassifiedFailure extends Classified {
  readonly classes: readonly string[];
  readonly attempt: number;
}

function classified(jsonText: string): ClassifiedFailure {
  const refusal = (reason: string, cause: Error): Error => invalidInput(`the failure: ${reason}`, undefined, { cause });
  const failure = decodeJsonOr(jsonText, failureShape, refusal);
  const { stdout = null, stderr = null, witnessText, witnessMissing, failureClasses = [], attempt } = failure;
  const found = classifyFailure({ stdout, stderr, witness: witnessMissing === true ? null : witnessText });
  const isGiven = membersOfLine(jsonText, new Set(['failureClasses'])).size > 0;
  return { ...found, classes: isGiven ? failureClasses : found.classified, attempt };
}

/** A decision as `retry escalate` takes it. */
export interface DecisionDocument extends RetryDecision {
  readonly schema: 1;
  readonly policyId: string;
  readonly policyDigest: string;
  /** Before the next attempt; 0 where there is none. */
  readonly waitSeconds: number;
}

/** What a policy says of the failure in a file, relative to the working folder. @throws PortcullisError `invalid_input`, `not_found` */
export async function decideFailure(world: World, policy: RetryPolicy, file: string): Promise<DecisionDocument> {
  const { classes, attempt } = classified(await readTextFile(resolve(world.cwd, file), 'the failure'));
  const decision = decideRetry(policy, classes, attempt);
  const { policyId, policyDigest } = policy;
  const waitSeconds = decision.retry ? backoffMs(decision, 0.5) / 1000 : 0;
  return { schema: 1, policyId, policyDigest, ...decision, waitSeconds };
}

/** The same for a line `{id?, input}` or the input itself, as the reference's vectors have it, not as other batches do. */
export function answerFailureLine(policy: RetryPolicy, line: string): object {
  const { classes, attempt, ...found } = classified(inputOf(line));
  try {
    const { verificationClass: _, ...decision } = decideRetry(policy, classes, attempt);
    return { ...found, decision };
  } catch (error) {
    if (!(error instanceof InputClassError)) throw error;
    return { ...found, decision: flatRefusal(error) };
  }
}

/** The policy in the `policyText` of such a line. */
export function answerPolicyLine(line: string): object {
  const refusal = (reason: string, cause: Error): Error => invalidInput(`the line: ${reason}`, undefined, { cause });
  const { policyText } = decodeJsonOr(inputOf(line), record({ policyText: optional(text) }), refusal);
  if (policyText === undefined)
    throw new InputClassError('retry_policy_missing', 'policyText: expected a policy, found none');
  return { policy: parseRetryPolicy(policyText) };
}

/** `{error, message}`, as the reference's vectors have it. */
export function flatRefusal(error: Error & { readonly code?: string }): object {
  const isClassed = error instanceof InputClassError;
  return { error: isClassed ? error.errorClass : error.code, message: isClassed ? error.reason : error.message };
}

function inputOf(line: string): string {
  return membersOfLine(line, new Set(['input'])).get('input') ?? line;
}
