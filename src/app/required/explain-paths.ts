import type { RequiredPolicy } from '../../contracts/required-policy.ts';
import { appliedRules, projectPaths, type AppliedRule, type Projection } from '../../required/project.ts';

/** A rule that applied, with what it waits for. */
interface ExplainedRule extends AppliedRule {
  readonly when: string;
}

export interface Explanation {
  readonly rules: readonly ExplainedRule[];
  readonly projection: Projection;
}

/** Which rule of a policy asks for which check, where these paths change. Paths are those of git, as for the gate. */
export function explainPaths(policy: RequiredPolicy, paths: readonly string[]): Explanation {
  const rules = appliedRules(policy, paths, 'exact').map((applied) => {
    const when = policy.rules[applied.rule]?.when ?? '';
    if (typeof when === 'string') return { ...applied, when };
    return { ...applied, when: `class ${when.class}${when.docsOnly ? ', docs only' : ''}` };
  });
  return { rules, projection: projectPaths(policy, paths, 'exact') };
}
