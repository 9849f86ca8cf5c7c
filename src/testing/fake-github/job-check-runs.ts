import type { CheckRunRecord } from './check-run-record.ts';
import type { GitHubState } from './github-state.ts';

/** The check runs that GitHub makes of the jobs of workflow runs, of all their attempts. */
export function jobCheckRuns(state: GitHubState): readonly CheckRunRecord[] {
  return [...state.runs.values()].flatMap((run) =>
    run.jobs.map((job): CheckRunRecord => ({
      id: job.id,
      name: job.name,
      headSha: run.headSha,
      app: 'github-actions',
      suiteId: run.suiteId,
      status: job.conclusion === null ? 'in_progress' : 'completed',
      conclusion: job.conclusion,
      detailsUrl: `${state.serverUrl}/${state.owner}/${state.name}/actions/runs/${run.id}/job/${job.id}`,
      externalId: '',
      title: null,
      summary: null,
      text: null,
      annotations: [],
      startedAt: run.createdAt,
      completedAt: job.conclusion === null ? null : run.createdAt,
    })),
  );
}

/** Where GitHub puts a check run that a workflow's token makes: into the suite of a run of that commit, whichever it is. */
export function suiteFor(state: GitHubState, headSha: string): number {
  const runs = [...state.runs.values()].filter((run) => run.headSha === headSha);
  return runs.at(-1)?.suiteId ?? state.nextId();
}
