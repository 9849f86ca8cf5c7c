import type { GateReport, ReportRun } from '../../contracts/gate-report.ts';
import { GitHubApi, type GitHubAccess } from '../../io/github/github-api.ts';
import { GitHubPulls } from '../../io/github/github-pulls.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { checkRun as checkRunOf } from '../../report/check-run.ts';
import { reportVerdict } from '../../report/report-verdict.ts';
import { eventOfRun, githubAccess, type Environment } from '../world/workflow-run.ts';
import { loadRunReport, type CompletedRun, type RunReportOptions } from './load-run-report.ts';
import {
  channelsWere,
  failureNote,
  publishReport,
  type ChannelInputs,
  type Channels,
  type Published,
  type ReportNote,
} from './publish-report.ts';

export interface PublishedRun extends Published {
  /** The pull request's number; null where there is none to tell. */
  readonly pull: number | null;
}

/**
 * On `workflow_run`: tells a pull request what the gate of a run without rights came to. Of that run only the report's data is taken, checked
 * and rendered here; which run, commit and pull request it is about is what GitHub says. No code of the pull request is run or even fetched.
 *
 * @throws PortcullisError `usage` on another event or without a token, and what `loadRunReport` throws
 */
export async function publishCompletedRun(
  environment: Environment,
  options: ChannelInputs & RunReportOptions,
): Promise<PublishedRun> {
  const context = await eventOfRun(environment);
  const run = context?.trigger;
  if (run?.name !== 'workflow_run') {
    const found = environment['GITHUB_EVENT_NAME'] ?? 'none';
    const help = 'Give it a workflow of its own; the gate action comments by itself where the token may.';
    throw new PortcullisError('usage', `The event is ${JSON.stringify(found)}: workflow_run was expected.`, help);
  }
  const access = githubAccess(environment, options.token);
  if (access === null) {
    throw new PortcullisError('usage', 'The input "token" is empty: a token was expected.', 'Leave it out.');
  }
  const report = await loadRunReport(access, run, options);
  if (report === null) {
    const text = `Run ${run.runId} has no gate report: nothing to publish.`;
    return { pull: null, commentUrl: null, notes: [{ level: 'notice', text }] };
  }
  const { pull, notes } = options.comment ? await pullOf(access, run) : { pull: null, notes: [] };
  // From the event, since what the report says of its run is only what somebody wrote; but for the attempt, which may be an older one.
  const told: ReportRun = {
    repository: access.repository,
    run_id: run.runId,
    run_attempt: report.run.run_attempt,
    run_number: run.runNumber,
    event: run.runEvent,
    head_sha: run.headSha,
    head_repository: run.headRepository,
    pull_number: pull,
    server_url: (environment['GITHUB_SERVER_URL'] ?? '').replace(/\/$/, ''),
  };
  const wanted = { comment: pull !== null, checkRun: options.checkRun };
  const { notes: leftOut, ...channels } = allowedChannels(report, run, wanted);
  const published = await publishReport(
    access,
    { ...report, run: told },
    { ...channels, workflow: run.workflow, writesForForks: true },
  );
  const all = [...notes, ...olderNotes(run, report.run.run_attempt), ...published.notes, ...leftOut];
  return { pull, commentUrl: published.commentUrl, notes: all };
}

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

type FoundPull = Pick<PublishedRun, 'pull' | 'notes'>;

async function pullOf(access: GitHubAccess, run: CompletedRun): Promise<FoundPull> {
  const none = (text: string): FoundPull => ({ pull: null, notes: [{ level: 'notice', text }] });
  if (run.headRepository === null) return none('The fork is gone: there is no pull request to comment on.');
  const head = { sha: run.headSha, repository: run.headRepository, branch: run.headBranch };
  const found = await new GitHubPulls(new GitHubApi(access)).openWithHead(head);
  if (found.kind !== 'done') return { pull: null, notes: [failureNote('The comment', found)] };
  const [first, ...others] = found.value;
  const name = `${run.headSha} of ${run.headRepository}`;
  if (first === undefined)
    return none(`No open pull request has the head ${name}: it was closed, or has newer commits.`);
  if (others.length === 0) return { pull: first, notes: [] };
  const text = `The comment was left out: several open pull requests have the head ${name}: ${found.value.join(', ')}`;
  return { pull: null, notes: [{ level: 'warning', text }] };
}

/** Not every attempt gets as far as a report. */
function olderNotes({ runId, runAttempt }: CompletedRun, attempt: number): readonly ReportNote[] {
  if (attempt === runAttempt) return [];
  const text = `Run ${runId} is at attempt ${runAttempt}; what is told is the report of attempt ${attempt}.`;
  return [{ level: 'info', text }];
}
