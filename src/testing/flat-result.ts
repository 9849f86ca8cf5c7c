import { checkGateResult } from '../contracts/check-gate-result.ts';
import { allWarnings, outcomeOf, type GateOutcome, type GateResult } from '../contracts/gate-result.ts';
import { validate } from '../contracts/generated/gate-result.validate.js';
import { routingDetail, type RoutingDetail } from '../contracts/routing-detail.ts';
import { typestateDetail, type TypestateDetail } from '../contracts/typestate-detail.ts';
import { GATE_DOCUMENTS } from '../gates/documents.ts';
import { decideRouting } from '../gates/routing/decide.ts';
import type { RoutingGateInput } from '../gates/routing/routing-gate-input.ts';
import { gateResult } from './gate-input-builder.ts';

/** A result as tests of one gate look at it: beside its own fields those of the gate's outcome and document, and the warnings of all. */
type Flat<Detail> = GateResult &
  Detail &
  Pick<GateOutcome, 'counts' | 'findings'> & {
    /** Where the gate's baseline was looked for. */
    readonly place: GateOutcome['baseline'];
  };

export type FlatResult = Flat<RoutingDetail>;
export type FlatTurns = Flat<TypestateDetail>;

/** Throws where the routing gate did not run. */
export function flatResult(result: GateResult): FlatResult {
  return flat(result, 'routing', routingDetail);
}

/** Throws where the typestate gate did not run. */
export function flatTurns(result: GateResult): FlatTurns {
  return flat(result, 'typestate', typestateDetail);
}

function flat<Detail>(result: GateResult, gate: string, detailOf: (of: GateOutcome) => Detail | null): Flat<Detail> {
  const outcome = outcomeOf(result, gate);
  const detail = outcome === null ? null : detailOf(outcome);
  if (outcome === null || detail === null) throw new Error(`expected a result of the ${gate} gate`);
  const { counts, findings, baseline: place } = outcome;
  return { ...result, ...detail, counts, findings, place, warnings: [...allWarnings(result)] };
}

/** Gate → verdict. */
export function verdictsOf({ gates }: GateResult): Readonly<Record<string, GateResult['verdict']>> {
  return Object.fromEntries(gates.map(({ gate, verdict }) => [gate, verdict]));
}

/** The routing gate alone. Throws where a reader would refuse its result. */
export function routingGate(input: RoutingGateInput): FlatResult {
  const result = gateResult([decideRouting(input)]);
  const problems = validate(result) ? checkGateResult(result, GATE_DOCUMENTS) : validate.errors;
  if (problems?.length !== 0) throw new Error(JSON.stringify(problems));
  return flatResult(result);
}
