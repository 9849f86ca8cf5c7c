import type { RequiredPolicy, RuleCondition } from '../contracts/required-policy.ts';
import { defaulted, list, record, text } from '../kernel/json-shape.ts';
import { sortedUnique } from '../kernel/ordering.ts';
import { trimmed } from '../kernel/trimmed.ts';
import { decodeRequest } from './decode-request.ts';
import { prefixedDigest } from './witness-digests.ts';

/** `reference` normalises paths as the reference does; `exact` takes them as git names them (README, "Paths"). */
export type PathForm = 'reference' | 'exact';

/** Which checks a change needs, in the reference's own form (premath harness 3.1). */
export interface Projection {
  readonly schema: 1;
  readonly projectionPolicy: string;
  readonly projectionDigest: string;
  /** Ascending. */
  readonly changedPaths: readonly string[];
  /** In the policy's order. */
  readonly requiredChecks: readonly string[];
  readonly docsOnly: boolean;
  /** Ascending. */
  readonly reasons: readonly string[];
}

/** A rule that applied. */
export interface AppliedRule {
  /** Its place in the policy, from 0. */
  readonly rule: number;
  readonly reason: string;
  readonly require: readonly string[];
  readonly last: boolean;
  /** The paths for which it applied; none where it speaks of the change as a whole. */
  readonly paths: readonly string[];
}

/** What rules ask about a change. */
interface Change {
  readonly paths: readonly string[];
  readonly inClass: ReadonlyMap<string, readonly string[]>;
  readonly unclassified: readonly string[];
  readonly docsOnly: boolean;
}

const request = record({ changedPaths: defaulted(list(text), []) });

/** The answer to the reference's request. Throws `InputClassError`. */
export function projectRequest(policy: RequiredPolicy, jsonText: string): Projection {
  const { changedPaths } = decodeRequest(jsonText, request, 'required_projection_invalid');
  return projectPaths(policy, changedPaths, 'reference');
}

/** Which checks a change of these paths needs. */
export function projectPaths(policy: RequiredPolicy, paths: readonly string[], form: PathForm): Projection {
  const change = changeOf(policy, paths, form);
  const applied = rulesFor(policy, change);
  const asked = new Set(applied.flatMap((rule) => rule.require));
  const inOrder = policy.checks.map(({ checkId }) => checkId).filter((id) => asked.has(id));
  const absorbing = inOrder.filter((id) => policy.absorbing.has(id));
  const requiredChecks = absorbing.length > 0 ? absorbing : inOrder;
  const { paths: changedPaths, docsOnly } = change;
  const { digest: projectionPolicy } = policy;
  return {
    schema: 1,
    projectionPolicy,
    projectionDigest: prefixedDigest('proj1_', { projectionPolicy, changedPaths, requiredChecks }),
    changedPaths,
    requiredChecks,
    docsOnly,
    reasons: sortedUnique(applied.map(({ reason }) => reason)),
  };
}

/** The rules that apply to a change of these paths, in the policy's order. */
export function appliedRules(policy: RequiredPolicy, paths: readonly string[], form: PathForm): readonly AppliedRule[] {
  return rulesFor(policy, changeOf(policy, paths, form));
}

/** Paths as a set, ascending. */
export function pathSet(paths: readonly string[], form: PathForm): readonly string[] {
  return sortedUnique(form === 'exact' ? paths : paths.map(normalPath).filter((path) => path !== ''));
}

function normalPath(path: string): string {
  const slashed = path.includes('\\') ? path.replaceAll('\\', '/') : path;
  return trimmed(slashed).replace(/^(?:\.\/)+/, '');
}

function changeOf(policy: RequiredPolicy, given: readonly string[], form: PathForm): Change {
  const paths = pathSet(given, form);
  const isStrange = paths.map((path) => form === 'exact' && normalPath(path) !== path);
  const isClassified = paths.map(() => false);
  const inClass = new Map<string, readonly string[]>();
  for (const [name, isIn] of policy.classes) {
    const members = paths.filter((path, at) => {
      if (isStrange[at] === true || !isIn(path)) return false;
      isClassified[at] = true;
      return true;
    });
    inClass.set(name, members);
  }
  const docs = policy.docs === null ? 0 : (inClass.get(policy.docs)?.length ?? 0);
  const unclassified = paths.filter((_path, at) => isClassified[at] === false);
  return { paths, inClass, unclassified, docsOnly: docs === paths.length };
}

function rulesFor(policy: RequiredPolicy, change: Change): readonly AppliedRule[] {
  const applied: AppliedRule[] = [];
  let hasChecks = false;
  for (const [rule, { when, require: asked, reason, last }] of policy.rules.entries()) {
    const paths = pathsFor(when, change, hasChecks);
    if (paths === null) continue;
    applied.push({ rule, reason, require: asked, last, paths });
    hasChecks ||= asked.length > 0;
    if (last) break;
  }
  return applied;
}

/** The paths for which a rule applies; null where it does not. */
function pathsFor(when: RuleCondition, change: Change, hasChecks: boolean): readonly string[] | null {
  if (when === 'empty') return change.paths.length === 0 ? [] : null;
  if (when === 'nothing') return hasChecks || change.docsOnly ? null : [];
  if (typeof when === 'object' && when.docsOnly && !change.docsOnly) return null;
  const paths = when === 'unclassified' ? change.unclassified : (change.inClass.get(when.class) ?? []);
  return paths.length === 0 ? null : paths;
}
