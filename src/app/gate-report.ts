import { parseEventContext } from '../contracts/event-context.ts';
import type { GateReport, ReportRun } from '../contracts/gate-report.ts';
import type { GateResult } from '../contracts/gate-result.ts';
import { reportRunOf } from '../contracts/report-run.ts';
import { readTextFile } from '../io/read-text-file.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { gateReportOf } from '../report/gate-report-of.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The report on what a gate of this workflow run came to. Where the run cannot be told, the report has none. */
export async function gateReport(outcome: GateResult | PortcullisError, environment: Environment): Promise<GateReport> {
  return gateReportOf(outcome, await reportRun(environment));
}

async function reportRun(environment: Environment): Promise<ReportRun | null> {
  const file = environment['GITHUB_EVENT_PATH'] ?? '';
  if (file === '') return null;
  try {
    const context = parseEventContext(environment, { text: await readTextFile(file, 'the event'), file });
    return reportRunOf(context, environment['GITHUB_SERVER_URL'] ?? '');
  } catch (error) {
    // A gate with a named base needs no event, and a report must not make it fail.
    if (error instanceof PortcullisError) return null;
    throw error;
  }
}
