import type { GitHubApi } from './github-api.ts';
import { idAt, memberOf } from './github-commits.ts';
import { eachOf, readPages } from './read-pages.ts';
import { pagesOutcome, type ReportOutcome } from './report-outcome.ts';

/** Where a commit came from. */
export interface PullHead {
  /** A full commit id. */
  readonly sha: string;
  /** `owner/name`; of a fork another one than the base's. */
  readonly repository: string;
  /** Narrows the search and proves nothing; null where it is not known. */
  readonly branch: string | null;
}

interface OpenPull {
  readonly number: number;
  readonly sha: string | null;
  readonly repository: string | null;
}

const READ = 'pull-requests: read';
/** A thousand open pull requests, where no branch narrows the search. */
const MAX_PAGES = 10;

/** Which pull requests a commit is the head of. */
export class GitHubPullHeads {
  readonly #api: GitHubApi;

  constructor(api: GitHubApi) {
    this.#api = api;
  }

  /**
   * The numbers of the open pull requests whose head is this commit of this repository: none where there have been newer commits, several
   * where it is offered to more than one branch. A branch's name alone identifies nothing, since every fork can have it. Requests: one for each
   * hundred that are looked at, with a branch as a rule one. Commits of forks are no commits of the repository for "List pull requests
   * associated with a commit".
   */
  async openWithHead(head: PullHead): Promise<ReportOutcome<readonly number[]>> {
    const owner = head.repository.split('/')[0] ?? '';
    const narrowed = head.branch === null ? {} : { head: `${owner}:${head.branch}` };
    const pages = await readPages(this.#api, 'GET /repos/{owner}/{repo}/pulls', {
      parameters: { state: 'open', ...narrowed },
      maxPages: MAX_PAGES,
      itemsIn: (data) => eachOf(data, pullIn),
    });
    const listed = pagesOutcome(pages, READ, 'open pull requests');
    if (listed.kind === 'failed') return listed;
    return { kind: 'done', value: listed.value.filter((pull) => isOf(pull, head)).map(({ number }) => number) };
  }
}

/** GitHub's names of repositories are the same in capitals. */
function isOf({ sha, repository }: OpenPull, head: PullHead): boolean {
  return sha === head.sha && repository?.toLowerCase() === head.repository.toLowerCase();
}

function pullIn(data: unknown): OpenPull | null {
  const [number, head] = [memberOf(data, 'number'), memberOf(data, 'head')];
  const repository = memberOf(memberOf(head, 'repo'), 'full_name');
  if (typeof number !== 'number') return null;
  return { number, sha: idAt(head), repository: typeof repository === 'string' ? repository : null };
}
