import type { RunArtifact } from '../../contracts/run-artifact.ts';
import { sha256Hex } from '../../kernel/digest.ts';
import { eachOf, failureText, type Answer, type ApiFailure, type Claimed } from './api-answer.ts';
import type { GitHubApi } from './github-api.ts';

/** No run of ours has more artifacts: a matrix has 256 jobs at most, and a few attempts. */
const MAX_PAGES = 20;
/** Transcripts of a shard are packed to a few MiB; a larger zip is refused before it is loaded. */
const ZIP_LIMITS = { timeMs: 300_000, bytes: 256 * 1024 * 1024 };
const MEBIBYTE = 1024 * 1024;
const PERMISSION = 'actions: read';

type GitHubArtifact = Claimed<{
  id: number;
  name: string;
  size_in_bytes: number;
  expired: boolean;
  digest?: string | null;
  workflow_run?: { id?: number } | null;
}>;

/**
 * Everything that a workflow run uploaded, in all its attempts; one request for each 100. The service by which a job uploads knows only its own
 * attempt.
 */
export async function listArtifacts(api: GitHubApi, runId: number): Promise<Answer<readonly RunArtifact[]>> {
  const listed = await api.pages({
    send: ({ rest }, page) => rest.actions.listWorkflowRunArtifacts({ run_id: runId, ...page }),
    needed: `the artifacts of run ${runId}`,
    read: (data) =>
      typeof data?.total_count === 'number'
        ? eachOf(data.artifacts, (artifact) => artifactOf(artifact, runId))
        : undefined,
    maxPages: MAX_PAGES,
    permission: PERMISSION,
  });
  if (listed.kind !== 'done') return { ...listed, reason: failureText(listed) };
  // One that arrives while the pages are read can move another one from page to page.
  return { kind: 'done', value: [...new Map(listed.value.map((item) => [item.id, item])).values()] };
}

/** An artifact of the repository: whose run it is, and since when it is there. */
export interface KeptArtifact extends Pick<RunArtifact, 'id' | 'name' | 'bytes'> {
  readonly runId: number;
  readonly createdAt: string;
}

/** The artifacts of all runs that have not expired, the newest first; one request for each 100, and at most 100. */
export async function listKeptArtifacts(api: GitHubApi): Promise<Answer<readonly KeptArtifact[]>> {
  const listed = await api.pages({
    send: ({ rest }, page) => rest.actions.listArtifactsForRepo(page),
    needed: 'the artifacts of the repository',
    read: (data) =>
      eachOf(data?.artifacts, (item) => {
        const { id, name, size_in_bytes: bytes, expired, created_at: createdAt } = item ?? {};
        const runId = item?.workflow_run?.id;
        if (typeof id !== 'number' || typeof name !== 'string' || typeof bytes !== 'number') return undefined;
        if (typeof expired !== 'boolean' || typeof createdAt !== 'string') return undefined;
        // One that was uploaded outside of a run is none of ours.
        return { id, name, bytes, isKept: !expired && typeof runId === 'number', runId: Number(runId), createdAt };
      }),
    maxPages: 100,
    permission: PERMISSION,
  });
  if (listed.kind !== 'done') return listed;
  return { kind: 'done', value: listed.value.flatMap(({ isKept, ...item }) => (isKept ? [item] : [])) };
}

/** Deletes an artifact; one that is gone already counts as deleted. */
export async function deleteArtifact(api: GitHubApi, id: number): Promise<Answer<true>> {
  const answer = await api.ask({
    send: ({ rest }, repo) => rest.actions.deleteArtifact({ ...repo, artifact_id: id }),
    needed: `an answer about artifact ${id}`,
    read: () => true as const,
    permission: 'actions: write',
  });
  return answer.kind === 'not_found' ? { kind: 'done', value: true } : answer;
}

/** How a workflow run ended, and of which commit it was; the conclusion is null while it runs. */
export async function readRunEnd(
  api: GitHubApi,
  runId: number,
): Promise<Answer<{ readonly conclusion: string | null; readonly headSha: string; readonly isOver: boolean }>> {
  return api.ask({
    send: ({ rest }, repo) => rest.actions.getWorkflowRun({ ...repo, run_id: runId }),
    needed: `the conclusion of run ${runId}`,
    read: (run) => {
      const { conclusion, status, head_sha: headSha } = run ?? {};
      if (typeof headSha !== 'string' || typeof status !== 'string') return undefined;
      return {
        conclusion: typeof conclusion === 'string' ? conclusion : null,
        headSha,
        isOver: status === 'completed',
      };
    },
    permission: PERMISSION,
  });
}

/**
 * The zip file of an artifact: one request to the API and one to the storage that it names, which gets no token. What arrives is held
 * against the digest.
 */
export async function downloadArtifact(
  api: GitHubApi,
  { id, name, bytes, expired, digest }: RunArtifact,
): Promise<Answer<Uint8Array>> {
  if (expired) return failed(`the artifact ${name} has expired`);
  const limit = ZIP_LIMITS.bytes / MEBIBYTE;
  if (bytes > ZIP_LIMITS.bytes) {
    return failed(`the artifact ${name} has ${Math.ceil(bytes / MEBIBYTE)} MiB, and at most ${limit} are loaded`);
  }
  const answer = await api.download(
    ({ rest }, repo) =>
      rest.actions.downloadArtifact({
        ...repo,
        artifact_id: id,
        archive_format: 'zip',
        request: { redirect: 'manual' },
      }),
    ZIP_LIMITS,
    PERMISSION,
  );
  if (answer.kind === 'failed') return failed(`the artifact ${name} cannot be loaded: ${answer.reason}`);
  // 410: it expired since it was listed.
  if (answer.kind !== 'downloaded') {
    return answer.status === 410
      ? failed(`the artifact ${name} has expired`)
      : { ...answer, reason: failureText(answer) };
  }
  const found = `sha256:${sha256Hex(answer.bytes)}`;
  if (digest === null || digest === found) return { kind: 'done', value: answer.bytes };
  return failed(`the artifact ${name} was uploaded as ${digest}, and what was loaded is ${found}`);
}
/** Undefined where it is no artifact, or one of another run. */
function artifactOf(item: GitHubArtifact, runId: number): RunArtifact | undefined {
  const { id, name, size_in_bytes: bytes, expired, digest = null } = item ?? {};
  const owner = item?.workflow_run?.id ?? runId;
  if (typeof id !== 'number' || typeof name !== 'string' || typeof bytes !== 'number') return undefined;
  if (typeof expired !== 'boolean' || owner !== runId) return undefined;
  if (digest !== null && (typeof digest !== 'string' || !/^sha256:[0-9a-f]{64}$/.test(digest))) return undefined;
  return { id, name, bytes, expired, digest };
}

function failed(reason: string): ApiFailure {
  return { kind: 'refused', status: null, permission: null, reason };
}
