import { classIf, type TurnCheck } from './turn-check.ts';

/** Truncated responses were cut as the policy wants it, where one is required (HARNESS-TYPESTATE 8). */
export const checkTruncation: TurnCheck = ({ constraints }) => {
  const { truncationConstraints: demanded } = constraints;
  return classIf(
    demanded !== undefined && demanded.required && !demanded.valid,
    'tool.response_truncation_policy_violation',
  );
};
