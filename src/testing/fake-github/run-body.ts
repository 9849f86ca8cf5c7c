import { example } from './example.ts';
import type { GitHubState } from './github-state.ts';
import type { JsonObject } from './openapi-document.ts';
import type { JobRecord, RunRecord } from './run-record.ts';
import { userOf } from './user-of.ts';

export function runBody(state: GitHubState, run: RunRecord, attempt = run.attempt): JsonObject {
  const shown = example('workflow-run', state);
  const url = `${state.apiUrl}/repos/${state.owner}/${state.name}/actions/runs/${run.id}`;
  const [owner = '', name = ''] = run.headRepository.split('/');
  const isEarlier = attempt < run.attempt;
  return {
    ...shown,
    id: run.id,
    name: run.name,
    path: run.path,
    check_suite_id: run.suiteId,
    check_suite_url: `${state.apiUrl}/repos/${state.owner}/${state.name}/check-suites/${run.suiteId}`,
    display_title: run.name,
    head_branch: run.headBranch,
    head_sha: run.headSha,
    run_number: run.runNumber,
    run_attempt: attempt,
    event: run.event,
    status: run.conclusion === null && !isEarlier ? 'in_progress' : 'completed',
    conclusion: isEarlier ? 'failure' : run.conclusion,
    url: isEarlier ? `${url}/attempts/${attempt}` : url,
    html_url: `${state.serverUrl}/${state.owner}/${state.name}/actions/runs/${run.id}`,
    jobs_url: `${url}/jobs`,
    artifacts_url: `${url}/artifacts`,
    created_at: run.createdAt,
    updated_at: run.createdAt,
    run_started_at: run.createdAt,
    actor: userOf(state, owner),
    triggering_actor: userOf(state, owner),
    pull_requests: [],
    head_repository: {
      ...(shown['head_repository'] as JsonObject),
      name,
      full_name: run.headRepository,
      owner: userOf(state, owner),
    },
  };
}

export function jobBody(state: GitHubState, run: RunRecord, job: JobRecord): JsonObject {
  const url = `${state.apiUrl}/repos/${state.owner}/${state.name}`;
  return {
    ...example('job', state),
    id: job.id,
    run_id: run.id,
    run_url: `${url}/actions/runs/${run.id}`,
    run_attempt: job.attempt,
    url: `${url}/actions/jobs/${job.id}`,
    html_url: `${state.serverUrl}/${state.owner}/${state.name}/actions/runs/${run.id}/job/${job.id}`,
    check_run_url: `${url}/check-runs/${job.id}`,
    head_sha: run.headSha,
    head_branch: run.headBranch,
    workflow_name: run.name,
    name: job.name,
    runner_name: job.runner,
    status: job.conclusion === null ? 'in_progress' : 'completed',
    conclusion: job.conclusion,
    completed_at: job.conclusion === null ? null : run.createdAt,
    created_at: run.createdAt,
    started_at: run.createdAt,
    steps: [],
  };
}
