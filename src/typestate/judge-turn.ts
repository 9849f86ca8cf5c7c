import { unboundPolicies } from './bound-policies.ts';
import { closeJoin, type JoinClosed, type JoinOpen } from './close-join.ts';
import { ascendingClasses, type FailureClass } from './failure-class.ts';
import type { JoinState } from './join-state.ts';
import { normalizeTurn } from './normalized-turn.ts';
import { judgeMutation } from './ready-mutation.ts';
import { parseTurnInput } from './turn-input.ts';
import type { TurnPolicies } from './turn-policies.ts';

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
 * policies it is not bound to. `jsonText` is an input of the typestate check. Throws `TurnInvalidError`.
 */
export function judgeTurn(jsonText: string, active: Partial<TurnPolicies>): JudgedTurn {
  const join = closeJoin(normalizeTurn(parseTurnInput(jsonText)));
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

function callsAtFault(failureClass: FailureClass, state: JoinState): readonly string[] {
  switch (failureClass) {
    case 'tool.result_missing':
      return state.missingResultCallIds;
    case 'tool.result_orphan':
      return state.orphanResultCallIds;
    case 'tool.use_missing':
      return state.missingUseCallIds;
    case 'tool.use_without_result':
      return state.unknownUseCallIds;
    case 'tool.join_incomplete':
      return [
        ...state.missingResultCallIds,
        ...state.orphanResultCallIds,
        ...state.missingUseCallIds,
        ...state.unknownUseCallIds,
      ];
    default:
      return [];
  }
}
