import type { CheckAnnotation, CheckRunReport } from '../../contracts/check-run-report.ts';
import type { Answer, Claimed } from './api-answer.ts';
import type { GitHubApi } from './github-api.ts';

/** A check run that has come to its end. */
export interface CheckRun extends CheckRunReport {
  readonly name: string;
  /** A full commit id. */
  readonly headSha: string;
  /** The page that it links to; null for its own. */
  readonly detailsUrl: string | null;
}

/** GitHub takes 50 annotations in a request and adds those of further ones ("REST API endpoints for check runs"). */
export const ANNOTATION_BATCH = 50;

/**
 * Makes a check run with its conclusion and the first annotations, and adds the others; its address. Where an addition fails, the check run
 * stands without the rest. One request for each 50 annotations.
 */
export async function createCheckRun(api: GitHubApi, run: CheckRun): Promise<Answer<string>> {
  const { title, summary, text } = run;
  const output = { title, summary, ...(text === null ? {} : { text }) };
  const batch = (start: number): CheckAnnotation[] => run.annotations.slice(start, start + ANNOTATION_BATCH);
  const made = await api.ask({
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
    const added = await api.ask({
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

const CHECK_RUN = { permission: 'checks: write', needed: 'a check run with "id"' };

function checkRunIn(
  run: Claimed<{ id: number; html_url: string | null }>,
): { readonly id: number; readonly url: string } | undefined {
  const [id, url] = [run?.id, run?.html_url];
  return typeof id === 'number' ? { id, url: typeof url === 'string' ? url : '' } : undefined;
}
