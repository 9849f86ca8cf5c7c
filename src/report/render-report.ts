import { documentText } from '../contracts/document-text.ts';
import type { GateReport } from '../contracts/gate-report.ts';
import { textDigest } from '../contracts/text-digest.ts';
import { checkRun } from './check-run.ts';
import { reportSummary } from './gate-summary.ts';
import { gateText } from './gate-text.ts';
import { junit } from './junit.ts';
import type { ReportFormat } from './report-formats.ts';
import { sarif } from './sarif.ts';
import { stickyComment } from './sticky-comment.ts';
import { stoppedText } from './stopped-text.ts';
import type { TextStyle } from './text-style.ts';

/** The channels of a report as text; each is a whole file. A comment made here has a key that no pull request's has. */
const CHANNELS = {
  text: ({ result, stopped }: GateReport, style: TextStyle) =>
    result === null ? stoppedText(stopped, style) : gateText(result, style),
  markdown: (report: GateReport) => reportSummary(report),
  comment: (report: GateReport) => `${stickyComment(report, textDigest('')).body}\n`,
  sarif: (report: GateReport) => documentText(sarif(report)),
  junit,
  'check-run': (report: GateReport) => documentText(checkRun(report)),
  json: documentText,
} satisfies Record<ReportFormat, unknown>;

/** A report in one of its forms. `style` is that of `text`. */
export function renderReport(report: GateReport, format: ReportFormat, style: TextStyle): string {
  return CHANNELS[format](report, style);
}
