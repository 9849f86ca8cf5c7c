import { createHash } from 'node:crypto';

import { zipSync } from 'fflate';

export interface ArtifactRecord {
  readonly id: number;
  readonly runId: number;
  readonly attempt: number;
  readonly name: string;
  readonly mimeType: string;
  readonly createdAt: string;
  /** Null until its upload was finished: then nobody is told of it. */
  readonly content: Buffer | null;
  /** `sha256:…` of the content. */
  readonly digest: string | null;
  /** As after its retention time: still listed, and 410 on download. */
  readonly expired: boolean;
}

export interface MadeArtifact {
  readonly runId: number;
  readonly name: string;
  readonly attempt?: number;
  /** Path → content; zipped. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** The bytes themselves: a zip of the test's own, or with another type a file that was uploaded as it is. */
  readonly content?: Uint8Array;
  readonly mimeType?: string;
  readonly expired?: boolean;
}

/** The artifacts of all runs: what the artifact service writes and the REST API lists. */
export class ArtifactStore {
  readonly #records = new Map<number, ArtifactRecord>();
  #lastId = 0;

  /** Adds a finished artifact. Unlike an upload it may take a name that its run has already, as other attempts did. */
  add({ runId, name, attempt = 1, files = {}, content, mimeType = 'application/zip', expired = false }: MadeArtifact) {
    const record = this.open({ runId, attempt, name, mimeType });
    return this.finish(record.id, Buffer.from(content ?? zipped(files)), expired);
  }

  /** An artifact whose content is still to come. */
  open(made: Pick<ArtifactRecord, 'runId' | 'attempt' | 'name' | 'mimeType'>): ArtifactRecord {
    this.#lastId += 1;
    const createdAt = new Date(Date.UTC(2026, 0, 1) + this.#lastId * 1000).toISOString().replace('.000Z', 'Z');
    const record = { ...made, id: this.#lastId, createdAt, content: null, digest: null, expired: false };
    this.#records.set(record.id, record);
    return record;
  }

  finish(id: number, content: Buffer, expired = false): ArtifactRecord {
    const record = this.get(id);
    if (record === undefined) throw new Error(`There is no artifact ${id}`);
    const finished = { ...record, content, digest: contentDigest(content), expired };
    this.#records.set(id, finished);
    return finished;
  }

  get(id: number): ArtifactRecord | undefined {
    return this.#records.get(id);
  }

  delete(id: number): boolean {
    return this.#records.delete(id);
  }

  /** Finished ones, of one run or of all, the oldest first. */
  list(runId?: number): readonly ArtifactRecord[] {
    return [...this.#records.values()].filter(
      (item) => item.content !== null && (runId === undefined || item.runId === runId),
    );
  }

  /** The last one of that name in a run, finished or not. */
  named(runId: number, name: string): ArtifactRecord | undefined {
    return [...this.#records.values()].findLast((item) => item.runId === runId && item.name === name);
  }
}

/** `sha256:…`, as the API writes it. */
export function contentDigest(content: Uint8Array): string {
  return `sha256:${createHash('sha256').update(content).digest('hex')}`;
}

function zipped(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const entries = Object.entries(files).map(([path, content]) => [
    path,
    new Uint8Array(Buffer.from(content as string)),
  ]);
  // A fixed date, in the range that zip knows: the same files are the same bytes.
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, { mtime: '2026-01-01T00:00:00' });
}
