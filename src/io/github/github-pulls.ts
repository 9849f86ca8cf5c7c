import { eachOf, objectId, type Answer, type Claimed } from './api-answer.ts';
import type { GitHubApi } from './github-api.ts';

export interface OpenPull {
  readonly number: number;
  readonly url: string;
  readonly title: string;
  /** Empty where it has none. */
  readonly body: string;
}

/** What a pull request is to say. */
export interface PullText {
  readonly title: string;
  readonly body: string;
}

/** Where a commit came from. */
export interface PullHead {
  /** A full commit id. */
  readonly sha: string;
  /** `owner/name`; of a fork another one than the base's. */
  readonly repository: string;
  /** Narrows the search and proves nothing; null where it is not known. */
  readonly branch: string | null;
}

/** The part of a pull request of GitHub's description that is used here. */
type GitHubPull = Claimed<{
  number: number;
  html_url: string;
  title: string;
  body: string | null;
  state: string;
  head: { ref: string; sha: string; repo: { full_name: string } | null };
}>;

/** A thousand open pull requests, where no branch narrows the search. */
const MAX_PAGES = 10;

/**
 * The numbers of the open pull requests whose head is this commit of this repository: none where there have been newer commits, several
 * where it is offered to more than one branch. A branch's name alone identifies nothing, since every fork can have it. Requests: one for each
 * hundred that are looked at, with a branch as a rule one. "List pull requests associated with a commit" does not know commits of forks.
 */
export function openPullsWithHead(api: GitHubApi, head: PullHead): Promise<Answer<readonly number[]>> {
  const narrowed = head.branch === null ? {} : { head: `${head.repository.split('/')[0] ?? ''}:${head.branch}` };
  return api.pages({
    send: ({ rest }, page) => rest.pulls.list({ state: 'open', ...narrowed, ...page }),
    needed: 'open pull requests, with a number each',
    read: (data) =>
      eachOf(data, (pull) => {
        if (typeof pull?.number !== 'number') return undefined;
        return isOf(pull, head) ? [pull.number] : [];
      })?.flat(),
    maxPages: MAX_PAGES,
    permission: 'pull-requests: read',
  });
}

/** The open pull request of a branch of the repository itself, its name without `refs/heads/`; null where there is none. */
export function findOpenPull(api: GitHubApi, branch: string, base: string): Promise<Answer<OpenPull | null>> {
  return firstPull(api, branch, { state: 'open', base }, NEEDED, openPull);
}

/** The newest one of such a branch, open or not; `head` is where its branch stood at the end. Null where there never was one. */
export function findNewestPull(
  api: GitHubApi,
  branch: string,
  base: string,
): Promise<Answer<{ readonly isOpen: boolean; readonly head: string } | null>> {
  const newest = { state: 'all', base, sort: 'created', direction: 'desc' } as const;
  return firstPull(api, branch, newest, 'a pull request with "state" and "head"', (pull) => {
    const [state, head] = [pull?.state, objectId(pull?.head?.sha)];
    return head === undefined || typeof state !== 'string' ? undefined : { isOpen: state === 'open', head };
  });
}

/** Opens one of such a branch. */
export function createPull(api: GitHubApi, branch: string, base: string, text: PullText): Promise<Answer<OpenPull>> {
  return api.ask({
    send: ({ rest }, repo) => rest.pulls.create({ ...repo, head: branch, base, ...text }),
    needed: NEEDED,
    read: (data) => openPull(data),
  });
}

export function updatePull(api: GitHubApi, number: number, text: PullText): Promise<Answer<OpenPull>> {
  return api.ask({
    send: ({ rest }, repo) => rest.pulls.update({ ...repo, pull_number: number, ...text }),
    needed: NEEDED,
    read: (data) => openPull(data),
  });
}

function firstPull<T>(
  api: GitHubApi,
  branch: string,
  filter: { readonly state: 'open' | 'all'; readonly base: string },
  needed: string,
  read: (pull: GitHubPull) => T | undefined,
): Promise<Answer<T | null>> {
  return api.ask({
    send: ({ rest }, repo) => rest.pulls.list({ ...repo, head: `${repo.owner}:${branch}`, ...filter }),
    needed,
    read: (data) => {
      // A filter that is not understood filters nothing.
      const own = eachOf(data, (pull) => [pull])?.find(([pull]) => pull?.head?.ref === branch);
      if (own !== undefined) return read(own[0]);
      return Array.isArray(data) ? null : undefined;
    },
  });
}
const NEEDED = 'a pull request with "number", "html_url", "title" and "body"';

function openPull(pull: GitHubPull): OpenPull | undefined {
  const [number, url, title, body] = [pull?.number, pull?.html_url, pull?.title, pull?.body ?? ''];
  if (typeof number !== 'number' || typeof url !== 'string' || !/^https?:\/\/\S+$/.test(url)) return undefined;
  return typeof title === 'string' && typeof body === 'string' ? { number, url, title, body } : undefined;
}

/** GitHub's names of repositories are the same in capitals. */
function isOf(pull: GitHubPull, { sha, repository }: PullHead): boolean {
  const name = pull?.head?.repo?.full_name;
  return pull?.head?.sha === sha && typeof name === 'string' && name.toLowerCase() === repository.toLowerCase();
}
