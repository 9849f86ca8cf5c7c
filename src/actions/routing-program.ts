import { gateFindings, gateSummary, gateText, PLAIN } from '../app/gates/reports.ts';
import { gateJobs, type GateJobsOptions } from '../app/gates/gate-jobs.ts';
import type { ApiUse } from '../app/gates/gate-environment.ts';
import { gateReport } from '../app/gates/gate-report.ts';
import { GATE_REPORT_FILE } from '../contracts/gate-report.ts';
import type { GateResult } from '../contracts/gate-result.ts';
import { againstOf } from './against-of.ts';
import type { ComparatorInputs } from './comparator-inputs.ts';
import { runGate, type GateRun } from './gate-run.ts';

export { newApiUse } from '../app/gates/gate-environment.ts';

/** The inputs of the `gate` action. */
export type RoutingGateInputs = Omit<GateJobsOptions, 'against' | 'github' | 'environment'> & {
  readonly comparator: ComparatorInputs;
};

/** The routing gate, with the typestate gate where that is configured or asked for. */
export function runRoutingGate(
  { comparator, ...inputs }: RoutingGateInputs,
  use: ApiUse,
): Promise<GateRun<GateResult>> {
  return runGate({
    title: 'Routing gate',
    run: async (world) =>
      gateJobs(world, { ...inputs, ...(await againstOf(comparator, use)), environment: process.env }),
    text: (result) => gateText(result, PLAIN),
    markdown: (result) => gateSummary(result),
    findings: gateFindings,
    report: (outcome) => gateReport(outcome, process.env),
    file: GATE_REPORT_FILE,
  });
}
