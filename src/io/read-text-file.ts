import { open, readFile, stat } from 'node:fs/promises';

import { PortcullisError } from '../kernel/portcullis-error.ts';
import { isMissing, unreadable } from './file-error.ts';

/** Documents are small; a larger file is something else, given by mistake. */
const DOCUMENT_LIMIT_BYTES = 64 * 1024 * 1024;

/**
 * Reads a document as UTF-8. Throws `PortcullisError` where the file is missing, a folder, unreadable, far too large or not
 * UTF-8; `what` names the document for people.
 */
export async function readTextFile(path: string, what: string): Promise<string> {
  return decodeUtf8(await readDocument(path, what), path, what);
}

/** Like `readTextFile`, but undefined where there is no such file. */
export async function readOptionalTextFile(path: string, what: string): Promise<string | undefined> {
  try {
    await stat(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw unreadable(error, path, what);
  }
  return readTextFile(path, what);
}

/** The beginning of a file that is shown to people and decides nothing; undefined where there is no such file. */
export async function readExcerpt(path: string, limit: number): Promise<string | undefined> {
  let file;
  try {
    file = await open(path, 'r');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw unreadable(error, path, 'the file');
  }
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(limit), 0, limit, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Strict UTF-8, with the offset of the first byte that is none. */
export function decodeUtf8(bytes: Uint8Array, path: string, what: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    const help = 'Save the file as UTF-8.';
    throw new PortcullisError('invalid_input', `${path}: ${what}: expected UTF-8 text, found other bytes`, help, {
      cause: error,
    });
  }
}

async function readDocument(path: string, what: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size > DOCUMENT_LIMIT_BYTES) {
      const found = `${Math.round(size / 1024 / 1024)} MiB`;
      throw new PortcullisError('invalid_input', `${path}: ${what}: expected at most 64 MiB, found ${found}`);
    }
    return await readFile(path);
  } catch (error) {
    throw error instanceof PortcullisError ? error : unreadable(error, path, what);
  }
}
