import { createHash } from 'node:crypto';

import type { RunArtifact } from '../../contracts/run-artifact.ts';
import type { ApiFailure } from './api-failure.ts';
import type { GitHubApi } from './github-api.ts';
import { memberOf, type Told } from './github-commits.ts';

/** The most that the API lists at a time. */
const PAGE = 100;
/** A run with more artifacts is none of ours: a matrix has 256 jobs at most, and a few attempts. */
const MAX_PAGES = 20;
/** Transcripts of a shard are packed to a few MiB; a larger zip is refused before it is loaded. */
const ZIP_LIMITS = { timeMs: 300_000, bytes: 256 * 1024 * 1024 };
const MEBIBYTE = 1024 * 1024;

type Failed = Extract<Told<never>, { kind: 'unavailable' }>;

/**
 * The artifacts of workflow runs of one repository by the REST API, which lists those of all attempts; the service by which a job uploads
 * knows only its own attempt. Both need `actions: read`.
 */
export class GitHubArtifacts {
  readonly #api: GitHubApi;

  constructor(api: GitHubApi) {
    this.#api = api;
  }

  /** Everything that a run uploaded, in all its attempts; one request for each 100. */
  async listOfRun(runId: number): Promise<Told<readonly RunArtifact[]>> {
    const found = new Map<number, RunArtifact>();
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const parameters = { run_id: runId, per_page: PAGE, page };
      const answer = await this.#api.ask('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', parameters);
      if (answer.kind !== 'answered') return unavailable(answer);
      const [items, total] = [memberOf(answer.data, 'artifacts'), memberOf(answer.data, 'total_count')];
      if (!Array.isArray(items) || typeof total !== 'number') {
        return failed(`the server's answer about the artifacts of run ${runId} is no list of them`);
      }
      for (const item of items) {
        const artifact = artifactOf(item, runId);
        if (artifact === null) return failed(`the server's list of the artifacts of run ${runId} has another's in it`);
        found.set(artifact.id, artifact);
      }
      if (items.length < PAGE || page * PAGE >= total) return { kind: 'found', value: [...found.values()] };
    }
    return failed(`run ${runId} has more than ${MAX_PAGES * PAGE} artifacts`);
  }

  /**
   * The zip file of an artifact: one request to the API and one to the storage that it names, which gets no token. What arrives is held
   * against the digest.
   */
  async download({ id, name, bytes, expired, digest }: RunArtifact): Promise<Told<Uint8Array>> {
    if (expired) return failed(`the artifact ${name} has expired`);
    const limit = ZIP_LIMITS.bytes / MEBIBYTE;
    if (bytes > ZIP_LIMITS.bytes) {
      return failed(`the artifact ${name} has ${Math.ceil(bytes / MEBIBYTE)} MiB, and at most ${limit} are loaded`);
    }
    const parameters = { artifact_id: id, archive_format: 'zip' };
    const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
    const answer = await this.#api.download(route, parameters, ZIP_LIMITS);
    if (answer.kind === 'failed') return failed(`the artifact ${name} cannot be loaded: ${answer.reason}`);
    // 410: it expired since it was listed.
    if (answer.kind !== 'downloaded') {
      return answer.status === 410 ? failed(`the artifact ${name} has expired`) : unavailable(answer);
    }
    const found = `sha256:${createHash('sha256').update(answer.bytes).digest('hex')}`;
    if (digest === null || digest === found) return { kind: 'found', value: answer.bytes };
    return failed(`the artifact ${name} was uploaded as ${digest}, and what was loaded is ${found}`);
  }
}

/** Null where it is no artifact, or one of another run. */
function artifactOf(item: unknown, runId: number): RunArtifact | null {
  const [id, name, bytes] = [memberOf(item, 'id'), memberOf(item, 'name'), memberOf(item, 'size_in_bytes')];
  const [expired, digest] = [memberOf(item, 'expired'), memberOf(item, 'digest') ?? null];
  const owner = memberOf(memberOf(item, 'workflow_run'), 'id') ?? runId;
  if (typeof id !== 'number' || typeof name !== 'string' || typeof bytes !== 'number') return null;
  if (typeof expired !== 'boolean' || owner !== runId) return null;
  if (digest !== null && (typeof digest !== 'string' || !/^sha256:[0-9a-f]{64}$/.test(digest))) return null;
  return { id, name, bytes, expired, digest };
}

function unavailable({ kind, reason }: ApiFailure): Failed {
  const mayLack = kind === 'forbidden' || kind === 'not_found' || kind === 'unauthorized';
  return failed(mayLack ? `${reason} (the token needs the permission "actions: read")` : reason);
}

function failed(reason: string): Failed {
  return { kind: 'unavailable', reason };
}
