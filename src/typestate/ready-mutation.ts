import { checkMutation } from './checks/check-mutation.ts';
import type { JoinClosed, JoinOpen } from './close-join.ts';
import { ascendingClasses, type FailureClass } from './failure-class.ts';

/**
 * The permission to mutate after a turn (HARNESS-TYPESTATE 6). Like a closed join, a value of this type comes from one function and from
 * nowhere else: the class is not exported and has a private field.
 */
class ReadyMutation {
  readonly isReady = true;
  readonly #join: JoinClosed;

  constructor(join: JoinClosed) {
    this.#join = join;
  }

  get join(): JoinClosed {
    return this.#join;
  }
}

export type MutationReady = ReadyMutation;

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
  if (first === undefined) return new ReadyMutation(join);
  return { isReady: false, join, failureClasses: [first, ...others] };
}

/** The same of a judged turn, open or closed: what keeps the join open keeps the mutation back, and nothing else is asked. */
export function judgeMutation(join: JoinClosed | JoinOpen): MutationReady | MutationRefused {
  if (join.isClosed) return readyMutation(join);
  return { isReady: false, join, failureClasses: join.failureClasses };
}
