import type { ArtifactRecord, ArtifactStore } from './artifact-store.ts';
import type { HttpAnswer, HttpRequest } from './http-exchange.ts';

/** The bytes of artifacts behind signed addresses, in the protocol of Azure's block blobs. */
export class BlobStore {
  readonly #store: ArtifactStore;
  readonly #violated: (message: string) => void;
  readonly #blocks = new Map<string, Buffer>();
  readonly #uploads = new Map<number, Buffer>();

  constructor(store: ArtifactStore, violated: (message: string) => void) {
    this.#store = store;
    this.#violated = violated;
  }

  uploadUrl(base: string, { id }: ArtifactRecord): string {
    return `${base}/upload/${id}?sig=up-${id}`;
  }

  /** A zip's path ends so, which clients look at; the name of anything else is in the header only. */
  downloadUrl(base: string, { id, mimeType }: ArtifactRecord): string {
    return `${base}/download/${id}${mimeType === 'application/zip' ? '.zip' : ''}?sig=down-${id}`;
  }

  uploaded(id: number): Buffer | undefined {
    return this.#uploads.get(id);
  }

  serve(request: HttpRequest): HttpAnswer {
    const match = /^\/(upload|download)\/(\d+)(?:\.zip)?$/.exec(request.path);
    const id = Number(match?.[2]);
    const isUpload = match?.[1] === 'upload';
    if (match === null || this.#store.get(id) === undefined) return azureError(404, 'BlobNotFound');
    if (request.query.get('sig') !== `${isUpload ? 'up' : 'down'}-${id}`)
      return azureError(403, 'AuthenticationFailed');
    if (request.headers['authorization'] !== undefined) {
      this.#violated(`${request.method} ${request.path}: a token was sent to the blob store`);
      return azureError(400, 'InvalidAuthenticationInfo');
    }
    if (isUpload && request.method === 'PUT') return this.#put(id, request);
    if (!isUpload && request.method === 'GET') return this.#get(id);
    return azureError(405, 'UnsupportedHttpVerb');
  }

  #put(id: number, { query, body }: HttpRequest): HttpAnswer {
    const comp = query.get('comp');
    if (comp === 'block') {
      this.#blocks.set(`${id}/${query.get('blockid') ?? ''}`, body);
    } else if (comp === 'blocklist') {
      const ids = [...body.toString('utf8').matchAll(/<(?:Latest|Uncommitted)>([^<]+)</g)].map((item) => item[1] ?? '');
      const blocks = ids.map((block) => this.#blocks.get(`${id}/${block}`));
      if (blocks.includes(undefined)) return azureError(400, 'InvalidBlockList');
      this.#uploads.set(id, Buffer.concat(blocks.filter((block) => block !== undefined)));
    } else {
      this.#uploads.set(id, body);
    }
    return { status: 201, headers: { etag: '"1"', 'last-modified': new Date(0).toUTCString() } };
  }

  #get(id: number): HttpAnswer {
    const artifact = this.#store.get(id);
    if (artifact?.content === undefined || artifact.content === null) return azureError(404, 'BlobNotFound');
    const isZip = artifact.mimeType === 'application/zip';
    const fileName = encodeURIComponent(
      isZip && !artifact.name.endsWith('.zip') ? `${artifact.name}.zip` : artifact.name,
    );
    return {
      status: 200,
      headers: {
        'content-type': artifact.mimeType,
        'content-disposition': `attachment; filename="${fileName}"; filename*=UTF-8''${fileName}`,
      },
      body: artifact.content,
    };
  }
}

function azureError(status: number, code: string): HttpAnswer {
  const body = `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return { status, headers: { 'content-type': 'application/xml', 'x-ms-error-code': code }, body };
}
