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
 */
export async function putComment(
  comments: GitHubComments,
  pull: number,
  key: CommentKey,
  { body, state }: StickyComment,
): Promise<Answer<PutComment>> {
  const marked = await comments.list(pull, (text) => readMarker(text, key) !== null, isOfWorkflow);
  if (marked.kind !== 'done') return marked;
  const own = await ownAmong(comments, marked.value);
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
 */
async function ownAmong(
  comments: GitHubComments,
  marked: readonly PullComment[],
): Promise<Answer<readonly PullComment[]>> {
  const ofWorkflows = marked.filter(isOfWorkflow);
  if (marked.length === 0 || ofWorkflows.length > 0) return { kind: 'done', value: ofWorkflows };
  const viewer = await comments.viewer();
  // One of them may be ours, and not knowing must not bring a second one about.
  if (viewer.kind !== 'done') return viewer;
  return { kind: 'done', value: marked.filter(({ author }) => author === viewer.value) };
}

/** The first of them is ours, so that no later page has to be read. */
function isOfWorkflow({ author }: PullComment): boolean {
  return author === WORKFLOW_BOT;
}
