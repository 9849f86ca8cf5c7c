import type { GateReport } from '../contracts/gate-report.ts';
import { allWarnings, type GateResult } from '../contracts/gate-result.ts';
import { CHANNEL_LIMITS } from './channel-limits.ts';
import { comparatorTable } from './comparator.ts';
import { markedTitle, pageHeading } from './report-verdict.ts';
import { MarkdownPage } from './markdown-page.ts';
import { reportSections } from './findings.ts';
import { stoppedSummary } from './stopped-text.ts';

/** Of the room that is left, what the findings and any other part may take before the last one. */
const SHARES = { findings: 0.7, part: 0.5 } as const;

/** A report as the page of a job summary, at most `limit` bytes of UTF-8. */
export function reportSummary(report: GateReport, limit?: number): string {
  const { result, stopped } = report;
  return result === null ? stoppedSummary(markedTitle(report), stopped, limit) : gateSummary(result, limit);
}

/**
 * A result as markdown within a byte budget: verdicts, what was compared, warnings, and the parts of the gates with the findings
 * between them, the worst first. What does not fit is counted, and nothing is cut inside a table or a fence.
 */
export function gateSummary(result: GateResult, limit: number = CHANNEL_LIMITS.summaryBytes): string {
  const page = new MarkdownPage(limit);
  page.add(pageHeading(result));
  page.add(comparatorTable(result, [['batch', result.batches.join(', ')]]));
  page.addWarnings(allWarnings(result), 0.2);
  const sections = reportSections(result);
  sections.forEach((section, index) => {
    const share = section.blocks === undefined ? SHARES.part : SHARES.findings;
    page.addSection(section, index === sections.length - 1 ? 1 : share);
  });
  return page.text();
}
