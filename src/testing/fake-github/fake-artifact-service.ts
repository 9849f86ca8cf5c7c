import { answerRpc, SERVICE } from './artifact-rpc.ts';
import { ArtifactStore, type ArtifactRecord } from './artifact-store.ts';
import { BlobStore } from './blob-store.ts';
import { FailureInjector, unlessFailed, type Failure } from './failures.ts';
import { startHttpServer, type HttpAnswer, type HttpRequest } from './http-exchange.ts';

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
  const violated = (message: string): void => {
    violations.push(message);
  };
  const blobs = new BlobStore(store, violated);
  const serve = (request: HttpRequest): HttpAnswer => {
    const { method, path, query } = request;
    const comp = query.get('comp');
    requests.push(`${method} ${path}${comp === null ? '' : `?comp=${comp}`}`);
    const answer = (): HttpAnswer =>
      path.startsWith(SERVICE) ? answerRpc(request, { store, blobs, url: server.url, violated }) : blobs.serve(request);
    return unlessFailed(failures.take(request, path), answer);
  };
  const server = await startHttpServer(serve, (error) => violated(`the fake failed: ${String(error)}`));
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
