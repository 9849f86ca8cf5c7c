import { asciiLower, optionalText, refSet } from '../normal-text.ts';
import type { TurnInput } from '../turn-input.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

/** The turn was split up as its policy admits, and under the policy that was expected (HARNESS-TYPESTATE 5). */
const checkDecomposition: TurnCheck = ({ constraints, use }) => {
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

type Trigger = NonNullable<TurnInput['autonomyPolicy']>['triggers'][number];

/** The patterns that leave it to the model what comes next. */
const AUTONOMOUS: ReadonlySet<string> = new Set(['orchestrator_workers', 'evaluator_optimizer']);

/** A turn of an autonomous pattern has a reason that was measured (tool calling typestate 3, 8.8). */
const checkAutonomy: TurnCheck = ({ constraints, use }) => {
  const { autonomyPolicy: policy } = constraints;
  const isAutonomous = AUTONOMOUS.has(use.results.requests.callSpec.executionPattern);
  return classIf(
    policy !== undefined && isAutonomous && !policy.triggers.some(hasCrossed),
    'coordination.autonomy_trigger_missing',
  );
};

function hasCrossed({ metric, threshold, measured, crosses }: Trigger): boolean {
  const direction = asciiLower(optionalText(crosses) ?? 'above');
  const isReached =
    (direction === 'above' && measured >= threshold) || (direction === 'below' && measured <= threshold);
  return isReached && optionalText(metric) !== undefined;
}

/** What is handed over, to whom and with which way back (HARNESS-TYPESTATE 5). Without a handoff every demand is unmet. */
const checkHandoff: TurnCheck = ({ constraints, handoff }) => {
  const { handoffConstraints: demanded } = constraints;
  if (demanded === undefined) return [];
  const handed = new Set(handoff?.requiredArtifactRefs);
  const targets = refSet(demanded.allowedTargets);
  return [
    ...classIf(
      refSet(demanded.requiredArtifactRefs).some((ref) => !handed.has(ref)),
      'handoff.required_artifact_missing',
    ),
    ...classIf(
      targets.length > 0 && (handoff === undefined || !targets.includes(handoff.target)),
      'handoff.target_not_allowed',
    ),
    ...classIf(demanded.requireReturnPath && handoff?.returnPathRef === undefined, 'handoff.return_path_missing'),
  ];
};

/** How the work was split up, why it was left to the model, and to whom it was handed over. */
export const coordinationChecks: readonly TurnCheck[] = [checkDecomposition, checkAutonomy, checkHandoff];
