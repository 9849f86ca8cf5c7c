import { createHash } from 'node:crypto';

import { fileChunks, SMALL_CHUNK_BYTES } from '../open-file.ts';
import { writeFileAtomically } from '../write-file-atomically.ts';

export interface StoredFile {
  /** Of what was stored, without a prefix. */
  readonly sha256: string;
  readonly bytes: number;
  /** Of what the client wrote. */
  readonly rawSha256: string;
}

/** What is made of a text that comes in parts. */
export interface TextStream {
  push(part: string): string;
  end(): string;
}

/**
 * Copies a client's raw output to its place, part by part, through `change`; readers see the whole file or none. A text has one
 * character for each byte, so that nothing is lost of bytes that are no text.
 *
 * @throws PortcullisError `not_written`
 */
export async function storeTranscript(from: string, to: string, change: TextStream): Promise<StoredFile> {
  const raw = createHash('sha256');
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = (text: string): Buffer => {
    const changed = Buffer.from(text, 'latin1');
    hash.update(changed);
    bytes += changed.length;
    return changed;
  };
  async function* changedParts(): AsyncGenerator<Buffer> {
    for await (const part of fileChunks(from, SMALL_CHUNK_BYTES)) {
      raw.update(part);
      yield counted(change.push(part.toString('latin1')));
    }
    yield counted(change.end());
  }
  await writeFileAtomically(to, changedParts(), 'the transcript');
  return { sha256: hash.digest('hex'), bytes, rawSha256: raw.digest('hex') };
}
