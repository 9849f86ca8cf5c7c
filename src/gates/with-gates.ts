import type { GateResult, Leg } from '../contracts/gate-result.ts';
import { exitCodeOfAll, legsVerdict, worstVerdict } from '../contracts/gate-verdict.ts';
import type { TypestateResult } from '../contracts/typestate-result.ts';

/** The routing gate's result together with that of the typestate gate: the worse verdict holds. */
export function withTypestate(routing: GateResult, typestate: TypestateResult): GateResult {
  return decided({ ...routing, gates: { ...routing.gates, typestate: typestate.verdict }, typestate });
}

/** The same together with the jobs that the gate needs: one that fails is no less than a gate that does. */
export function withLegs(result: GateResult, legs: readonly Leg[]): GateResult {
  return decided({ ...result, gates: { ...result.gates, legs: legsVerdict(legs) }, legs: [...legs] });
}

/** The same under a policy that only warns (src/app/README.md, "Exit codes"). */
export function withWarnOnly(result: GateResult): GateResult {
  return decided({ ...result, warn_only: true });
}

function decided(result: GateResult): GateResult {
  const { gates, warn_only: isWarnOnly } = result;
  return { ...result, verdict: worstVerdict(gates), exit_code: exitCodeOfAll(gates, isWarnOnly) };
}
