import type { ApiAnswer, GitHubApi } from './github-api.ts';
import { strange, type Asked } from './github-branches.ts';
import { idAt, memberOf } from './github-commits.ts';

/** An open pull request. */
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

/** Pull requests between two branches of the repository itself; branches without `refs/heads/`. */
export class GitHubPulls {
  readonly #api: GitHubApi;

  constructor(api: GitHubApi) {
    this.#api = api;
  }

  /** The open one, of which GitHub allows one; null where there is none. */
  async openOne(branch: string, base: string): Promise<Asked<OpenPull | null>> {
    const [owner = ''] = this.#api.repository.split('/');
    const wanted = { state: 'open', head: `${owner}:${branch}`, base };
    const answer = await this.#api.ask('GET /repos/{owner}/{repo}/pulls', wanted);
    if (answer.kind !== 'answered') return answer;
    if (!Array.isArray(answer.data)) return strange('the pull requests', 'a list');
    // A filter that is not understood filters nothing.
    const listed: readonly unknown[] = answer.data;
    const own = listed.find((pull) => memberOf(memberOf(pull, 'head'), 'ref') === branch);
    return own === undefined ? { kind: 'done', value: null } : pullOf({ kind: 'answered', data: own, headers: {} });
  }

  /** The newest one, open or not; `head` is where its branch stood at the end. Null where there never was one. */
  async newestOne(
    branch: string,
    base: string,
  ): Promise<Asked<{ readonly isOpen: boolean; readonly head: string } | null>> {
    const [owner = ''] = this.#api.repository.split('/');
    const wanted = { state: 'all', head: `${owner}:${branch}`, base, sort: 'created', direction: 'desc' };
    const answer = await this.#api.ask('GET /repos/{owner}/{repo}/pulls', wanted);
    if (answer.kind !== 'answered') return answer;
    if (!Array.isArray(answer.data)) return strange('the pull requests', 'a list');
    const listed: readonly unknown[] = answer.data;
    const own = listed.find((pull) => memberOf(memberOf(pull, 'head'), 'ref') === branch);
    if (own === undefined) return { kind: 'done', value: null };
    const [state, head] = [memberOf(own, 'state'), idAt(memberOf(own, 'head'))];
    if (head === null || typeof state !== 'string') return strange('the pull request', '"state" and "head"');
    return { kind: 'done', value: { isOpen: state === 'open', head } };
  }

  async open(branch: string, base: string, text: PullText): Promise<Asked<OpenPull>> {
    return pullOf(await this.#api.ask('POST /repos/{owner}/{repo}/pulls', { head: branch, base, ...text }));
  }

  async update(number: number, text: PullText): Promise<Asked<OpenPull>> {
    return pullOf(
      await this.#api.ask('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number, ...text }),
    );
  }
}

function pullOf(answer: ApiAnswer): Asked<OpenPull> {
  if (answer.kind !== 'answered') return answer;
  const { data } = answer;
  const [number, url] = [memberOf(data, 'number'), memberOf(data, 'html_url')];
  const [title, body] = [memberOf(data, 'title'), memberOf(data, 'body') ?? ''];
  const isWhole = typeof number === 'number' && typeof url === 'string' && /^https?:\/\/\S+$/.test(url);
  if (!isWhole || typeof title !== 'string' || typeof body !== 'string') {
    return strange('the pull request', '"number", "html_url", "title" and "body"');
  }
  return { kind: 'done', value: { number, url, title, body } };
}
