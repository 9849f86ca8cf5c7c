import type { GateReport, ReportRun } from '../../contracts/gate-report.ts';
import type { GateResult } from '../../contracts/gate-result.ts';
import { reportRunOf } from '../../contracts/report-run.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { gateReportOf } from '../../report/gate-report-of.ts';
import { eventOfRun, type Environment } from '../world/workflow-run.ts';

/** The workflow run that a gate is part of, as a report tells it. */
export interface OwnRun {
  readonly run: ReportRun;
  /** As in `EventContext`. */
  readonly workflow: string;
}

/** The report on what a gate of this workflow run came to. Where the run cannot be told, the report has none. */
export async function gateReport(outcome: GateResult | PortcullisError, environment: Environment): Promise<GateReport> {
  return gateReportOf(outcome, (await ownRun(environment))?.run ?? null);
}

/** This workflow run; null where it cannot be told. */
export async function ownRun(environment: Environment): Promise<OwnRun | null> {
  try {
    const context = await eventOfRun(environment);
    if (context === null) return null;
    return { run: reportRunOf(context, environment['GITHUB_SERVER_URL'] ?? ''), workflow: context.workflow };
  } catch (error) {
    // A gate with a named base needs no event, and a report must not make it fail.
    if (error instanceof PortcullisError) return null;
    throw error;
  }
}
