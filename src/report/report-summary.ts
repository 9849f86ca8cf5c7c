import type { GateReport } from '../contracts/gate-report.ts';
import { CHANNEL_LIMITS, utf8Bytes } from './channel-limits.ts';
import { gateSummary } from './gate-summary.ts';
import { reportPage } from './report-page.ts';
import { markedTitle } from './report-verdict.ts';

/** A report as the page of a job summary, at most `limit` bytes of UTF-8. */
export function reportSummary(report: GateReport, limit: number = CHANNEL_LIMITS.summaryBytes): string {
  if (report.result !== null) return gateSummary(report.result, limit);
  const heading = `# ${markedTitle(report)}\n\n`;
  return `${heading}${reportPage(report, { limit: limit - utf8Bytes(heading) - 1, measure: utf8Bytes })}\n`;
}
