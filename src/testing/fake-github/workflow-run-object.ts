import type { EventSide, WorkflowRunFields } from './event-fields.ts';
import type { JsonObject } from './openapi-document.ts';
import { liteRepository } from './repository-object.ts';
import { userOf, type Site } from './user-of.ts';

const TIME = '2026-01-01T00:00:00Z';
const WORKFLOW_ID = 50;

/** A run as the payload of `workflow_run` holds it. */
export function workflowRunObject(
  site: Site,
  fullName: string,
  defaultBranch: string,
  run: WorkflowRunFields,
): JsonObject {
  const { id, attempt = 1, name = 'gate', path = '.github/workflows/gate.yml', headRepository = fullName } = run;
  const api = `${site.apiUrl}/repos/${fullName}`;
  const url = `${api}/actions/runs/${id}`;
  const actor = userOf(site, headRepository.split('/')[0] ?? '');
  const person = { name: 'A', email: 'a@example.com' };
  const isFork = headRepository !== fullName;
  const reference = { id: 1, url: api, name: fullName.split('/')[1] ?? '' };
  const side = ({ ref, sha }: EventSide): JsonObject => ({ ref, sha, repo: reference });
  return {
    id,
    name,
    node_id: `WFR_${id}`,
    head_branch: run.headBranch ?? 'feature',
    head_sha: run.headSha,
    path,
    display_title: name,
    run_number: run.runNumber ?? 1,
    event: run.event ?? 'pull_request',
    status: 'completed',
    conclusion: run.conclusion ?? 'success',
    workflow_id: WORKFLOW_ID,
    check_suite_id: id + 1,
    check_suite_node_id: `CS_${id + 1}`,
    url,
    html_url: `${site.serverUrl}/${fullName}/actions/runs/${id}`,
    // Of a fork's run, GitHub names none.
    pull_requests: (isFork ? [] : (run.pulls ?? [])).map(({ number, head, base }) => ({
      url: `${api}/pulls/${number}`,
      id: 1_000_000 + number,
      number,
      head: side(head),
      base: side(base),
    })),
    created_at: TIME,
    updated_at: TIME,
    actor,
    run_attempt: attempt,
    run_started_at: TIME,
    triggering_actor: actor,
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    check_suite_url: `${api}/check-suites/${id + 1}`,
    artifacts_url: `${url}/artifacts`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    previous_attempt_url: attempt > 1 ? `${url}/attempts/${attempt - 1}` : null,
    workflow_url: `${api}/actions/workflows/${WORKFLOW_ID}`,
    head_commit: {
      id: run.headSha,
      tree_id: run.headSha,
      message: 'change',
      timestamp: TIME,
      author: person,
      committer: person,
    },
    repository: liteRepository(site, { fullName, defaultBranch, fork: false }),
    head_repository: liteRepository(site, { fullName: headRepository, defaultBranch, fork: isFork }),
  };
}

/** The workflow of that run. */
export function workflowObject(
  site: Site,
  fullName: string,
  { name = 'gate', path = '.github/workflows/gate.yml' }: WorkflowRunFields,
): JsonObject {
  const url = `${site.apiUrl}/repos/${fullName}/actions/workflows/${WORKFLOW_ID}`;
  const page = `${site.serverUrl}/${fullName}`;
  return {
    id: WORKFLOW_ID,
    node_id: `W_${WORKFLOW_ID}`,
    name,
    path,
    state: 'active',
    created_at: TIME,
    updated_at: TIME,
    url,
    html_url: `${page}/blob/main/${path}`,
    badge_url: `${page}/workflows/${encodeURIComponent(name)}/badge.svg`,
  };
}
