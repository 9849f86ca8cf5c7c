import type { GitHubApi } from './github-api.ts';
import { idAt, memberOf } from './github-commits.ts';
import { hasNextPage } from './has-next-page.ts';
import { reportOutcome, type ReportOutcome } from './report-outcome.ts';

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
const PAGE = 100;
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
    const numbers: number[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const parameters = { state: 'open', ...narrowed, per_page: PAGE, page };
      const answer = await this.#api.ask('GET /repos/{owner}/{repo}/pulls', parameters);
      const listed = reportOutcome(answer, READ, 'open pull requests', pullsIn);
      if (listed.kind === 'failed') return listed;
      numbers.push(...listed.value.filter((pull) => isOf(pull, head)).map(({ number }) => number));
      if (!hasNextPage(answer)) return { kind: 'done', value: numbers };
    }
    const reason = `there are more than ${MAX_PAGES * PAGE} open pull requests to look at`;
    return { kind: 'failed', because: 'strange', permission: READ, reason };
  }
}

/** GitHub's names of repositories are the same in capitals. */
function isOf({ sha, repository }: OpenPull, head: PullHead): boolean {
  return sha === head.sha && repository?.toLowerCase() === head.repository.toLowerCase();
}

function pullsIn(data: unknown): readonly OpenPull[] | null {
  if (!Array.isArray(data)) return null;
  const pulls = data.map((pull: unknown): OpenPull | null => {
    const [number, head] = [memberOf(pull, 'number'), memberOf(pull, 'head')];
    const repository = memberOf(memberOf(head, 'repo'), 'full_name');
    if (typeof number !== 'number') return null;
    return { number, sha: idAt(head), repository: typeof repository === 'string' ? repository : null };
  });
  const known = pulls.filter((pull) => pull !== null);
  return known.length === pulls.length ? known : null;
}
