import { compareRequestOfRun, type CompareInputs } from '../app/comparator/compare-request-of-run.ts';
import { gateFindings, gateSummary, gateText, PLAIN } from '../app/gates/reports.ts';
import { gateJobs, type GateJobsOptions } from '../app/gates/gate-jobs.ts';
import type { ApiUse } from '../app/world/workflow-run.ts';
import { gateReport } from '../app/gates/gate-report.ts';
import { GATE_REPORT_FILE } from '../contracts/gate-report.ts';
import type { GateResult } from '../contracts/gate-result.ts';
import { runGate, type GateRun } from './gate-run.ts';

export { newApiUse } from '../app/world/workflow-run.ts';

/** The inputs of the `gate` action. */
export type RoutingGateInputs = Omit<GateJobsOptions, 'compare' | 'environment'> & {
  readonly compare: CompareInputs;
};

/** The routing gate, with the typestate gate where that is configured or asked for. */
export function runRoutingGate({ compare, ...inputs }: RoutingGateInputs, use: ApiUse): Promise<GateRun<GateResult>> {
  return runGate({
    title: 'Routing gate',
    run: async (world) => {
      const request = await compareRequestOfRun(process.env, compare, use);
      return gateJobs(world, { ...inputs, compare: request, environment: process.env });
    },
    text: (result) => gateText(result, PLAIN),
    markdown: (result) => gateSummary(result),
    findings: gateFindings,
    report: (outcome) => gateReport(outcome, process.env),
    file: GATE_REPORT_FILE,
  });
}
