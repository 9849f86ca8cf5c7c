import { addComment } from '../add-comment.ts';
import type { CommentRecord } from '../comment-record.ts';
import type { GitHubState } from '../github-state.ts';
import { userOf } from '../user-of.ts';
import type { JsonObject } from '../openapi-document.ts';
import { paginate } from '../paginate.ts';
import { needs } from '../permissions.ts';
import { created, notFound, ok, textOf, validationFailed, type Call, type Routes } from '../route.ts';

/** Characters of a comment. */
const MAX_BODY = 65_536;
const READ = needs({ issues: 'read' }, { 'pull-requests': 'read' });
const WRITE = needs({ issues: 'write' }, { 'pull-requests': 'write' });

export const commentRoutes: Routes = {
  'issues/list-comments': {
    needs: READ,
    // The oldest first, always: this route knows no order.
    handle: (state, call) => {
      const issue = issueOf(state, call);
      const since = call.query.get('since');
      const all = [...state.comments.values()].filter(
        (item) => item.issue === issue && (since === null || item.updatedAt >= since),
      );
      const page = paginate(all, call);
      return { status: 200, headers: page.headers, body: page.items.map((item) => commentBody(state, item)) };
    },
  },
  'issues/create-comment': {
    needs: WRITE,
    handle: (state, call) => {
      const body = checkedBody(call);
      return created(commentBody(state, addComment(state, issueOf(state, call), body)));
    },
  },
  'issues/get-comment': { needs: READ, handle: (state, call) => ok(commentBody(state, commentOf(state, call))) },
  'issues/update-comment': {
    needs: WRITE,
    handle: (state, call) => {
      const comment = { ...commentOf(state, call), body: checkedBody(call), updatedAt: state.now() };
      state.comments.set(comment.id, comment);
      return ok(commentBody(state, comment));
    },
  },
  'issues/delete-comment': {
    needs: WRITE,
    handle: (state, call) => {
      state.comments.delete(commentOf(state, call).id);
      return { status: 204 };
    },
  },
};

function issueOf(state: GitHubState, call: Call): number {
  const number = Number(call.path['issue_number']);
  if (!state.pulls.has(number)) throw notFound();
  return number;
}

function commentOf(state: GitHubState, call: Call): CommentRecord {
  const comment = state.comments.get(Number(call.path['comment_id']));
  if (comment === undefined) throw notFound();
  return comment;
}

function checkedBody(call: Call): string {
  const body = textOf(call, 'body') ?? '';
  if (body.trim() === '') throw validationFailed('IssueComment', 'body', "body can't be blank");
  if (body.length > MAX_BODY) {
    throw validationFailed('IssueComment', 'body', `body is too long (maximum is ${MAX_BODY} characters)`);
  }
  return body;
}

function commentBody(state: GitHubState, comment: CommentRecord): JsonObject {
  const url = `${state.apiUrl}/repos/${state.owner}/${state.name}/issues`;
  const page = `${state.serverUrl}/${state.owner}/${state.name}/pull/${comment.issue}`;
  return {
    id: comment.id,
    node_id: `IC_${comment.id}`,
    url: `${url}/comments/${comment.id}`,
    html_url: `${page}#issuecomment-${comment.id}`,
    issue_url: `${url}/${comment.issue}`,
    body: comment.body,
    user: userOf(state, comment.user),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    author_association: 'NONE',
  };
}
