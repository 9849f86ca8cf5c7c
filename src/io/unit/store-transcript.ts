import { createHash, randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { fileChunks } from '../open-file.ts';
import { foundInstead } from '../file-error.ts';
import { makeFolder } from '../make-folder.ts';

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
  await makeFolder(dirname(to), 'the transcript');
  const temporary = join(dirname(to), `.${randomUUID()}.tmp`);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    const file = await open(temporary, 'wx');
    try {
      for await (const part of wholeLines(from)) {
        const changed = Buffer.from(change(part.toString('latin1')), 'latin1');
        hash.update(changed);
        bytes += changed.length;
        await file.writeFile(changed);
      }
    } finally {
      await file.close();
    }
    await rename(temporary, to);
    return { sha256: hash.digest('hex'), bytes };
  } catch (error) {
    await rm(temporary, { force: true });
    const message = `${to}: the transcript: expected a file that can be written, found ${foundInstead(error)}`;
    throw new PortcullisError('not_written', message, 'Look at the space and the rights there.', { cause: error });
  }
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
