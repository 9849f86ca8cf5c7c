import { shown } from '../../contracts/problem.ts';
import { canonicalJson, MAX_DEPTH, type SpeltJson } from '../../kernel/canonical-json.ts';
import { sha256Hex } from '../../kernel/digest.ts';
import { InputClassError } from '../../kernel/input-class-error.ts';
import { isObject } from '../../kernel/is-object.ts';
import { JsonSyntaxError } from '../../kernel/json-error.ts';
import { speltNumber } from '../../kernel/json-number.ts';
import { parseJsonTree } from '../../kernel/json-tree.ts';
import { sortedUnique } from '../../kernel/ordering.ts';
import { stripped } from '../../kernel/trimmed.ts';

const POLICY_KIND = 'ci.harness.retry.policy.v1';

/** What failures of a rule are (tusk harness contract 5). */
const VERIFICATION_CLASSES = ['semantic', 'operational', 'flaky'] as const;

export type VerificationClass = (typeof VERIFICATION_CLASSES)[number];

export interface RetryRule {
  readonly ruleId: string;
  /** At least 1, the first one counted. */
  readonly maxAttempts: number;
  /** What is waited between attempts; see `backoffMs`. */
  readonly backoffClass: string;
  /** What is done after the last attempt; any text, as the reference has it. */
  readonly escalationAction: string;
  /** Ours; the reference's policies do not say it. */
  readonly verificationClass?: VerificationClass;
  /** Ascending by code point; empty for the default rule. */
  readonly failureClasses: readonly string[];
}

/** Which failures are tried again, how often, and what is done at last (premath harness 5.1). */
export interface RetryPolicy {
  readonly policyKind: string;
  readonly policyId: string;
  /** `pol1_` and SHA-256 of the canonical document without this member. */
  readonly policyDigest: string;
  /** For failures of no class that a rule names. */
  readonly defaultRule: RetryRule;
  readonly rules: readonly RetryRule[];
}

/** What a policy has beside `policyDigest`, in which numbers keep their spelling. */
type PolicyDocument = Readonly<Record<string, unknown>>;

/** @throws InputClassError `retry_policy_invalid_json`, `retry_policy_invalid_shape`, `retry_policy_invalid_digest` */
export function parseRetryPolicy(jsonText: string): RetryPolicy {
  const root = treeOf(jsonText);
  if (!isObject(root)) throw misshapen('the policy', 'an object', root);
  const { policyDigest: given, ...document } = root;
  if (document['schema'] !== 1) throw misshapen('schema', '1', document['schema']);
  const policyKind = textAt(document, '', 'policyKind');
  if (policyKind !== POLICY_KIND) throw misshapen('policyKind', POLICY_KIND, policyKind);
  const policyId = textAt(document, '', 'policyId');
  const policyDigest = textAt({ policyDigest: given }, '', 'policyDigest');
  if (!policyDigest.startsWith('pol1_')) throw wrongDigest('a text that begins with pol1_', policyDigest);
  const defaultRule = defaultRuleOf(document['defaultRule']);
  const rules = rulesOf(document['rules'], defaultRule);
  const digest = retryPolicyDigest(document);
  if (policyDigest !== digest) throw wrongDigest(digest, policyDigest);
  return { policyKind, policyId, policyDigest, defaultRule, rules };
}

/** `pol1_` and SHA-256 of a policy without its digest. */
export function retryPolicyDigest(document: PolicyDocument): string {
  return `pol1_${sha256Hex(canonicalJson(document as SpeltJson & object))}`;
}

function treeOf(jsonText: string): unknown {
  try {
    return parseJsonTree(jsonText, { maxDepth: MAX_DEPTH, wellFormedStrings: true }, speltNumber).value;
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    throw new InputClassError('retry_policy_invalid_json', error.message, { cause: error });
  }
}

function defaultRuleOf(value: unknown): RetryRule {
  const rule = isObject(value) ? value : {};
  const ruleId = rule['ruleId'] === undefined ? 'default' : textAt(rule, 'defaultRule.', 'ruleId');
  return { ruleId, ...limitsOf(rule, 'defaultRule.'), failureClasses: [] };
}

function rulesOf(value: unknown, defaultRule: RetryRule): readonly RetryRule[] {
  if (!Array.isArray(value) || value.length === 0) throw misshapen('rules', 'a list that is not empty', value);
  const ids = new Set([defaultRule.ruleId]);
  const owners = new Map<string, string>();
  return value.map((rule: unknown, at) => {
    const place = `rules[${at}]`;
    if (!isObject(rule)) throw misshapen(place, 'an object', rule);
    const ruleId = textAt(rule, `${place}.`, 'ruleId');
    if (ids.has(ruleId)) throw misshapen(`${place}.ruleId`, 'one that no other rule has', ruleId);
    ids.add(ruleId);
    const failureClasses = sortedUnique(textsOf(rule['failureClasses']));
    if (failureClasses.length === 0) {
      throw misshapen(`${place}.failureClasses`, 'a list with a class', rule['failureClasses']);
    }
    for (const failureClass of failureClasses) {
      const owner = owners.get(failureClass);
      const expected = `classes of this rule alone; ${owner} has it too`;
      if (owner !== undefined) throw misshapen(`${place}.failureClasses`, expected, failureClass);
      owners.set(failureClass, ruleId);
    }
    return { ruleId, ...limitsOf(rule, `${place}.`), failureClasses };
  });
}

function limitsOf(rule: PolicyDocument, place: string): Omit<RetryRule, 'ruleId' | 'failureClasses'> {
  const { maxAttempts, verificationClass: given } = rule;
  if (typeof maxAttempts !== 'number' || maxAttempts < 1) {
    throw misshapen(`${place}maxAttempts`, 'a whole number from 1', maxAttempts);
  }
  const verificationClass = VERIFICATION_CLASSES.find((name) => name === given);
  if (given !== undefined && verificationClass === undefined) {
    throw misshapen(`${place}verificationClass`, `one of ${VERIFICATION_CLASSES.join(', ')}`, given);
  }
  return {
    maxAttempts,
    backoffClass: textAt(rule, place, 'backoffClass'),
    escalationAction: textAt(rule, place, 'escalationAction'),
    ...(verificationClass === undefined ? {} : { verificationClass }),
  };
}

/** The texts of a list without blank ones and repetitions, trimmed, in their order; none of what is no list. */
export function textsOf(value: unknown): readonly string[] {
  const texts = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  return [...new Set(texts.map(stripped).filter((text) => text !== ''))];
}

function textAt(object: PolicyDocument, place: string, name: string): string {
  const value = object[name];
  const text = typeof value === 'string' ? stripped(value) : '';
  if (text === '') throw misshapen(place + name, 'a text that is not blank', value);
  return text;
}

function misshapen(place: string, expected: string, found: unknown): InputClassError {
  return new InputClassError('retry_policy_invalid_shape', `${place}: expected ${expected}, found ${shown(found)}`);
}

function wrongDigest(expected: string, found: string): InputClassError {
  return new InputClassError(
    'retry_policy_invalid_digest',
    `policyDigest: expected ${expected}, found ${shown(found)}`,
  );
}
