import { documentText } from '../../contracts/document-text.ts';
import type { GateReport } from '../../contracts/gate-report.ts';
import { gateResultOf, outcomeOf } from '../../contracts/gate-result.ts';
import { checkRun } from '../../report/check-run.ts';
import { renderReport } from '../../report/render-report.ts';
import { reportedFindings } from '../../report/findings.ts';
import { reportVerdict } from '../../report/report-verdict.ts';
import { sarif } from '../../report/sarif.ts';
import { AnnotationPlaces, stepAnnotations } from '../../report/step-annotations.ts';
import { allClear } from '../../report/sticky-comment.ts';
import { PLAIN } from '../../report/text-style.ts';

/** Renders a report as a channel shows it; null where it shows nothing of such a report, or what stands in another file. */
type Channel = (report: GateReport) => string | null;

/** Of a line of JSON, in characters. */
const LINE_WIDTH = 140;

/** Everything that tells what the gates came to, by the name of its golden file. */
export const GOLDEN_CHANNELS: Readonly<Record<string, Channel>> = {
  text: (report) => renderReport(report, 'text', PLAIN),
  page: (report) => pageOf(report),
  comment: (report) => commentOf(report),
  'all-clear': (report) => (reportVerdict(report) === 'pass' ? `${allClear(report, '0'.repeat(64)).body}\n` : null),
  'check-run': (report) => {
    const { summary, text, ...others } = checkRun(report);
    const shown = {
      ...others,
      summary: commentOf(report).includes(summary) ? '(what the comment says)' : summary,
      text: text === pageOf(report) ? '(the page)' : text,
    };
    return shownJson(shown);
  },
  annotations: (report) =>
    report.result === null
      ? null
      : shownJson(stepAnnotations(reportedFindings(report), new AnnotationPlaces().forFindings())),
  sarif: (report) => shownJson(sarif(report)),
  junit: (report) => renderReport(report, 'junit', PLAIN),
  'gate-report': (report) => shownJson(report),
  // What the typestate gate says of itself, where it is asked alone.
  'turns-text': (report) => turnsOf(report, (turns) => renderReport(turns, 'text', PLAIN)),
  'turns-summary': (report) => turnsOf(report, pageOf),
};

const pageOf = (report: GateReport): string => renderReport(report, 'markdown', PLAIN);
const commentOf = (report: GateReport): string => renderReport(report, 'comment', PLAIN);

function turnsOf(report: GateReport, render: (turns: GateReport) => string): string | null {
  const { result } = report;
  const turns = result === null ? null : outcomeOf(result, 'typestate');
  return result === null || turns === null
    ? null
    : render({ ...report, result: gateResultOf({ ...result, gates: [turns] }) });
}

/** A document to read: keys in order, and what fits into a line is one. */
function shownJson(document: object): string {
  return `${linesOf(JSON.parse(documentText(document)), '')}\n`;
}

function linesOf(value: unknown, indent: string): string {
  const line = JSON.stringify(value);
  if (value === null || typeof value !== 'object' || indent.length + line.length <= LINE_WIDTH) return line;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const members = Array.isArray(value)
    ? value.map((item) => linesOf(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${linesOf(item, inner)}`);
  return `${open}\n${members.map((member) => `${inner}${member}`).join(',\n')}\n${indent}${close}`;
}
