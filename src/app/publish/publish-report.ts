import type { GateReport, ReportRun } from '../../contracts/gate-report.ts';
import type { ApiFailure, Answer } from '../../io/github/api-answer.ts';
import { GitHubApi, type GitHubAccess } from '../../io/github/github-api.ts';
import { ANNOTATION_BATCH, createCheckRun } from '../../io/github/github-checks.ts';
import {
  createComment,
  listComments,
  newestRunNumber,
  updateComment,
  viewerLogin,
  type PullComment,
} from '../../io/github/github-comments.ts';
import { sha256Hex } from '../../kernel/digest.ts';
import { CHANNEL_LIMITS } from '../../report/channel-limits.ts';
import { checkRun as checkRunOf } from '../../report/check-run.ts';
import { type CommentDecision, decideComment, readMarker, type CommentKey } from '../../report/comment-state.ts';
import { reportVerdict } from '../../report/report-verdict.ts';
import { allClear, runUrl, stickyComment, type StickyComment } from '../../report/sticky-comment.ts';
import type { OwnReport } from '../gates/report-files.ts';
import { githubAccess, type ApiUse, type Environment } from '../world/workflow-run.ts';

/** Where a report is published on GitHub. */
export interface Channels {
  /** Whether a comment is wanted, where there is a pull request. */
  readonly comment: boolean;
  /** The name of a check run; null for none. */
  readonly checkRun: string | null;
}

/** The same with what writes to them; without a token nobody does. */
export interface ChannelInputs extends Channels {
  readonly token: string | null;
}

interface PublishOptions extends Channels {
  /** The workflow that numbers the runs; each has a comment of its own in a pull request. */
  readonly workflow: string;
  /** Whether the token may write although the commit is a fork's. */
  readonly writesForForks: boolean;
}

/** One line about a channel, for the log. `warning`: something was left out that was asked for. */
export interface ReportNote {
  readonly level: 'warning' | 'notice' | 'info';
  readonly text: string;
}

export interface Published {
  /** Of the comment, also where it was left as it is; null where there is none. */
  readonly commentUrl: string | null;
  readonly notes: readonly ReportNote[];
}

const NOTHING: Published = { commentUrl: null, notes: [] };

/** A report of a run on GitHub. */
export type RunReport = GateReport & { readonly run: ReportRun };

/**
 * Tells GitHub what the gate of this run came to. Where the run is unknown, or without a token, there is nobody to tell.
 *
 * @param use what the gate has asked already
 */
export async function publishOwnRun(
  environment: Environment,
  { report, workflow }: OwnReport,
  { token, ...channels }: ChannelInputs,
  use: ApiUse,
): Promise<Published> {
  const access = githubAccess(environment, token, use);
  const { run } = report;
  if (run === null || workflow === null || access === null) return NOTHING;
  return publishReport(access, { ...report, run }, { ...channels, workflow, writesForForks: false });
}

/**
 * Tells GitHub what a gate came to: the comment of the pull request, then the check run. A channel that fails costs one note, and the other
 * one is reported all the same; nothing here changes a verdict.
 */
export async function publishReport(
  access: GitHubAccess,
  report: RunReport,
  options: PublishOptions,
): Promise<Published> {
  const pull = options.comment ? report.run.pull_number : null;
  const { checkRun: check } = options;
  if (pull === null && check === null) return NOTHING;
  if (!options.writesForForks && isOfFork(report.run)) {
    const why = "the token of a fork's pull request only reads. The action `publish` on `workflow_run` may write.";
    const text = `${channelsWere(pull !== null, check !== null)} left out: ${why}`;
    return { commentUrl: null, notes: [{ level: 'notice', text }] };
  }
  const api = new GitHubApi(access);
  const commented = pull === null ? NOTHING : await writeComment(api, report, pull, options.workflow);
  const checked = check === null ? [] : await showCheckRun(api, report, check);
  return { commentUrl: commented.commentUrl, notes: [...commented.notes, ...checked] };
}

async function writeComment(api: GitHubApi, report: RunReport, pull: number, workflow: string): Promise<Published> {
  const key = sha256Hex(workflow);
  const said = reportVerdict(report) === 'pass' ? allClear(report, key) : stickyComment(report, key);
  const outcome = await putComment(api, pull, key, said, workflow);
  if (outcome.kind !== 'done') return { commentUrl: null, notes: [failureNote('The comment', outcome)] };
  const { decision, url, others } = outcome.value;
  const more = others === 0 ? '' : ` Further ones of this workflow are left as they are: ${others}.`;
  return { commentUrl: url, notes: [{ level: 'info', text: `${decisionText(decision)}${more}` }] };
}

async function showCheckRun(api: GitHubApi, report: RunReport, name: string): Promise<readonly ReportNote[]> {
  const place = { name, headSha: report.run.head_sha, detailsUrl: runUrl(report.run) };
  const outcome = await createCheckRun(api, { ...place, ...checkRunOf(report, checkRunRoom(api.use)) });
  return outcome.kind === 'done' ? [] : [failureNote('The check run', outcome)];
}

/** What a gate may ask the API for, besides its downloads (src/app/README.md, "Comment"). */
const GATE_REQUESTS = 7;

/** How many annotations a check run may have, so that a gate keeps within its requests: as many as fit, and at least those of one. */
export function checkRunRoom({ requests, downloads }: Pick<ApiUse, 'requests' | 'downloads'>): number {
  const left = Math.max(1, GATE_REQUESTS - (requests - downloads));
  return Math.min(CHANNEL_LIMITS.checkAnnotations, left * ANNOTATION_BATCH);
}

/** Of a fork's pull request a workflow gets a token that reads, whatever it asks for; on `pull_request_target` it runs for the base. */
function isOfFork({ event, repository, head_repository: head }: ReportRun): boolean {
  return event !== 'pull_request_target' && head?.toLowerCase() !== repository.toLowerCase();
}

function decisionText(decision: CommentDecision): string {
  const done = decision.kind === 'leave' ? `is left as it is: ${decision.because}` : 'is up to date';
  return `The pull request's comment ${done}.`;
}

/**
 * What to say of a channel that failed: one line with the remedy. What GitHub said stands in it, on one line and without the token.
 *
 * @param what `The comment`
 */
export function failureNote(what: string, failure: ApiFailure): ReportNote {
  return { level: 'warning', text: `${what} was left out: ${causeOf(failure)} (${failure.reason})` };
}

/** The subject of a sentence on at least one of both channels, with its verb. */
export function channelsWere(comment: boolean, checkRun: boolean): string {
  if (comment && checkRun) return 'Comment and check run were';
  return comment ? 'The comment was' : 'The check run was';
}

const CAUSES: Readonly<Record<Exclude<ApiFailure['kind'], 'forbidden' | 'not_found'>, string>> = {
  unauthorized: 'the token is not valid, or not any more',
  rate_limited: 'too many requests were made for the wait to be worth it',
  refused: 'GitHub refused it',
  unreachable: 'GitHub did not answer',
  unexpected: 'GitHub answered something else',
};

function causeOf({ kind, permission, reason }: ApiFailure): string {
  if (kind === 'not_found') {
    const needs = permission === null ? '' : `: it needs the permission "${permission}"`;
    return `GitHub has no such place, or the token may not see it${needs}`;
  }
  if (kind !== 'forbidden') return CAUSES[kind];
  // With the right permission too.
  if (/\blocked\b/i.test(reason)) return 'the conversation is locked';
  return permission === null
    ? 'GitHub refused what every token may ask'
    : `the token lacks the permission "${permission}"`;
}

interface PutComment {
  readonly decision: CommentDecision;
  /** Of our comment; null where there is none. */
  readonly url: string | null;
  /** Further comments of ours with the same marker on the pages that were read; they are left as they are. */
  readonly others: number;
}

/** Who writes with the token that a workflow is given; nobody else can have this name. */
const WORKFLOW_BOT = 'github-actions[bot]';

/**
 * Brings a workflow's one comment in a pull request up to date (src/app/README.md, "Comment"). Ours is the first with the marker that a
 * workflow wrote, or who the token speaks for; a comment of anybody else is never touched, whatever stands in it. Requests: one for each
 * hundred comments up to a workflow's, one for the author where only others wrote some with the marker, and one to write.
 * The workflow's newest run is asked for where a comment tells a later run than ours.
 */
async function putComment(
  api: GitHubApi,
  pull: number,
  key: CommentKey,
  { body, state }: StickyComment,
  workflow: string,
): Promise<Answer<PutComment>> {
  const isAhead = ({ body: text }: PullComment, run = state.runNumber): boolean => {
    const marker = readMarker(text, key);
    return marker !== null && marker !== 'unreadable' && marker.runNumber > run;
  };
  // A workflow can be made to quote the marker of a run that never was, so as to own our comment.
  const ofRuns = async (found: readonly PullComment[]): Promise<Answer<readonly PullComment[]>> => {
    const [first] = found;
    if (first === undefined || !isAhead(first)) return { kind: 'done', value: found };
    const newest = await newestRunNumber(api, workflow);
    if (newest.kind !== 'done') return newest;
    return {
      kind: 'done',
      value: found.filter((comment) => !isAhead(comment, Math.max(newest.value, state.runNumber))),
    };
  };
  const isLast = (comment: PullComment): boolean => isOfWorkflow(comment) && !isAhead(comment);
  const marked = await listComments(api, pull, (text) => readMarker(text, key) !== null, isLast);
  if (marked.kind !== 'done') return marked;
  const own = await ownAmong(api, marked.value, ofRuns);
  if (own.kind !== 'done') return own;
  const [first, ...others] = own.value;
  const decision = decideComment(first === undefined ? null : readMarker(first.body, key), state);
  const done = (url: string | null): Answer<PutComment> => {
    return { kind: 'done', value: { decision, url, others: others.length } };
  };
  if (decision.kind === 'leave') return done(first?.url ?? null);
  const written = await (first === undefined ? createComment(api, pull, body) : updateComment(api, first.id, body));
  return written.kind === 'done' ? done(written.value.url) : written;
}

/**
 * Those of workflows, which no person and no other application writes; where there are none, those of who the token speaks for. Workflows come
 * first since that is what the token usually is, and saves a request.
 *
 * @param ofRuns leaves out what tells a run that there was not
 */
async function ownAmong(
  api: GitHubApi,
  marked: readonly PullComment[],
  ofRuns: (found: readonly PullComment[]) => Promise<Answer<readonly PullComment[]>>,
): Promise<Answer<readonly PullComment[]>> {
  const ofWorkflows = await ofRuns(marked.filter(isOfWorkflow));
  if (marked.every(isOfWorkflow) || ofWorkflows.kind !== 'done' || ofWorkflows.value.length > 0) return ofWorkflows;
  const viewer = await viewerLogin(api);
  // One of them may be ours, and not knowing must not bring a second one about.
  if (viewer.kind !== 'done') return viewer;
  return ofRuns(marked.filter((comment) => !isOfWorkflow(comment) && comment.author === viewer.value));
}

function isOfWorkflow({ author }: PullComment): boolean {
  return author === WORKFLOW_BOT;
}
