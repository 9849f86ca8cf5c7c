import { openFile } from './open-file.ts';

/** What large files are read in. */
const CHUNK_BYTES = 1024 * 1024;
/** A whole chunk for each of many small files would be most of what the garbage collector has to do. */
export const SMALL_CHUNK_BYTES = 64 * 1024;

/**
 * The bytes of a file, in chunks of at most `chunkBytes` that are the caller's to keep, and not more of them than the file had when it was
 * opened. Throws what `openFile` throws and the file system says. Where much is made of each byte, `SMALL_CHUNK_BYTES` costs no time, and the
 * garbage of large chunks would be 100 MB.
 */
export async function* fileChunks(path: string, chunkBytes = CHUNK_BYTES): AsyncGenerator<Buffer> {
  const { file, size } = await openFile(path);
  if (size === 0) return file.close();
  const highWaterMark = Math.max(SMALL_CHUNK_BYTES, Math.min(size ?? 0, chunkBytes));
  // A stream with an end reads from a position, which a pipe has not.
  const stream = file.createReadStream(size === null ? { highWaterMark } : { highWaterMark, start: 0, end: size - 1 });
  for await (const chunk of stream) yield chunk as Buffer;
}
