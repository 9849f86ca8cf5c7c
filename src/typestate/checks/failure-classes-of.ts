import { ascendingClasses, type FailureClass } from '../failure-class.ts';
import type { NormalizedTurn } from '../normalized-turn.ts';
import { checkAutonomy } from './check-autonomy.ts';
import { checkCallers } from './check-callers.ts';
import { checkCompaction } from './check-compaction.ts';
import { checkContextScope } from './check-context-scope.ts';
import { checkContext } from './check-context.ts';
import { checkDecomposition } from './check-decomposition.ts';
import { checkDiscovery } from './check-discovery.ts';
import { checkErrorEnvelopes } from './check-error-envelopes.ts';
import { checkEvalGate } from './check-eval-gate.ts';
import { checkGovernance } from './check-governance.ts';
import { checkGuardrails } from './check-guardrails.ts';
import { checkHandoff } from './check-handoff.ts';
import { checkJoin } from './check-join.ts';
import { checkOversight } from './check-oversight.ts';
import { checkParallel } from './check-parallel.ts';
import { checkProtocol } from './check-protocol.ts';
import { checkRedTeam } from './check-red-team.ts';
import { checkSelfEvolution } from './check-self-evolution.ts';
import { checkShell } from './check-shell.ts';
import { checkToolLoading } from './check-tool-loading.ts';
import { checkToolPolicy } from './check-tool-policy.ts';
import { checkTruncation } from './check-truncation.ts';
import { checkUseBinding } from './check-use-binding.ts';
import type { TurnCheck } from './turn-check.ts';

const CHECKS: readonly TurnCheck[] = [
  checkJoin,
  checkProtocol,
  checkDecomposition,
  checkContext,
  checkHandoff,
  checkTruncation,
  checkErrorEnvelopes,
  checkGovernance,
  checkToolPolicy,
  checkDiscovery,
  checkCallers,
  checkParallel,
  checkUseBinding,
  checkShell,
  checkCompaction,
  checkContextScope,
  checkAutonomy,
  checkGuardrails,
  checkEvalGate,
  checkRedTeam,
  checkSelfEvolution,
  checkOversight,
  checkToolLoading,
];

/** Every class that a turn gives, each once, ascending; none where it is accepted. */
export function failureClassesOf(turn: NormalizedTurn): readonly FailureClass[] {
  return ascendingClasses(CHECKS.flatMap((check) => check(turn)));
}
