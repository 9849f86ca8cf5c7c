import { mismatchError, PortcullisError } from '../kernel/portcullis-error.ts';
import { isMissing, unreadable } from './file-error.ts';
import { openFile, type OpenFile } from './open-file.ts';

/** Documents are small; a larger file is something else, given by mistake. */
export const DOCUMENT_LIMIT_BYTES = 64 * 1024 * 1024;
/** What is read first of a file without a size. */
const FIRST_BYTES = 4096;

/**
 * Reads a document as UTF-8. Throws `PortcullisError` where the file is missing, no regular file (see `openFile`),
 * unreadable, far too large or not UTF-8; `what` names the document for people.
 */
export async function readTextFile(path: string, what: string): Promise<string> {
  return decodeUtf8(await readDocument(path, what), path, what);
}

/** Like `readTextFile`, but undefined where there is no such file. */
export async function readOptionalTextFile(path: string, what: string): Promise<string | undefined> {
  try {
    return await readTextFile(path, what);
  } catch (error) {
    if (error instanceof PortcullisError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** The beginning of a file that is shown to people and decides nothing; undefined where there is no such file. */
export async function readExcerpt(path: string, limit: number): Promise<string | undefined> {
  let file;
  try {
    ({ file } = await openFile(path));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw unreadable(error, path, 'the file');
  }
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(limit), 0, limit, null);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Strict UTF-8. @throws PortcullisError `invalid_input` for other bytes */
export function decodeUtf8(bytes: Uint8Array, path: string, what: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    const help = 'Save the file as UTF-8.';
    const mismatch = { expected: 'UTF-8 text', found: 'other bytes' };
    throw mismatchError('invalid_input', `${path}: ${what}`, mismatch, help, { cause: error });
  }
}

/** The bytes of a document. Throws as `readTextFile` does, but whatever they are. */
export async function readDocument(path: string, what: string): Promise<Uint8Array> {
  try {
    const opened = await openFile(path);
    try {
      return await boundedBytes(opened, path, what);
    } finally {
      await opened.file.close();
    }
  } catch (error) {
    throw error instanceof PortcullisError ? error : unreadable(error, path, what);
  }
}

/** Everything in a file, up to the limit of a document, whatever size was reported: some report none and never end. */
async function boundedBytes({ file, size }: OpenFile, path: string, what: string): Promise<Uint8Array> {
  const refuse = (found: string): never => {
    throw mismatchError('invalid_input', `${path}: ${what}`, { expected: 'at most 64 MiB', found });
  };
  const reported = size ?? 0;
  if (reported > DOCUMENT_LIMIT_BYTES) return refuse(`${Math.ceil(reported / 1024 / 1024)} MiB`);
  // One byte more than expected shows the end.
  let buffer = Buffer.allocUnsafe(Math.max(reported, FIRST_BYTES) + 1);
  let length = 0;
  for (;;) {
    const { bytesRead } = await file.read(buffer, length, buffer.length - length, null);
    if (bytesRead === 0) return buffer.subarray(0, length);
    length += bytesRead;
    if (length > DOCUMENT_LIMIT_BYTES) return refuse('more');
    if (length < buffer.length) continue;
    const larger = Buffer.allocUnsafe(Math.min(2 * length, DOCUMENT_LIMIT_BYTES + 1));
    buffer.copy(larger, 0, 0, length);
    buffer = larger;
  }
}
