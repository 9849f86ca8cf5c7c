import { gateSummary, gateText, PLAIN, safeText } from '../app/reports.ts';
import { gateJobs, type GateJobsOptions } from '../app/gate-jobs.ts';
import { gateReport } from '../app/gate-report.ts';
import { GATE_REPORT_FILE } from '../contracts/gate-report.ts';
import type { GateResult } from '../contracts/gate-result.ts';
import { againstOf } from './against-of.ts';
import type { Annotation } from './annotate.ts';
import type { ComparatorInputs } from './comparator-inputs.ts';
import { runGate, type GateRun } from './gate-run.ts';
import { turnAnnotations } from './turn-annotations.ts';

/** The inputs of the `gate` action. */
export type RoutingGateInputs = Omit<GateJobsOptions, 'against' | 'github' | 'environment'> & {
  readonly comparator: ComparatorInputs;
};

/** The routing gate, with the typestate gate where that is configured or asked for. */
export function runRoutingGate({ comparator, ...inputs }: RoutingGateInputs): Promise<GateRun<GateResult>> {
  return runGate({
    title: 'Routing gate',
    run: async (world) => gateJobs(world, { ...inputs, ...(await againstOf(comparator)), environment: process.env }),
    text: (result) => gateText(result, PLAIN),
    markdown: (result) => gateSummary(result),
    annotations: annotationsOf,
    report: (outcome) => gateReport(outcome, process.env),
    file: GATE_REPORT_FILE,
  });
}

/** The jobs that failed, then the findings of both gates, the routing gate's first. */
function annotationsOf({ findings, typestate, legs }: GateResult): readonly Annotation[] {
  const ofLegs = (legs ?? [])
    .filter(({ level }) => level === 'error')
    .map(({ job, level, message }) => ({
      rule: 'leg',
      level,
      text: safeText(`${job} ${message}`),
      file: null,
      line: null,
    }));
  const ofRouting = findings.map(({ case_id: id, agent, message, ...finding }) => {
    return { ...finding, text: safeText(`${id}/${agent}: ${message}`) };
  });
  return [...ofLegs, ...ofRouting, ...turnAnnotations(typestate?.findings ?? [])];
}
