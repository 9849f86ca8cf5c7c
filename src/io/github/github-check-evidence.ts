import type { SeenCheckRun, SeenJob, SeenRun } from '../../contracts/check-evidence.ts';
import { eachOf, objectId, type Answer } from './api-answer.ts';
import type { GitHubApi } from './github-api.ts';

/** GitHub itself lists at most 1,000 runs of a commit. */
const MAX_PAGES = 20;

/** Every check run of a commit ("List check runs for a Git reference"): all of them, since the latest go by times that anybody can write. */
export function checkRunsOf(api: GitHubApi, sha: string): Promise<Answer<readonly SeenCheckRun[]>> {
  return api.pages({
    send: ({ rest }, page) => rest.checks.listForRef({ ...page, ref: sha, filter: 'all' }),
    needed: `the check runs of ${sha}`,
    permission: 'checks: read',
    read: (data) =>
      eachOf(data?.check_runs, (item) => {
        const { id, name, status, conclusion, app, check_suite: suite } = item ?? {};
        const headSha = objectId(item?.head_sha);
        if (!isNumber(id) || !isText(name) || headSha === undefined || !isText(status)) return undefined;
        return {
          id,
          name,
          headSha,
          app: textOf(app?.slug),
          suite: numberOf(suite?.id),
          status,
          conclusion: textOf(conclusion),
        };
      }),
    idOf: ({ id }) => id,
    maxPages: MAX_PAGES,
  });
}

/** The workflow runs of a commit ("List workflow runs for a repository"). */
export function runsOf(api: GitHubApi, sha: string): Promise<Answer<readonly SeenRun[]>> {
  return api.pages({
    send: ({ rest }, page) => rest.actions.listWorkflowRunsForRepo({ ...page, head_sha: sha }),
    needed: `the workflow runs of ${sha}`,
    permission: 'actions: read',
    read: (data) =>
      eachOf(data?.workflow_runs, (item) => {
        const { id, path, event, status, run_attempt: attempt = 1, check_suite_id: suite } = item ?? {};
        if (!isNumber(id) || !isText(path) || !isText(event) || !isNumber(attempt)) return undefined;
        return { id, suite: numberOf(suite), path, event, attempt, status: textOf(status) };
      }),
    idOf: ({ id }) => id,
    maxPages: MAX_PAGES,
  });
}

/** The jobs of a workflow run in all its attempts ("List jobs for a workflow run"). */
export function jobsOf(api: GitHubApi, run: number): Promise<Answer<readonly SeenJob[]>> {
  return api.pages({
    send: ({ rest }, page) => rest.actions.listJobsForWorkflowRun({ ...page, run_id: run, filter: 'all' }),
    needed: `the jobs of run ${run}`,
    permission: 'actions: read',
    read: (data) =>
      eachOf(data?.jobs, (item) => {
        const { id, status, check_run_url: url, run_attempt: attempt = 1, runner_name: runner } = item ?? {};
        const headSha = objectId(item?.head_sha);
        if (!isNumber(id) || headSha === undefined || !isText(status) || !isNumber(attempt)) return undefined;
        const named = /\/check-runs\/(\d{1,16})$/.exec(textOf(url) ?? '')?.[1];
        return { id, checkRun: numberOf(Number(named)), headSha, attempt, status, runner: textOf(runner) };
      }),
    idOf: ({ id }) => id,
    maxPages: MAX_PAGES,
  });
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function numberOf(value: unknown): number | null {
  return isNumber(value) ? value : null;
}

function textOf(value: unknown): string | null {
  return isText(value) ? value : null;
}
