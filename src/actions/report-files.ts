import { gateReport } from '../app/gates/gate-report.ts';
import { writeReports, type ReportFiles } from '../app/gates/write-reports.ts';
import type { GateResult } from '../contracts/gate-result.ts';
import type { PortcullisError } from '../kernel/portcullis-error.ts';

/** Leaves the report as files in the workspace, for steps that take SARIF or JUnit. Throws what `writeReports` throws. */
export async function leaveReportFiles(outcome: GateResult | PortcullisError, files: ReportFiles): Promise<void> {
  const workspace = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
  await writeReports(await gateReport(outcome, process.env), files, workspace);
}
