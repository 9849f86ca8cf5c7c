import { createHash } from 'node:crypto';

import { fileChunks } from '../open-file.ts';
import { writeFileAtomically } from '../write-file-atomically.ts';

/** Whole lines are handed on in parts of about this size. */
const PART_BYTES = 4 * 1024 * 1024;

export interface StoredFile {
  /** Of what was stored, without a prefix. */
  readonly sha256: string;
  readonly bytes: number;
}

/**
 * Copies a client's raw output to its place, part by part, each through `change`; readers see the whole file or none. A part is
 * whole lines, one character for each byte, so that nothing is lost of bytes that are no text.
 *
 * @throws PortcullisError `not_written`
 */
export async function storeTranscript(from: string, to: string, change: (part: string) => string): Promise<StoredFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* changedParts(): AsyncGenerator<Buffer> {
    for await (const part of wholeLines(from)) {
      const changed = Buffer.from(change(part.toString('latin1')), 'latin1');
      hash.update(changed);
      bytes += changed.length;
      yield changed;
    }
  }
  await writeFileAtomically(to, changedParts(), 'the transcript');
  return { sha256: hash.digest('hex'), bytes };
}

/** A file in parts that end with a line feed, as far as it has them. */
async function* wholeLines(path: string): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const bytes of fileChunks(path)) {
    const end = size + bytes.length < PART_BYTES ? 0 : bytes.lastIndexOf(0x0a) + 1;
    if (end === 0) {
      held.push(bytes);
      size += bytes.length;
      continue;
    }
    yield Buffer.concat([...held, bytes.subarray(0, end)]);
    held = end === bytes.length ? [] : [bytes.subarray(end)];
    size = bytes.length - end;
  }
  if (size > 0) yield Buffer.concat(held);
}
