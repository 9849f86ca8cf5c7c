import type { ArtifactRecord } from '../artifact-store.ts';
import type { GitHubState } from '../github-state.ts';
import type { JsonObject } from '../openapi-document.ts';
import { paginate } from '../paginate.ts';
import { needs } from '../permissions.ts';
import { ApiError, notFound, ok, type Call, type Route, type Routes } from '../route.ts';
import { jobBody, runBody } from '../run-body.ts';
import type { JobRecord, RunRecord } from '../run-record.ts';

const READ = needs({ actions: 'read' });

/** The routes of runs and their artifacts; `signedUrl` says where the bytes of an artifact are. */
export function runRoutes(signedUrl: (artifact: ArtifactRecord) => string): Routes {
  return {
    'actions/list-workflow-runs-for-repo': {
      needs: READ,
      handle: (state, call) => {
        const all = [...state.runs.values()].filter((run) => fits(run, call.query)).toReversed();
        return listed('workflow_runs', all, call, (run) => runBody(state, run));
      },
    },
    'actions/list-workflow-runs': {
      needs: READ,
      handle: (state, call) => {
        const file = `.github/workflows/${call.path['workflow_id']}`;
        const all = [...state.runs.values()].filter((run) => run.path === file && fits(run, call.query)).toReversed();
        return listed('workflow_runs', all, call, (run) => runBody(state, run));
      },
    },
    'actions/get-workflow-run': { needs: READ, handle: (state, call) => ok(runBody(state, runOf(state, call))) },
    'actions/get-workflow-run-attempt': {
      needs: READ,
      handle: (state, call) => ok(runBody(state, runOf(state, call), attemptOf(state, call))),
    },
    'actions/list-jobs-for-workflow-run': {
      needs: READ,
      handle: (state, call) => {
        const run = runOf(state, call);
        const jobs = call.query.get('filter') === 'all' ? run.jobs : latestJobs(run);
        return listed('jobs', jobs, call, (job) => jobBody(state, run, job));
      },
    },
    'actions/list-jobs-for-workflow-run-attempt': {
      needs: READ,
      handle: (state, call) => {
        const run = runOf(state, call);
        const attempt = attemptOf(state, call);
        const jobs = run.jobs.filter((job) => job.attempt === attempt);
        return listed('jobs', jobs, call, (job) => jobBody(state, run, job));
      },
    },
    'actions/list-workflow-run-artifacts': {
      needs: READ,
      handle: (state, call) => artifactList(state, call, state.artifacts.list(runOf(state, call).id)),
    },
    'actions/list-artifacts-for-repo': {
      needs: READ,
      handle: (state, call) => artifactList(state, call, state.artifacts.list()),
    },
    'actions/get-artifact': { needs: READ, handle: (state, call) => ok(artifactBody(state, artifactOf(state, call))) },
    'actions/delete-artifact': {
      needs: needs({ actions: 'write' }),
      handle: (state, call) => {
        state.artifacts.delete(artifactOf(state, call).id);
        return { status: 204 };
      },
    },
    'actions/download-artifact': download(signedUrl),
  };
}

function download(signedUrl: (artifact: ArtifactRecord) => string): Route {
  return {
    needs: READ,
    handle: (state, call) => {
      const artifact = artifactOf(state, call);
      if (call.path['archive_format'] !== 'zip') throw new ApiError(422, 'archive_format must be zip');
      if (artifact.expired) throw new ApiError(410, 'Artifact has expired');
      return { status: 302, headers: { location: signedUrl(artifact) } };
    },
  };
}

function listed<T>(key: string, all: readonly T[], call: Call, body: (item: T) => JsonObject) {
  const page = paginate(all, call);
  return { status: 200, headers: page.headers, body: { total_count: all.length, [key]: page.items.map(body) } };
}

/** The newest first. */
function artifactList(state: GitHubState, call: Call, all: readonly ArtifactRecord[]) {
  const name = call.query.get('name');
  const found = all.filter((item) => (name ?? item.name) === item.name);
  const ordered = call.query.get('direction') === 'asc' ? found : found.toReversed();
  return listed('artifacts', ordered, call, (item) => artifactBody(state, item));
}

function fits(run: RunRecord, query: URLSearchParams): boolean {
  const has = (key: string, value: string | null): boolean => (query.get(key) ?? value) === value;
  const status = run.conclusion ?? 'in_progress';
  const wanted = query.get('status');
  return (
    has('head_sha', run.headSha) &&
    has('branch', run.headBranch) &&
    has('event', run.event) &&
    (wanted === null || wanted === status || (wanted === 'completed' && run.conclusion !== null))
  );
}

/** Of a run again of failed jobs, those that did not run again keep their earlier attempt. */
function latestJobs({ jobs }: RunRecord): readonly JobRecord[] {
  const byName = new Map<string, JobRecord>();
  for (const job of jobs) {
    if (job.attempt >= (byName.get(job.name)?.attempt ?? 0)) byName.set(job.name, job);
  }
  return [...byName.values()];
}

function runOf(state: GitHubState, call: Call): RunRecord {
  const run = state.runs.get(Number(call.path['run_id']));
  if (run === undefined) throw notFound();
  return run;
}

function attemptOf(state: GitHubState, call: Call): number {
  const attempt = Number(call.path['attempt_number']);
  if (attempt < 1 || attempt > runOf(state, call).attempt) throw notFound();
  return attempt;
}

function artifactOf(state: GitHubState, call: Call): ArtifactRecord {
  const artifact = state.artifacts.get(Number(call.path['artifact_id']));
  if (artifact === undefined || artifact.content === null) throw notFound();
  return artifact;
}

function artifactBody(state: GitHubState, artifact: ArtifactRecord): JsonObject {
  const url = `${state.apiUrl}/repos/${state.owner}/${state.name}/actions/artifacts/${artifact.id}`;
  const run = state.runs.get(artifact.runId);
  return {
    id: artifact.id,
    node_id: `A_${artifact.id}`,
    name: artifact.name,
    size_in_bytes: artifact.content?.length ?? 0,
    url,
    archive_download_url: `${url}/zip`,
    expired: artifact.expired,
    digest: artifact.digest,
    created_at: artifact.createdAt,
    expires_at: artifact.createdAt,
    updated_at: artifact.createdAt,
    workflow_run: {
      id: artifact.runId,
      repository_id: 1,
      head_repository_id: run === undefined || run.headRepository === `${state.owner}/${state.name}` ? 1 : 2,
      head_branch: run?.headBranch ?? null,
      head_sha: run?.headSha ?? '0'.repeat(40),
    },
  };
}
