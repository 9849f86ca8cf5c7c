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

export interface RetryRule {
  readonly ruleId: string;
  /** At least 1, the first one counted. */
  readonly maxAttempts: number;
  /** What is waited between attempts; see `backoffMs`. */
  readonly backoffClass: string;
  /** What is done after the last attempt; any text, as the reference has it. */
  readonly escalationAction: string;
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

type Members = Readonly<Record<string, unknown>>;

/** @throws InputClassError `retry_policy_invalid_json`, `retry_policy_invalid_shape`, `retry_policy_invalid_digest` */
export function parseRetryPolicy(jsonText: string): RetryPolicy {
  const root = treeOf(jsonText);
  if (!isObject(root)) throw misshapen('the policy', 'an object', root);
  if (root['schema'] !== 1) throw misshapen('schema', '1', root['schema']);
  const policyKind = textAt(root, '', 'policyKind');
  if (policyKind !== POLICY_KIND) throw misshapen('policyKind', POLICY_KIND, policyKind);
  const policyId = textAt(root, '', 'policyId');
  const policyDigest = textAt(root, '', 'policyDigest');
  if (!policyDigest.startsWith('pol1_')) throw wrongDigest('a text that begins with pol1_', policyDigest);
  const named = isObject(root['defaultRule']) ? root['defaultRule'] : {};
  const defaultRule = { ...ruleOf({ ruleId: 'default', ...named }, 'defaultRule.'), failureClasses: [] };
  const rules = rulesOf(root['rules'], defaultRule);
  const digest = retryPolicyDigest(root);
  if (policyDigest !== digest) throw wrongDigest(digest, policyDigest);
  return { policyKind, policyId, policyDigest, defaultRule, rules };
}

/** What the digest of a policy has to be; the one that it has does not count. */
export function retryPolicyDigest(policy: Members): string {
  const sealed = Object.fromEntries(Object.entries(policy).filter(([name]) => name !== 'policyDigest'));
  return `pol1_${sha256Hex(canonicalJson(sealed as SpeltJson & object))}`;
}

function treeOf(jsonText: string): unknown {
  try {
    return parseJsonTree(jsonText, { maxDepth: MAX_DEPTH, wellFormedStrings: true }, speltNumber).value;
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    throw new InputClassError('retry_policy_invalid_json', error.message, { cause: error });
  }
}

function rulesOf(rules: unknown, { ruleId: defaultId }: RetryRule): readonly RetryRule[] {
  if (!Array.isArray(rules) || rules.length === 0) throw misshapen('rules', 'a list that is not empty', rules);
  const seen = { ids: new Set([defaultId]), classes: new Set<string>() };
  return rules.map((rule: unknown, at) => {
    const place = `rules[${at}]`;
    if (!isObject(rule)) throw misshapen(place, 'an object', rule);
    const known = ruleOf(rule, `${place}.`);
    if (seen.ids.has(known.ruleId)) throw misshapen(`${place}.ruleId`, 'one of this rule alone', known.ruleId);
    seen.ids.add(known.ruleId);
    const failureClasses = sortedUnique(textsOf(rule['failureClasses']));
    const another = failureClasses.find((name) => seen.classes.has(name));
    if (failureClasses.length === 0 || another !== undefined) {
      throw misshapen(
        `${place}.failureClasses`,
        'a list of classes of this rule alone',
        another ?? rule['failureClasses'],
      );
    }
    for (const name of failureClasses) seen.classes.add(name);
    return { ...known, failureClasses };
  });
}

function ruleOf(rule: Members, place: string): Omit<RetryRule, 'failureClasses'> {
  const { maxAttempts } = rule;
  const ruleId = textAt(rule, place, 'ruleId');
  // A number that is not whole keeps its spelling, and is an object.
  if (typeof maxAttempts !== 'number' || maxAttempts < 1) {
    throw misshapen(`${place}maxAttempts`, 'a whole number from 1', maxAttempts);
  }
  const backoffClass = textAt(rule, place, 'backoffClass');
  return { ruleId, maxAttempts, backoffClass, escalationAction: textAt(rule, place, 'escalationAction') };
}

/** The texts of a list without blank ones and repetitions, trimmed, in their order; none of what is no list. */
export function textsOf(value: unknown): readonly string[] {
  const texts = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  return [...new Set(texts.map(stripped).filter((text) => text !== ''))];
}

function textAt(object: Members, place: string, name: string): string {
  const value = object[name];
  const text = typeof value === 'string' ? stripped(value) : '';
  if (text === '') throw misshapen(place + name, 'a text that is not blank', value);
  return text;
}

function misshapen(place: string, expected: string, found: unknown): InputClassError {
  return new InputClassError('retry_policy_invalid_shape', `${place}: expected ${expected}, found ${shown(found)}`);
}

function wrongDigest(expected: string, found: string): InputClassError {
  const message = `policyDigest: expected ${expected}, found ${shown(found)}`;
  return new InputClassError('retry_policy_invalid_digest', message);
}
