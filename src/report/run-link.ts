import type { ReportRun } from '../contracts/gate-report.ts';

/** The address of a run's attempt, since that of the run shows its newest one; its parts are held to their patterns by the contract. */
export function runUrl({ server_url: server, repository, run_id: id, run_attempt: attempt }: ReportRun): string {
  return `${server}/${repository}/actions/runs/${id}/attempts/${attempt}`;
}

/** Where the whole report is, as markdown. */
export function runLink(run: ReportRun): string {
  return `[Run ${run.run_number}, attempt ${run.run_attempt}](${runUrl(run)}) has the whole report in its job summary.`;
}
