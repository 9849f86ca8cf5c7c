import type { Answer } from './api-answer.ts';
import type { GitHubApi } from './github-api.ts';

/**
 * The number of a workflow's newest run ("List workflow runs for a workflow"): one request.
 *
 * @param workflow its file, from the repository's root
 */
export function newestRunNumber(api: GitHubApi, workflow: string): Promise<Answer<number>> {
  return api.ask({
    send: ({ rest }, repo) =>
      rest.actions.listWorkflowRuns({ ...repo, workflow_id: workflow.replace(/^.*\//, ''), per_page: 1 }),
    needed: "the number of the workflow's newest run",
    read: (data) => {
      const number = data?.workflow_runs?.[0]?.run_number;
      return typeof number === 'number' ? number : undefined;
    },
    permission: 'actions: read',
  });
}
