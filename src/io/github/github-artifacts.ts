import { createHash } from 'node:crypto';

import type { RunArtifact } from '../../contracts/run-artifact.ts';
import type { ApiFailure } from './api-failure.ts';
import type { GitHubApi } from './github-api.ts';
import { memberOf, type Told } from './github-commits.ts';
import { eachOf, readPages, type Pages } from './read-pages.ts';

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
    const pages = await readPages(this.#api, 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
      parameters: { run_id: runId },
      maxPages: MAX_PAGES,
      itemsIn: (data) =>
        totalIn(data) === null ? null : eachOf(memberOf(data, 'artifacts'), (item) => artifactOf(item, runId)),
      totalIn: (data) => totalIn(data) ?? 0,
    });
    return told(pages, runId);
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

function told(pages: Pages<RunArtifact>, runId: number): Told<readonly RunArtifact[]> {
  switch (pages.kind) {
    case 'read':
      // One that arrives while the pages are read can move another one from page to page.
      return { kind: 'found', value: [...new Map(pages.items.map((item) => [item.id, item])).values()] };
    case 'unanswered':
      return unavailable(pages.failure);
    case 'strange':
      return failed(`the server's answer about the artifacts of run ${runId} is no list of them`);
    case 'endless':
      return failed(`run ${runId} has more than ${pages.most} artifacts`);
  }
}

function totalIn(data: unknown): number | null {
  const total = memberOf(data, 'total_count');
  return typeof total === 'number' ? total : null;
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
