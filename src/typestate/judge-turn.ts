import { classIf } from './checks/turn-check.ts';
import { closeJoin, type JoinClosed, type JoinOpen } from './close-join.ts';
import { ascendingClasses, type FailureClass } from './failure-class.ts';
import { normalizeTurn } from './normalized-turn.ts';
import { judgeMutation } from './ready-mutation.ts';
import type { CallSpec } from './tool-requests.ts';
import { JOIN_FAULTS, type JoinState } from './tool-use.ts';
import type { CallSpecInput, TurnInput } from './turn-input.ts';
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

/** One failure class of a turn. */
export interface TurnFault {
  readonly failureClass: FailureClass;
  /** The calls that the class is about, ascending; empty where it is about the turn as a whole. */
  readonly calls: readonly string[];
}

export interface JudgedTurn {
  /** `callSpec.callId`. */
  readonly callId: string;
  /** In the order of the classes; empty for a turn that closed, and whose mutation, if it asks for one, is ready. */
  readonly faults: readonly TurnFault[];
}

/**
 * Everything that a gate holds against a turn: why its join is open, why the mutation that it asks for is refused, and which active
 * policies it is not bound to. Throws `TurnInvalidError` on a turn that has no normal form.
 */
export function judgeTurn(input: TurnInput, active: Partial<TurnPolicies>): JudgedTurn {
  const join = closeJoin(normalizeTurn(input));
  const { use, joinState } = join.turn;
  const { callSpec } = use.results.requests;
  const classes = ascendingClasses([...classesOf(join), ...unboundPolicies(callSpec, active)]);
  return {
    callId: callSpec.callId,
    faults: classes.map((failureClass) => ({ failureClass, calls: callsAtFault(failureClass, joinState) })),
  };
}

/** A turn that asks for no mutation need not be ready for one. */
function classesOf(join: JoinClosed | JoinOpen): readonly FailureClass[] {
  const asks = join.turn.constraints.mutation !== undefined;
  if (!asks) return join.isClosed ? [] : join.failureClasses;
  const mutation = judgeMutation(join);
  return mutation.isReady ? [] : mutation.failureClasses;
}

/**
 * The classes of a turn that is bound to other policies than those in force where it is judged, which its own evidence cannot say
 * (HARNESS-TYPESTATE 6; src/typestate/README.md, "Policies"). A policy that is not among `active` is not asked for.
 */
function unboundPolicies(callSpec: CallSpec, active: Partial<TurnPolicies>): readonly FailureClass[] {
  return BINDINGS.flatMap(([policy, field, failureClass]) =>
    classIf(active[policy] !== undefined && active[policy] !== callSpec[field], failureClass),
  );
}

function callsAtFault(failureClass: FailureClass, state: JoinState): readonly string[] {
  const lists = JOIN_FAULTS.filter(([name]) => name === failureClass || failureClass === 'tool.join_incomplete');
  return lists.flatMap(([, list]) => state[list]);
}
