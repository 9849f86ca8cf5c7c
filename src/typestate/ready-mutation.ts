import { classIf, isBound, type TurnCheck } from './checks/turn-check.ts';
import type { JoinClosed, JoinOpen } from './close-join.ts';
import { ascendingClasses, type FailureClass } from './failure-class.ts';
import { optionalText, refSet, trimmed } from './normal-text.ts';
import type { NormalizedTurn } from './normalized-turn.ts';
import type { Opaque, TurnInput } from './turn-input.ts';

type Mutation = NonNullable<TurnInput['mutation']>;

/** Every mutation needs this claim, and that of its action or the one of all actions (premath harness 1.7). */
const BASE_CLAIM = 'capabilities.change_morphisms';
const ALL_ACTIONS = `${BASE_CLAIM}.all`;

/** What a turn that hands in no mutation asks for: nothing, and nothing is ready. */
const NOTHING: Mutation = {
  intended: [],
  activePolicyDigest: undefined,
  requiredClaims: [],
  claims: [],
  inputs: [],
  witnessRefs: [],
  changesGovernancePolicy: false,
};

/** The permission to mutate after a turn (HARNESS-TYPESTATE 6). Like a closed join, it comes from one function alone. */
export type MutationReady = Opaque<{ readonly isReady: true; readonly join: JoinClosed }, 'MutationReady'>;

/** A mutation that must not be made, and why. */
export interface MutationRefused {
  readonly isReady: false;
  readonly join: JoinClosed | JoinOpen;
  /** At least one, ascending. */
  readonly failureClasses: readonly [FailureClass, ...FailureClass[]];
}

/**
 * The last step of the chain. A turn that continues has its context, or its join would not have closed. A turn without a `mutation` section
 * asks for nothing, and is not ready: there is neither an active policy that it could match nor a claim.
 */
export function readyMutation(join: JoinClosed): MutationReady | MutationRefused {
  const [first, ...others] = ascendingClasses(checkMutation(join.turn));
  if (first === undefined) return { isReady: true, join } as MutationReady;
  return { isReady: false, join, failureClasses: [first, ...others] };
}

/** The same of a judged turn, open or closed: what keeps the join open keeps the mutation back, and nothing else is asked. */
export function judgeMutation(join: JoinClosed | JoinOpen): MutationReady | MutationRefused {
  if (join.isClosed) return readyMutation(join);
  return { isReady: false, join, failureClasses: join.failureClasses };
}

/**
 * What stands in the way of a mutation besides its join (tool calling typestate 4.6, HARNESS-TYPESTATE 6). No part of the join check: a turn
 * may close and still mutate nothing.
 */
const checkMutation: TurnCheck = (turn) => {
  const { mutation = NOTHING, evalGate, redTeam } = turn.constraints;
  const { callSpec } = turn.use.results.requests;
  const isUnknown = mutation.inputs.some(({ toolCallId }) => !turn.use.results.byId.has(trimmed(toolCallId)));
  const hasEvidence = mutation.inputs.every((input) => isConsumed(input, turn)) && isWitnessed(mutation, turn);
  return [
    ...classIf(!isBound(mutation.activePolicyDigest, callSpec.mutationPolicyDigest), 'mutation.policy_digest_mismatch'),
    ...classIf(!isClaimed(mutation), 'mutation.capability_claim_missing'),
    ...classIf(isUnknown, 'tool.use_unknown_result'),
    ...classIf(!hasEvidence, 'mutation.use_evidence_missing'),
    // Where the gates are there, the join has judged them.
    ...classIf(mutation.changesGovernancePolicy && evalGate === undefined, 'governance.eval_gate_unmet'),
    ...classIf(mutation.changesGovernancePolicy && redTeam === undefined, 'governance.redteam_gate_unmet'),
  ];
};

/** Something is intended, and everything that is has its claims. */
function isClaimed({ intended, requiredClaims, claims }: Mutation): boolean {
  const actions = refSet(intended);
  const claimed = new Set(refSet(claims));
  return (
    actions.length > 0 &&
    [BASE_CLAIM, ...refSet(requiredClaims)].every((claim) => claimed.has(claim)) &&
    (claimed.has(ALL_ACTIONS) || actions.every((action) => claimed.has(`${BASE_CLAIM}.${action}`)))
  );
}

/** The result is there under this digest, and the turn says that it was consumed. */
function isConsumed({ toolCallId, resultDigest }: Mutation['inputs'][number], { use }: NormalizedTurn): boolean {
  const id = trimmed(toolCallId);
  const row = use.byId.get(id);
  return (
    row?.disposition === 'consumed' &&
    isBound(resultDigest, use.results.byId.get(id)?.resultDigest) &&
    isBound(row.resultDigest ?? resultDigest, resultDigest)
  );
}

/** The turn belongs to a session or a trajectory, and so does every witness that is named. */
function isWitnessed({ witnessRefs }: Mutation, { sessionRefs, trajectoryRefs }: NormalizedTurn): boolean {
  const linked = new Set([...sessionRefs, ...trajectoryRefs]);
  const named = witnessRefs.map(optionalText);
  return linked.size > 0 && named.every((ref) => ref !== undefined && linked.has(ref));
}
