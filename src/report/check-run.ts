import type { CheckAnnotation, CheckRunReport } from '../contracts/check-run-report.ts';
import type { GateReport } from '../contracts/gate-report.ts';
import { CHANNEL_LIMITS, utf8Bytes } from './channel-limits.ts';
import { reportedFindings } from './findings.ts';
import { gateSummary } from './gate-summary.ts';
import { onlyWarns, reportVerdict, verdictSummary, verdictTitle } from './report-verdict.ts';
import { reportPage } from './report-page.ts';
import { clipWithin, safeText } from './text-style.ts';

const LEVELS = { error: 'failure', warning: 'warning', note: 'notice' } as const;

/**
 * A report as a check run. Its conclusion is that of the job: what could not be decided is a `failure`, since `neutral` and `skipped`
 * count as passed where a check is required, and `action_required` names a page on which to act, which there is not. A gate that only
 * warns is `neutral`, so that its sign is not that of one that holds.
 *
 * @param room for annotations, at least one
 */
export function checkRun(report: GateReport, room: number = CHANNEL_LIMITS.checkAnnotations): CheckRunReport {
  const { result } = report;
  const more = result === null ? '' : `: ${verdictSummary(result)}`;
  const budget = { limit: CHANNEL_LIMITS.checkTextBytes, measure: utf8Bytes };
  // GitHub refuses a check run whose summary is empty.
  const summary = reportPage(report, budget) || verdictTitle(report);
  return {
    conclusion: onlyWarns(report) ? 'neutral' : reportVerdict(report) === 'pass' ? 'success' : 'failure',
    title: clipWithin(safeText(`${verdictTitle(report)}${more}`), CHANNEL_LIMITS.checkTitleCharacters),
    summary,
    text: result === null ? null : gateSummary(result, CHANNEL_LIMITS.checkTextBytes),
    annotations: within(room, annotationsOf(report)),
  };
}

/** What counts the others stands where the first of them would: without a file there is no annotation. */
function within(room: number, all: readonly CheckAnnotation[]): readonly CheckAnnotation[] {
  const [shown, [first, ...others]] = [all.slice(0, room - 1), all.slice(room - 1)];
  if (first === undefined || others.length === 0) return all;
  const message = `and ${others.length + 1} more: see the text of this check`;
  return [...shown, { ...first, title: 'Portcullis', message }];
}

/** None of what has no place in a file of the repository: GitHub would refuse the whole request. */
function annotationsOf(report: GateReport): readonly CheckAnnotation[] {
  return reportedFindings(report).flatMap(({ level, title, text, file, line }) => {
    if (file === null) return [];
    const [start_line, end_line] = [line ?? 1, line ?? 1];
    return [{ path: file, start_line, end_line, annotation_level: LEVELS[level], title, message: text }];
  });
}
