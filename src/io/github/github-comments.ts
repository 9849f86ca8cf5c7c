import { eachOf, type Answer, type Claimed } from './api-answer.ts';
import type { GitHubApi } from './github-api.ts';

export interface PullComment {
  readonly id: number;
  /** A bot's ends in `[bot]`; null of an account that is gone. */
  readonly author: string | null;
  readonly body: string;
  readonly url: string;
}

/** Whoever reads them here wants to write one. */
const permission = 'pull-requests: write';
/** GitHub keeps at most 2,500 comments of a pull request. */
const MAX_PAGES = 30;

// The API counts a pull request's conversation among the issues ("REST API endpoints for issue comments").

/**
 * The comments that `isWanted` takes by their text, the oldest first, which is the only order that this route knows: up to the page that
 * has one which is `last`, else of all pages. A request for each hundred comments.
 */
export function listComments(
  api: GitHubApi,
  pull: number,
  isWanted: (body: string) => boolean,
  last: (comment: PullComment) => boolean = () => false,
): Promise<Answer<readonly PullComment[]>> {
  return api.pages({
    send: ({ rest }, page) => rest.issues.listComments({ issue_number: pull, ...page }),
    needed: 'comments with "id" and "html_url"',
    read: (data) => eachOf(data, commentIn)?.filter(({ body }) => isWanted(body)),
    maxPages: MAX_PAGES,
    isEnough: (comments) => comments.some(last),
    permission,
  });
}

/** Who the token speaks for. `GET /user` refuses the token of a workflow; GraphQL answers it. */
export function viewerLogin(api: GitHubApi): Promise<Answer<string>> {
  return api.ask({
    send: async (client) => {
      const answer = await client.request(`POST ${api.graphqlUrl}`, { query: '{ viewer { login } }' });
      return { ...answer, data: answer.data as { readonly data: { readonly viewer: { readonly login: string } } } };
    },
    needed: 'who the token speaks for',
    read: (data) => {
      const login = data?.data?.viewer?.login;
      return typeof login === 'string' && login !== '' ? login : undefined;
    },
  });
}

/** Writes a comment; sent once, since its answer may be lost and the comment there. */
export function createComment(api: GitHubApi, pull: number, body: string): Promise<Answer<PullComment>> {
  return api.ask({
    send: ({ rest }, repo) => rest.issues.createComment({ ...repo, issue_number: pull, body }),
    read: (data) => commentIn(data),
    ...ONE,
  });
}

/** Puts another text in the place of a comment's. */
export function updateComment(api: GitHubApi, id: number, body: string): Promise<Answer<PullComment>> {
  return api.ask({
    send: ({ rest }, repo) => rest.issues.updateComment({ ...repo, comment_id: id, body }),
    read: (data) => commentIn(data),
    ...ONE,
  });
}
const ONE = { needed: 'a comment with "id" and "html_url"', permission };

type GitHubComment = Claimed<{ id: number; html_url: string; body?: string; user: { login: string } | null }>;

function commentIn(data: GitHubComment): PullComment | undefined {
  const [id, url, body, author] = [data?.id, data?.html_url, data?.body, data?.user?.login];
  if (typeof id !== 'number' || typeof url !== 'string') return undefined;
  return {
    id,
    author: typeof author === 'string' ? author : null,
    body: typeof body === 'string' ? body : '',
    url,
  };
}

/**
 * The number of a workflow's newest run ("List workflow runs for a workflow"): one request.
 *
 * @param workflow its file, from the repository's root
 */
export function newestRunNumber(api: GitHubApi, workflow: string): Promise<Answer<number>> {
  return api.ask({
    send: ({ rest }, repo) =>
      rest.actions.listWorkflowRuns({ ...repo, workflow_id: workflow.replace(/^.*\//, ''), per_page: 1 }),
    needed: "the number of the workflow's newest run",
    read: (data) => {
      const number = data?.workflow_runs?.[0]?.run_number;
      return typeof number === 'number' ? number : undefined;
    },
    permission: 'actions: read',
  });
}
