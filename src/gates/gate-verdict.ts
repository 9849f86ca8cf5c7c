import type { GateResult } from '../contracts/gate-result.ts';
import type { TypestateResult } from '../contracts/typestate-result.ts';

type Verdict = GateResult['verdict'];

/** Worst first: a gate that could not decide never hides one that failed. */
const VERDICTS: readonly Verdict[] = ['fail', 'not_comparable', 'pass'];

/** 0 holds, 1 a gate failed, 3 not comparable or not enough data. */
export function exitCodeOf(verdict: Verdict): GateResult['exit_code'] {
  return ({ pass: 0, fail: 1, not_comparable: 3 } as const)[verdict];
}

/** The routing gate's result together with that of the typestate gate: the worse verdict holds. */
export function withTypestate(routing: GateResult, typestate: TypestateResult): GateResult {
  const gates = { ...routing.gates, typestate: typestate.verdict };
  const verdict = VERDICTS.find((one) => one === gates.routing || one === gates.typestate) ?? 'not_comparable';
  return { ...routing, verdict, exit_code: exitCodeOf(verdict), gates, typestate };
}
