import { asciiLower, optionalText } from '../normal-text.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

/** The turn was split up as its policy admits, and under the policy that was expected (HARNESS-TYPESTATE 5). */
export const checkDecomposition: TurnCheck = ({ constraints, use }) => {
  const { decompositionConstraints: expected } = constraints;
  const { callSpec } = use.results.requests;
  const pattern = asciiLower(optionalText(expected?.expectedExecutionPattern) ?? callSpec.executionPattern);
  const digest = optionalText(expected?.expectedPolicyDigest) ?? callSpec.decompositionPolicyDigest;
  const violates =
    expected?.admissible === false ||
    pattern !== callSpec.executionPattern ||
    digest !== callSpec.decompositionPolicyDigest;
  return classIf(violates, 'coordination.decomposition_policy_violation');
};
