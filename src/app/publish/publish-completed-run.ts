import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { type GateReport, type ReportRun, GATE_REPORT_FILE, parseGateReport } from '../../contracts/gate-report.ts';
import { GitHubApi, type GitHubAccess } from '../../io/github/github-api.ts';
import { openPullsWithHead } from '../../io/github/github-pulls.ts';
import { invalidInput, notFound, type PortcullisError, usageError } from '../../kernel/portcullis-error.ts';
import { checkRun as checkRunOf } from '../../report/check-run.ts';
import { reportVerdict } from '../../report/report-verdict.ts';
import { eventOfRun, githubAccess, type Environment } from '../world/workflow-run.ts';
import {
  channelsWere,
  failureNote,
  publishReport,
  type ChannelInputs,
  type Channels,
  type Published,
  type ReportNote,
  type RunReport,
} from './publish-report.ts';
import type { TriggerEvent } from '../../contracts/event-context.ts';
import type { RunArtifact } from '../../contracts/run-artifact.ts';
import { shown } from '../../contracts/problem.ts';
import { GATE_DOCUMENTS } from '../../gates/documents.ts';
import { downloadArtifact, listArtifacts } from '../../io/github/github-artifacts.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { unzipInto } from '../../io/unzip-into.ts';
import { attemptOf, newestArtifact, REPORT_ARTIFACT } from '../../routing/attempt-artifacts.ts';

interface PublishedRun extends Published {
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
    throw usageError(`The event is ${JSON.stringify(found)}: workflow_run was expected.`, help);
  }
  const access = githubAccess(environment, options.token);
  if (access === null) throw usageError('The input "token" is empty: a token was expected.', 'Leave it out.');
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
  const why = `what holds is reported only of a run that ended with success, and the run ended with ${conclusion ?? 'nothing'}`;
  const note = { level: 'notice', text: `${channelsWere(clears, passes)} left out: ${why}.` } as const;
  return { comment: comment && !clears, checkRun: passes ? null : checkRun, notes: [note] };
}

type FoundPull = Pick<PublishedRun, 'pull' | 'notes'>;

async function pullOf(access: GitHubAccess, run: CompletedRun): Promise<FoundPull> {
  const none = (text: string): FoundPull => ({ pull: null, notes: [{ level: 'notice', text }] });
  if (run.headRepository === null) return none('The fork is gone: there is no pull request to comment on.');
  const head = { sha: run.headSha, repository: run.headRepository, branch: run.headBranch };
  const found = await openPullsWithHead(new GitHubApi(access), head);
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
  const text = `Run ${runId} is at attempt ${runAttempt}; the report is of attempt ${attempt}.`;
  return [{ level: 'info', text }];
}

/** The run that has ended, as the event tells it. */
type CompletedRun = Extract<TriggerEvent, { readonly name: 'workflow_run' }>;

interface RunReportOptions {
  /** The artifact's name; null means the newest `gate-report-a<attempt>`. */
  readonly artifact: string | null;
  /** Where the artifact may be unpacked, in a folder of its own. */
  readonly scratch: string;
}

/** A report has 64 MiB at most, and JSON packs to a small part of its size. */
const LIMITS = { zip: 16 * 1024 * 1024, files: 1, bytes: 64 * 1024 * 1024 };
const REFUSED = 'Nothing was published. Look at the run that uploaded it.';

/**
 * The report that a run without rights uploaded; null where it uploaded none. Anybody can have written it: what comes back has the shape of a
 * report, is of bounded size and says that it is of this run, and of the attempt that its artifact names. Whether that is true nobody knows.
 *
 * @throws PortcullisError `invalid_input` for anything else, `not_found` where it cannot be loaded
 */
async function loadRunReport(
  access: GitHubAccess,
  run: CompletedRun,
  { artifact: name, scratch }: RunReportOptions,
): Promise<RunReport | null> {
  const api = new GitHubApi(access);
  const listed = await listArtifacts(api, run.runId);
  if (listed.kind !== 'done') throw notLoaded(`the artifacts of run ${run.runId}: ${listed.reason}`);
  const found = chosen(listed.value, run, name);
  if (found === null) return null;
  if (found.bytes > LIMITS.zip) throw refused(found, `at most ${inMebibytes(LIMITS.zip)}`, inMebibytes(found.bytes));
  const zip = await downloadArtifact(api, found);
  if (zip.kind !== 'done') throw notLoaded(zip.reason);
  const text = await unpacked(found, zip.value, scratch);
  const report = parseGateReport(text, `${found.name}/${GATE_REPORT_FILE}`, GATE_DOCUMENTS);
  return reportOfRun(report, found, run, access.repository);
}

/** The text of the one file. */
async function unpacked(artifact: RunArtifact, zip: Uint8Array, scratch: string): Promise<string> {
  const folder = await mkdtemp(join(scratch, 'gate-report-'));
  try {
    await unzipInto(folder, zip, `the artifact ${artifact.name}`, LIMITS);
    const entries = await readdir(folder);
    if (entries.length !== 1 || entries[0] !== GATE_REPORT_FILE) {
      throw refused(artifact, `the file ${GATE_REPORT_FILE} and nothing else`, shown(entries));
    }
    return await readTextFile(join(folder, GATE_REPORT_FILE), 'the gate report');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function chosen(all: readonly RunArtifact[], { runAttempt }: CompletedRun, name: string | null): RunArtifact | null {
  if (name !== null) return all.find((artifact) => artifact.name === name) ?? null;
  return newestArtifact(all, REPORT_ARTIFACT, { from: 1, to: runAttempt })?.artifact ?? null;
}

/** A report of another run would be told about this one. Its attempt is the artifact's, and none that the run has not come to. */
function reportOfRun(report: GateReport, artifact: RunArtifact, run: CompletedRun, repository: string): RunReport {
  const told = report.run;
  if (told === null) throw refused(artifact, `a report of the repository ${repository}`, 'one of no run');
  const rows = [
    ['repository', repository, told.repository],
    ['run', String(run.runId), String(told.run_id)],
    ['commit', run.headSha, told.head_sha],
  ] as const;
  for (const [what, expected, found] of rows) {
    if (found !== expected) throw refused(artifact, `a report of the ${what} ${expected}`, found);
  }
  const [named, attempt] = [attemptOf(artifact.name, REPORT_ARTIFACT), told.run_attempt];
  if (named !== null && named !== attempt) throw refused(artifact, `a report of attempt ${named}`, String(attempt));
  if (attempt > run.runAttempt) {
    throw refused(artifact, `a report of an attempt up to ${run.runAttempt}`, String(attempt));
  }
  return { ...report, run: told };
}

function notLoaded(reason: string): PortcullisError {
  return notFound(reason, 'Nothing was published. Run this job again.');
}

function refused({ name }: RunArtifact, expected: string, found: string): PortcullisError {
  return invalidInput(`the artifact ${name}: expected ${expected}, found ${found}`, REFUSED);
}

function inMebibytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024)} MiB`;
}
