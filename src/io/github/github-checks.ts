import type { CheckAnnotation } from '../../contracts/check-annotation.ts';
import type { Answer, Claimed } from './api-answer.ts';
import type { GitHubApi } from './github-api.ts';

/** A check run that has come to its end. */
export interface CheckRun {
  readonly name: string;
  /** A full commit id. */
  readonly headSha: string;
  /** `neutral` lets a required check pass, as `success` does. */
  readonly conclusion: 'success' | 'neutral' | 'failure';
  /** The page that it links to; null for its own. */
  readonly detailsUrl: string | null;
  readonly title: string;
  /** Markdown, at most 65,535 characters. */
  readonly summary: string;
  /** The same; null for none. */
  readonly text: string | null;
  readonly annotations: readonly CheckAnnotation[];
}

/** GitHub takes 50 annotations in a request and adds those of further ones ("REST API endpoints for check runs"). */
export const ANNOTATION_BATCH = 50;

/** Check runs; one request for each 50 annotations. */
export class GitHubChecks {
  readonly #api: GitHubApi;

  constructor(api: GitHubApi) {
    this.#api = api;
  }

  /**
   * Makes a check run with its conclusion and the first annotations, and adds the others; its address. Where an addition fails, the check run
   * stands without the rest.
   */
  async create(run: CheckRun): Promise<Answer<string>> {
    const { title, summary, text } = run;
    const output = { title, summary, ...(text === null ? {} : { text }) };
    const batch = (start: number): CheckAnnotation[] => run.annotations.slice(start, start + ANNOTATION_BATCH);
    const made = await this.#api.ask({
      send: ({ rest }, repo) =>
        rest.checks.create({
          ...repo,
          name: run.name,
          head_sha: run.headSha,
          status: 'completed',
          conclusion: run.conclusion,
          ...(run.detailsUrl === null ? {} : { details_url: run.detailsUrl }),
          output: { ...output, annotations: batch(0) },
        }),
      read: (data) => checkRunIn(data),
      ...CHECK_RUN,
    });
    if (made.kind !== 'done') return made;
    const { id, url } = made.value;
    for (let start = ANNOTATION_BATCH; start < run.annotations.length; start += ANNOTATION_BATCH) {
      const added = await this.#api.ask({
        send: ({ rest }, repo) =>
          rest.checks.update({ ...repo, check_run_id: id, output: { ...output, annotations: batch(start) } }),
        read: (data) => checkRunIn(data),
        ...CHECK_RUN,
      });
      if (added.kind !== 'done') {
        const left = run.annotations.length - start;
        return { ...added, reason: `${left} of its ${run.annotations.length} annotations: ${added.reason}` };
      }
    }
    return { kind: 'done', value: url };
  }
}

const CHECK_RUN = { permission: 'checks: write', needed: 'a check run with "id"' };

function checkRunIn(
  run: Claimed<{ id: number; html_url: string | null }>,
): { readonly id: number; readonly url: string } | undefined {
  const [id, url] = [run?.id, run?.html_url];
  return typeof id === 'number' ? { id, url: typeof url === 'string' ? url : '' } : undefined;
}
