import { resolve } from 'node:path';

import { classifyFailure, type Classified } from '../../harness/retry/classify.ts';
import { decideRetry, decisionDocument, type DecisionDocument } from '../../harness/retry/decide.ts';
import { parseRetryPolicy, type RetryPolicy } from '../../harness/retry/policy.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { decodeJsonOr } from '../../kernel/decode-json.ts';
import { InputClassError } from '../../kernel/input-class-error.ts';
import { list, number, optional, record, text, truth } from '../../kernel/json-shape.ts';
import { membersOfLine } from '../../kernel/line-input.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';
import type { World } from '../world/world.ts';

export type { DecisionDocument } from '../../harness/retry/decide.ts';

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

const policyShape = record({ policyText: optional(text) });

const refused = (reason: string, cause: Error): Error => invalidInput(reason, undefined, { cause });

/** What a policy says of the failure in a file, relative to the working folder. @throws PortcullisError `invalid_input`, `not_found` */
export async function decideFailure(world: World, policy: RetryPolicy, file: string): Promise<DecisionDocument> {
  const { classes, attempt } = failureOf(await readTextFile(resolve(world.cwd, file), 'the failure'));
  return decisionDocument(policy, decideRetry(policy, classes, attempt));
}

/** The same for a line `{id?, input}` or the input itself, as the reference's vectors have it, not as other batches do. */
export function answerFailureLine(policy: RetryPolicy, line: string): object {
  const { classes, attempt, found } = failureOf(inputOf(line));
  try {
    return { ...found, decision: decideRetry(policy, classes, attempt) };
  } catch (error) {
    if (!(error instanceof InputClassError)) throw error;
    return { ...found, decision: flatRefusal(error) };
  }
}

/** The policy in the `policyText` of such a line. */
export function answerPolicyLine(line: string): object {
  const { policyText } = decodeJsonOr(inputOf(line), policyShape, refused);
  if (policyText !== undefined) return { policy: parseRetryPolicy(policyText) };
  throw new InputClassError('retry_policy_missing', 'policyText: expected a policy, found none');
}

/** `{error, message}`, as the reference's vectors have it. */
export function flatRefusal(error: Error & { readonly code?: string }): object {
  if (error instanceof InputClassError) return { error: error.errorClass, message: error.reason };
  return { error: error.code, message: error.message };
}

function failureOf(jsonText: string): { found: Classified; classes: readonly string[]; attempt: number } {
  const failure = decodeJsonOr(jsonText, failureShape, refused);
  const { stdout = '', stderr = '', witnessText, witnessMissing, failureClasses = [], attempt } = failure;
  const found = classifyFailure({ stdout, stderr, witness: witnessMissing === true ? null : witnessText });
  const isGiven = membersOfLine(jsonText, new Set(['failureClasses'])).size > 0;
  return { found, classes: isGiven ? failureClasses : found.classified, attempt };
}

function inputOf(line: string): string {
  return membersOfLine(line, new Set(['input'])).get('input') ?? line;
}
