import { conditionText, parseRequiredPolicy } from '../contracts/required-policy.ts';
import type { RequiredPolicy, RequiredRule, RuleCondition } from '../contracts/required-policy.ts';
import { defaulted, list, record, text } from '../kernel/json-shape.ts';
import { sortedUnique } from '../kernel/ordering.ts';
import { trimmed } from '../kernel/trimmed.ts';
import { prefixedDigest } from './witness-digests.ts';
import { documentText } from '../contracts/document-text.ts';

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

/** Which rules ask for which checks, in the policy's order, and what is asked for in the end. */
export type Explanation = ReturnType<typeof explainPaths>;

/** The reference's request. */
export const projectShape = record({ changedPaths: defaulted(list(text), []) });

/** Which checks a change of these paths needs. */
export function projectPaths(policy: RequiredPolicy, paths: readonly string[], form: PathForm): Projection {
  return explainPaths(policy, paths, form).projection;
}

/** The same, with the rules that say so. */
export function explainPaths(policy: RequiredPolicy, given: readonly string[], form: PathForm) {
  const changedPaths = pathSet(given, form);
  const { inClass, unclassified } = classified(policy, changedPaths, form);
  const docsOnly = (inClass.get(policy.docs ?? '')?.length ?? 0) === changedPaths.length;
  /** Those that apply: their places, what they wait for in words, and the paths; none where it is the change as a whole. */
  const rules: (Omit<RequiredRule, 'when'> & { rule: number; when: string; paths: readonly string[] })[] = [];
  const asked = new Set<string>();
  /** The paths for which a rule applies; null where it does not. */
  const pathsFor = (when: RuleCondition): readonly string[] | null => {
    if (when === 'empty') return changedPaths.length === 0 ? [] : null;
    if (when === 'nothing') return asked.size > 0 || docsOnly ? null : [];
    if (typeof when === 'object' && when.docsOnly && !docsOnly) return null;
    const paths = when === 'unclassified' ? unclassified : (inClass.get(when.class) ?? []);
    return paths.length === 0 ? null : paths;
  };
  for (const [index, { when, ...rule }] of policy.rules.entries()) {
    const paths = pathsFor(when);
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
  const made = { projectionPolicy, projectionDigest, changedPaths, requiredChecks, docsOnly, reasons };
  return { rules, projection: { schema: 1, ...made } satisfies Projection };
}

/** Paths as a set, ascending. */
export function pathSet(paths: readonly string[], form: PathForm): readonly string[] {
  return sortedUnique(form === 'exact' ? paths : paths.map(normalPath).filter((path) => path !== ''));
}

function normalPath(path: string): string {
  // Looked for first: most paths have neither, and there may be many.
  const slashed = trimmed(path.includes('\\') ? path.replaceAll('\\', '/') : path);
  return slashed.startsWith('./') ? slashed.replace(/^(?:\.\/)+/, '') : slashed;
}

/** The classes that a path is in; none where it is exact, and normalisation would change it. */
export function classesIn({ classesOf }: RequiredPolicy, path: string, form: PathForm): readonly string[] {
  return form === 'exact' && normalPath(path) !== path ? [] : classesOf(path);
}

/** The paths of each class, and those of none. */
function classified(policy: RequiredPolicy, paths: readonly string[], form: PathForm) {
  const inClass = new Map<string, string[]>();
  const unclassified: string[] = [];
  for (const path of paths) {
    const names = classesIn(policy, path, form);
    if (names.length === 0) unclassified.push(path);
    for (const name of names) {
      const members = inClass.get(name);
      if (members === undefined) inClass.set(name, [path]);
      else members.push(path);
    }
  }
  return { inClass, unclassified };
}

/** The reference's policy, `ci-topos-v0` (premath harness 3.1). Nothing in it says how a check is run. */
export async function referencePolicy(): Promise<RequiredPolicy> {
  const { default: document } = await import('./ci-topos-v0.json', { with: { type: 'json' } });
  return parseRequiredPolicy(documentText(document), 'ci-topos-v0.json');
}
