import { ascendingClasses, type FailureClass } from '../failure-class.ts';
import type { NormalizedTurn } from '../normalized-turn.ts';
import { callChecks } from './call-checks.ts';
import { contextChecks } from './context-checks.ts';
import { coordinationChecks } from './coordination-checks.ts';
import { governanceChecks } from './governance-checks.ts';
import { resultChecks } from './result-checks.ts';
import { runtimeChecks } from './runtime-checks.ts';

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
