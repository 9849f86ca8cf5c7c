import type { CommentRecord } from './comment-record.ts';
import type { GitHubState } from './github-state.ts';

/** Adds a comment as somebody wrote it, whatever its length. */
export function addComment(state: GitHubState, issue: number, body: string, user = state.viewer): CommentRecord {
  const now = state.now();
  const comment = { id: state.nextId(), issue, user, body, createdAt: now, updatedAt: now };
  state.comments.set(comment.id, comment);
  return comment;
}
