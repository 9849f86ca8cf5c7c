import { conditionText, type RequiredPolicy, type RuleCondition } from '../contracts/required-policy.ts';
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
interface AppliedRule {
  /** Its place in the policy, from 0. */
  readonly rule: number;
  /** In words. */
  readonly when: string;
  readonly reason: string;
  readonly require: readonly string[];
  readonly last: boolean;
  /** The paths for which it applied; none where it speaks of the change as a whole. */
  readonly paths: readonly string[];
}

/** Which rules ask for which checks, in the policy's order, and what is asked for in the end. */
export interface Explanation {
  readonly rules: readonly AppliedRule[];
  readonly projection: Projection;
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
  return explainPaths(policy, paths, form).projection;
}

/** The same, with the rules that say so. */
export function explainPaths(policy: RequiredPolicy, given: readonly string[], form: PathForm): Explanation {
  const change = changeOf(policy, given, form);
  const { paths: changedPaths, docsOnly } = change;
  const rules: AppliedRule[] = [];
  const asked = new Set<string>();
  for (const [index, { when, ...rule }] of policy.rules.entries()) {
    const paths = pathsFor(when, change, asked.size > 0);
    if (paths === null) continue;
    rules.push({ rule: index, when: conditionText(when), ...rule, paths });
    for (const id of rule.require) asked.add(id);
    if (rule.last) break;
  }
  const inOrder = policy.checks.map(({ checkId }) => checkId).filter((id) => asked.has(id));
  const absorbing = inOrder.filter((id) => policy.absorbing.has(id));
  const requiredChecks = absorbing.length > 0 ? absorbing : inOrder;
  const { digest: projectionPolicy } = policy;
  const projectionDigest = prefixedDigest('proj1_', { projectionPolicy, changedPaths, requiredChecks });
  const reasons = sortedUnique(rules.map(({ reason }) => reason));
  return {
    rules,
    projection: { schema: 1, projectionPolicy, projectionDigest, changedPaths, requiredChecks, docsOnly, reasons },
  };
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

/** The paths for which a rule applies; null where it does not. */
function pathsFor(when: RuleCondition, change: Change, hasChecks: boolean): readonly string[] | null {
  if (when === 'empty') return change.paths.length === 0 ? [] : null;
  if (when === 'nothing') return hasChecks || change.docsOnly ? null : [];
  if (typeof when === 'object' && when.docsOnly && !change.docsOnly) return null;
  const paths = when === 'unclassified' ? change.unclassified : (change.inClass.get(when.class) ?? []);
  return paths.length === 0 ? null : paths;
}
