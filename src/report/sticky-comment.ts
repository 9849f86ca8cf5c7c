import type { GateReport, ReportRun } from '../contracts/gate-report.ts';
import { textDigest } from '../contracts/text-digest.ts';
import { CHANNEL_LIMITS, utf16Characters } from './channel-limits.ts';
import { comparedWith } from './comparator.ts';
import { commentMarker, type CommentKey, type CommentState } from './comment-state.ts';
import { gateVerdicts, markedTitle, reportVerdict } from './report-verdict.ts';
import { reportPage } from './report-page.ts';

/** A gate's one comment in a pull request. */
export interface StickyComment {
  /** Markdown, at most `CHANNEL_LIMITS.commentCharacters`. Its first line is the marker by which it is found again. */
  readonly body: string;
  readonly state: CommentState;
}

/**
 * What a run says of its gate, the verdict first. Nothing in it is a mention, a link or HTML but for our own.
 *
 * @param limit in characters of UTF-16
 */
export function stickyComment(report: GateReport, key: CommentKey, limit?: number): StickyComment {
  const heading = `## ${markedTitle(report)}`;
  return commentOf(
    report,
    key,
    (room) => {
      const page = reportPage(report, { limit: room - heading.length - 2, measure: utf16Characters });
      return page === '' ? heading : `${heading}\n\n${page}`;
    },
    limit,
  );
}

/** What takes the place of a comment that complained, where there is no longer anything to complain of. */
export function allClear(report: GateReport, key: CommentKey): StickyComment {
  const lines = report.result === null ? [] : [...gateVerdicts(report.result), ...comparedWith(report.result)];
  return commentOf(report, key, () => [`## ${markedTitle(report)} again`, ...lines].join('\n\n'));
}

function commentOf(
  report: GateReport,
  key: CommentKey,
  text: (room: number) => string,
  limit: number = CHANNEL_LIMITS.commentCharacters,
): StickyComment {
  const { run } = report;
  const state = {
    runNumber: run?.run_number ?? 0,
    runAttempt: run?.run_attempt ?? 0,
    kind: reportVerdict(report) === 'pass' ? 'clear' : 'failing',
    digest: '0'.repeat(64),
  } as const;
  const link = run === null ? '' : `\n\n${runLink(run)}`;
  const said = text(limit - commentMarker(key, state).length - 1 - link.length);
  // What names the run is no part of what is said: another run may say the same, but not of another commit.
  const newState: CommentState = { ...state, digest: textDigest(`${run?.head_sha ?? ''}\n${said}`) };
  return { body: `${commentMarker(key, newState)}\n${said}${link}`, state: newState };
}

/** The address of a run's attempt, since that of the run shows its newest one; its parts are held to their patterns by the contract. */
export function runUrl({ server_url: server, repository, run_id: id, run_attempt: attempt }: ReportRun): string {
  return `${server}/${repository}/actions/runs/${id}/attempts/${attempt}`;
}

/** Where the whole report is, as markdown. */
function runLink(run: ReportRun): string {
  return `[Run ${run.run_number}, attempt ${run.run_attempt}](${runUrl(run)}) has the whole report in its job summary.`;
}
