import { refSet } from '../normal-text.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

/** What is handed over, to whom and with which way back (HARNESS-TYPESTATE 5). Without a handoff every demand is unmet. */
export const checkHandoff: TurnCheck = ({ constraints, handoff }) => {
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
