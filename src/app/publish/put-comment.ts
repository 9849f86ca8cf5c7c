import type { GitHubComments, PullComment } from '../../io/github/github-comments.ts';
import type { Answer } from '../../io/github/api-answer.ts';
import { decideComment, readMarker, type CommentDecision, type CommentKey } from '../../report/comment-state.ts';
import type { StickyComment } from '../../report/sticky-comment.ts';

export interface PutComment {
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
 *
 * @param newestRun asks for the number of the workflow's newest run: one request, where a comment tells a later run than ours
 */
export async function putComment(
  comments: GitHubComments,
  pull: number,
  key: CommentKey,
  { body, state }: StickyComment,
  newestRun: () => Promise<Answer<number>>,
): Promise<Answer<PutComment>> {
  const isAhead = ({ body: text }: PullComment, run = state.runNumber): boolean => {
    const marker = readMarker(text, key);
    return marker !== null && marker !== 'unreadable' && marker.runNumber > run;
  };
  // A workflow can be made to quote the marker of a run that never was, so as to own our comment.
  const ofRuns = async (found: readonly PullComment[]): Promise<Answer<readonly PullComment[]>> => {
    const [first] = found;
    if (first === undefined || !isAhead(first)) return { kind: 'done', value: found };
    const newest = await newestRun();
    if (newest.kind !== 'done') return newest;
    return {
      kind: 'done',
      value: found.filter((comment) => !isAhead(comment, Math.max(newest.value, state.runNumber))),
    };
  };
  const isLast = (comment: PullComment): boolean => isOfWorkflow(comment) && !isAhead(comment);
  const marked = await comments.list(pull, (text) => readMarker(text, key) !== null, isLast);
  if (marked.kind !== 'done') return marked;
  const own = await ownAmong(comments, marked.value, ofRuns);
  if (own.kind !== 'done') return own;
  const [first, ...others] = own.value;
  const decision = decideComment(first === undefined ? null : readMarker(first.body, key), state);
  const done = (url: string | null): Answer<PutComment> => {
    return { kind: 'done', value: { decision, url, others: others.length } };
  };
  if (decision.kind === 'leave') return done(first?.url ?? null);
  const written = await (first === undefined ? comments.create(pull, body) : comments.update(first.id, body));
  return written.kind === 'done' ? done(written.value.url) : written;
}

/**
 * Those of workflows, which no person and no other application writes; where there are none, those of who the token speaks for. Workflows come
 * first since that is what the token usually is, and saves a request.
 *
 * @param ofRuns leaves out what tells a run that there was not
 */
async function ownAmong(
  comments: GitHubComments,
  marked: readonly PullComment[],
  ofRuns: (found: readonly PullComment[]) => Promise<Answer<readonly PullComment[]>>,
): Promise<Answer<readonly PullComment[]>> {
  const ofWorkflows = await ofRuns(marked.filter(isOfWorkflow));
  if (marked.every(isOfWorkflow) || ofWorkflows.kind !== 'done' || ofWorkflows.value.length > 0) return ofWorkflows;
  const viewer = await comments.viewer();
  // One of them may be ours, and not knowing must not bring a second one about.
  if (viewer.kind !== 'done') return viewer;
  return ofRuns(marked.filter((comment) => !isOfWorkflow(comment) && comment.author === viewer.value));
}

function isOfWorkflow({ author }: PullComment): boolean {
  return author === WORKFLOW_BOT;
}
