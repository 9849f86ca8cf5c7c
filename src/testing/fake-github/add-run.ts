import type { GitHubState } from './github-state.ts';
import type { JobRecord, RunRecord } from './run-record.ts';

export type MadeRun = Partial<Omit<RunRecord, 'jobs'>> & {
  readonly headSha: string;
  readonly jobs?: readonly (Partial<JobRecord> & { readonly name: string })[];
};

/** Adds a run of a workflow. */
export function addRun(state: GitHubState, made: MadeRun): RunRecord {
  const id = made.id ?? 1000 + state.runs.size + 1;
  const attempt = made.attempt ?? 1;
  const run: RunRecord = {
    suiteId: state.nextId(),
    runNumber: state.runs.size + 1,
    name: 'gate',
    path: '.github/workflows/gate.yml',
    event: 'pull_request',
    headBranch: 'feature',
    headRepository: `${state.owner}/${state.name}`,
    conclusion: null,
    pulls: [],
    createdAt: state.now(),
    ...made,
    id,
    attempt,
    jobs: (made.jobs ?? []).map((job) => ({
      attempt,
      conclusion: 'success',
      id: state.nextId(),
      runner: 'GitHub Actions 1',
      ...job,
    })),
  };
  state.runs.set(id, run);
  return run;
}
