import { documentText } from '../contracts/document-text.ts';
import type { GateReport } from '../contracts/gate-report.ts';
import { textDigest } from '../contracts/text-digest.ts';
import { checkRun } from './check-run.ts';
import { reportSummary } from './gate-summary.ts';
import { gateText } from './gate-text.ts';
import { junit } from './junit.ts';
import { sarif } from './sarif.ts';
import { stickyComment } from './sticky-comment.ts';
import { stoppedText } from './stopped-text.ts';
import type { TextStyle } from './text-style.ts';

/** The channels of a report as text; each is a whole file. */
export const REPORT_FORMATS = ['text', 'markdown', 'comment', 'sarif', 'junit', 'check-run', 'json'] as const;

export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** A report in one of its forms. `style` is that of `text`; a comment made here has a key that no pull request's has. */
export function renderReport(report: GateReport, format: ReportFormat, style: TextStyle): string {
  switch (format) {
    case 'text':
      return report.result === null ? stoppedText(report.stopped, style) : gateText(report.result, style);
    case 'markdown':
      return reportSummary(report);
    case 'comment':
      return `${stickyComment(report, textDigest('')).body}\n`;
    case 'sarif':
      return documentText(sarif(report));
    case 'junit':
      return junit(report);
    case 'check-run':
      return documentText(checkRun(report));
    case 'json':
      return documentText(report);
  }
}
