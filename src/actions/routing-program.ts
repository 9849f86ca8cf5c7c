import { gateSummary, gateText, PLAIN, safeText } from '../app/reports.ts';
import { runGates, type AllGatesOptions } from '../app/run-gates.ts';
import { GATE_RESULT_FILE, type GateResult } from '../contracts/gate-result.ts';
import { againstOf } from './against-of.ts';
import type { Annotation } from './annotate.ts';
import type { ComparatorInputs } from './comparator-inputs.ts';
import { runGate, type GateRun } from './gate-run.ts';
import { turnAnnotations } from './turn-annotations.ts';

/** The inputs of the `gate` action. */
export type RoutingGateInputs = Omit<AllGatesOptions, 'against' | 'github'> & { readonly comparator: ComparatorInputs };

/** The routing gate, with the typestate gate where that is configured or asked for. */
export function runRoutingGate({ comparator, ...inputs }: RoutingGateInputs): Promise<GateRun<GateResult>> {
  return runGate({
    title: 'Routing gate',
    run: async (world) => runGates(world, { ...inputs, ...(await againstOf(comparator)) }),
    text: (result) => gateText(result, PLAIN),
    markdown: (result) => gateSummary(result),
    annotations: annotationsOf,
    file: GATE_RESULT_FILE,
  });
}

/** The findings of both gates, the routing gate's first. */
function annotationsOf({ findings, typestate }: GateResult): readonly Annotation[] {
  const ofRouting = findings.map(({ case_id: id, agent, message, ...finding }) => {
    return { ...finding, text: safeText(`${id}/${agent}: ${message}`) };
  });
  return [...ofRouting, ...turnAnnotations(typestate?.findings ?? [])];
}
