/** What the artifact service knows of the job that calls it. */
export interface JobIdentity {
  readonly runId: number;
  readonly attempt: number;
  readonly job: string;
}

export interface BackendIds {
  readonly workflow_run_backend_id: string;
  readonly workflow_job_run_backend_id: string;
}

/** The ids by which the service knows a run and a job. */
export function backendIds({ runId, attempt, job }: JobIdentity): BackendIds {
  return {
    workflow_run_backend_id: `run-${runId}`,
    workflow_job_run_backend_id: `attempt-${attempt}-${job.replaceAll(/[^A-Za-z0-9]+/g, '-')}`,
  };
}

/** `ACTIONS_RUNTIME_TOKEN` as the runner gives it: a token whose scope names run and job. This one is not signed. */
export function runtimeToken(identity: JobIdentity): string {
  const { workflow_run_backend_id: run, workflow_job_run_backend_id: job } = backendIds(identity);
  const claims = { scp: `Actions.GenericRead:00000000-0000-0000-0000-000000000000 Actions.Results:${run}:${job}` };
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** Whose token it is; undefined where it is none of ours. */
export function readRuntimeToken(authorization: string): JobIdentity | undefined {
  const claims = /^Bearer [^.]+\.([^.]+)\.$/.exec(authorization)?.[1];
  if (claims === undefined) return undefined;
  const text = Buffer.from(claims, 'base64url').toString('utf8');
  const match = /Actions\.Results:run-(\d+):attempt-(\d+)-([A-Za-z0-9-]*)/.exec(text);
  if (match === null) return undefined;
  return { runId: Number(match[1]), attempt: Number(match[2]), job: match[3] ?? '' };
}
