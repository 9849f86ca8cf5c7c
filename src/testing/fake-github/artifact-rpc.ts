import { contentDigest, type ArtifactRecord, type ArtifactStore } from './artifact-store.ts';
import { backendIds, readRuntimeToken, type JobIdentity } from './artifact-token.ts';
import type { BlobStore } from './blob-store.ts';
import type { HttpAnswer, HttpRequest } from './http-exchange.ts';

export const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';

export interface RpcContext {
  readonly store: ArtifactStore;
  readonly blobs: BlobStore;
  /** Where the service stands. */
  readonly url: string;
  readonly violated: (message: string) => void;
}

interface RpcCall extends RpcContext {
  readonly caller: JobIdentity;
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A call of the service by Twirp with JSON: its token says which run it may speak of. */
export function answerRpc(request: HttpRequest, context: RpcContext): HttpAnswer {
  const method = request.path.slice(SERVICE.length);
  const caller = readRuntimeToken(request.headers['authorization'] ?? '');
  if (caller === undefined) return twirpError(401, 'unauthenticated', 'the token is not known');
  const body = JSON.parse(request.body.toString('utf8')) as Record<string, unknown>;
  if (body['workflow_run_backend_id'] !== backendIds(caller).workflow_run_backend_id) {
    context.violated(`${method}: the run is not that of the token`);
    return twirpError(403, 'permission_denied', 'the run is not that of the token');
  }
  const call: RpcCall = { ...context, caller, body, name: valueOf(body['name']) ?? '' };
  if (method === 'CreateArtifact') return createArtifact(call);
  if (method === 'ListArtifacts') return listArtifacts(call);
  const found = context.store.named(caller.runId, call.name);
  if (found === undefined) return twirpError(404, 'not_found', `there is no artifact "${call.name}"`);
  if (method === 'FinalizeArtifact') return finalizeArtifact(call, found);
  if (method === 'GetSignedArtifactURL') return ok({ signed_url: context.blobs.downloadUrl(context.url, found) });
  if (method !== 'DeleteArtifact') return twirpError(404, 'bad_route', `there is no method ${method}`);
  context.store.delete(found.id);
  return ok({ ok: true, artifact_id: String(found.id) });
}

/** A name is taken for the whole run, whichever attempt took it. */
function createArtifact({ store, blobs, url, caller: { runId, attempt }, name, body }: RpcCall): HttpAnswer {
  if (store.named(runId, name) !== undefined) {
    return twirpError(409, 'already_exists', 'an artifact with this name already exists on the workflow run');
  }
  const mimeType = valueOf(body['mime_type']) ?? 'application/zip';
  const made = store.open({ runId, attempt, name, mimeType });
  return ok({ ok: true, signed_upload_url: blobs.uploadUrl(url, made) });
}

function listArtifacts({ store, caller, body }: RpcCall): HttpAnswer {
  const [name, id] = [valueOf(body['name_filter']), valueOf(body['id_filter'])];
  const fits = (item: ArtifactRecord): boolean =>
    (name ?? item.name) === item.name && Number(id ?? item.id) === item.id;
  return ok({ artifacts: store.list(caller.runId).filter(fits).map(asMessage) });
}

function finalizeArtifact({ store, blobs, violated, name, body }: RpcCall, { id }: ArtifactRecord): HttpAnswer {
  const content = blobs.uploaded(id);
  const refuse = (what: string): HttpAnswer => {
    violated(`FinalizeArtifact ${name}: the ${what} is not that of the upload`);
    return twirpError(400, 'invalid_argument', `the ${what} is not that of the upload`);
  };
  if (content === undefined || content.length !== Number(body['size'])) return refuse('size');
  const digest = contentDigest(content);
  if ((valueOf(body['hash']) ?? digest) !== digest) return refuse('hash');
  store.finish(id, content);
  return ok({ ok: true, artifact_id: String(id) });
}

function asMessage({ runId, attempt, id, name, content, createdAt, digest }: ArtifactRecord): object {
  return {
    ...backendIds({ runId, attempt, job: 'job' }),
    database_id: String(id),
    name,
    size: String(content?.length ?? 0),
    created_at: createdAt,
    digest,
  };
}

function ok(body: object): HttpAnswer {
  return { status: 200, body };
}

function twirpError(status: number, code: string, msg: string): HttpAnswer {
  return { status, body: { code, msg } };
}

/** Wrapped values come as they are or as `{value}`. */
function valueOf(wrapped: unknown): string | undefined {
  const value = typeof wrapped === 'object' && wrapped !== null && 'value' in wrapped ? wrapped.value : wrapped;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
