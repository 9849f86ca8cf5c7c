import { ArtifactStore, contentDigest, type ArtifactRecord } from './artifact-store.ts';
import { backendIds, readRuntimeToken, type JobIdentity } from './artifact-token.ts';
import { BlobStore } from './blob-store.ts';
import { FailureInjector, failed, type Failure } from './failures.ts';
import { startHttpServer, type HttpAnswer, type HttpRequest } from './http-exchange.ts';

const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';

export interface FakeArtifactService {
  /** For `ACTIONS_RESULTS_URL`. */
  readonly url: string;
  readonly store: ArtifactStore;
  /** `METHOD PATH` of each request, in order, with `?comp=` where a blob is sent in parts. */
  readonly requests: readonly string[];
  /** The address at which an artifact's bytes can be had without any token, as long as the signature is right. */
  readonly downloadUrl: (artifact: ArtifactRecord) => string;
  readonly fail: (failure: Failure) => void;
  /** Throws where a request was not as the service wants it. */
  readonly assertNoViolations: () => void;
  readonly close: () => Promise<void>;
}

/** The service by which a job uploads and finds artifacts: Twirp over JSON for the facts, a blob store for the bytes. */
export async function startFakeArtifactService(store = new ArtifactStore()): Promise<FakeArtifactService> {
  const requests: string[] = [];
  const violations: string[] = [];
  const failures = new FailureInjector();
  const blobs = new BlobStore(store, (message) => violations.push(message));
  const serve = (request: HttpRequest): HttpAnswer => {
    const comp = request.query.get('comp');
    requests.push(`${request.method} ${request.path}${comp === null ? '' : `?comp=${comp}`}`);
    const failure = failures.take(request, request.path);
    const answer = (): HttpAnswer => (request.path.startsWith(SERVICE) ? rpc(request) : blobs.serve(request));
    if (failure === undefined) return answer();
    return failed(failure, failure.status === undefined ? answer() : { status: failure.status });
  };
  const rpc = (request: HttpRequest): HttpAnswer => {
    const caller = readRuntimeToken(request.headers['authorization'] ?? '');
    if (caller === undefined) return twirpError(401, 'unauthenticated', 'the token is not known');
    const body = JSON.parse(request.body.toString('utf8')) as Record<string, unknown>;
    const ids = backendIds(caller);
    if (body['workflow_run_backend_id'] !== ids.workflow_run_backend_id) {
      violations.push(`${request.path}: the run is not that of the token`);
      return twirpError(403, 'permission_denied', 'the run is not that of the token');
    }
    return answerRpc(request.path.slice(SERVICE.length), body, caller);
  };
  const answerRpc = (method: string, body: Record<string, unknown>, caller: JobIdentity): HttpAnswer => {
    const name = textIn(body, 'name');
    const found = store.named(caller.runId, name);
    if (method === 'CreateArtifact') {
      if (found !== undefined) {
        return twirpError(409, 'already_exists', 'an artifact with this name already exists on the workflow run');
      }
      const mimeType = valueOf(body['mime_type']) ?? 'application/zip';
      const made = store.open({ runId: caller.runId, attempt: caller.attempt, name, mimeType });
      return { status: 200, body: { ok: true, signed_upload_url: blobs.uploadUrl(server.url, made) } };
    }
    if (method === 'ListArtifacts') {
      const [byName, byId] = [valueOf(body['name_filter']), valueOf(body['id_filter'])];
      const listed = store
        .list(caller.runId)
        .filter((item) => (byName ?? item.name) === item.name && (byId ?? String(item.id)) === String(item.id));
      return { status: 200, body: { artifacts: listed.map(asMessage) } };
    }
    if (found === undefined) return twirpError(404, 'not_found', `there is no artifact "${name}"`);
    if (method === 'FinalizeArtifact') {
      const content = blobs.uploaded(found.id);
      if (content === undefined || content.length !== Number(body['size'])) {
        violations.push(
          `FinalizeArtifact ${name}: ${String(content?.length)} bytes came, ${String(body['size'])} are named`,
        );
        return twirpError(400, 'invalid_argument', 'the size is not that of the upload');
      }
      const digest = contentDigest(content);
      if ((valueOf(body['hash']) ?? digest) !== digest) {
        violations.push(`FinalizeArtifact ${name}: the hash is not that of the upload`);
        return twirpError(400, 'invalid_argument', 'the hash is not that of the upload');
      }
      store.finish(found.id, content);
      return { status: 200, body: { ok: true, artifact_id: String(found.id) } };
    }
    if (method === 'GetSignedArtifactURL')
      return { status: 200, body: { signed_url: blobs.downloadUrl(server.url, found) } };
    if (method !== 'DeleteArtifact') return twirpError(404, 'bad_route', `there is no method ${method}`);
    store.delete(found.id);
    return { status: 200, body: { ok: true, artifact_id: String(found.id) } };
  };
  const server = await startHttpServer(serve, (error) => violations.push(String(error)));
  return {
    url: server.url,
    store,
    requests,
    downloadUrl: (artifact) => blobs.downloadUrl(server.url, artifact),
    fail: (failure) => failures.add(failure),
    assertNoViolations: () => {
      if (violations.length > 0) throw new Error(`The artifact service was misused:\n${violations.join('\n')}`);
    },
    close: server.close,
  };
}

function asMessage(artifact: ArtifactRecord): object {
  return {
    ...backendIds({ runId: artifact.runId, attempt: artifact.attempt, job: 'job' }),
    database_id: String(artifact.id),
    name: artifact.name,
    size: String(artifact.content?.length ?? 0),
    created_at: artifact.createdAt,
    digest: artifact.digest,
  };
}

function twirpError(status: number, code: string, msg: string): HttpAnswer {
  return { status, body: { code, msg } };
}

function textIn(body: Record<string, unknown>, key: string): string {
  const value = body[key];
  return typeof value === 'string' ? value : '';
}

/** Wrapped values come as they are or as `{value}`. */
function valueOf(wrapped: unknown): string | undefined {
  const value = typeof wrapped === 'object' && wrapped !== null && 'value' in wrapped ? wrapped.value : wrapped;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
