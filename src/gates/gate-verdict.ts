import type { GateResult, Leg } from '../contracts/gate-result.ts';
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
  return decided({ ...routing, gates: { ...routing.gates, typestate: typestate.verdict }, typestate });
}

/** The same together with the jobs that the gate needs: one that fails is no less than a gate that does. */
export function withLegs(result: GateResult, legs: readonly Leg[]): GateResult {
  const verdict = legs.some(({ level }) => level === 'error') ? 'fail' : 'pass';
  return decided({ ...result, gates: { ...result.gates, legs: verdict }, legs: [...legs] });
}

/** The same under a policy that only warns: a gate that fails ends with 0. One that could not decide still ends with 3. */
export function withWarnOnly(result: GateResult): GateResult {
  return decided({ ...result, warn_only: true });
}

function decided(result: GateResult): GateResult {
  const { routing, typestate, legs } = result.gates;
  const verdict = VERDICTS.find((one) => [routing, typestate, legs].includes(one)) ?? 'not_comparable';
  return { ...result, verdict, exit_code: result.warn_only && verdict === 'fail' ? 0 : exitCodeOf(verdict) };
}
