import { documentText } from '../../contracts/document-text.ts';
import type { GateReport } from '../../contracts/gate-report.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { AnnotationPlaces } from '../../report/annotation-places.ts';
import { checkRun } from '../../report/check-run.ts';
import { errorSummary } from '../../report/error-summary.ts';
import { gateSummary } from '../../report/gate-summary.ts';
import { renderReport } from '../../report/render-report.ts';
import { gateFindings } from '../../report/reported-finding.ts';
import { reportVerdict } from '../../report/report-verdict.ts';
import { sarif } from '../../report/sarif.ts';
import { stepAnnotations } from '../../report/step-annotations.ts';
import { allClear } from '../../report/sticky-comment.ts';
import { PLAIN } from '../../report/text-style.ts';
import { turnsSummary } from '../../report/turns-summary.ts';
import { turnsText } from '../../report/turns-text.ts';
import type { GoldenOutcome } from './golden-input.ts';

/** Renders a report as a channel shows it; null where it shows nothing of such a report, or what stands in another file. */
type Channel = (report: GateReport, outcome: GoldenOutcome) => string | null;

/** Of a line of JSON, in characters. */
const LINE_WIDTH = 140;

/** Everything that tells what the gates came to, by the name of its golden file. */
export const GOLDEN_CHANNELS: Readonly<Record<string, Channel>> = {
  text: (report) => renderReport(report, 'text', PLAIN),
  page: (report) => pageOf(report),
  // What the action adds to its job: the page but for a gate that stopped.
  summary: (report, outcome) => {
    const page = outcome instanceof PortcullisError ? errorSummary('Routing gate', outcome) : gateSummary(outcome);
    return page === pageOf(report) ? null : page;
  },
  comment: (report) => commentOf(report),
  'all-clear': (report) =>
    reportVerdict(report) === 'pass' ? `${allClear(report, { key: '0'.repeat(64) }).body}\n` : null,
  'check-run': (report) => {
    const { summary, text, ...others } = checkRun(report);
    const shown = {
      ...others,
      summary: commentOf(report).includes(summary) ? '(what the comment says)' : summary,
      text: text === pageOf(report) ? '(the page)' : text,
    };
    return shownJson(shown);
  },
  annotations: (_, outcome) =>
    outcome instanceof PortcullisError
      ? null
      : shownJson(stepAnnotations(gateFindings(outcome), new AnnotationPlaces().forFindings())),
  sarif: (report) => shownJson(sarif(report)),
  junit: (report) => renderReport(report, 'junit', PLAIN),
  'gate-report': (report) => shownJson(report),
  // What the typestate gate says of itself, where it is asked alone.
  'turns-text': (_, outcome) => turnsOf(outcome, (turns) => turnsText(turns, PLAIN)),
  'turns-summary': (_, outcome) => turnsOf(outcome, turnsSummary),
};

const pageOf = (report: GateReport): string => renderReport(report, 'markdown', PLAIN);
const commentOf = (report: GateReport): string => renderReport(report, 'comment', PLAIN);

type Turns = Parameters<typeof turnsSummary>[0];

function turnsOf(outcome: GoldenOutcome, render: (turns: Turns) => string): string | null {
  return outcome instanceof PortcullisError || outcome.typestate === null ? null : render(outcome.typestate);
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
