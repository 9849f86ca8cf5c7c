import type { CallSpec } from './call-spec.ts';
import { classIf } from './checks/turn-check.ts';
import type { FailureClass } from './failure-class.ts';
import type { CallSpecInput } from './turn-input.ts';
import type { TurnPolicies } from './turn-policies.ts';

/** By policy, where a turn says which one it went by, and what it is called when that is another one than the active. */
const BINDINGS: readonly (readonly [keyof TurnPolicies, keyof CallSpecInput, FailureClass])[] = [
  ['mutation', 'mutationPolicyDigest', 'mutation.policy_digest_mismatch'],
  ['governance', 'governancePolicyDigest', 'governance.policy_package_mismatch'],
  ['toolRender', 'toolRenderProtocolDigest', 'context.queue_policy_violation'],
  ['reminderQueue', 'reminderQueuePolicyDigest', 'context.queue_policy_violation'],
  ['stateView', 'stateViewPolicyDigest', 'context.queue_policy_violation'],
  ['decomposition', 'decompositionPolicyDigest', 'coordination.decomposition_policy_violation'],
];

/**
 * The classes of a turn that is bound to other policies than those in force where it is judged, which its own evidence cannot say
 * (HARNESS-TYPESTATE 6; src/gates/README.md, "Typestate"). A policy that is not among `active` is not asked for.
 */
export function unboundPolicies(callSpec: CallSpec, active: Partial<TurnPolicies>): readonly FailureClass[] {
  return BINDINGS.flatMap(([policy, field, failureClass]) =>
    classIf(active[policy] !== undefined && active[policy] !== callSpec[field], failureClass),
  );
}
