import type { GitHubApi } from './github-api.ts';
import { memberOf } from './github-commits.ts';
import { eachOf, readPages } from './read-pages.ts';
import { pagesOutcome, reportOutcome, type ReportOutcome } from './report-outcome.ts';

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
/** GitHub keeps at most 2,500 comments of a pull request. */
const MAX_PAGES = 30;

/** Comments of pull requests: the API counts a pull request's conversation among the issues ("REST API endpoints for issue comments"). */
export class GitHubComments {
  readonly #api: GitHubApi;

  constructor(api: GitHubApi) {
    this.#api = api;
  }

  /**
   * The comments that `isWanted` takes by their text, the oldest first, which is the only order that this route knows: up to the page that
   * has one which is `last`, else of all pages. A request for each hundred comments.
   */
  async list(
    pull: number,
    isWanted: (body: string) => boolean,
    last: (comment: PullComment) => boolean = () => false,
  ): Promise<ReportOutcome<readonly PullComment[]>> {
    const pages = await readPages(this.#api, `GET ${COMMENTS}`, {
      parameters: { issue_number: pull },
      maxPages: MAX_PAGES,
      itemsIn: (data) => eachOf(data, commentIn)?.filter(({ body }) => isWanted(body)) ?? null,
      isEnough: (comments) => comments.some(last),
    });
    return pagesOutcome(pages, PERMISSION, 'comments');
  }

  /** Who the token speaks for. `GET /user` refuses the token of a workflow; GraphQL answers it. */
  async viewer(): Promise<ReportOutcome<string>> {
    const answer = await this.#api.query('{ viewer { login } }');
    return reportOutcome(answer, null, 'who the token speaks for', viewerIn);
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

function viewerIn(answer: unknown): string | null {
  const login = memberOf(memberOf(memberOf(answer, 'data'), 'viewer'), 'login');
  return typeof login === 'string' && login !== '' ? login : null;
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
