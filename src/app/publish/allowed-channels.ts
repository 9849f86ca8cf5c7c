import type { GateReport } from '../../contracts/gate-report.ts';
import { checkRun as checkRunOf } from '../../report/check-run.ts';
import { reportVerdict } from '../../report/report-verdict.ts';
import type { CompletedRun } from './load-run-report.ts';
import type { PublishOptions } from './publish-report.ts';
import { channelsWere, type ReportNote } from './report-note.ts';

type Channels = Pick<PublishOptions, 'comment' | 'checkRun'>;

/**
 * The channels that may tell another run's report (src/app/README.md, "Publish"): one that says or means that the gate holds only where GitHub's
 * own record of the run is `success`, since anybody can have written the report, and an older attempt may have.
 */
export function allowedChannels(
  report: GateReport,
  { conclusion }: Pick<CompletedRun, 'conclusion'>,
  { comment, checkRun }: Channels,
): Channels & { readonly notes: readonly ReportNote[] } {
  const clears = comment && reportVerdict(report) === 'pass';
  const passes = checkRun !== null && checkRunOf(report).conclusion !== 'failure';
  if (conclusion === 'success' || (!clears && !passes)) return { comment, checkRun, notes: [] };
  const why = `what holds is told only of a run that ended with success, and the run ended with ${conclusion ?? 'nothing'}`;
  const note = { level: 'notice', text: `${channelsWere(clears, passes)} left out: ${why}.` } as const;
  return { comment: comment && !clears, checkRun: passes ? null : checkRun, notes: [note] };
}
