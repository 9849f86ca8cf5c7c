import type { GateReport, ReportRun } from '../../contracts/gate-report.ts';
import { GitHubApi, type GitHubAccess } from '../../io/github/github-api.ts';
import { GitHubChecks } from '../../io/github/github-checks.ts';
import { GitHubComments } from '../../io/github/github-comments.ts';
import { sha256Hex } from '../../kernel/digest.ts';
import { checkRun } from '../../report/check-run.ts';
import type { CommentDecision } from '../../report/comment-state.ts';
import { reportVerdict } from '../../report/report-verdict.ts';
import { allClear, runUrl, stickyComment } from '../../report/sticky-comment.ts';
import { checkRunRoom } from './check-run-room.ts';
import { putComment } from './put-comment.ts';
import { channelsWere, failureNote, type ReportNote } from './report-note.ts';

export interface PublishOptions {
  /** Whether a comment is wanted, where there is a pull request. */
  readonly comment: boolean;
  /** The name of a check run; null for none. */
  readonly checkRun: string | null;
  /** The workflow that numbers the runs; each has a comment of its own in a pull request. */
  readonly workflow: string;
  /** Whether the token may write although the commit is a fork's. */
  readonly writesForForks: boolean;
}

export interface Published {
  /** Of the comment, also where it was left as it is; null where there is none. */
  readonly commentUrl: string | null;
  readonly notes: readonly ReportNote[];
}

/** A report of a run on GitHub. */
export type RunReport = GateReport & { readonly run: ReportRun };

/**
 * Tells GitHub what a gate came to: the comment of the pull request, then the check run. A channel that fails costs one note, and the other
 * one is told all the same; nothing here changes a verdict.
 */
export async function publishReport(
  access: GitHubAccess,
  report: RunReport,
  options: PublishOptions,
): Promise<Published> {
  const pull = options.comment ? report.run.pull_number : null;
  const { checkRun: check } = options;
  if (pull === null && check === null) return { commentUrl: null, notes: [] };
  if (!options.writesForForks && isOfFork(report.run)) {
    return { commentUrl: null, notes: [forkNote(pull !== null, check !== null)] };
  }
  const api = new GitHubApi(access);
  const commented = pull === null ? NOTHING : await comment(api, report, pull, options.workflow);
  const checked = check === null ? [] : await showCheckRun(api, report, check);
  return { commentUrl: commented.commentUrl, notes: [...commented.notes, ...checked] };
}

const NOTHING: Published = { commentUrl: null, notes: [] };

async function comment(api: GitHubApi, report: RunReport, pull: number, workflow: string): Promise<Published> {
  const key = sha256Hex(workflow);
  const said = reportVerdict(report) === 'pass' ? allClear(report, key) : stickyComment(report, key);
  const outcome = await putComment(new GitHubComments(api), pull, key, said);
  if (outcome.kind !== 'done') return { commentUrl: null, notes: [failureNote('The comment', outcome)] };
  const { decision, url, others } = outcome.value;
  const more = others === 0 ? '' : ` Further ones of this workflow are left as they are: ${others}.`;
  return { commentUrl: url, notes: [{ level: 'info', text: `${decisionText(decision)}${more}` }] };
}

async function showCheckRun(api: GitHubApi, report: RunReport, name: string): Promise<readonly ReportNote[]> {
  const place = { name, headSha: report.run.head_sha, detailsUrl: runUrl(report.run) };
  const outcome = await new GitHubChecks(api).create({ ...place, ...checkRun(report, checkRunRoom(api.use)) });
  return outcome.kind === 'done' ? [] : [failureNote('The check run', outcome)];
}

/** Of a fork's pull request a workflow gets a token that reads, whatever it asks for; on `pull_request_target` it runs for the base. */
function isOfFork({ event, repository, head_repository: head }: ReportRun): boolean {
  return event !== 'pull_request_target' && head?.toLowerCase() !== repository.toLowerCase();
}

function decisionText(decision: CommentDecision): string {
  switch (decision.kind) {
    case 'create':
      return 'The pull request has a comment.';
    case 'update':
      return "The pull request's comment is up to date.";
    case 'all-clear':
      return "The pull request's comment says that the gate holds again.";
    case 'leave':
      return `The pull request's comment is left as it is: ${decision.because}.`;
  }
}

function forkNote(comments: boolean, checks: boolean): ReportNote {
  const why = "the token of a fork's pull request only reads. The action `publish` on `workflow_run` may write.";
  return { level: 'notice', text: `${channelsWere(comments, checks)} left out: ${why}` };
}
