import type { GitHubApi } from './github-api.ts';
import { memberOf } from './github-commits.ts';
import { hasNextPage } from './has-next-page.ts';
import { reportOutcome, type ReportOutcome } from './report-outcome.ts';

/** A comment of a pull request. */
export interface PullComment {
  readonly id: number;
  /** A bot's ends in `[bot]`; null of an account that is gone. */
  readonly author: string | null;
  readonly body: string;
  readonly url: string;
}

/** Whoever reads them here wants to write one. */
const PERMISSION = 'pull-requests: write';
const COMMENTS = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const PAGE = 100;
/** GitHub keeps at most 2,500 comments of a pull request. */
const MAX_PAGES = 30;

/** Comments of pull requests: the API counts a pull request's conversation among the issues ("REST API endpoints for issue comments"). */
export class GitHubComments {
  readonly #api: GitHubApi;

  constructor(api: GitHubApi) {
    this.#api = api;
  }

  /**
   * The comments that `isWanted` takes by their text, of all pages, the oldest first, which is the only order that this route knows. A
   * request for each hundred comments.
   */
  async list(pull: number, isWanted: (body: string) => boolean): Promise<ReportOutcome<readonly PullComment[]>> {
    const wanted: PullComment[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const answer = await this.#api.ask(`GET ${COMMENTS}`, { issue_number: pull, per_page: PAGE, page });
      const found = reportOutcome(answer, PERMISSION, 'comments', commentsIn);
      if (found.kind === 'failed') return found;
      wanted.push(...found.value.filter(({ body }) => isWanted(body)));
      if (!hasNextPage(answer)) return { kind: 'done', value: wanted };
    }
    const reason = `there are more than ${MAX_PAGES * PAGE} comments`;
    return { kind: 'failed', because: 'strange', permission: PERMISSION, reason };
  }

  /** Who the token speaks for. `GET /user` refuses the token of a workflow; GraphQL answers it. */
  async viewer(): Promise<ReportOutcome<string>> {
    const answer = await this.#api.query('{ viewer { login } }');
    return reportOutcome(answer, 'a valid token', 'who the token speaks for', (data) => {
      const login = memberOf(memberOf(memberOf(data, 'data'), 'viewer'), 'login');
      return typeof login === 'string' && login !== '' ? login : null;
    });
  }

  /** Writes a comment; sent once, since its answer may be lost and the comment there. */
  async create(pull: number, body: string): Promise<ReportOutcome<PullComment>> {
    const answer = await this.#api.ask(`POST ${COMMENTS}`, { issue_number: pull, body });
    return reportOutcome(answer, PERMISSION, 'the comment', commentIn);
  }

  /** Puts another text in the place of a comment's. */
  async update(id: number, body: string): Promise<ReportOutcome<PullComment>> {
    const answer = await this.#api.ask('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
      comment_id: id,
      body,
    });
    return reportOutcome(answer, PERMISSION, 'the comment', commentIn);
  }
}

function commentsIn(data: unknown): readonly PullComment[] | null {
  if (!Array.isArray(data)) return null;
  const comments = data.map(commentIn);
  const known = comments.filter((comment) => comment !== null);
  return known.length === comments.length ? known : null;
}

function commentIn(data: unknown): PullComment | null {
  const [id, body, url] = ['id', 'body', 'html_url'].map((name) => memberOf(data, name));
  const login = memberOf(memberOf(data, 'user'), 'login');
  if (typeof id !== 'number' || typeof url !== 'string') return null;
  return {
    id,
    author: typeof login === 'string' ? login : null,
    body: typeof body === 'string' ? body : '',
    url,
  };
}
