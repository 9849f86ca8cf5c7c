import type { ReportRun } from '../contracts/gate-report.ts';

/** The address of a run; its parts are held to their patterns by the contract. */
export function runUrl({ server_url: server, repository, run_id: id }: ReportRun): string {
  return `${server}/${repository}/actions/runs/${id}`;
}

/** Where the whole report is, as markdown. */
export function runLink(run: ReportRun): string {
  const attempt = run.run_attempt === 1 ? '' : `, attempt ${run.run_attempt}`;
  return `[Run ${run.run_number}${attempt}](${runUrl(run)}) has the whole report in its job summary.`;
}
