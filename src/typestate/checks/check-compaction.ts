import { isBound } from './is-bound.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

/** Where the context was compacted: by the expected policy, and the turn resumed from what was carried over (tool calling typestate 3, 8.12). */
export const checkCompaction: TurnCheck = ({ constraints }) => {
  const { compaction: state } = constraints;
  if (state === undefined || !state.used) return [];
  const isContinuous =
    isBound(state.policyDigest, state.expectedPolicyDigest) && isBound(state.resumedDigest, state.carriedDigest);
  return classIf(!isContinuous, 'runtime.compaction_state_invalid');
};
