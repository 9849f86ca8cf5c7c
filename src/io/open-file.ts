import type { Stats } from 'node:fs';
import { constants, type FileHandle, open, stat } from 'node:fs/promises';

import { NotAFileError } from './file-error.ts';

/** What a shell or a caller hands to this process under a path: `<(…)` of a shell, standard input. */
const HANDED_OVER = /^\/(?:dev\/(?:stdin|fd\/\d+)|proc\/self\/fd\/\d+)$/;

/** A file that is open for reading; its user closes it. */
export interface OpenFile {
  readonly file: FileHandle;
  /** In bytes, as the file system reports it, which need not be true; null for what was handed over. */
  readonly size: number | null;
}

/** Whether an absolute path names what this process was handed, and not what lies on a disk. */
export function isHandedOver(path: string): boolean {
  return HANDED_OVER.test(path);
}

/**
 * Opens a regular file, also behind a link. Pipes, devices and sockets are not even opened: one may wait for ever, another one never ends.
 * What was handed to this process under a path (`isHandedOver`) is opened in any case. Throws errors of the file system, and
 * `NotAFileError`.
 */
export async function openFile(path: string): Promise<OpenFile> {
  if (isHandedOver(path)) return { file: await open(path, constants.O_RDONLY), size: null };
  requireFile(await stat(path));
  // Something else may stand there by now: without the flag a pipe would be waited for. (Windows has none: nothing is added.)
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = await file.stat();
    requireFile(stats);
    return { file, size: stats.size };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** @throws NotAFileError for what is no regular file */
export function requireFile(stats: Stats): void {
  if (!stats.isFile()) throw new NotAFileError(kindOf(stats));
}

function kindOf(stats: Stats): string {
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a pipe';
  return stats.isSocket() ? 'a socket' : 'a device';
}

/** What large files are read in. */
const CHUNK_BYTES = 1024 * 1024;
/** Where much is made of each byte, it costs no time and holds less of what was made. */
export const SMALL_CHUNK_BYTES = 64 * 1024;

/**
 * The bytes of a file, in chunks of at most `chunkBytes`, and not more of them than the file had when it was opened. A chunk's memory is
 * filled again with the next one: chunks of their own would be 100 MB of garbage. Throws what `openFile` throws and the file system says.
 */
export async function* fileChunks(path: string, chunkBytes = CHUNK_BYTES): AsyncGenerator<Buffer> {
  const { file, size } = await openFile(path);
  try {
    const chunk = Buffer.allocUnsafe(Math.min(size ?? chunkBytes, chunkBytes));
    let left = size ?? Number.POSITIVE_INFINITY;
    while (left > 0) {
      const { bytesRead } = await file.read(chunk, 0, Math.min(chunk.length, left));
      if (bytesRead === 0) return;
      left -= bytesRead;
      yield chunk.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
