import { checkGateResult } from '../contracts/check-gate-result.ts';
import type { GateOutcome, GateResult } from '../contracts/gate-result.ts';
import { validate } from '../contracts/generated/gate-result.validate.js';
import type { RoutingDetail } from '../contracts/routing-detail.ts';
import { GATE_TABLES } from '../gates/index.ts';
import { decideRouting } from '../gates/routing/decide.ts';
import type { RoutingGateInput } from '../gates/routing/routing-gate-input.ts';
import { gateResult } from './gate-input-builder.ts';

/** What a run of the routing gate alone came to, with the gate's document flat. */
export type RoutingRun = Pick<GateResult, 'verdict' | 'exit_code'> &
  Pick<GateOutcome, 'counts' | 'findings' | 'warnings'> &
  RoutingDetail;

/** The routing gate alone. Throws where its result is none that a reader would take. */
export function routingGate(input: RoutingGateInput): RoutingRun {
  const outcome = decideRouting(input);
  const result = gateResult([outcome]);
  const problems = validate(result) ? checkGateResult(result, GATE_TABLES) : validate.errors;
  if (problems?.length !== 0) throw new Error(JSON.stringify(problems));
  const { verdict, exit_code } = result;
  const { counts, findings, warnings, detail } = outcome;
  return { verdict, exit_code, counts, findings, warnings, ...detail };
}
