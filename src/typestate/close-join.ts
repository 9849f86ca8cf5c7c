import { callChecks } from './checks/call-checks.ts';
import { contextChecks } from './checks/context-checks.ts';
import { coordinationChecks } from './checks/coordination-checks.ts';
import { governanceChecks } from './checks/governance-checks.ts';
import { resultChecks } from './checks/result-checks.ts';
import { runtimeChecks } from './checks/runtime-checks.ts';
import { ascendingClasses, type FailureClass } from './failure-class.ts';
import type { NormalizedTurn } from './normalized-turn.ts';
import type { Opaque } from './turn-input.ts';

const CHECKS = [
  ...callChecks,
  ...resultChecks,
  ...runtimeChecks,
  ...contextChecks,
  ...coordinationChecks,
  ...governanceChecks,
];

/** Every class that a turn gives, each once, ascending; none where it is accepted. */
export function failureClassesOf(turn: NormalizedTurn): readonly FailureClass[] {
  return ascendingClasses(CHECKS.flatMap((check) => check(turn)));
}

/** A turn that closed: no check found anything (HARNESS-TYPESTATE 5). It comes from `closeJoin` alone; what may mutate asks for one. */
export type JoinClosed = Opaque<{ readonly isClosed: true; readonly turn: NormalizedTurn }, 'JoinClosed'>;

/** A turn that did not close, and why. */
export interface JoinOpen {
  readonly isClosed: false;
  readonly turn: NormalizedTurn;
  /** At least one, ascending. */
  readonly failureClasses: readonly [FailureClass, ...FailureClass[]];
}

/** The fifth step of the chain: all checks together. */
export function closeJoin(turn: NormalizedTurn): JoinClosed | JoinOpen {
  const [first, ...others] = failureClassesOf(turn);
  if (first === undefined) return { isClosed: true, turn } as JoinClosed;
  return { isClosed: false, turn, failureClasses: [first, ...others] };
}
